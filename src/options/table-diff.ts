// The options of `diff`: what fails it, beyond which bounds.
import type { OptionSpec } from "./spec.js";

/** In help order. */
export const DIFF_OPTIONS: readonly OptionSpec[] = [
  {
    name: "fail-on-regression",
    type: "boolean",
    group: "Diff",
    description: "exit 1 when a case that did not fail in the baseline fails now",
    commands: ["diff"],
  },
  {
    name: "fail-on-change",
    type: "boolean",
    group: "Diff",
    description: "exit 1 when a case fails for another reason than in the baseline",
    commands: ["diff"],
  },
  {
    name: "fail-on-breaking",
    type: "boolean",
    group: "Diff",
    description: "exit 1 when the catalog contract changed in a way that breaks callers; both reports need a catalog",
    commands: ["diff"],
  },
  {
    name: "max-readiness-drop",
    type: "integer",
    group: "Diff",
    metavar: "POINTS",
    min: 0,
    max: 100,
    description: "exit 1 when readiness fell by more points; latency that moved by one band a tool is left out of the comparison as noise",
    commands: ["diff"],
    action: {
      input: "max-readiness-drop",
      kind: "number",
      description: "fail when readiness fell by more points than this against the baseline",
    },
  },
  {
    name: "max-token-growth",
    type: "string",
    group: "Diff",
    metavar: "TOKENS|PERCENT",
    shape: "token-growth",
    description: "exit 1 when the catalog grew by more tokens, for example 500, or by a larger share, for example 10%",
    commands: ["diff"],
    action: {
      input: "token-ratchet",
      kind: "text",
      description: "fail when the catalog grew against the baseline by more tokens, for example 500, or by a larger share, for example 10%",
    },
  },
];
