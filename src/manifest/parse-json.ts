// JSON and JSON with comments as a positioned source. Syntax only.
import { parseTree, printParseErrorCode, type Node, type ParseError } from "jsonc-parser";
import { jsonLine } from "../lib/json-source.js";
import type { Json } from "../model/json.js";
import { SourceBuilder, unreadable, Unreadable, type Source, type Span } from "./source.js";

/**
 * Parses JSON, or with `isJsonc` JSON with comments and trailing commas.
 * @param text without a byte order mark
 */
export function parseJson(text: string, isJsonc: boolean): Source {
  try {
    const errors: ParseError[] = [];
    const root = parseTree(text, errors, { disallowComments: !isJsonc, allowTrailingComma: isJsonc, allowEmptyContent: false });
    const [first] = errors;
    // What follows the first mistake is mostly its consequence.
    if (first !== undefined) throw new Unreadable({ start: first.offset, end: first.offset + first.length }, mistake(first, text));
    if (root === undefined) throw new Unreadable({ start: 0, end: 0 }, "is empty; a manifest is an object");
    if (!isJsonc) checkStrictly(text);
    const builder = new SourceBuilder();
    return builder.done(valueOf(root, "", 0, builder));
  } catch (error) {
    if (error instanceof Unreadable) return unreadable(error);
    // The parser recurses: only nesting beyond the call stack ends here.
    if (error instanceof RangeError) return unreadable(new Unreadable({ start: 0, end: 0 }, "nested too deeply to be read; flatten it"));
    throw error;
  }
}

/** What the tolerant parser lets pass and JSON does not allow. */
function checkStrictly(text: string): void {
  try {
    JSON.parse(text);
  } catch {
    const lines = text.split("\n").slice(0, jsonLine(text).line - 1);
    const start = lines.reduce((sum, line) => sum + line.length + 1, 0);
    throw new Unreadable({ start, end: start }, "is not valid JSON on this line");
  }
}

function mistake({ error, offset }: ParseError, text: string): string {
  const before = text.slice(0, offset).trimEnd();
  if (before.endsWith(",") && /^[\]}]/.test(text.slice(offset))) {
    return "a comma with nothing after it; remove it, or name the file .jsonc";
  }
  switch (printParseErrorCode(error)) {
    case "InvalidCommentToken":
      return "comments are no JSON; remove it, or name the file .jsonc";
    case "PropertyNameExpected":
      return "a property name in double quotes is expected here";
    case "ColonExpected":
      return "a colon is expected after the property name";
    case "CommaExpected":
      return "a comma is expected between two entries";
    case "CloseBraceExpected":
      return "an object is not closed; add }";
    case "CloseBracketExpected":
      return "an array is not closed; add ]";
    case "UnexpectedEndOfString":
      return "a string is not closed on its line; add the double quote";
    case "EndOfFileExpected":
      return "something follows the end of the document; remove it";
    default:
      return before === "" && text.trim() === "" ? "is empty; a manifest is an object" : "is not valid JSON here";
  }
}

function valueOf(node: Node, pointer: string, depth: number, builder: SourceBuilder): Json {
  builder.enter(pointer, spanOf(node), depth);
  if (node.type === "array") {
    return (node.children ?? []).map((child, index) => valueOf(child, `${pointer}/${String(index)}`, depth + 1, builder));
  }
  if (node.type !== "object") return node.value as Json;
  const entries: [string, Json][] = [];
  for (const { children: [key, child] = [] } of node.children ?? []) {
    if (key === undefined || child === undefined) continue;
    const name = String(key.value);
    entries.push([name, valueOf(child, builder.property(pointer, name, spanOf(key)), depth + 1, builder)]);
  }
  return Object.fromEntries(entries);
}

function spanOf({ offset, length }: Node): Span {
  return { start: offset, end: offset + length };
}
