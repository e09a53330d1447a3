// The static badge: an image URL that encodes the score and nothing else. Never fetched by us.

/** Lowest score of each colour, best first. */
const COLOURS = [
  [90, "brightgreen"],
  [75, "green"],
  [60, "yellowgreen"],
  [45, "yellow"],
  [30, "orange"],
  [0, "red"],
] as const;

/** The shields.io badge URL of a readiness score. */
export function badgeUrl(score: number): string {
  const colour = COLOURS.find(([from]) => score >= from)?.[1] ?? "red";
  return `https://img.shields.io/badge/mcpeval-${score}%2F100-${colour}`;
}
