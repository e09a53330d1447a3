// Ids of scaffolded cases: readable, valid, each once. The same catalog always gives the same ids.
import type { ProbeKind } from "../../model/probe-kinds.js";

/** Longest identifier of a manifest, in characters. */
const LONGEST = 64;

/** Gives ids out: `KIND` for a case of the server, `TOOL-KIND` for one of a tool, with a number where that is taken. */
export class CaseIds {
  readonly #taken = new Set<string>();

  next(kind: ProbeKind, tool: string | null): string {
    const word = tool === null ? "" : asIdentifier(tool);
    for (let n = 1; ; n += 1) {
      const end = `${tool === null ? "" : "-"}${kind}${n === 1 ? "" : `-${String(n)}`}`;
      const id = `${word.slice(0, LONGEST - end.length)}${end}`;
      if (this.#taken.has(id)) continue;
      this.#taken.add(id);
      return id;
    }
  }
}

/** A tool's name in the letters of an identifier, which starts with a letter. */
function asIdentifier(tool: string): string {
  const word = tool.replace(/[^A-Za-z0-9_.:-]+/g, "-");
  return /^[A-Za-z]/.test(word) ? word : `tool-${word}`;
}
