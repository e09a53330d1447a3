// Where waivers are looked for.

/** Default path of the waivers file, relative to the working directory; it need not exist. */
export const DEFAULT_WAIVERS = "mcpeval.waivers.yaml";
