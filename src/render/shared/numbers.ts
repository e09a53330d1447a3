// Numbers and counts as every text format spells them: no locale, no float noise.

/** At most two decimals, without trailing zeros. */
export function decimal(value: number): string {
  return String(Number(value.toFixed(2)));
}

/** "1 tool", "12 tools"; a plural that is not made with an s is given. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}
