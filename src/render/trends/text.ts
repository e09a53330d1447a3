// The history as lines: one a run, under its server.
import { fieldValue, printable } from "../../lib/escape.js";
import type { TrendPoint, TrendsDocument } from "../../model/documents/trends.js";
import type { Palette, Renderer, RenderOptions } from "../renderer.js";
import { CHANGE_WORDS, shortDigest, signed } from "../shared/trend-words.js";

export const trendsText: Renderer<TrendsDocument> = {
  document: "trends",
  format: "text",
  mediaType: "text/plain",
  render({ servers }, { palette }: RenderOptions = {}) {
    if (servers.length === 0) return "no history yet: every full run of mcpeval probe adds to it\n";
    const blocks = servers.map(({ server, points }) => [fieldValue(server), ...points.map((point) => `  ${line(point, palette)}`)]);
    return blocks.map((lines) => lines.map((text) => `${text}\n`).join("")).join("\n");
  },
};

function line(point: TrendPoint, palette: Palette | null | undefined): string {
  const { timestamp, score, standard, gate, delta, change, manifest_sha256 } = point;
  const moved = delta === null ? CHANGE_WORDS[change] : signed(delta);
  return [
    printable(timestamp),
    `${standard === null ? "pass-rate" : "score"}=${score}/100`,
    `cases=${gate.passed}/${gate.total}`,
    ...(moved === "" ? [] : [coloured(moved, delta, palette)]),
    `manifest=${printable(shortDigest(manifest_sha256))}`,
  ].join(" ");
}

function coloured(text: string, delta: number | null, palette: Palette | null | undefined): string {
  if (palette === undefined || palette === null || delta === 0) return text;
  return delta === null ? palette.dim(text) : delta > 0 ? palette.green(text) : palette.red(text);
}
