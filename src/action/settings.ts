// Reads the inputs that are no option of a command: what is measured, what a comparison fails by, and who is told how.
import { declaredFloors, gradeFloor } from "../options/floors.js";
import { rawFromInputs, rawOwnInputs } from "../options/action.js";
import { readOptions, readSpecs } from "../options/read.js";
import {
  ACTION_MODES,
  ACTION_SPECS,
  ARTIFACT_NAME,
  COMMENT_MODES,
  FAIL_ON,
  MAX_ANNOTATIONS,
  type ActionMode,
  type CommentMode,
} from "../options/table-action.js";
import { isGiven, listValue, numberValue, textValue, type OptionValues } from "../options/values.js";

/** The inputs as the Action uses them. */
export interface Settings {
  readonly mode: ActionMode;
  /** Workspace-relative path of the baseline; null for none. */
  readonly baseline: string | null;
  /** Whether the base of the pull request is measured too and compared with. */
  readonly compareToBase: boolean;
  /** Options of `diff`: the rules a comparison is judged by. */
  readonly rules: OptionValues;
  /** Forms that are written beside JSON, Markdown and text. */
  readonly extraForms: readonly ("sarif" | "junit" | "html")[];
  readonly comment: CommentMode;
  readonly commentKey: string;
  readonly uploadSarif: boolean;
  readonly uploadArtifact: boolean;
  readonly artifactName: string;
  /** Of each level, the closing line included. */
  readonly maxAnnotations: number;
  /** Empty when the workflow gave none. */
  readonly token: string;
  readonly strict: boolean;
}

/** Settings and everything that is wrong with them. */
export interface ReadSettings {
  readonly settings: Settings;
  readonly problems: readonly string[];
}

const WORDS = Object.keys(FAIL_ON) as readonly (keyof typeof FAIL_ON)[];

/**
 * @param read the text of one input, the empty text when it was not given
 * @param spell how messages name an option of `diff`
 */
export function readSettings(read: (input: string) => string, spell: (option: string) => string): ReadSettings {
  const { values, problems } = readSpecs(ACTION_SPECS, rawOwnInputs(read), (name) => `'${name}'`);
  const diff = readOptions("diff", rawFromInputs("diff", read), spell);
  const failOn = readFailOn(listValue(values, "fail-on"));
  const found = [...problems, ...diff.problems, ...failOn.problems];
  const artifactName = textValue(values, "artifact-name")?.trim() ?? "";
  if (!ARTIFACT_NAME.test(artifactName)) {
    found.push(`'artifact-name' must be 1 to 128 characters without quotes, slashes, backslashes and any of : < > | * ?`);
  }
  const uploadSarif = isGiven(values, "upload-sarif");
  const forms = (["sarif", "junit", "html"] as const).filter((form) => isGiven(values, form) || (form === "sarif" && uploadSarif));
  return {
    settings: {
      mode: ACTION_MODES.find((mode) => mode === textValue(values, "mode")) ?? "auto",
      baseline: textValue(values, "baseline")?.trim() ?? null,
      compareToBase: textValue(values, "compare-to") === "base",
      rules: { ...diff.values, ...failOn.rules },
      extraForms: forms,
      comment: COMMENT_MODES.find((mode) => mode === textValue(values, "comment")) ?? "never",
      commentKey: textValue(values, "comment-key") ?? "mcpeval",
      uploadSarif,
      uploadArtifact: isGiven(values, "upload-artifact"),
      artifactName,
      maxAnnotations: numberValue(values, "max-annotations") ?? MAX_ANNOTATIONS,
      token: textValue(values, "github-token")?.trim() ?? "",
      strict: isGiven(values, "strict-reporting"),
    },
    problems: found,
  };
}

/** Words on lines of their own or between commas; no word at all is the default, `none` alone is no rule. */
function readFailOn(items: readonly string[]): { readonly rules: OptionValues; readonly problems: readonly string[] } {
  const words = items.flatMap((item) => item.split(",")).map((word) => word.trim());
  const named = new Set(words.filter((word) => word !== ""));
  const unknown = [...named].filter((word) => word !== "none" && !WORDS.some((known) => known === word));
  const problems =
    unknown.length > 0
      ? [`'fail-on' knows ${WORDS.join(", ")} and none, not ${unknown.map((word) => JSON.stringify(word.slice(0, 60))).join(", ")}`]
      : named.has("none") && named.size > 1
        ? ["'fail-on': none stands alone; leave it or the others out"]
        : [];
  if (named.size === 0) named.add("regression");
  return { rules: Object.fromEntries(WORDS.map((word) => [FAIL_ON[word], named.has(word)])), problems };
}

/**
 * What does not go together among settings and options of the run.
 * @param hasBaseline whether this run is compared with anything
 */
export function clashes({ mode, rules, baseline, compareToBase }: Settings, values: OptionValues, hasBaseline: boolean): string[] {
  const found: string[] = [];
  if (baseline !== null && compareToBase) found.push("'baseline' cannot be used with 'compare-to'; leave one of them out");
  if (mode === "score") {
    for (const input of ["manifest", "allow-mutation"]) {
      if (textValue(values, input) !== undefined || isGiven(values, input))
        found.push(`'${input}' needs the gate, which mode: score leaves out`);
    }
  }
  if (mode === "gate-only") {
    const floors = declaredFloors(values);
    if (floors?.minReadiness != null) found.push("'min-readiness' needs the standard battery, which mode: gate-only leaves out");
    if (Object.keys(floors?.minArea ?? {}).length > 0)
      found.push("'min-area' needs the standard battery, which mode: gate-only leaves out");
    if (gradeFloor(values) !== null) found.push("'min-grade' needs the standard battery, which mode: gate-only leaves out");
    if (listValue(values, "fail-on-advisory").length > 0) {
      found.push("'fail-on-advisory' needs the standard battery, which mode: gate-only leaves out");
    }
  }
  if (hasBaseline) return found;
  const needy = [...(numberValue(rules, "max-readiness-drop") === undefined ? [] : ["max-readiness-drop"])];
  if (textValue(rules, "max-token-growth") !== undefined) needy.push("token-ratchet");
  return [...found, ...needy.map((input) => `'${input}' compares with an earlier report; add 'baseline' or 'compare-to'`)];
}
