// Weights as nested rectangles: the only user of the layout library. Plain SVG; the table beside it says the same in numbers.
import { hierarchy, treemap, treemapSquarify } from "d3-hierarchy";
import { printable } from "../../lib/escape.js";
import { html } from "./html.js";

/** One rectangle. */
export interface TreemapItem {
  readonly name: string;
  readonly weight: number;
  /** Class of the style sheet. */
  readonly kind: string;
}

const WIDTH = 1000;
const HEIGHT = 400;
/** About the width of a character at the size of the labels, and the room beside a label, in units of the drawing. */
const CHARACTER = 8;
const MARGIN = 16;

/** The drawing, heaviest first; items without weight have no rectangle. */
export function treemapSvg(items: readonly TreemapItem[], label: string): string {
  const weighty = items.filter(({ weight }) => weight > 0);
  const total = weighty.reduce((sum, { weight }) => sum + weight, 0);
  const root = hierarchy<{ readonly children?: readonly TreemapItem[] } | TreemapItem>({ children: weighty })
    .sum((node) => ("weight" in node ? node.weight : 0))
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const laid = treemap<(typeof root)["data"]>().tile(treemapSquarify).size([WIDTH, HEIGHT]).round(true)(root);
  const boxes = laid.leaves().flatMap(({ data, x0, y0, x1, y1 }) => ("weight" in data ? [box(data, { x0, y0, x1, y1 }, total)] : []));
  return `<svg class="map" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${html(label)}">\n${boxes.join("\n")}\n</svg>`;
}

interface Corners {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

function box({ name, weight, kind }: TreemapItem, { x0, y0, x1, y1 }: Corners, total: number): string {
  const [width, height] = [x1 - x0, y1 - y0];
  const share = ((weight / total) * 100).toFixed(1);
  const title = `<title>${html(name, 128)}: ${weight} (${share}%)</title>`;
  const rect = `<rect class="${html(kind)}" x="${x0}" y="${y0}" width="${width}" height="${height}" rx="4"/>`;
  const room = Math.floor((width - MARGIN) / CHARACTER);
  const lines = [
    ...(room >= 4 && height >= 24 ? [`<text x="${x0 + MARGIN / 2}" y="${y0 + 20}">${html(shortened(name, room))}</text>`] : []),
    ...(room >= 4 && height >= 44 ? [`<text class="count" x="${x0 + MARGIN / 2}" y="${y0 + 38}">${weight}</text>`] : []),
  ];
  return `<g>${title}${rect}${lines.join("")}</g>`;
}

/** Wide characters take two places. */
function shortened(name: string, room: number): string {
  const points = Array.from(printable(name));
  const widthOf = (point: string): number => ((point.codePointAt(0) ?? 0) >= 0x1100 ? 2 : 1);
  let used = 0;
  const kept = points.filter((point) => (used += widthOf(point)) <= room);
  return used <= room ? points.join("") : `${kept.slice(0, -1).join("")}…`;
}
