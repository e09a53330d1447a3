// Keeps the last bytes of a server's stderr, for the terminal only. Nothing here ever reaches a report.
import { Buffer } from "node:buffer";

const MAX_LINES = 20;
const MAX_LINE_CHARACTERS = 400;

/** A bounded tail of a byte stream. */
export class StderrRing {
  #chunks: Buffer[] = [];
  #size = 0;

  /** @param maxBytes how much is kept at least, when that much came */
  constructor(private readonly maxBytes: number) {}

  push(chunk: Buffer): void {
    // A slice would keep the whole chunk alive; one huge chunk is cut by copy.
    this.#chunks.push(chunk.length > this.maxBytes ? Buffer.from(chunk.subarray(chunk.length - this.maxBytes)) : chunk);
    this.#size += Math.min(chunk.length, this.maxBytes);
    for (let first = this.#chunks[0]; first !== undefined && this.#size - first.length >= this.maxBytes; first = this.#chunks[0]) {
      this.#size -= first.length;
      this.#chunks.shift();
    }
  }

  /** The last lines, fit for a terminal: no control characters, each cut to a length. */
  lines(): string[] {
    const text = Buffer.concat(this.#chunks).toString("utf8");
    return text
      .split(/\r\n|\n|\r/)
      .map(printable)
      .filter((line) => line.trim() !== "")
      .slice(-MAX_LINES);
  }
}

/** Colours and cursor moves of a server must not act on the user's terminal. */
function printable(line: string): string {
  const plain = line.replace(ESCAPE_SEQUENCE, "").replace(/\t/g, "  ").replace(CONTROL, "");
  return plain.length > MAX_LINE_CHARACTERS ? `${plain.slice(0, MAX_LINE_CHARACTERS)}…` : plain;
}

/** ECMA-48 control sequences and OSC strings. */

const ESCAPE_SEQUENCE = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
/** C0 and C1 controls, bidirectional overrides and zero-width characters. */

const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;
