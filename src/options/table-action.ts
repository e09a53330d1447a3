// The Action's inputs that are no flag of a command: what only a workflow has, such as a token, a comment or an artifact.
// A part of action.ts, which orders them; read by the same reader as the option table.
import type { InputKind, OptionSpec } from "./spec.js";

/** An input of its own. Its name is the input's name. */
export interface ActionSpec extends Omit<OptionSpec, "commands" | "group" | "action"> {
  readonly kind: InputKind;
  /** Default as action.yml spells it, where that is an expression which the runner evaluates. */
  readonly expression?: string;
}

/** What an artifact's name may hold (the artifact service refuses the rest). */
export const ARTIFACT_NAME = /^[^"':<>|*?\r\n\\/]{1,128}$/;

/** When the pull request gets a comment. */
export const COMMENT_MODES = ["never", "always", "on-change"] as const;
export type CommentMode = (typeof COMMENT_MODES)[number];

/** What is measured. */
export const ACTION_MODES = ["auto", "probe", "score", "gate-only"] as const;
export type ActionMode = (typeof ACTION_MODES)[number];

/** Words of `fail-on`, and the rule of `diff` that each declares. */
export const FAIL_ON = {
  regression: "fail-on-regression",
  change: "fail-on-change",
  breaking: "fail-on-breaking",
} as const;

/** Annotations a level, at most: GitHub shows ten of each level of a step and loses the rest. */
export const MAX_ANNOTATIONS = 10;

/** The inputs by name. */
export const ACTION_SPECS: readonly ActionSpec[] = [
  {
    name: "mode",
    kind: "text",
    type: "enum",
    choices: ACTION_MODES,
    default: "auto",
    description:
      "what is measured: probe runs the manifest and the standard battery, score the battery alone, gate-only the manifest alone; auto is probe where there is a manifest",
  },
  {
    name: "baseline",
    kind: "path",
    type: "path",
    description: "path of an earlier JSON report of the same server, which this run is compared with",
  },
  {
    name: "compare-to",
    kind: "text",
    type: "enum",
    choices: ["base"],
    description:
      "base: check the commit that the pull request goes into out beside, run prepare there too, and measure both on this runner, taking turns; needs git",
  },
  {
    name: "fail-on",
    kind: "lines",
    type: "list",
    default: "regression",
    description:
      "changes against the baseline that fail the step, one a line: regression (a case fails that did not), change (a case fails for another reason), breaking (the catalog breaks callers), or none",
  },
  {
    name: "sarif",
    kind: "boolean",
    type: "boolean",
    description: "also write report.sarif, for code scanning",
  },
  {
    name: "junit",
    kind: "boolean",
    type: "boolean",
    description: "also write report.xml, for viewers of test results",
  },
  {
    name: "html",
    kind: "boolean",
    type: "boolean",
    description: "also write report.html, a page of its own without scripts from elsewhere",
  },
  {
    name: "comment",
    kind: "text",
    type: "enum",
    choices: COMMENT_MODES,
    default: "never",
    description:
      "comment on the pull request, one comment that is kept up to date: always, on-change (only when there is something to tell, and then until it is all clear), or never; needs pull-requests: write",
  },
  {
    name: "comment-key",
    kind: "text",
    type: "string",
    shape: "label",
    default: "mcpeval",
    description: "name that tells this step's comment from those of other steps on the same pull request",
  },
  {
    name: "upload-sarif",
    kind: "boolean",
    type: "boolean",
    description: "upload report.sarif to code scanning; needs security-events: write",
  },
  {
    name: "upload-artifact",
    kind: "boolean",
    type: "boolean",
    description: "upload the report files as an artifact of the run",
  },
  {
    name: "artifact-name",
    kind: "text",
    type: "string",
    default: "mcpeval-report",
    description: "name of the artifact, different for every step of a run",
  },
  {
    name: "max-annotations",
    kind: "number",
    type: "integer",
    min: 0,
    max: MAX_ANNOTATIONS,
    default: MAX_ANNOTATIONS,
    description: "most annotations of each level, the last of which says how many more there are; 0 for none",
  },
  {
    name: "github-token",
    kind: "secret",
    type: "string",
    expression: "${{ github.token }}",
    description: "token for the comment and the upload to code scanning; nothing else uses it",
  },
  {
    name: "strict-reporting",
    kind: "boolean",
    type: "boolean",
    description: "fail the step when a comment, an upload or a file that was asked for could not be delivered",
  },
];
