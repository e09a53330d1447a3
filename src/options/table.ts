// Every flag of every command, once. Nothing else may declare a flag, a default or a bound.
import { ADVISORY_IDS, ADVISORY_LEVELS } from "../model/advisory-names.js";
import { AREA_NAMES } from "../model/areas.js";
import { BUDGET_REQUESTS, BUDGET_SECONDS } from "../model/limits.js";
import { DEFAULT_MANIFEST } from "../model/manifest-file.js";
import { DEFAULT_WAIVERS } from "../model/waivers-file.js";
import { REPORT_FORMATS, TRENDS_FORMATS } from "./format.js";
import type { CommandName, OptionSpec } from "./spec.js";
import { COMPARE_OPTIONS } from "./table-compare.js";
import { DIFF_OPTIONS } from "./table-diff.js";
import { GATE_OPTIONS } from "./table-gate.js";
import { GRADE_FLOOR, GRADE_SHOWN } from "./table-grade.js";
import { HISTORY_OPTIONS } from "./table-history.js";
import { TARGET_OPTIONS } from "./table-target.js";

const AREAS = AREA_NAMES.join(", ");

/** All options, in help order. */
export const OPTIONS: readonly OptionSpec[] = [
  ...TARGET_OPTIONS,
  ...COMPARE_OPTIONS,
  ...GATE_OPTIONS,
  {
    name: "confirm-read-only",
    type: "boolean",
    group: "Battery",
    description: "attest that tools with neither readOnlyHint nor destructiveHint only read, so that they are called",
    commands: ["compare", "init", "probe", "score"],
    action: { input: "confirm-read-only", kind: "boolean" },
  },
  {
    name: "skip-tool",
    type: "list",
    group: "Battery",
    metavar: "NAME",
    description: "never call this tool; skipping never raises the score (repeatable)",
    commands: ["probe", "score"],
    action: { input: "skip-tool", kind: "lines", description: "tools that are never called, one a line; skipping never raises the score" },
  },
  {
    name: "arguments",
    type: "path",
    group: "Battery",
    metavar: "FILE",
    description: "JSON object of tool names to the arguments they are called with; values never reach a report",
    descriptionFor: { init: "JSON object of tool names to the arguments they are called with, which are written into their cases" },
    commands: ["init", "probe", "score"],
    action: { input: "arguments", kind: "path", description: "path of a JSON object of tool names to the arguments they are called with" },
  },
  {
    name: "budget-seconds",
    type: "integer",
    group: "Battery",
    metavar: "SECONDS",
    default: BUDGET_SECONDS,
    min: 1,
    max: 3_600,
    description: "time the whole evaluation may take; tools it cannot reach lose their points",
    descriptionFor: { init: "time the whole run may take; tools and cases it cannot reach are left out" },
    commands: ["compare", "init", "probe", "score"],
    action: {
      input: "budget-seconds",
      kind: "number",
      description: "seconds the whole evaluation of a server may take; tools it cannot reach lose their points",
    },
  },
  {
    name: "max-requests",
    type: "integer",
    group: "Battery",
    metavar: "COUNT",
    default: BUDGET_REQUESTS,
    min: 1,
    max: 1_000_000,
    description: "requests the whole evaluation may send",
    commands: ["compare", "init", "probe", "score"],
    action: { input: "max-requests", kind: "number", description: "requests the whole evaluation of a server may send" },
  },
  {
    name: "spares",
    type: "integer",
    group: "Battery",
    metavar: "COUNT",
    default: 2,
    min: 0,
    max: 4,
    description: "spare server processes started ahead of need",
    commands: ["compare", "probe", "score"],
  },
  {
    name: "min-readiness",
    type: "integer",
    group: "Floors",
    metavar: "SCORE",
    min: 0,
    max: 100,
    description: "exit 1 when readiness is under this score",
    commands: ["probe", "score"],
    action: { input: "min-readiness", kind: "number", description: "fail when readiness is under this score" },
  },
  {
    name: "min-area",
    type: "list",
    group: "Floors",
    metavar: "AREA=SCORE",
    shape: "area-floor",
    description: `exit 1 when the area is under the score; areas: ${AREAS} (repeatable)`,
    commands: ["probe", "score"],
    action: {
      input: "min-area",
      kind: "lines",
      description: `fail when an area is under its score, one AREA=SCORE a line; areas: ${AREAS}`,
    },
  },
  {
    name: "exclude-latency",
    type: "boolean",
    group: "Floors",
    description: "compare floors and drops with every latency check at full marks; latency depends on the machine",
    commands: ["diff", "probe", "score"],
    action: {
      input: "exclude-latency",
      kind: "boolean",
      description: "compare floors and drops with every latency check at full marks; latency depends on the machine",
    },
  },
  GRADE_FLOOR,
  {
    name: "fail-on-advisory",
    type: "list",
    group: "Floors",
    metavar: "ID",
    shape: "advisory",
    description: `exit 1 when this advisory is found, and look for it whatever --advisories says: ${ADVISORY_IDS.join(", ")} (repeatable)`,
    commands: ["probe", "score"],
    action: {
      input: "fail-on-advisory",
      kind: "lines",
      description: `fail when one of these advisories is found, one a line: ${ADVISORY_IDS.join(", ")}`,
    },
  },
  {
    name: "advisories",
    type: "enum",
    group: "Battery",
    metavar: "LEVEL",
    choices: [...ADVISORY_LEVELS],
    default: "wire",
    description: "advisories that are looked for: none, those that cost next to nothing (wire), or all, which takes a few requests more",
    commands: ["probe", "score"],
  },
  GRADE_SHOWN,
  {
    name: "waivers",
    type: "path",
    group: "Floors",
    metavar: "FILE",
    description: `losses that are accepted for a time: they keep their cost and fail neither floors nor the gate (default: ${DEFAULT_WAIVERS}, where it exists)`,
    commands: ["probe", "report", "score"],
    action: {
      input: "waivers",
      kind: "path",
      description: `path of the losses that are accepted for a time: they keep their cost and fail nothing (default: ${DEFAULT_WAIVERS}, where it exists)`,
    },
  },
  ...DIFF_OPTIONS,
  ...HISTORY_OPTIONS,
  {
    name: "format",
    type: "enum",
    group: "Output",
    metavar: "FORMAT",
    choices: ["text", "json", "markdown"],
    choicesFor: { probe: REPORT_FORMATS, report: REPORT_FORMATS, score: REPORT_FORMATS, trends: TRENDS_FORMATS },
    description: "form of the report (default: by the name of --output, else text)",
    commands: ["compare", "diff", "doctor", "probe", "report", "score", "trends"],
  },
  {
    name: "output",
    type: "path",
    group: "Output",
    metavar: "FILE",
    description:
      "write the report to a file (.json, .md, .txt, .html, .sarif and .xml choose the format) instead of stdout; FOLDER/ for one file a server",
    descriptionFor: { init: `manifest to write, .json, or .jsonc or .yaml to keep comments in it (default: ${DEFAULT_MANIFEST})` },
    commands: ["compare", "diff", "doctor", "init", "probe", "report", "score", "trends"],
  },
  {
    name: "force",
    type: "boolean",
    group: "Output",
    description: "let --output replace a file that is not a report of mcpeval",
    descriptionFor: { init: "replace an existing manifest" },
    commands: ["compare", "diff", "doctor", "init", "probe", "report", "score", "trends"],
  },
  {
    name: "brief",
    type: "boolean",
    group: "Output",
    description: "leave out hints",
    commands: ["probe", "report", "score"],
  },
  {
    name: "plan",
    type: "boolean",
    group: "Output",
    description: "add the path to 100 to the text report: what to fix first, and the points it gives back",
    commands: ["probe", "report", "score"],
  },
  {
    name: "source",
    type: "path",
    group: "Output",
    metavar: "DIR",
    description: "with SARIF, point at the line of the source below this folder that registers a tool, where exactly one does",
    commands: ["probe", "report", "score"],
  },
  {
    name: "price-per-mtok",
    type: "number",
    group: "Output",
    metavar: "USD",
    min: 0,
    max: 1_000_000,
    description: "say in text, Markdown and HTML what the catalog costs a session at this price of a million tokens",
    commands: ["probe", "report"],
    action: {
      input: "price-per-mtok",
      kind: "number",
      description: "dollars a million tokens cost, to say what the catalog costs every session",
    },
  },
  {
    name: "color",
    type: "boolean",
    group: "Terminal",
    negatable: true,
    description: "colour the text report (default: only on a terminal)",
    commands: ["compare", "diff", "doctor", "probe", "report", "score", "trends"],
    env: ["NO_COLOR", "FORCE_COLOR"],
  },
  {
    name: "debug",
    type: "boolean",
    group: "Terminal",
    description: "print the stack of an internal error",
    commands: ["compare", "completion", "diff", "doctor", "explain", "init", "probe", "report", "schema", "score", "trends"],
  },
];

/** The options of one command, in help order, each with what it means there: its own words, and conflicts among them only. */
export function optionsOf(command: CommandName): readonly OptionSpec[] {
  const own = OPTIONS.filter((option) => option.commands.includes(command));
  return own.map(({ conflicts, ...option }) => {
    const choices = option.choicesFor?.[command];
    const description = option.descriptionFor?.[command];
    const met = (conflicts ?? []).filter((name) => own.some((other) => other.name === name));
    return {
      ...option,
      ...(choices === undefined ? {} : { choices }),
      ...(description === undefined ? {} : { description }),
      ...(met.length === 0 ? {} : { conflicts: met }),
    };
  });
}
