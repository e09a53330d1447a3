// `npm run new:probe KIND`: writes a working probe kind, its place in the lists, and its test with fixture rows, all to be adapted.
// Never overwrites; edits the lists by their text, so that a list which changed its form is an error and not a broken file.
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";
import { format, resolveConfig } from "prettier";

const KIND = /^[a-z]+(-[a-z0-9]+)*$/;
const REGISTRY = "src/probes/index.ts";
const KINDS = "src/model/probe-kinds.ts";
const REGISTRY_TEST = "__tests__/probes/registry.test.ts";

/** One file of a scaffold: its path below the repository, and its text before formatting. */
export interface Scaffolded {
  readonly path: string;
  readonly text: string;
  readonly isNew: boolean;
}

/**
 * Everything a new kind needs, as texts.
 * @param kind kebab-case, for example `cache-honesty`
 * @param read the text of a file of the repository
 * @throws Error when the name is none or taken, or a list no longer has the form that is edited
 */
export async function scaffold(kind: string, read: (path: string) => Promise<string>): Promise<readonly Scaffolded[]> {
  if (!KIND.test(kind)) throw new Error(`${JSON.stringify(kind)} is no name for a kind; use kebab-case, for example cache-honesty`);
  const name = kind.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const [registry, kinds, registryTest] = (await Promise.all([REGISTRY, KINDS, REGISTRY_TEST].map(read))) as [string, string, string];
  if (kinds.includes(`"${kind}"`)) throw new Error(`there is a kind ${kind} already`);
  return [
    { path: `src/probes/${kind}.ts`, text: probeText(kind, name), isNew: true },
    { path: `__tests__/probes/rows-${kind}.ts`, text: rowsText(kind), isNew: true },
    { path: `__tests__/probes/kinds-${kind}.test.ts`, text: testText(kind), isNew: true },
    { path: REGISTRY, text: inRegistry(registry, kind, name), isNew: false },
    { path: KINDS, text: replaced(kinds, /\n\] as const;\n\n\/\*\* One probe kind/, (end) => `\n  "${kind}",${end}`), isNew: false },
    { path: REGISTRY_TEST, text: inRegistryTest(registryTest, kind), isNew: false },
  ];
}

/** The import and the entry, each at its place by name. */
function inRegistry(text: string, kind: string, name: string): string {
  const line = `import { ${name} } from "./${kind}.js";`;
  const imports = text.split("\n").filter((one) => /^import .* from "\.\/.*";$/.test(one));
  const sorted = [...imports, line].sort((a, b) => (moduleOf(a) < moduleOf(b) ? -1 : 1));
  const withImport = replaced(text, /(?:^import .* from "\.\/.*";\n)+/m, () => `${sorted.join("\n")}\n`);
  return replaced(withImport, /(readonly Probe\[\] = \[)([^\]]*)\]/, (_, head, list) => {
    const entries = [
      ...(list ?? "")
        .split(",")
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ""),
      name,
    ];
    const kindOf = (entry: string): string => entry.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `${head ?? ""}${entries.sort((a, b) => (kindOf(a) < kindOf(b) ? -1 : 1)).join(", ")}]`;
  });
}

function moduleOf(line: string): string {
  return /"\.\/(.*)\.js"/.exec(line)?.[1] ?? "";
}

function inRegistryTest(text: string, kind: string): string {
  const rows = rowsName(kind);
  const withImport = replaced(text, /(?:import \{ \w+_ROWS \} .*\n)+/, (lines) => `${lines}import { ${rows} } from "./rows-${kind}.js";\n`);
  return replaced(
    withImport,
    /new Set\(\[((?:\.\.\.\w+_ROWS,?\s*)+)\]/,
    (_, known) => `new Set([${(known ?? "").replace(/,\s*$/, "")}, ...${rows}]`,
  );
}

function replaced(text: string, pattern: RegExp, by: (match: string, ...groups: (string | undefined)[]) => string): string {
  const found = pattern.exec(text);
  if (found === null)
    throw new Error(`a list no longer looks as this tool knows it (${pattern.source}); add the kind by hand and mend the tool`);
  return text.slice(0, found.index) + by(found[0], ...found.slice(1)) + text.slice(found.index + found[0].length);
}

function rowsName(kind: string): string {
  return `${kind.replaceAll("-", "_").toUpperCase()}_ROWS`;
}

function probeText(kind: string, name: string): string {
  return `// \`${kind}\`: whether one call of a tool succeeds. Written by \`npm run new:probe\`: say here what the kind is about, and test that.
import { Type } from "typebox";
import { defineProbe } from "./define.js";
import { callTool, succeeded } from "./shared/calls.js";
import { toolCall } from "./shared/fields.js";
import { failed, passed } from "./shared/verdicts.js";

/** The probe. */
export const ${name} = defineProbe({
  kind: "${kind}",
  about: "One call of a tool.",
  passesWhen: "the call succeeds",
  headline: false,
  mutates: "never",
  session: "shared",
  fields: Type.Object({ ...toolCall }),
  reasons: {
    "${kind}-call-failed": {
      hint: "the call failed for arguments that are valid; make it succeed, or refuse such arguments in the input schema",
    },
  },
  measures: {},
  toolOf: ({ tool }) => tool,
  example: { tool: "describe_status", arguments: {} },
  async run({ tool, arguments: args }, { session }) {
    return succeeded(await callTool(session, tool, args)) ? passed() : failed("${kind}-call-failed");
  },
});
`;
}

function rowsText(kind: string): string {
  return `// Rows of \`${kind}\`: a green one, a red one for every reason, and incomplete ones.
import { flawlessTool, type ComposablePreset, type Step } from "../support/composable.js";
import type { Row } from "./row.js";

const CALL = { tool: "read_one", arguments: { id: "r1" } };

/** A server with one tool that answers its calls with this step. */
function answering(valid: Step): ComposablePreset {
  return { tools: [flawlessTool("read_one", {}, { valid })] };
}

/** The rows. */
export const ${rowsName(kind)}: readonly Row[] = [
  { kind: "${kind}", name: "a call that succeeds", composable: { tools: [flawlessTool("read_one")] }, fields: CALL, comesTo: "passed" },
  { kind: "${kind}", name: "a call that fails", composable: answering({ kind: "tool-error" }), fields: CALL, comesTo: "${kind}-call-failed" },
  { kind: "${kind}", name: "a call without an answer", composable: answering({ kind: "hang" }), fields: CALL, comesTo: "transport-timeout" },
  { kind: "${kind}", name: "a connection cut in a call", composable: answering({ kind: "cut" }), fields: CALL, comesTo: "transport-closed" },
];
`;
}

function testText(kind: string): string {
  return `// The rows of rows-${kind}.ts.
import { describeRows } from "./describe-rows.js";
import { ${rowsName(kind)} } from "./rows-${kind}.js";

describeRows(${rowsName(kind)});
`;
}

async function main(): Promise<void> {
  const root = process.cwd();
  const files = await scaffold(argv[2] ?? "", (path) => readFile(join(root, path), "utf8"));
  const taken = files.filter(({ path, isNew }) => isNew && existsSync(join(root, path)));
  if (taken.length > 0) throw new Error(`${taken.map(({ path }) => path).join(", ")} exists already`);
  for (const { path, text, isNew } of files) {
    const full = join(root, path);
    await writeFile(full, await format(text, { ...(await resolveConfig(full)), filepath: full }));
    console.log(`${isNew ? "wrote" : "edited"} ${path}`);
  }
  console.log("next: write what the kind tests and its rows, then npm run gen (docs/how-to-add.md)");
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
