// Writes every generated file (`npm run gen`), or with --check names those that differ from their source and fails.
// The registry below is the only list of generated files; each maker is a small file of tools/generate/.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";
import { format, resolveConfig } from "prettier";
import { actionFiles } from "./generate/action.js";
import { advisoryFiles } from "./generate/advisories.js";
import { catalogueFiles } from "./generate/catalogue.js";
import { cliFiles } from "./generate/cli.js";
import { discoverabilityFiles } from "./generate/discoverability.js";
import { exampleFiles } from "./generate/examples.js";
import type { Generated } from "./generate/generated.js";
import { layerFiles } from "./generate/layers.js";
import { metaSchemaFiles } from "./generate/meta-schemas.js";
import { probeFiles } from "./generate/probes.js";
import { schemaFiles } from "./generate/schemas.js";

/** Every generated file. */
export const GENERATED: readonly Generated[] = [
  ...schemaFiles,
  ...catalogueFiles,
  ...probeFiles,
  ...exampleFiles,
  ...advisoryFiles,
  ...discoverabilityFiles,
  ...cliFiles,
  ...actionFiles,
  ...layerFiles,
  ...metaSchemaFiles,
];

/** The file's final text, laid out as the formatter of this repository wants it. */
export async function textOf(file: Generated, root: string): Promise<string> {
  const path = join(root, file.path);
  return format(file.make(), { ...(await resolveConfig(path)), filepath: path });
}

/** Generated files under `root` that are missing or differ from what their source makes. */
export async function drifted(root: string, files: readonly Generated[] = GENERATED): Promise<Generated[]> {
  const found: Generated[] = [];
  for (const file of files) {
    const kept = await readFile(join(root, file.path), "utf8").catch(() => null);
    if (kept !== (await textOf(file, root))) found.push(file);
  }
  return found;
}

/** Writes all files under `root`. @returns the paths that changed */
export async function generate(root: string, files: readonly Generated[] = GENERATED): Promise<string[]> {
  const changed = await drifted(root, files);
  for (const file of changed) {
    const path = join(root, file.path);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await textOf(file, root));
  }
  return changed.map((file) => file.path);
}

async function main(): Promise<void> {
  const root = process.cwd();
  if (!argv.includes("--check")) {
    const changed = await generate(root);
    console.log(changed.length === 0 ? "generated files are up to date" : `written: ${changed.join(", ")}`);
    return;
  }
  const stale = await drifted(root);
  for (const { path, source } of stale) console.error(`${path} does not match ${source}: run npm run gen and commit it`);
  if (stale.length > 0) process.exitCode = 1;
  else console.log(`${String(GENERATED.length)} generated files match their sources`);
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) await main();
