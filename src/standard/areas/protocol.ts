// Area protocol: the share of applicable protocol checks passed. Judges what observe/ saw; sends nothing itself.
import { PROTOCOL_CHECKS, defineArea, type ProtocolCheckId, type ProtocolReason } from "../define.js";
import { BUDGET_EXHAUSTED } from "./shared-reasons.js";

/** Reasons every check shares: its exchange broke, or was never made. */
const EXCHANGE = ["protocol-call-failed", "coverage-budget-exhausted"] as const;

export const protocol = defineArea<ProtocolCheckId, ProtocolReason>({
  name: "protocol",
  weight: 15,
  about:
    "The share of applicable checks passed. Checks run last, on their own requests. A check whose request timed out, closed the connection or broke the exchange is lost with protocol-call-failed; one the spent budget left no request for, with coverage-budget-exhausted (ours).",
  checks: {
    "protocol.negotiation": {
      passesWhen:
        "initialize with a version nobody knows answers a date-shaped version that is not the unknown one, and a second handshake that offers the answered version gets it echoed; from 2026-07-28 on: a request of an unknown version gets error -32022 whose data.supported lists a version that then works",
      reasons: [
        "protocol-negotiation-echoed-unknown",
        "protocol-negotiation-invalid-version",
        "protocol-negotiation-inconsistent-support",
        ...EXCHANGE,
      ],
    },
    "protocol.unknown-method": {
      passesWhen: "an unknown method gets error -32601, whatever the HTTP status",
      reasons: ["protocol-unknown-method-answered", ...EXCHANGE],
    },
    "protocol.ping": {
      passesWhen:
        "ping gets an empty result object; from 2026-07-28 on, which has no ping: server/discover answers again, with the revision in force among its supportedVersions and a capabilities object",
      reasons: ["protocol-ping-failed", ...EXCHANGE],
    },
    "protocol.unknown-tool": {
      passesWhen: "tools/call with a name that is not listed is refused by an error or an isError result",
      reasons: ["protocol-unknown-tool-accepted", ...EXCHANGE],
    },
    "protocol.pagination": {
      passesWhen:
        "the pages of tools/list end, repeat no cursor, hold valid entries (a name and an object inputSchema) and list each tool once",
      reasons: ["protocol-pagination-invalid", ...EXCHANGE],
    },
    "protocol.surfaces": {
      passesWhen: "each declared resources or prompts capability lists cleanly; the check exists only when one of them is declared",
      reasons: ["protocol-surface-invalid", ...EXCHANGE],
    },
  },
  reasons: {
    "protocol-negotiation-echoed-unknown": {
      hint: "answer initialize with a protocol version the server implements; echoing an unknown version promises a revision the server cannot speak (from 2026-07-28 on: refuse a request of an unknown version with error -32022)",
    },
    "protocol-negotiation-invalid-version": {
      hint: "answer an initialize that offers an unknown version with a result whose protocolVersion is a published revision (YYYY-MM-DD); clients fall back on it (from 2026-07-28 on: refuse a request of an unknown version with error -32022 and list the supported versions in data.supported)",
    },
    "protocol-negotiation-inconsistent-support": {
      hint: "echo every protocol version the server itself offers; it counter-offered a version and answered another one when a client asked for it (from 2026-07-28 on: serve requests of a version listed in data.supported)",
    },
    "protocol-unknown-method-answered": {
      hint: "answer requests for methods the server does not implement with JSON-RPC error -32601; clients probe for features this way",
    },
    "protocol-ping-failed": {
      hint: "answer ping with an empty result object; clients close connections whose pings fail (from 2026-07-28 on: answer server/discover with supportedVersions and capabilities, every time)",
    },
    "protocol-unknown-tool-accepted": {
      hint: "refuse tools/call for a name that is not listed, with an error or an isError result; a success for a tool that does not exist hides an agent's misspelling",
    },
    "protocol-pagination-invalid": {
      hint: "make tools/list end within 20 pages, with a new cursor on every page, an object inputSchema for every tool and each tool once; clients drop the rest of a broken listing",
    },
    "protocol-surface-invalid": {
      hint: "answer resources/list and prompts/list cleanly for each capability the server declares, or stop declaring it",
    },
    "protocol-call-failed": {
      hint: "the check got no usable reply: the request timed out, closed the connection or broke the exchange; answer every request, with an error where the server has nothing else",
    },
    "coverage-budget-exhausted": BUDGET_EXHAUSTED,
  },
  judge(seen, lose) {
    let applicable = 0;
    let passed = 0;
    for (const id of PROTOCOL_CHECKS) {
      const check = seen.protocol[id];
      if (check.outcome === "not-applicable") continue;
      applicable += 1;
      if (check.outcome === "passed") passed += 1;
      else lose({ id, reason: check.reason });
    }
    return { score: applicable === 0 ? 0 : (100 * passed) / applicable, measurements: {} };
  },
});
