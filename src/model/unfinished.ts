// Why a gate case ended without a verdict of its own: the exchange with the server broke, or it was never made. Such a case is not
// passed, and the run exits 3. Labels and hints only, for the gate, `explain` and the renderers.

/** Every reason for a case that could not be judged, with what to do about it. */
export const UNFINISHED_REASONS = {
  "transport-timeout": {
    hint: "the server did not answer within timeout_ms; find what blocks it, or raise timeout_ms in the manifest if it is slow by nature",
  },
  "transport-closed": {
    hint: "the connection ended before the case did; keep the process and the session alive whatever a request asks, and look at the server's own log for the crash",
  },
  "transport-error": {
    hint: "no usable answer came, or no connection was agreed on, so the case could not be judged; `mcpeval doctor` shows what the server answers: send one JSON-RPC reply per request, on stdout nothing else, and over HTTP a 2xx status with it",
  },
  "gate-auth-required": {
    hint: "the server wants credentials (HTTP 401 or 403) where this case asks it, so it could not be judged; pass them with MCPEVAL_HTTP_AUTHORIZATION, --bearer-env, --header-env or the --oauth options",
  },
  "gate-budget-exhausted": {
    hint: "the evaluation's time or requests ran out before this case was done; raise --budget-seconds or --max-requests, or split the manifest",
  },
  "gate-interrupted": {
    hint: "the run was interrupted before this case was done; run it again",
  },
} as const;

/** One reason for a case without a verdict. */
export type UnfinishedReason = keyof typeof UNFINISHED_REASONS;

/** Whether a case's reason says that it could not be judged. */
export function isUnfinished(reason: string | null): reason is UnfinishedReason {
  return reason !== null && Object.hasOwn(UNFINISHED_REASONS, reason);
}
