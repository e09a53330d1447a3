// The median of a handful of numbers. Owns no other statistics and no rounding.

/**
 * The middle value; the mean of the two middle values for an even count.
 * @returns null for no values
 */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  if (upper === undefined) return null;
  if (sorted.length % 2 === 1) return upper;
  const lower = sorted[sorted.length / 2 - 1] ?? upper;
  return (lower + upper) / 2;
}
