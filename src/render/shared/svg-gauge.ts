// A score as a dial, and as a bar: plain SVG, described for readers who do not see it.
import { html, tone } from "./html.js";

const CENTRE = 80;
const RADIUS = 66;
/** The dial is open at the bottom: three quarters of a circle. */
const SWEEP = 0.75;

/** The dial of a score from 0 to 100; null for one that was not measured. */
export function gauge(score: number | null, label: string): string {
  const length = 2 * Math.PI * RADIUS;
  const arc = (kind: string, share: number): string =>
    `<circle class="arc ${kind}" cx="${CENTRE}" cy="${CENTRE}" r="${RADIUS}" transform="rotate(135 ${CENTRE} ${CENTRE})" stroke-dasharray="${(length * SWEEP * share).toFixed(2)} ${length.toFixed(2)}"/>`;
  // A round end has a length of its own: nothing is drawn for zero.
  const value = score === null || score === 0 ? "" : arc(tone(score), score / 100);
  const said = score === null ? "not measured" : `${score} of 100`;
  return `<svg class="gauge" viewBox="0 0 160 150" role="img" aria-label="${html(label)} ${said}">
${arc("track", 1)}${value}
<text class="big" x="${CENTRE}" y="97" text-anchor="middle">${score === null ? "–" : score}</text>
<text class="soft" x="${CENTRE}" y="121" text-anchor="middle" font-size="13">${score === null ? "not measured" : "of 100"}</text>
</svg>`;
}

/** A score as a bar beside its number, which says the same. */
export function bar(score: number): string {
  const width = Math.max(0, Math.min(100, score));
  const fill = width === 0 ? "" : `<rect class="fill ${tone(score)}" width="${width}" height="8" rx="2"/>`;
  return `<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="8" rx="2"/>${fill}</svg>`;
}
