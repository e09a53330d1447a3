// From what came to the one most likely cause, with the way out. Pure; the order of the rules is the order of certainty.
import type { DoctorCause, DoctorOutcome, DoctorStep } from "../../model/documents/doctor.js";
import { INCOMPLETE_CODES } from "../../model/errors.js";
import { isConnected } from "./steps.js";

/** JSON-RPC's own code for it. */
const INTERNAL_ERROR = -32603;

/** What to do about each cause. Fixed sentences: a doctor report is share-safe. */
export const ADVICE: Readonly<Record<DoctorCause, string>> = {
  healthy: "the server connects and lists its tools; mcpeval score measures how ready it is",
  "command-not-found": INCOMPLETE_CODES["command-not-found"],
  "server-exited": "the process ended instead of answering; run the command by hand and read its last words on stderr",
  "connection-failed": INCOMPLETE_CODES["connection-failed"],
  "auth-required": INCOMPLETE_CODES["auth-required"],
  redirected: "the server redirects; redirects are not followed, give the final address with --url",
  "server-error": "the server fails while it answers (HTTP 5xx, or error -32603); look at its log while this command runs",
  "wrong-address": "nothing answers MCP at this path; check the path of the address (often /mcp or /sse)",
  "not-mcp":
    "what answers is no MCP server (no JSON-RPC reply in its responses); check the address, or that the command starts the MCP server",
  "stdout-noise": "the server writes text that is not JSON to stdout and answers nothing usable; send logs and banners to stderr",
  "no-answer":
    "the server runs and does not answer; check that it reads newline-delimited JSON from stdin (no Content-Length headers) and flushes stdout, or raise --start-timeout",
  "unknown-revision":
    "the server answers initialize with a protocol version that was never published; answer one of the published revisions",
  "invalid-handshake":
    "the answer to the handshake is not usable; answer initialize with protocolVersion, capabilities and serverInfo under the request's id",
  "handshake-refused": "the server refuses every protocol revision it was offered; support one of the published revisions",
  "listing-failed": "the handshake works, but tools/list does not answer a tools array; look at how the server handles it",
};

/** The same for a healthy server that declares no tools, and so listed none. */
const HEALTHY_WITHOUT_TOOLS = "the server connects and offers no tools; mcpeval score measures how ready the rest of it is";

/** What to do about the cause that was found in the steps. */
export function adviceOn(cause: DoctorCause, steps: readonly DoctorStep[]): string {
  const hasListed = steps.some(({ method, outcome }) => method === "tools/list" && outcome === "ok");
  return cause === "healthy" && !hasListed ? HEALTHY_WITHOUT_TOOLS : ADVICE[cause];
}

/** The cause that explains the steps best. @param noise frames that were no JSON */
export function likelyCause(steps: readonly DoctorStep[], noise: number): DoctorCause {
  const made = steps.filter(({ outcome }) => outcome !== "skipped");
  if (made.some(isConnected)) {
    const lists = made.filter(({ method }) => method === "tools/list");
    return lists.some(({ outcome }) => outcome === "ok" || outcome === "not-offered") ? "healthy" : "listing-failed";
  }
  const any = (...outcomes: readonly DoctorOutcome[]): boolean => made.some(({ outcome }) => outcomes.includes(outcome));
  const posts = made.filter(({ method }) => method !== "GET");
  const every = (test: (step: DoctorStep) => boolean): boolean => posts.length > 0 && posts.every(test);
  if (any("not-started")) return "command-not-found";
  if (any("auth-required")) return "auth-required";
  if (every(({ outcome }) => outcome === "no-connection")) return "connection-failed";
  if (any("redirect")) return "redirected";
  if (noise > 0 && any("no-reply") && !any("refused", "invalid-result", "other-revision")) return "stdout-noise";
  // A legacy server refuses what it does not know, so an answer to server/discover says nothing of its handshake.
  const handshakes = posts.filter(({ method }) => method === "initialize");
  const isUnanswered = handshakes.every(({ outcome }) => outcome === "connection-ended" || outcome === "no-reply");
  if (isUnanswered && handshakes.some(({ outcome }) => outcome === "connection-ended")) return "server-exited";
  if (isUnanswered && handshakes.length > 0) return "no-answer";
  if (any("other-revision")) return "unknown-revision";
  if (any("invalid-result", "invalid-message")) return "invalid-handshake";
  if (every(({ http_status, code }) => code === null && (http_status === 404 || http_status === 405))) return "wrong-address";
  // An internal error is no refusal of a revision, whether or not JSON-RPC words it.
  if (posts.some(({ http_status, code }) => code === null && (http_status ?? 0) >= 500)) return "server-error";
  if (handshakes.length > 0 && handshakes.every(({ http_status, code }) => (http_status ?? 0) >= 500 || code === INTERNAL_ERROR))
    return "server-error";
  if (any("refused")) return "handshake-refused";
  if (any("connection-ended")) return "server-exited";
  if (any("no-reply")) return "no-answer";
  return any("no-reply-in-body", "http-error") ? "not-mcp" : "connection-failed";
}
