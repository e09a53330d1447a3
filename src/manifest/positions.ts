// Lines and columns of offsets in one text.
import type { Region } from "./manifest.js";
import type { Span } from "./source.js";

/** A place; line and column (UTF-16 units) from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Finds lines by bisection; a line ends with \n, \r\n or \r. */
export class Positions {
  readonly #starts: number[];

  constructor(text: string) {
    this.#starts = [0];
    for (const match of text.matchAll(/\r\n|\n|\r/g)) this.#starts.push(match.index + match[0].length);
  }

  at(offset: number): Position {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
  }

  region({ start, end }: Span): Region {
    const from = this.at(start);
    const to = this.at(Math.max(start, end));
    return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
  }
}
