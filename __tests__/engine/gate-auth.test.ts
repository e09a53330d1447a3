// A gate whose server wants credentials: no case is judged for the want of them, and the cause is told as `score` tells it.
import { afterEach, describe, expect, test } from "@jest/globals";
import { startGuarded, type Guarded, type GuardedOptions } from "../fixtures/servers/guarded-http.mjs";
import { verdictOf } from "../../src/report/verdict.js";
import { flawlessTool } from "../support/composable.js";
import { casesOf, runCases, type GateRunOptions } from "../support/gate-server.js";

let guarded: Guarded | undefined;
afterEach(async () => {
  await guarded?.close();
  guarded = undefined;
});

const HINT = /pass them with MCPEVAL_HTTP_AUTHORIZATION/;
const CAUSE = "the server needs credentials (HTTP 401); set MCPEVAL_HTTP_AUTHORIZATION or use --header-env";
const listing = { probe: "discovery-cost", max_tools: 9, max_schema_bytes: 9_000 };
const call = { probe: "instruction-fidelity", tool: "read", arguments: { id: "r1" }, expect: { outcome: "ok" } };
/** A kind that takes a broken exchange for its own answer. */
const payload = { probe: "payload-bounds", tool: "read", arguments: { id: "r1" }, field: "id", size_bytes: 10 };

async function gate(options: GuardedOptions, more: GateRunOptions = {}) {
  guarded = await startGuarded({ bearer: "t0ken", tools: [flawlessTool("read").entry], ...options });
  const target = { kind: "http" as const, url: guarded.url, headers: { Authorization: "Bearer t0ken" } };
  const { document, notes } = await runCases(target, await casesOf(listing, payload, call, listing), { timeoutMs: 2_000, ...more });
  expect(JSON.stringify(document)).not.toMatch(/guarded|SERVER|t0ken|Bearer/);
  return { rows: document.cases.map(({ reason, attempts }) => [reason, attempts]), document, notes };
}

describe("401", () => {
  test("to everything: no case is judged, the cause is told with its way out, and nothing is asked again", async () => {
    const { rows, document, notes } = await gate({ bearer: "other" });
    expect(rows).toEqual([0, 1, 2, 3].map(() => ["gate-auth-required", 0]));
    expect(document.cases[0]?.hint).toMatch(HINT);
    expect(verdictOf(document)).toBe("incomplete");
    expect(notes).toEqual([`case-1: ${CAUSE}`, expect.stringMatching(/^it asks for Bearer, .*--bearer-env VARIABLE sends a token/)]);
    // The era, and nothing after it: every further request would be refused as well.
    expect(guarded?.requests.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  test("to a call: what was judged before stays, the case and all after it are not judged", async () => {
    const { rows, document, notes } = await gate({ refuse: ({ method }) => (method === "tools/call" ? { status: 401 } : undefined) });
    expect(rows).toEqual([
      [null, 1],
      ["gate-auth-required", 1],
      ["gate-auth-required", 0],
      ["gate-auth-required", 0],
    ]);
    expect(document).toMatchObject({ passed: false, gate: { passed: 1, total: 4 } });
    expect(verdictOf(document)).toBe("incomplete");
    expect(notes[0]).toBe(`case-2: ${CAUSE}`);
  });

  test("leaves readiness unmeasured with the same cause", async () => {
    const { rows, document, notes } = await gate({ bearer: "other" }, { gateOnly: false });
    expect(new Set(rows.map(([reason]) => reason))).toEqual(new Set(["gate-auth-required"]));
    expect(document).toMatchObject({ readiness: null, readiness_error: "auth-required" });
    expect(notes).toContain(CAUSE);
  });
});

test("403 to one tool is that case's alone", async () => {
  const { rows, document } = await gate({ refuse: ({ method }) => (method === "tools/call" ? { status: 403 } : undefined) });
  expect([rows[0], rows[2], rows[3]]).toEqual([
    [null, 1],
    ["gate-auth-required", 1],
    [null, 1],
  ]);
  expect(document.cases[2]?.hint).toMatch(HINT);
  expect(verdictOf(document)).toBe("incomplete");
});
