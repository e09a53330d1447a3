// Option values after reading: every flag by its long name, typed as the table says, and the typed look-ups of them.

/** One option's value; undefined when it was not given and has no default. */
export type OptionValue = boolean | number | string | readonly string[] | undefined;

/** Values by long flag name without dashes, for example `min-readiness`. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** Whether a boolean option was given. */
export function isGiven(values: OptionValues, name: string): boolean {
  return values[name] === true;
}

/** The value of a `string`, `enum` or `path` option, or undefined when it was not given. */
export function textValue(values: OptionValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === "string" ? value : undefined;
}

/** The value of an `integer` or `number` option, or undefined when it was not given and has no default. */
export function numberValue(values: OptionValues, name: string): number | undefined {
  const value = values[name];
  return typeof value === "number" ? value : undefined;
}

/** The items of a `list` option; empty when it was not given. */
export function listValue(values: OptionValues, name: string): readonly string[] {
  const value = values[name];
  return typeof value === "object" ? value : [];
}
