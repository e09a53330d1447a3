// Reads a server command that was written as one text (the Action's `command` input). No shell is involved, ever.
import { split } from "shlex";
import { UsageError } from "../model/errors.js";

/** Words that only a shell understands: operators, redirections, substitutions. */
const SHELL_WORD = /^(?:&&|\|\|?|;|&|>>?|<|[12&]>.*|\$\(.*|`.*)$/s;

/** A variable set in front of a command, which a shell would do. */
const ASSIGNMENT = /^[A-Za-z_][A-Za-z0-9_]*=/;

/** What may follow a backslash that means what it says; and quoted text, in which a path of Windows stays whole. */
const MEANT = /\\[^A-Za-z0-9_.]|'[^']*'|"(?:\\.|[^"\\])*"/gs;

/**
 * Splits a command text into program and arguments:
 * a JSON array of strings, or one argument a line, or a single line of POSIX words (quotes and backslashes, no globs, no variables).
 * @param name what to call the text in messages, for example "command"
 * @throws UsageError when it is empty, is not one of the three forms, or uses shell operators
 */
export function splitCommand(text: string, name = "command"): string[] {
  const trimmed = text.trim();
  if (trimmed === "") throw new UsageError(`${name} is empty`);
  const words = trimmed.startsWith("[") ? fromJson(trimmed, name) : fromText(trimmed, name);
  if ((words[0] ?? "") === "") throw new UsageError(`${name}: the program's name is empty`);
  if (words.some((word) => word.includes("\0"))) throw new UsageError(`${name} holds a NUL character`);
  return words;
}

function fromJson(text: string, name: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(`${name} starts with "[" but is not valid JSON; write an array of strings`);
  }
  if (!Array.isArray(value) || !value.every((word): word is string => typeof word === "string")) {
    throw new UsageError(`${name}: the JSON array must hold strings only`);
  }
  return value;
}

function fromText(text: string, name: string): string[] {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length > 1) return lines;
  let words: string[];
  try {
    words = split(text);
  } catch {
    throw new UsageError(`${name}: a quote or backslash is not closed`);
  }
  const eaten = /\\[A-Za-z0-9_.]/.exec(text.replace(MEANT, ""))?.[0];
  if (eaten !== undefined) {
    throw new UsageError(
      `${name}: the backslash of ${eaten} would be lost; write paths with /, put them in quotes, or give one argument a line`,
    );
  }
  const operator = words.find((word) => SHELL_WORD.test(word));
  if (operator !== undefined) {
    throw new UsageError(
      `${name}: ${operator.slice(0, 20)} needs a shell, and none is used; give the server command alone, or: sh -c '...'`,
    );
  }
  const [first = ""] = words;
  if (ASSIGNMENT.test(first)) {
    const variable = first.slice(0, first.indexOf("="));
    throw new UsageError(
      `${name}: ${variable}= in front of a command needs a shell; give a server's variables with 'env', a build's in the step's env:`,
    );
  }
  return words;
}
