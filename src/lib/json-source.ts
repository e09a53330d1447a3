// Where things stand in a JSON text: the line of a syntax error, the line of the value a JSON Pointer names.
// Node's own messages lack a position for many errors. Accepts exactly RFC 8259; must not build values.

/** Outcome of reading a JSON text for positions. Lines are 1-based. */
export type JsonSource =
  | {
      readonly kind: "json";
      /** Line of the value at a JSON Pointer (RFC 6901), or of its nearest ancestor. */ lineOf(pointer: string): number;
    }
  | { readonly kind: "broken"; readonly line: number };

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
  readonly pointer: string;
  readonly array: boolean;
  /** What may come next. */
  expects: "first" | "value" | "key" | "colon" | "comma";
  key: string;
  items: number;
}

/** Reads a JSON text for positions. Iterative: any depth. */
export function jsonSource(text: string): JsonSource {
  const offsets = new Map<string, number>();
  const open: Open[] = [];
  let rootDone = false;
  for (let offset = 0; ;) {
    offset += (matchAt(SPACE, text, offset)[0] ?? "").length;
    if (rootDone && open.length === 0 && offset === text.length) break;
    const [token, mark, string] = matchAt(TOKEN, text, offset);
    if (token === undefined || !accept(token, mark !== undefined, string !== undefined, offset)) {
      return { kind: "broken", line: lineAt(text, offset) };
    }
    offset += token.length;
  }
  return { kind: "json", lineOf: (pointer) => lineAt(text, nearest(offsets, pointer)) };

  /** Takes one token in the current state; false when the grammar forbids it there. */
  function accept(token: string, isMark: boolean, isString: boolean, at: number): boolean {
    const top = open.at(-1);
    if (top === undefined) return !rootDone && value(token, isMark, "", at);
    if (token === (top.array ? "]" : "}") && isMark) {
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
    if (!top.array && (top.expects === "first" || top.expects === "key")) {
      if (!isString) return false;
      top.key = JSON.parse(token) as string;
      top.expects = "colon";
      return true;
    }
    const name = top.array ? String(top.items++) : escapePointer(top.key);
    return value(token, isMark, `${top.pointer}/${name}`, at);
  }

  function value(token: string, isMark: boolean, pointer: string, at: number): boolean {
    if (isMark && token !== "{" && token !== "[") return false;
    offsets.set(pointer, at);
    if (isMark) open.push({ pointer, array: token === "[", expects: "first", key: "", items: 0 });
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
export function escapePointer(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

function nearest(offsets: ReadonlyMap<string, number>, pointer: string): number {
  let at = pointer;
  for (;;) {
    const offset = offsets.get(at);
    if (offset !== undefined || at === "") return offset ?? 0;
    at = at.slice(0, at.lastIndexOf("/"));
  }
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) line++;
  return line;
}
