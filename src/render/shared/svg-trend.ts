// Scores of one server's runs as a line: plain SVG. Runs that are no movement are not joined.
import type { TrendPoint } from "../../model/documents/trends.js";
import { html } from "./html.js";

const WIDTH = 1000;
const HEIGHT = 170;
const LEFT = 46;
const RIGHT = 24;
const TOP = 18;
const BOTTOM = 20;

/** The drawing of at least one run, oldest on the left. */
export function trendSvg(points: readonly TrendPoint[], label: string): string {
  const scores = points.map(({ score }) => score);
  // A narrow band shows movements of one point; never narrower than ten, so that one point is no cliff.
  const middle = (Math.min(...scores) + Math.max(...scores)) / 2;
  const half = Math.max(5, (Math.max(...scores) - Math.min(...scores)) / 2 + 1);
  const low = Math.max(0, Math.min(100 - 2 * half, Math.floor(middle - half)));
  const high = Math.min(100, Math.max(low + 2 * half, Math.ceil(middle + half)));
  const step = points.length === 1 ? 0 : (WIDTH - LEFT - RIGHT) / (points.length - 1);
  const place = (score: number, index: number) => ({
    x: (points.length === 1 ? (LEFT + WIDTH - RIGHT) / 2 : LEFT + index * step).toFixed(1),
    y: (TOP + ((high - score) / (high - low)) * (HEIGHT - TOP - BOTTOM)).toFixed(1),
  });
  const grid = [high, low].map((score) => {
    const { y } = place(score, 0);
    return `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y}" y2="${y}"/><text class="soft" x="${LEFT - 10}" y="${Number(y) + 5}" text-anchor="end">${Math.round(score)}</text>`;
  });
  const path = points
    .map(({ score, change }, index) => {
      const { x, y } = place(score, index);
      return `${index > 0 && change === "compared" ? "L" : "M"}${x} ${y}`;
    })
    .join(" ");
  const dots = points.map(({ score, timestamp }, index) => {
    const { x, y } = place(score, index);
    return `<circle cx="${x}" cy="${y}" r="6"><title>${html(timestamp)}: ${score} of 100</title></circle>`;
  });
  const last = points.at(-1);
  const said = last === undefined ? "" : `: ${points.length} runs, the last one ${last.score} of 100`;
  return `<svg class="trend" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${html(label)}${said}">\n${grid.join("\n")}\n<path d="${path}"/>\n${dots.join("\n")}\n</svg>`;
}
