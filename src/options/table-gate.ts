// The flags of the gate: which manifest, which of its cases, what they may do. A part of the option table (table.ts), which alone reads it.
import { DEFAULT_MANIFEST } from "../model/manifest-file.js";
import { PROBE_KINDS } from "../model/probe-kinds.js";
import type { OptionSpec } from "./spec.js";

/** Options of the gate, in help order. */
export const GATE_OPTIONS: readonly OptionSpec[] = [
  {
    name: "manifest",
    type: "path",
    group: "Gate",
    metavar: "FILE",
    description: `manifest of the gate, .json, .jsonc or .yaml; report locates SARIF results in it (default: ${DEFAULT_MANIFEST})`,
    commands: ["compare", "probe", "report"],
    action: {
      input: "manifest",
      kind: "path",
      description: `path of the manifest, .json, .jsonc or .yaml (default: ${DEFAULT_MANIFEST}, where it exists)`,
    },
  },
  {
    name: "probe",
    type: "enum",
    group: "Gate",
    metavar: "KIND",
    choices: PROBE_KINDS,
    description: "run the manifest's cases of this kind only, without the standard battery",
    commands: ["probe"],
  },
  {
    name: "allow-mutation",
    type: "boolean",
    group: "Gate",
    description: "let mutating cases write to the sandboxes that the manifest declares",
    commands: ["compare", "probe"],
    action: { input: "allow-mutation", kind: "boolean" },
  },
  {
    name: "gate-only",
    type: "boolean",
    group: "Gate",
    description: "run the manifest's cases without the standard battery",
    commands: ["compare", "probe"],
  },
  {
    name: "tool",
    type: "list",
    group: "Gate",
    metavar: "NAME",
    description: "write cases for this tool only (repeatable)",
    commands: ["init"],
  },
  {
    name: "dry-run",
    type: "boolean",
    group: "Gate",
    description: "print what would become of each tool, without calling one and without writing a file",
    commands: ["init"],
  },
];
