// Where things stand in a JSON text: the line of a syntax error, or of the value a JSON Pointer names.
// Node's own messages lack a position for many errors. Accepts exactly RFC 8259; must not build values.

/** A line of a JSON text, 1-based: of its first syntax error when `broken`, else of the value that was looked for. */
export interface JsonLine {
  readonly broken: boolean;
  readonly line: number;
}

const SPACE = /[ \t\r\n]*/y;
const TOKEN =
  /([{}[\]:,])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** The sticky match at an offset; empty when there is none. */
function matchAt(pattern: RegExp, text: string, offset: number): readonly (string | undefined)[] {
  pattern.lastIndex = offset;
  return pattern.exec(text) ?? [];
}

/** One open object or array while walking. */
interface Open {
  readonly array: boolean;
  /** Whether it lies on the way to the value that is looked for. */
  readonly wanted: boolean;
  /** What may come next. */
  expects: "first" | "value" | "key" | "colon" | "comma";
  key: string;
  items: number;
}

/**
 * The line of the value at a JSON Pointer (RFC 6901), or of its nearest ancestor that exists.
 * Iterative and linear: any depth.
 * @param pointer empty for the whole document
 */
export function jsonLine(text: string, pointer = ""): JsonLine {
  const steps = pointer.split("/").slice(1);
  const open: Open[] = [];
  let found = 0;
  let rootDone = false;
  for (let offset = 0; ;) {
    offset += (matchAt(SPACE, text, offset)[0] ?? "").length;
    if (rootDone && offset === text.length) return { broken: false, line: lineAt(text, found) };
    const [token, mark, string] = matchAt(TOKEN, text, offset);
    if (token === undefined || !accept(token, mark !== undefined, string !== undefined, offset)) {
      return { broken: true, line: lineAt(text, offset) };
    }
    offset += token.length;
  }

  /** Takes one token in the current state; false when the grammar forbids it there. */
  function accept(token: string, isMark: boolean, isString: boolean, at: number): boolean {
    const top = open.at(-1);
    if (top === undefined) return !rootDone && value(token, isMark, true, at);
    if (token === (top.array ? "]" : "}")) {
      if (top.expects !== "first" && top.expects !== "comma") return false;
      open.pop();
      closed();
      return true;
    }
    if (top.expects === "comma") {
      if (token !== ",") return false;
      top.expects = top.array ? "value" : "key";
      return true;
    }
    if (top.expects === "colon") {
      if (token !== ":") return false;
      top.expects = "value";
      return true;
    }
    if (!top.array && top.expects !== "value") {
      if (!isString) return false;
      top.key = token;
      top.expects = "colon";
      return true;
    }
    const wanted = top.wanted && steps[open.length - 1] === (top.array ? String(top.items) : pointerStep(JSON.parse(top.key) as string));
    top.items++;
    return value(token, isMark, wanted, at);
  }

  function value(token: string, isMark: boolean, wanted: boolean, at: number): boolean {
    if (isMark && token !== "{" && token !== "[") return false;
    if (wanted) found = at;
    if (isMark) open.push({ array: token === "[", wanted, expects: "first", key: "", items: 0 });
    else closed();
    return true;
  }

  function closed(): void {
    const top = open.at(-1);
    if (top === undefined) rootDone = true;
    else top.expects = "comma";
  }
}

/** A property name as one step of a JSON Pointer. */
function pointerStep(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) line++;
  return line;
}
