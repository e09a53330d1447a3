// `init`: scaffolds a manifest that passes on the server it was made from, and says what became of each tool. Hands the file over to be
// written; whether one is there already was checked before.
import { scaffold, type Scaffold, type ToolOutcome } from "../engine/init/run.js";
import { fieldValue } from "../lib/escape.js";
import { NOT_CALLED, type ArgumentsSource } from "../engine/init/plan.js";
import { CALL_FAILURES } from "../engine/init/trial.js";
import { readManifest } from "../manifest/load.js";
import { writeManifest, type ManifestDraft, type ManifestSyntax } from "../manifest/write.js";
import { UsageError } from "../model/errors.js";
import type { Host } from "../model/host.js";
import { MANIFEST_MAX_BYTES } from "../model/limits.js";
import { DEFAULT_MANIFEST } from "../model/manifest-file.js";
import { isGiven, listValue, textValue, type OptionValues } from "../options/values.js";
import type { CommandResult } from "./command.js";
import { nextCommand } from "./next-command.js";
import { oneTarget } from "./probe.js";
import { settingsOf } from "./score.js";

const SYNTAXES: ReadonlyMap<string, ManifestSyntax> = new Map([
  ["json", "json"],
  ["jsonc", "jsonc"],
  ["yaml", "yaml"],
  ["yml", "yaml"],
]);

/**
 * Scaffolds a manifest; with --dry-run only decides on each tool.
 * @param operands the server command and its arguments; empty with `--url`
 * @throws UsageError when the target, the arguments file, --output or --tool are not usable
 * @throws Incomplete when the server cannot be reached or listed, or the run was interrupted
 */
export async function runInit(values: OptionValues, operands: readonly string[], host: Host): Promise<CommandResult> {
  const path = textValue(values, "output") ?? DEFAULT_MANIFEST;
  const syntax = syntaxOf(path);
  const { label, target } = await oneTarget(values, operands, host);
  const settings = await settingsOf(values, host);
  const init = { only: listValue(values, "tool").map((name) => name.trim()), dryRun: isGiven(values, "dry-run") };
  const made = await scaffold(target, init, { ...settings, server: label }, host);
  const { manifest } = made;
  if (manifest === null) return { document: { kind: "text", text: textOf(made.tools.map(decisionLine)) }, verdict: "ok" };
  const text = await manifestText(manifest, syntax, made, path);
  const count = manifest.groups.reduce((sum, { cases }) => sum + cases.length, 0);
  const lines = [
    ...made.tools.map(outcomeLine),
    `server: ${casesText(made.server)}`,
    ...explainLine(made),
    `wrote ${path} (${String(count)} cases)`,
    `next: ${nextCommand(values, operands)}`,
  ];
  return { document: { kind: "text", text: textOf(lines), file: { path, text } }, verdict: "ok" };
}

/** @throws UsageError for an extension that is none of a manifest; without one it is JSON, as for the loader */
function syntaxOf(path: string): ManifestSyntax {
  const extension = /[^\\/]\.([^.\\/]+)$/.exec(path)?.[1]?.toLowerCase();
  const syntax = extension === undefined ? "json" : SYNTAXES.get(extension);
  if (syntax === undefined) throw new UsageError(`--output ${path}: a manifest is a .json, .jsonc, .yaml or .yml file`);
  return syntax;
}

/** The text, read back as `probe` will read it. @throws UsageError when it is larger than a manifest may be */
async function manifestText(manifest: ManifestDraft, syntax: ManifestSyntax, made: Scaffold, path: string): Promise<string> {
  const text = writeManifest(manifest, syntax, header(made));
  const bytes = Buffer.byteLength(text);
  if (bytes > MANIFEST_MAX_BYTES) {
    throw new UsageError(
      `the manifest would have ${String(bytes)} bytes, the limit is ${String(MANIFEST_MAX_BYTES)}; choose tools with --tool, or give smaller arguments with --arguments`,
    );
  }
  try {
    await readManifest(text, path);
  } catch (error) {
    if (error instanceof UsageError) throw new Error(`the manifest that was made is not valid: ${error.message}`, { cause: error });
    throw error;
  }
  return text;
}

/** What a reader of the manifest wants to know first. */
function header({ tools }: Scaffold): string[] {
  const without = tools.flatMap((tool) => {
    const why = whyNone(tool);
    return why === null || why.reason === "not-selected" ? [] : [`  ${fieldValue(nameOf(tool))} (${why.reason})`];
  });
  return [
    "Made by mcpeval init, and yours to edit: `mcpeval probe` runs these cases against the server, docs/probes.md has every kind.",
    "Latency budgets are at least four times what was measured, so that slower machines pass.",
    ...(without.length === 0 ? [] : ["Tools without cases, and why:", ...without]),
  ];
}

function nameOf({ planned }: ToolOutcome): string {
  return planned.tool.declared.name;
}

/** Why a tool has no case: a fixed label and its words; null for one that has some. */
function whyNone({ planned, failure, cases }: ToolOutcome): { readonly reason: string; readonly words: string } | null {
  if (planned.whyNot !== null) return { reason: planned.whyNot, words: NOT_CALLED[planned.whyNot] };
  if (failure !== null) return { reason: `call-failed-${failure}`, words: CALL_FAILURES[failure] };
  if (cases.some(({ leftOut }) => leftOut === null)) return null;
  return {
    reason: "no-case-passed",
    words: `its call succeeded, but no case did (${cases.map(({ leftOut }) => leftOut ?? "").join(", ")})`,
  };
}

function outcomeLine(tool: ToolOutcome): string {
  const why = whyNone(tool);
  return `${fieldValue(nameOf(tool))}: ${why === null ? casesText(tool.cases) : `left out, ${why.reason}: ${why.words}`}`;
}

const WOULD_CALL: Readonly<Record<ArgumentsSource, string>> = {
  given: "with the arguments of its entry",
  none: "without arguments",
  built: "with arguments built from its input schema",
};

function decisionLine({ planned }: ToolOutcome): string {
  const name = fieldValue(planned.tool.declared.name);
  if (planned.whyNot !== null) return `${name}: left out, ${planned.whyNot}: ${NOT_CALLED[planned.whyNot]}`;
  return `${name}: would be called ${WOULD_CALL[planned.call?.source ?? "none"]}`;
}

function casesText(cases: ToolOutcome["cases"]): string {
  const written = cases.filter(({ leftOut }) => leftOut === null).map(({ kind }) => kind);
  const left = cases.flatMap(({ kind, leftOut }) => (leftOut === null ? [] : [`${kind} (${leftOut})`]));
  return `${written.join(", ")}${left.length === 0 ? "" : `; not ${left.join(", ")}`}`;
}

/** Where to read on when cases were left out because they do not pass. */
function explainLine({ tools, server }: Scaffold): string[] {
  const reason = [...server, ...tools.flatMap(({ cases }) => cases)].find(({ leftOut }) => leftOut !== null)?.leftOut;
  return typeof reason === "string" ? [`cases left out do not pass yet; \`mcpeval explain ${reason}\` says how to fix it`] : [];
}

function textOf(lines: readonly string[]): string {
  return `${lines.join("\n")}\n`;
}
