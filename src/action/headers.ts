// Reads the inputs that carry secrets: `headers` as variables that options name, and the values of `env`. It repeats no value.
import { inputLines, inputSpelling } from "../options/action.js";

/** Variables that carry header values to the command: its options name variables, so that no value is ever an option. */
const HEADER_VARIABLE = "MCPEVAL_ACTION_HEADER_";

/** Header names, RFC 9110 section 5.1 (a token). */
const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;

/** Header values, RFC 9110 section 5.5: visible characters, blanks, and the rest of Latin-1. */
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]+$/;

/** An input's name as messages show it. */
export function spell(option: string): string {
  return option === "header-env" ? "'headers'" : `'${inputSpelling(option)}'`;
}

/** Headers of every request, read. */
export interface Headers {
  /** `Name=VARIABLE` items for the header-env option. */
  readonly items: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
  readonly problems: readonly string[];
}

/** Splits `Name: value` lines. A line that is no such pair is named by its number only: it may be a secret on the wrong line. */
export function readHeaders(text: string): Headers {
  const items: string[] = [];
  const variables: Record<string, string> = {};
  const problems: string[] = [];
  inputLines(text).forEach((line, index) => {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(colon, 0)).trim();
    const value = line.slice(colon + 1).trim();
    if (!HEADER_NAME.test(name) || value === "") {
      problems.push(`'headers': line ${index + 1} must be Name: value${colon > 0 && value === "" ? " (is the secret set?)" : ""}`);
      return;
    }
    if (!HEADER_VALUE.test(value)) {
      problems.push(`'headers': the value of ${name} holds a character no header can carry`);
      return;
    }
    const variable = `${HEADER_VARIABLE}${index + 1}`;
    items.push(`${name}=${variable}`);
    variables[variable] = value;
  });
  return { items, variables, problems };
}

/** Values of `NAME=value` items, and of variables that items only name. */
export function variableValues(items: readonly string[], env: Readonly<Record<string, string | undefined>>): string[] {
  return items.map((item) => (item.includes("=") ? item.slice(item.indexOf("=") + 1) : (env[item] ?? "")));
}
