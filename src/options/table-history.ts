// The flags of the readiness history. A part of the option table (table.ts), which alone reads it.
import type { OptionSpec } from "./spec.js";

/** Options of the history, in help order. */
export const HISTORY_OPTIONS: readonly OptionSpec[] = [
  {
    name: "last",
    type: "integer",
    group: "History",
    metavar: "COUNT",
    default: 10,
    min: 1,
    max: 1_000,
    description: "runs shown of each server, at most",
    commands: ["trends"],
    env: ["MCPEVAL_HOME"],
  },
  {
    name: "history",
    type: "boolean",
    group: "History",
    negatable: true,
    description: "add a full run to the history that trends shows (default: yes)",
    commands: ["probe"],
    env: ["MCPEVAL_HOME"],
  },
];
