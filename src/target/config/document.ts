// A text of JSON with comments whose values know where they stand. The only user of jsonc-parser; knows nothing of servers.
import { getNodePath, parseTree, printParseErrorCode, type Node, type ParseError } from "jsonc-parser";
import { UsageError } from "../../model/errors.js";

/** One value of the file, with its position. */
export type ConfigNode = Node;

/** One member of an object. */
export interface Member {
  readonly key: string;
  readonly value: ConfigNode;
}

/** A configuration file that was read. Messages name file, line and JSON Pointer (RFC 6901), never a value. */
export class ConfigFile {
  /** The outermost object. */
  readonly root: ConfigNode;
  readonly #text: string;

  /**
   * @param path as the user wrote it, for messages
   * @throws UsageError when the text is no JSON (comments and trailing commas are allowed) or no object
   */
  constructor(
    readonly path: string,
    text: string,
  ) {
    this.#text = text.startsWith("\uFEFF") ? text.slice(1) : text;
    const errors: ParseError[] = [];
    const root = this.#parse(errors);
    const [error] = errors;
    if (error !== undefined || root === undefined) {
      const what = error === undefined ? "it is empty" : printParseErrorCode(error.error).replace(/\B[A-Z]/g, (letter) => ` ${letter}`);
      throw new UsageError(`${path}:${this.#lineAt(error?.offset ?? 0)}: --config: not valid JSON: ${what.toLowerCase()}`);
    }
    this.root = root;
    if (root.type !== "object") throw this.refusal(root, "the file must hold an object");
  }

  /** The error for a value that cannot be used. */
  refusal(node: ConfigNode, problem: string): UsageError {
    const pointer = getNodePath(node)
      .map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`)
      .join("");
    const inPointer = pointer === "" ? "" : `${JSON.stringify(pointer).slice(1, -1)}: `;
    return new UsageError(`${this.path}:${this.#lineAt(node.offset)}: --config: ${inPointer}${problem}`);
  }

  /** The members of an object. @throws UsageError when the value is none, or names a member twice */
  members(node: ConfigNode): readonly Member[] {
    if (node.type !== "object") throw this.refusal(node, "must be an object");
    const found = new Map<string, Member>();
    for (const { children = [] } of node.children ?? []) {
      const [key, value] = children;
      if (key === undefined || value === undefined) continue;
      const name = key.value as string;
      if (found.has(name)) throw this.refusal(value, "this name is given twice");
      found.set(name, { key: name, value });
    }
    return [...found.values()];
  }

  /** One member's value; undefined when it is absent or null. @throws UsageError when `node` is no object */
  member(node: ConfigNode, key: string): ConfigNode | undefined {
    const value = this.members(node).find((member) => member.key === key)?.value;
    return value?.type === "null" ? undefined : value;
  }

  /** The text of a string. @throws UsageError when the value is none */
  text(node: ConfigNode): string {
    if (node.type !== "string") throw this.refusal(node, "must be a string");
    return node.value as string;
  }

  /** The text of a string or a number: ports and the like are often written bare. @throws UsageError for other values */
  scalar(node: ConfigNode): string {
    return node.type === "number" ? String(node.value) : this.text(node);
  }

  /** The items of an array. @throws UsageError when the value is none */
  items(node: ConfigNode): readonly ConfigNode[] {
    if (node.type !== "array") throw this.refusal(node, "must be an array");
    return node.children ?? [];
  }

  #parse(errors: ParseError[]): ConfigNode | undefined {
    try {
      return parseTree(this.#text, errors, { allowTrailingComma: true });
    } catch (error) {
      // The parser calls itself for each level; a file that exhausts the stack is no configuration.
      if (error instanceof RangeError) throw new UsageError(`${this.path}: --config: nested too deeply`);
      throw error;
    }
  }

  #lineAt(offset: number): string {
    return String(this.#text.slice(0, offset).split("\n").length);
  }
}
