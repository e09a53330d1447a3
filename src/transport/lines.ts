// Splits a byte stream into lines without copying a long line again and again. Knows nothing of JSON or processes.
import { Buffer } from "node:buffer";

const NEWLINE = 0x0a;
const RETURN = 0x0d;

/** Receives one line: its text without the line end, and its size on the wire. An oversize line comes without text. */
export type OnLine = (text: string, bytes: number, oversize: boolean) => void;

/** Line splitter with a size cap: a line over it is counted and dropped, and reading goes on behind it. */
export class LineSplitter {
  /** Chunks of the unfinished line; joined once, so a long line costs linear time. */
  #parts: Buffer[] = [];
  #size = 0;

  /** @param maxBytes largest line kept */
  constructor(
    private readonly maxBytes: number,
    private readonly onLine: OnLine,
  ) {}

  /** Takes the next bytes; multi-byte characters may be cut anywhere. */
  push(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      this.#take(chunk.subarray(start, end));
      this.#emit(1);
      start = end + 1;
    }
    if (start < chunk.length) this.#take(chunk.subarray(start));
  }

  /** The stream ended: a last line without line end counts as a line. */
  end(): void {
    if (this.#size > 0) this.#emit(0);
  }

  #take(part: Buffer): void {
    this.#size += part.length;
    if (this.#size > this.maxBytes) this.#parts = [];
    else if (part.length > 0) this.#parts.push(part);
  }

  #emit(lineEndBytes: number): void {
    const parts = this.#parts;
    const size = this.#size;
    this.#parts = [];
    this.#size = 0;
    if (size > this.maxBytes) {
      this.onLine("", size + lineEndBytes, true);
      return;
    }
    const line = parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts, size);
    const length = line[size - 1] === RETURN ? size - 1 : size;
    if (length > 0) this.onLine(decode(line, length), size + lineEndBytes, false);
  }
}

/** A byte order mark is no part of the message: Windows runtimes put one before their first line. */
function decode(line: Buffer, length: number): string {
  const text = line.toString("utf8", 0, length);
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
