// Says in one line why GitHub did not do what was asked, and which permission is missing. Repeats nothing of a request.
import { printable } from "../../lib/escape.js";
import { SinkFailure } from "../../model/errors.js";

/** What was tried. */
export interface Attempt {
  /** What is missing now, for example "the pull request has no comment". */
  readonly what: string;
  /** Lines of the job's `permissions:` it needs, for example "pull-requests: write". */
  readonly permission: string;
  /** Whether a pull request of a fork started the run: its token only reads, whatever the workflow asks for. */
  readonly isFork: boolean;
}

/** Longest sentence of GitHub repeated, in characters. */
const QUOTED = 200;

/** The failure of one attempt. */
export function refusal(error: unknown, { what, permission, isFork }: Attempt): SinkFailure {
  return new SinkFailure(`${what}: ${cause(error, permission, isFork)}`);
}

function cause(error: unknown, permission: string, isFork: boolean): string {
  const { status, message, headers } = describe(error);
  const needs = `the job needs \`permissions: ${permission}\``;
  if (status === undefined) return `GitHub could not be reached (${message})`;
  if (status === 401) return "GitHub refused the token (401); leave 'github-token' out to use the job's own";
  if (status === 429 || (status === 403 && (headers["x-ratelimit-remaining"] === "0" || headers["retry-after"] !== undefined))) {
    return `GitHub's rate limit is spent (${status})`;
  }
  if (status === 403 && /code scanning is not enabled|advanced security|code security/i.test(message)) {
    return "code scanning is not enabled for this repository";
  }
  // Not for want of a permission: GitHub's own words say it best.
  if (status === 403 && /\b(?:locked|archived|blocked|suspended|IP allow list|SAML)\b/i.test(message))
    return `GitHub refused (403): ${message}`;
  if ((status === 403 || status === 404) && isFork) {
    return `the token of a fork's pull request may only read (${status}); ${needs}, which GitHub grants to no fork`;
  }
  if (status === 403) return `the token may not do this (403); ${needs}`;
  if (status === 404) return `GitHub does not show this to the token (404); ${needs}`;
  return `GitHub answered ${status} (${message})`;
}

interface Described {
  /** HTTP status; absent when there was no answer. */
  readonly status?: number;
  readonly message: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The client's errors carry a status and the response; all else broke on the way. */
function describe(error: unknown): Described {
  const { status, response } = error as { status?: unknown; response?: { headers?: Record<string, unknown> } };
  const text = error instanceof Error ? error.message : "unknown cause";
  const message = printable(text.split("\n", 1)[0] ?? "", QUOTED);
  // The client reports a request that got no answer as status 500 without a response.
  if (typeof status !== "number" || response === undefined) return { message: networkCause(error) ?? message, headers: {} };
  return { status, message, headers: response.headers ?? {} };
}

function networkCause(error: unknown): string | undefined {
  for (let at = error; typeof at === "object" && at !== null; at = (at as { readonly cause?: unknown }).cause) {
    const { code } = at as { readonly code?: unknown };
    if (typeof code === "string") return printable(code, QUOTED);
  }
  return undefined;
}
