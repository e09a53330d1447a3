// The targets of --endpoint: LABEL=URL, each label once. Says nothing about whether an address may be used.
import { isLabel } from "./label.js";

/** One target by address. */
export interface Endpoint {
  readonly label: string;
  readonly url: string;
}

/** The label of the command after `--`, which no endpoint may have. */
export const STDIO_LABEL = "stdio";

/** Reads LABEL=URL; null when it is none. */
export function parseEndpoint(text: string): Endpoint | null {
  const at = text.indexOf("=");
  const label = text.slice(0, Math.max(0, at)).trim();
  const url = text.slice(at + 1).trim();
  return isLabel(label) && url !== "" ? { label, url } : null;
}
