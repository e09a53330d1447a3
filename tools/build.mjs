// Builds the committed bundles: tsc into build/, then ncc of each front end into dist/<entry>/ (unminified, no source maps).
// With --check it builds aside and fails when dist/ differs in a single byte. Needs node_modules exactly as `npm ci` makes it.
import { spawn } from "node:child_process";
import { chmod, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Entries, the slowest first. `bin`: starts with a shebang and is executable. `launcher`: a CommonJS file to start from instead of
 * main.js; the whole bundle is CommonJS then, which loads faster.
 */
const ENTRIES = [
  { name: "action", bin: false },
  { name: "cli", bin: true, launcher: "launcher.cjs" },
  { name: "demo", bin: true },
];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const tsc = join(dirname(require.resolve("typescript/package.json")), "bin", "tsc");
const ncc = require.resolve("@vercel/ncc/dist/ncc/cli.js");

/** Runs a script under this Node.js; rejects with its output when it fails. */
function run(script, ...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`${[script, ...args].join(" ")} failed:\n${output}`))));
  });
}

/** Files below a folder, relative, with `/`, sorted; none when the folder is missing. */
async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** Bundles one entry and refuses a bundle that would not work elsewhere. */
async function bundle({ name, bin, launcher }, out) {
  const folder = join(root, out, name);
  await rm(folder, { recursive: true, force: true }); // chunk names are numbers that can change
  const entry = launcher === undefined ? "main.js" : await placeLauncher(name, launcher);
  await run(ncc, "build", `build/src/${name}/${entry}`, "-o", join(out, name), "--license", "licenses.txt", "--no-cache", "--quiet");
  if (launcher !== undefined) await nameCommonJs(folder);
  for (const file of await filesBelow(folder)) {
    const text = await readFile(join(folder, file), "utf8");
    if (text.includes(root)) throw new Error(`${out}/${name}/${file} holds a path of this machine`);
    if (file.endsWith(".map")) throw new Error(`${out}/${name}/${file}: source maps are not shipped`);
    if (file === "index.js" && bin && !text.startsWith("#!/usr/bin/env node\n")) throw new Error(`${out}/${name}/${file} lost its shebang`);
  }
  if (bin) await chmod(join(folder, "index.js"), 0o755);
}

/** Puts a launcher beside the compiled modules, with the version in it. Returns its name there. */
async function placeLauncher(name, launcher) {
  const { version } = require("../package.json");
  const text = await readFile(join(root, "src", name, launcher), "utf8");
  await writeFile(join(root, "build/src", name, launcher), text.replaceAll("__VERSION__", version));
  return launcher;
}

/** Gives a CommonJS bundle the name that all entries have: index.js, which the package.json beside it keeps from being an ES module. */
async function nameCommonJs(folder) {
  await rename(join(folder, "index.cjs"), join(folder, "index.js"));
  await writeFile(join(folder, "package.json"), '{\n  "type": "commonjs"\n}\n');
}

/** Entries are bundled side by side, at most one a core: each takes about 500 MB at its peak. */
async function bundleAll(out) {
  const waiting = [...ENTRIES];
  const worker = async () => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) await bundle(entry, out);
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
}

/** Names of files that one side lacks or that differ. */
async function differences(fresh, committed) {
  const [made, kept] = [await filesBelow(fresh), await filesBelow(committed)];
  const differs = async (file) => {
    if (!made.includes(file) || !kept.includes(file)) return true;
    return !(await readFile(join(fresh, file))).equals(await readFile(join(committed, file)));
  };
  const all = [...new Set([...made, ...kept])].sort();
  const found = await Promise.all(all.map(differs));
  return { count: all.length, files: all.filter((_file, index) => found[index]) };
}

async function main() {
  const check = process.argv.includes("--check");
  const out = check ? "build/dist-check" : "dist";
  await run(tsc, "-p", "tsconfig.json");
  await bundleAll(out);
  if (!check) return "dist/ is built";
  const { count, files } = await differences(join(root, out), join(root, "dist"));
  if (files.length > 0) throw new Error(`dist/ does not match the sources: ${files.join(", ")} (npm run build, then commit dist/)`);
  return `dist/ matches the sources (${String(count)} files)`;
}

try {
  console.log(await main());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
