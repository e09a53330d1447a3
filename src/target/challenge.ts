// Reads WWW-Authenticate and says in one safe line what a server asks for. The header is the server's own text: what comes out
// of here is for the terminal, cut and escaped, and never for a report.
import { printable } from "../lib/escape.js";

/** Longest value shown, in characters. */
const VALUE_CHARACTERS = 80;
/** Challenges shown; a server that offers more is not helped by a longer line. */
const MAX_CHALLENGES = 3;
/** Longest header read, in characters. */
const HEADER_CHARACTERS = 4_096;

/** One challenge: a scheme and its parameters, names in lower case (RFC 9110, section 11.6.1). */
export interface Challenge {
  readonly scheme: string;
  readonly parameters: ReadonlyMap<string, string>;
}

const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const PARAMETER = new RegExp(`[,\\s]*(${TOKEN})\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|(${TOKEN}))`, "y");
const SCHEME = new RegExp(`[,\\s]*(${TOKEN})(?:\\s+[A-Za-z0-9._~+/-]+=*(?=\\s*(?:,|$)))?`, "y");

/** The challenges of a header in order. Never fails: what is no challenge ends the reading. */
export function readChallenges(header: string): readonly Challenge[] {
  const text = header.slice(0, HEADER_CHARACTERS);
  const found: { scheme: string; parameters: Map<string, string> }[] = [];
  let at = 0;
  for (;;) {
    const current = found.at(-1);
    PARAMETER.lastIndex = at;
    const parameter = PARAMETER.exec(text);
    if (parameter !== null && current !== undefined) {
      const [, name = "", quoted, bare] = parameter;
      current.parameters.set(name.toLowerCase(), bare ?? (quoted ?? "").replace(/\\(.)/gs, "$1"));
      at = PARAMETER.lastIndex;
      continue;
    }
    SCHEME.lastIndex = at;
    const scheme = SCHEME.exec(text)?.[1];
    if (scheme === undefined) return found;
    found.push({ scheme, parameters: new Map() });
    at = SCHEME.lastIndex;
  }
}

/** What the server asks for, for example `Bearer, realm "api", scope "read"`; null when the header names no scheme. */
export function describeChallenges(header: string): string | null {
  const challenges = readChallenges(header);
  if (challenges.length === 0) return null;
  return challenges.slice(0, MAX_CHALLENGES).map(describe).join("; or ");
}

function describe({ scheme, parameters }: Challenge): string {
  const parts = [shown(scheme)];
  for (const name of ["realm", "scope", "error"]) {
    const value = parameters.get(name);
    if (value !== undefined && value !== "") parts.push(`${name} ${JSON.stringify(shown(value))}`);
  }
  // RFC 9728, section 5.1. The host is enough to see who is meant; a path may hold anything.
  const metadata = hostOf(parameters.get("resource_metadata"));
  if (metadata !== null) parts.push(`OAuth metadata at ${shown(metadata)}`);
  return parts.join(", ");
}

function hostOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  try {
    return new URL(text).host;
  } catch {
    return null;
  }
}

function shown(text: string): string {
  return printable(text, VALUE_CHARACTERS);
}
