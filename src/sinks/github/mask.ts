// Registers secrets with the runner, which then replaces them in logs and summaries. It decides what is worth masking.
import type { Core } from "./core.js";

/**
 * Shortest environment value that is masked. A mask replaces every occurrence, so masking `1`, `true` or `error` would
 * garble the whole log and make GitHub drop job outputs such as the readiness; no secret worth the name is this short.
 */
const MIN_ENV_SECRET_CHARACTERS = 6;

/** Values that no secret has, and that stand all over a log: words of configuration, numbers and addresses of this machine. */
const PLAIN =
  /^(?:true|false|none|[0-9.]+|(?:https?:\/\/)?(?:localhost|127\.0\.0\.1)(?::\d+)?\/?|production|development|staging|verbose|warning|failed|passed)$/i;

/** Values of headers and variables that the run was given. */
export interface Secrets {
  /** Header values, each as sent. */
  readonly headers: readonly string[];
  /** Values of environment variables for the server. */
  readonly env: readonly string[];
  /** Texts whose masking would make GitHub drop outputs: the workspace's path and the repository's name. */
  readonly needed?: readonly string[];
  /** The workflow's token; empty for none. The runner masks its own, but not one that a workflow made. */
  readonly token?: string;
}

/** The strings to mask: header values whole and without their scheme (`Bearer x` also as `x`), long enough variables. Each once. */
export function maskable(secrets: Secrets): string[] {
  const found = new Set<string>([secrets.token ?? ""]);
  for (const value of secrets.headers) {
    found.add(value);
    const credentials = /^[A-Za-z][A-Za-z0-9_-]* +(?<rest>\S.*)$/.exec(value)?.groups?.["rest"];
    if (credentials !== undefined && !PLAIN.test(credentials.trim())) found.add(credentials.trim());
  }
  for (const value of secrets.env) {
    const isNeeded = (secrets.needed ?? []).some((text) => text.includes(value));
    if (value.length >= MIN_ENV_SECRET_CHARACTERS && !PLAIN.test(value) && !isNeeded) found.add(value);
  }
  found.delete("");
  return [...found];
}

/** Masks the secrets from here on. Call it before anything else is printed. The runner itself masks base64, JSON and URL forms too. */
export function maskSecrets(core: Pick<Core, "setSecret">, secrets: Secrets): void {
  for (const secret of maskable(secrets)) core.setSecret(secret);
}
