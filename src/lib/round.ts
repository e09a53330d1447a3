// Rounding as the standard defines it: to an integer, halves away from zero. Owns no other arithmetic.

/** Distance below which a value counts as an exact half: sums of thirds and fifths miss 0.5 by float noise, never by this much. */
const NOISE = 1e-9;

/**
 * The nearest integer; halves go away from zero (2.5 → 3, -2.5 → -3).
 * A value that misses a half by float noise only is taken as that half, so the order of a sum never decides a score.
 * @returns an integer, never -0; NaN and infinities pass through
 */
export function roundHalfAwayFromZero(value: number): number {
  if (!Number.isFinite(value)) return value;
  const magnitude = Math.floor(Math.abs(value) + 0.5 + NOISE);
  return value < 0 && magnitude !== 0 ? -magnitude : magnitude;
}
