// Finds the line of a source text that registers a tool under its name, in any language, by how such lines look. No parser: a name that
// cannot be placed for certain is not placed at all, and whoever asks decides how many places are too many.

/** A name's stretch on a line; line and columns (UTF-16 units) from 1, the end exclusive. */
export interface NamePlace {
  readonly name: string;
  /** Whether the line looks like a registration, or merely quotes the name. */
  readonly how: "registered" | "quoted";
  readonly line: number;
  readonly startColumn: number;
  readonly endColumn: number;
}

/** Quoted words; tool names hold no quotes and no line breaks. */
const QUOTED = /(["'`])([^"'`\r\n]{1,128})\1/g;
/** `def read_file(`, `function readFile(`: a function's name can be its tool's name where a decorator says so. */
const FUNCTION = /\b(?:def|function|fn|func)\s+([A-Za-z_]\w*)\s*[(<]/g;
const COMMENT = /^\s*(?:\/\/|\/\*|\*|#(?!\[)|--|<!--)/;
/** A call that registers: `registerTool(`, `server.tool(`, `mcp.NewTool(`; never one that calls a tool. */
const REGISTERS = /\b\w*tool\w*\s*(?:<[^>]*>)?\(\s*$/i;
const CALLS = /call_?tool/i;
const NAME_FIELD = /(?:^|[\s{,(])["']?name["']?\s*[:=]\s*$/i;
const DECORATOR = /^\s*[@#[].*tool/i;
/** Longest line looked at, in UTF-16 units, beyond which a text is generated or minified; and what is looked at before a name. */
const MAX_LINE = 2_000;
const CONTEXT = 120;
/** Lines above a function that a decorator may span. */
const DECORATOR_LINES = 6;

/** Every place of the names in a text, in its order. */
export function namePlaces(text: string, names: ReadonlySet<string>): NamePlace[] {
  const lines = text.split(/\r\n|\n|\r/);
  return lines.flatMap((line, index) =>
    line.length > MAX_LINE || COMMENT.test(line) ? [] : [...quotedPlaces(lines, index, names), ...functionPlaces(lines, index, names)],
  );
}

function quotedPlaces(lines: readonly string[], index: number, names: ReadonlySet<string>): NamePlace[] {
  const line = lines[index] ?? "";
  return [...line.matchAll(QUOTED)].flatMap((match): NamePlace[] => {
    const name = match[2] ?? "";
    if (!names.has(name)) return [];
    const before = line.slice(Math.max(0, match.index - CONTEXT), match.index);
    const how = isRegistration(before, lines, index) ? "registered" : "quoted";
    return [{ name, how, line: index + 1, startColumn: match.index + 1, endColumn: match.index + 1 + match[0].length }];
  });
}

function isRegistration(before: string, lines: readonly string[], index: number): boolean {
  // A first argument may stand on the line below its call.
  const context =
    before.trim() === ""
      ? (lines.slice(Math.max(0, index - 2), index).findLast((line) => line.trim() !== "") ?? "").slice(-CONTEXT)
      : before;
  if (CALLS.test(context)) return false;
  return REGISTERS.test(context) || NAME_FIELD.test(before);
}

function functionPlaces(lines: readonly string[], index: number, names: ReadonlySet<string>): NamePlace[] {
  const line = lines[index] ?? "";
  return [...line.matchAll(FUNCTION)].flatMap((match): NamePlace[] => {
    const name = match[1] ?? "";
    if (!names.has(name) || !isDecorated(lines, index)) return [];
    const start = match.index + match[0].lastIndexOf(name);
    return [{ name, how: "registered", line: index + 1, startColumn: start + 1, endColumn: start + 1 + name.length }];
  });
}

function isDecorated(lines: readonly string[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - DECORATOR_LINES); at--) {
    const line = lines[at] ?? "";
    if (DECORATOR.test(line)) return true;
    if (line.trim() === "") return false;
  }
  return false;
}
