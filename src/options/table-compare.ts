// The flag that only `compare` has. A part of the option table (table.ts), which alone reads it.
import type { OptionSpec } from "./spec.js";

/** Options of a comparison, in help order. */
export const COMPARE_OPTIONS: readonly OptionSpec[] = [
  {
    name: "endpoint",
    type: "list",
    group: "Target",
    metavar: "LABEL=URL",
    shape: "endpoint",
    description: "compare this Streamable HTTP server under this label (repeatable)",
    commands: ["compare"],
  },
];
