// Option values after reading: every flag by its long name, typed as the table says.

/** One option's value; undefined when it was not given and has no default. */
export type OptionValue = boolean | number | string | readonly string[] | undefined;

/** Values by long flag name without dashes, for example `min-readiness`. */
export type OptionValues = Readonly<Record<string, OptionValue>>;
