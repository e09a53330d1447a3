// The line splitter and the stderr ring on bytes cut anywhere.
import { describe, expect, test } from "@jest/globals";
import { fc } from "../support/fast-check.js";
import { LineSplitter } from "../../src/transport/lines.js";
import { StderrRing } from "../../src/transport/stderr-ring.js";

type Line = [text: string, bytes: number, oversize: boolean];

function split(bytes: Buffer, cuts: readonly number[], maxBytes = 1_000): Line[] {
  const lines: Line[] = [];
  const splitter = new LineSplitter(maxBytes, (...line) => lines.push(line));
  let start = 0;
  for (const cut of [...cuts].sort((a, b) => a - b)) {
    splitter.push(bytes.subarray(start, cut));
    start = Math.max(start, cut);
  }
  splitter.push(bytes.subarray(start));
  splitter.end();
  return lines;
}

describe("LineSplitter", () => {
  test("keeps text and size; empty lines and a lone return are nothing", () => {
    expect(split(Buffer.from("a\n\n\r\nbc\r\nlast"), [])).toEqual([
      ["a", 2, false],
      ["bc", 4, false],
      ["last", 4, false],
    ]);
  });

  test("drops a line over the cap, says its size, and goes on", () => {
    expect(split(Buffer.from(`${"x".repeat(11)}\nok\n${"y".repeat(12)}`), [4, 9], 10)).toEqual([
      ["", 12, true],
      ["ok", 3, false],
      ["", 12, true],
    ]);
    expect(split(Buffer.from(`${"x".repeat(10)}\n`), [4], 10)).toEqual([["x".repeat(10), 11, false]]);
  });

  test("a byte order mark is no text", () => {
    expect(split(Buffer.from("\ufeff{}\n"), [1, 2])).toEqual([["{}", 6, false]]);
  });

  test("where the bytes are cut changes nothing", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 60 }).map((s) => s.replace(/[ab]/g, "\n").replace(/c/g, "\r\n"));
    fc.assert(
      fc.property(text, fc.array(fc.nat(200), { maxLength: 20 }), (source, cuts) => {
        const bytes = Buffer.from(source);
        const inside = cuts.map((cut) => Math.min(cut, bytes.length));
        expect(split(bytes, inside)).toEqual(split(bytes, []));
        expect(split(bytes, inside, 5)).toEqual(split(bytes, [], 5));
      }),
      { numRuns: 100 },
    );
  });
});

describe("StderrRing", () => {
  test("keeps the tail of what came", () => {
    const ring = new StderrRing(100);
    for (let i = 0; i < 1_000; i++) ring.push(Buffer.from(`line ${i}\n`));
    expect(ring.lines().at(-1)).toBe("line 999");
    expect(ring.lines().length).toBeLessThanOrEqual(20);
    const huge = new StderrRing(100);
    huge.push(Buffer.from(`${"x".repeat(10_000)}\nthe end\n`));
    expect(huge.lines().at(-1)).toBe("the end");
    expect(huge.lines().join("").length).toBeLessThanOrEqual(100);
  });

  test("nothing in it acts on a terminal", () => {
    const ring = new StderrRing(10_000);
    ring.push(Buffer.from("\u001b[2J\u001b[31mred\u001b[0m\u001b]0;title\u0007 a\tb\u0000\u202e\u009b1m\r\n\n  \nnext\rover\n"));
    ring.push(Buffer.from("y".repeat(1_000)));
    expect(ring.lines()).toEqual(["red a  b1m", "next", "over", `${"y".repeat(400)}…`]);
  });

  test("is empty before anything came", () => {
    expect(new StderrRing(10).lines()).toEqual([]);
  });
});
