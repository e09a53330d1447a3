// The cache of compiled code on a small bundle, in processes of its own: when it is used, and that it never changes what runs.
import { spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { codeCacheFolder } from "../../src/cli/code-cache.js";
import { cacheVariables } from "../../src/model/environment.js";

const COMPILED = pathToFileURL("build/src/cli/code-cache.js").href;
const WORDS = `exports.words = () => ["lib", require("node:path").basename(__filename), typeof module.exports];\n`;
const LIB = { "a.js": `const b = require("./b.js");\nexports.say = () => b.words().join(" ");\n`, "b.js": WORDS };
const SAID = "lib b.js object\n";

let root = "";
let bundle = "";
let folder = "";

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "mcpeval-code-"));
  bundle = join(root, "bundle");
  folder = join(root, "home/code-cache/1.0.0-node-here");
  await mkdir(bundle);
  for (const [name, text] of Object.entries(LIB)) await writeFile(join(bundle, name), text);
  await writeFile(
    join(root, "run.mjs"),
    `import { createRequire } from "node:module";
import { useCodeCache } from ${JSON.stringify(COMPILED)};
const cache = useCodeCache(process.argv[2], process.argv[3]);
console.log(createRequire(process.argv[2] + "/index.js")("./a.js").say());
cache.keep();
`,
  );
});
afterEach(() => rm(root, { recursive: true, force: true }));

function run(): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "run.mjs"), bundle, folder], { encoding: "utf8" });
  return { status, output: stdout + stderr };
}

const ran = { status: 0, output: SAID };

/** Names of the kept files with the inode of each: a file that is written again gets another. */
async function kept(): Promise<Record<string, number>> {
  const names = (await readdir(folder)).sort();
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).ino] as const)));
}

test("a run keeps what it loaded, the next one uses it and writes nothing", async () => {
  expect(run()).toEqual(ran);
  const first = await kept();
  expect(Object.keys(first)).toEqual(["a.js", "b.js"]);
  expect((await stat(folder)).mode & 0o777).toBe(process.platform === "win32" ? 0o666 : 0o700);
  expect(run()).toEqual(ran);
  expect(await kept()).toEqual(first);
});

test("a file that changed is compiled anew, even when its size did not", async () => {
  run();
  const first = await kept();
  await writeFile(join(bundle, "b.js"), WORDS.replace('"lib"', '"LIB"'));
  expect(run()).toEqual({ status: 0, output: "LIB b.js object\n" });
  expect(run()).toEqual({ status: 0, output: "LIB b.js object\n" });
  expect(Object.keys(await kept())).toEqual(Object.keys(first));
});

test("damaged files are compiled anew and replaced", async () => {
  run();
  const file = join(folder, "b.js");
  const good = await readFile(file);
  for (let at = 0; at < good.length; at += Math.ceil(good.length / 12)) {
    const bad = Buffer.from(good);
    bad[at] = (bad[at] ?? 0) ^ 0xff;
    await writeFile(file, bad);
    expect(run()).toEqual(ran);
    expect((await readFile(file)).equals(bad)).toBe(false);
  }
  for (const length of [0, 10, 32, good.length - 1]) {
    await writeFile(file, good.subarray(0, length));
    expect(run()).toEqual(ran);
  }
});

test("a defect in a module is thrown as ever, with its place", async () => {
  await writeFile(join(bundle, "b.js"), `\nthrow new Error("a defect");\n`);
  const { status, output } = run();
  expect(status).toBe(1);
  expect(output).toContain(`${join(bundle, "b.js")}:2`);
});

test("a folder that others can write to is neither read nor written", async () => {
  run();
  await chmod(folder, 0o777);
  const first = await kept();
  await writeFile(join(bundle, "b.js"), WORDS.replace('"lib"', '"new"'));
  expect(run()).toEqual({ status: 0, output: "new b.js object\n" });
  // Windows knows no such permission.
  if (process.platform !== "win32") expect(await kept()).toEqual(first);
});

test("a home that cannot be written does no harm", async () => {
  await mkdir(dirname(dirname(folder)), { recursive: true });
  await writeFile(dirname(folder), "a file where the folder should be");
  expect(run()).toEqual(ran);
});

test("the caches of versions not used for a month go when a new one comes", async () => {
  const names = ["old", "recent"].map((name) => join(dirname(folder), name));
  for (const name of names) await mkdir(name, { recursive: true });
  const days = (count: number): number => Date.now() / 1_000 - count * 86_400;
  await utimes(names[0] ?? "", days(31), days(31));
  await utimes(names[1] ?? "", days(29), days(29));
  expect(run()).toEqual(ran);
  expect((await readdir(dirname(folder))).sort()).toEqual(["1.0.0-node-here", "recent"]);
});

describe("the folder", () => {
  const own = { platform: "linux", arch: "x64", version: "v20.19.0", cwd: () => "/work" };

  test.each([
    ["below the home of the store", { HOME: "/home/a" }, "/home/a/.local/share/mcpeval/code-cache/1.2.3-node-v20.19.0-x64"],
    ["below MCPEVAL_HOME", { MCPEVAL_HOME: "/kept" }, "/kept/code-cache/1.2.3-node-v20.19.0-x64"],
    ["with CI=false", { CI: "false", MCPEVAL_HOME: "/kept" }, "/kept/code-cache/1.2.3-node-v20.19.0-x64"],
    ["none in CI", { CI: "true", HOME: "/home/a" }, null],
    ["none with Node's switch", { NODE_DISABLE_COMPILE_CACHE: "1", HOME: "/home/a" }, null],
    ["none under sudo", { SUDO_UID: "1000", HOME: "/home/a" }, null],
    ["none without a home", {}, null],
  ])("%s", (_what, env: Readonly<Record<string, string>>, expected) => {
    const found = codeCacheFolder("1.2.3", { ...own, env });
    expect(found?.replaceAll("\\", "/") ?? null).toBe(expected);
    // What a schema worker's thread is told leads it to the same place.
    expect(codeCacheFolder("1.2.3", { ...own, env: cacheVariables({ ...env, TOKEN: "secret" }) })).toBe(found);
  });

  test("none where the working directory was removed", () => {
    const cwd = (): string => {
      throw new Error("ENOENT: no such file or directory, uv_cwd");
    };
    expect(codeCacheFolder("1.2.3", { ...own, cwd, env: { HOME: "/home/a" } })).toBeNull();
  });

  test("a thread is told nothing else", () => {
    expect(cacheVariables({ TOKEN: "secret", HOME: "/home/a", CI: undefined })).toEqual({ HOME: "/home/a" });
  });
});
