// docs/probes.md: the manifest and every kind of case it can hold, from the probe registry.
import type { TSchema } from "typebox";
import { caseSchema } from "../../src/manifest/schema.js";
import { HEADLINE_KINDS } from "../../src/model/probe-kinds.js";
import type { Probe } from "../../src/probes/define.js";
import { PROBES } from "../../src/probes/index.js";
import { anchor, code, notice, sentence, table, type Generated } from "./generated.js";

const SOURCE = "src/probes";

interface FieldSchema {
  readonly type?: string;
  readonly description?: string;
  readonly const?: string | number;
  readonly anyOf?: readonly FieldSchema[];
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

function range(least: number | undefined, most: number | undefined, unit = ""): string {
  if (least === undefined && most === undefined) return "";
  if (least === undefined) return `at most ${String(most)}${unit}`;
  return most === undefined ? `at least ${String(least)}${unit}` : `${String(least)} to ${String(most)}${unit}`;
}

function valueOf(schema: FieldSchema): string {
  const words =
    schema.anyOf?.flatMap(({ const: word, type }) => (word === undefined ? [type ?? "object"] : [code(String(word))])) ??
    schema.enum?.map((word) => code(String(word)));
  if (words !== undefined) return [...new Set(words)].join(", ");
  if (schema.const !== undefined) return code(String(schema.const));
  const bounds = [
    range(schema.minimum, schema.maximum),
    range(schema.minLength, schema.maxLength, " characters"),
    range(schema.minItems, schema.maxItems, " entries"),
  ].filter((bound) => bound !== "");
  return [schema.type ?? "any value", ...bounds].join(", ");
}

function fields(probe: Probe): string {
  const required = new Set<string>((probe.fields as TSchema & { required?: string[] }).required ?? []);
  const rows = Object.entries(probe.fields.properties as Record<string, FieldSchema>).map(([name, schema]) => [
    required.has(name) ? code(name) : `${code(name)} (optional)`,
    valueOf(schema),
    sentence(schema.description ?? ""),
  ]);
  return rows.length === 0 ? "No fields of its own.\n" : table(["Field", "Value", "Meaning"], rows);
}

function section(probe: Probe): string {
  const example = { id: `my-${probe.kind}`, probe: probe.kind, access: "read_only", ...probe.example };
  const reasons = Object.keys(probe.reasons).map((reason) => `[${code(reason)}](reasons.md#${anchor(reason)})`);
  const measures = Object.entries(probe.measures).map(([name, what]) => `- ${code(name)}: ${what}`);
  return [
    `## ${code(probe.kind)}`,
    `${sentence(probe.about)} Passes when ${probe.passesWhen.replace(/\.$/, "")}.`,
    probe.mutates === "never" ? "Read-only: `access: mutating` is refused." : "May be `mutating`, then it names a sandbox.",
    fields(probe),
    `Fails with: ${reasons.join(", ")}.`,
    ...(measures.length === 0 ? [] : [`Measures:\n\n${measures.join("\n")}`]),
    `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\`\n`,
  ].join("\n\n");
}

function page(): string {
  const headline = new Set<string>(HEADLINE_KINDS);
  const overview = table(
    ["Kind", "Tests", "Writes"],
    [...PROBES]
      .sort((a, b) => Number(headline.has(b.kind)) - Number(headline.has(a.kind)))
      .map(({ kind, about, mutates }) => [
        `[${code(kind)}](#${anchor(kind)})${headline.has(kind) ? " (headline)" : ""}`,
        sentence(about),
        mutates === "never" ? "never" : "where allowed",
      ]),
  );
  const common = table(
    ["Field", "Value", "Meaning"],
    Object.entries(caseSchema(PROBES[0] as Probe).properties as Record<string, FieldSchema>)
      .slice(0, 4)
      .map(([name, schema]) => [
        name === "sandbox" ? `${code(name)} (mutating only)` : code(name),
        name === "probe" ? "one of the kinds below" : valueOf(schema),
        name === "probe" ? "What kind of case it is." : sentence(schema.description ?? ""),
      ]),
  );
  return `${notice(SOURCE)}
# The gate: manifests and probe kinds

A manifest declares what must stay true of a server. ${code("mcpeval probe")} runs its cases in order and exits 1 when one fails. It is a strict
file, ${code("mcp-eval.manifest.json")} by default, also ${code(".jsonc")} or ${code(".yaml")}: unknown fields are refused before any server starts, with line, column
and JSON Pointer. ${code("mcpeval schema manifest")} prints its JSON Schema for editors.

- ${code("version")}: 1.
- ${code("probes")}: one case or more.
- ${code("timeout_ms")}: how long each request waits, 100 to 600000 milliseconds; 30000 over stdio and 5000 over HTTP when absent.
- ${code("sandboxes")}: what mutating cases may write to, by name; each has a ${code("description")} of at most 240 characters.
- ${code("$schema")}: for editors, not read.

Every case has:

${common}
A mutating case names a declared sandbox and runs under ${code("--allow-mutation")} only. Cases share one connection; a workflow has one of its own,
and after a time-out, a lost connection or a broken answer the next case starts on a fresh one. Such a case is reported as
[${code("transport-timeout")}](reasons.md#transport-timeout), [${code("transport-closed")}](reasons.md#transport-closed) or [${code("transport-error")}](reasons.md#transport-error), and the run exits 3.
A case that has no meaning in the negotiated protocol revision, or for a server that does not declare the capability, is reported as not
applicable and counts neither way.

${overview}
${PROBES.map(section).join("\n")}`;
}

/** The page. */
export const probeFiles: readonly Generated[] = [{ path: "docs/probes.md", source: SOURCE, make: page }];
