// YAML 1.2 as a positioned source: what JSON can say, in YAML's syntax. Aliases are expanded within the bounds of every source.
import { isAlias, isMap, isNode, isScalar, isSeq, parseDocument, type Node } from "yaml";
import type { Json } from "../model/json.js";
import { SourceBuilder, unreadable, Unreadable, type Source, type Span } from "./source.js";

/** @param text without a byte order mark */
export function parseYaml(text: string): Source {
  try {
    // A silent level would hide that there is a second document. Duplicates are found here and not by the library, whose search is quadratic.
    const document = parseDocument(text, { version: "1.2", schema: "core", prettyErrors: false, uniqueKeys: false, logLevel: "error" });
    const [first] = [...document.errors, ...document.warnings];
    if (first !== undefined) throw new Unreadable({ start: first.pos[0], end: first.pos[1] }, mistake(first.code, first.message));
    const { contents } = document;
    if (!isNode(contents)) throw new Unreadable({ start: 0, end: 0 }, "is empty; it must hold a mapping");
    const builder = new SourceBuilder();
    return builder.done(new Walk(builder).value(contents, "", 0));
  } catch (error) {
    if (error instanceof Unreadable) return unreadable(error);
    // The parser recurses: only nesting beyond the call stack ends here.
    if (error instanceof RangeError) return unreadable(new Unreadable({ start: 0, end: 0 }, "nested too deeply to be read; flatten it"));
    throw error;
  }
}

/** The library's sentences can quote the text; only those that cannot are passed on. */
function mistake(code: string, message: string): string {
  switch (code) {
    case "MULTIPLE_DOCS":
      return "a second document begins here; keep one in a file";
    case "TAG_RESOLVE_FAILED":
      return "a tag that JSON has no value for; remove it";
    case "TAB_AS_INDENT":
      return "a tab indents this line; use spaces";
    case "BAD_INDENT":
    case "MULTILINE_IMPLICIT_KEY":
    case "BLOCK_IN_FLOW":
      return "is not valid YAML here; look at the indentation";
    default:
      return /^[A-Za-z ,.'-]{1,80}$/.test(message) ? `is not valid YAML here (${message})` : "is not valid YAML here";
  }
}

class Walk {
  /** Anchored nodes by name, as the document defines them: the library's own look-up walks the whole document each time. */
  readonly #anchors = new Map<string, Node>();

  constructor(private readonly builder: SourceBuilder) {}

  value(given: unknown, pointer: string, depth: number, fallback: Span = { start: 0, end: 0 }): Json {
    if (!isNode(given)) {
      this.builder.enter(pointer, fallback, depth);
      return null;
    }
    const span = spanOf(given);
    this.builder.enter(pointer, span, depth);
    const node = this.resolved(given);
    if (node === undefined) throw new Unreadable(span, "an alias of an anchor that does not exist", pointer);
    if (isSeq(node)) return node.items.map((item, index) => this.value(item, `${pointer}/${String(index)}`, depth + 1, span));
    if (isMap(node)) {
      const entries = node.items.map(({ key, value }): [string, Json] => {
        const name = this.name(key, pointer, span);
        const place = isNode(key) ? spanOf(key) : span;
        // Without this, a case that lives by a merge would be said to lack what the merge brings.
        if (name === "<<" && isScalar(key) && key.type === "PLAIN")
          throw new Unreadable(
            place,
            "merge keys are no part of YAML 1.2; write the fields out, or quote a key that is called <<",
            pointer,
          );
        return [name, this.value(value, this.builder.property(pointer, name, place), depth + 1, place)];
      });
      return Object.fromEntries(entries);
    }
    return this.scalar(isScalar(node) ? node.value : undefined, pointer, span);
  }

  private resolved(node: Node): Node | undefined {
    if (isAlias(node)) return this.#anchors.get(node.source);
    if ("anchor" in node && typeof node.anchor === "string") this.#anchors.set(node.anchor, node);
    return node;
  }

  private name(key: unknown, pointer: string, span: Span): string {
    const node = isNode(key) ? this.resolved(key) : key;
    if (isScalar(node) && typeof node.value === "string") return node.value;
    throw new Unreadable(isNode(key) ? spanOf(key) : span, "a name that is no text; put it in quotes", pointer);
  }

  private scalar(value: unknown, pointer: string, span: Span): Json {
    if (value === null || typeof value === "string" || typeof value === "boolean") return value;
    if (typeof value === "number" && Number.isFinite(value)) return value;
    this.builder.problem(pointer, span, "is a value that JSON does not have; write a number, a text, true, false or null");
    return null;
  }
}

function spanOf(node: Node): Span {
  const [start, end] = node.range ?? [0, 0];
  return { start, end };
}
