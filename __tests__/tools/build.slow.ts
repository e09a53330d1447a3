// The build on small made-up sources: what it bundles works from another place, drift is found, unfit bundles are refused.
import { spawnSync } from "node:child_process";
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";

/** What launcher.cjs starts: the same module is the worker's, and it is told where it stands. */
const CLI = `import { isMainThread, parentPort, Worker } from "node:worker_threads";
import pkg from "../../package.json" with { type: "json" };
export async function startCli(entry: URL): Promise<number | undefined> {
  if (!isMainThread) return void parentPort?.postMessage("from the worker");
  const { word } = await import("../lib/lazy.js");
  const worker = new Worker(entry);
  const message: unknown = await new Promise((resolve) => worker.once("message", resolve));
  console.log(pkg.version, word, message);
  return 0;
}
`;

let root = "";

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "mcpeval-build-"));
  const files = {
    "src/cli/start.ts": CLI,
    "src/lib/lazy.ts": `export const word = "lazy";\n`,
    "src/action/main.ts": `export const action = 1;\nconsole.log("action");\n`,
    "src/demo/main.ts": `#!/usr/bin/env node\nexport const demo = 1;\nconsole.log("demo");\n`,
    "package.json": `{ "name": "made-up", "version": "1.2.3", "type": "module" }\n`,
    "tsconfig.json": (await readFile("tsconfig.json", "utf8")).replace('"src", "tools"', '"src"'),
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await mkdir(join(root, "tools"));
  await cp("tools/build.mjs", join(root, "tools/build.mjs"));
  // The launcher with all that it loads at once.
  for (const path of ["src/cli/launcher.cjs", "src/cli/code-cache.ts", "src/model/environment.ts", "src/store/home.ts"]) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await cp(path, join(root, path));
  }
  await symlink(resolve("node_modules"), join(root, "node_modules"), "junction");
});
afterEach(() => rm(root, { recursive: true, force: true }));

function build(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "tools/build.mjs"), ...args], { encoding: "utf8" });
  return { status, output: stdout + stderr };
}

test("bundles run from elsewhere, are executable and rebuild to the same bytes", async () => {
  expect(build()).toEqual({ status: 0, output: "dist/ is built\n" });
  const moved = join(root, "elsewhere");
  await cp(join(root, "dist"), moved, { recursive: true });
  const run = spawnSync(process.execPath, [join(moved, "cli/index.js")], { encoding: "utf8" });
  expect([run.stdout, run.stderr]).toEqual(["1.2.3 lazy from the worker\n", ""]);
  expect(spawnSync(process.execPath, [join(moved, "demo/index.js")], { encoding: "utf8" }).stdout).toBe("demo\n");
  for (const bin of ["cli", "demo"]) expect((await stat(join(root, "dist", bin, "index.js"))).mode & 0o111).toBe(0o111);
  for (const entry of ["action", "cli", "demo"]) expect(await readdir(join(root, "dist", entry))).toContain("licenses.txt");

  expect(build("--check").status).toBe(0);
  await appendFile(join(root, "dist/cli/index.js"), "\n");
  await writeFile(join(root, "dist/demo/left-over.js"), "");
  const drift = build("--check");
  expect(drift.status).toBe(1);
  expect(drift.output).toContain("dist/ does not match the sources: cli/index.js, demo/left-over.js");
});

test.each([
  ["a type error", "src/action/main.ts", `export const action: string = 1;\n`, "error TS2322"],
  ["a bin without its shebang", "src/demo/main.ts", `console.log("demo");\nexport {};\n`, "dist/demo/index.js lost its shebang"],
])("%s fails the build", async (_what, path, text, message) => {
  await writeFile(join(root, path), text);
  const { status, output } = build();
  expect(status).toBe(1);
  expect(output).toContain(message);
});

test("a path of the building machine fails the build", async () => {
  await writeFile(join(root, "src/action/main.ts"), `console.log(${JSON.stringify(join(root, "src"))});\nexport {};\n`);
  const { status, output } = build();
  expect(status).toBe(1);
  expect(output).toContain("dist/action/index.js holds a path of this machine");
});
