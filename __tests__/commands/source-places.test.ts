// Tools placed in a real source tree: only certain places, within bounds, and never in other people's code or in tests.
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { filesOf } from "../../src/cli/host.js";
import { sourcePlaces } from "../../src/commands/source-places.js";
import { UsageError } from "../../src/model/errors.js";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mcpeval-source-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

async function found(...names: string[]): Promise<Record<string, string>> {
  const places = await sourcePlaces("src", new Set(names), filesOf(folder), (path) => `src/${path}`);
  return Object.fromEntries([...places].map(([name, { uri, region }]) => [name, `${uri}:${region.startLine}:${region.startColumn}`]));
}

const registers = (name: string): string => `\nserver.registerTool("${name}", {});\n`;

test("one registration is the place, however often the name is quoted elsewhere", async () => {
  await write({
    "src/a.ts": registers("one"),
    "src/deep/b.py": 'x = ["one", "one"]\n@mcp.tool\ndef two():\n',
    "src/c.ts": 'const names = ["three"];',
  });
  expect(await found("one", "two", "three", "four")).toEqual({ one: "src/a.ts:2:21", two: "src/deep/b.py:3:5", three: "src/c.ts:1:16" });
});

test("two registrations, or several quotes and no registration, are no place", async () => {
  await write({ "src/a.ts": registers("one"), "src/b.ts": registers("one"), "src/c.ts": 'a("two"); \nb("two");' });
  expect(await found("one", "two")).toEqual({});
});

test("dependencies, builds, tests, types, big files and files that are no text are not looked at", async () => {
  const text = registers("one");
  await write({
    "src/node_modules/x/a.js": text,
    "src/dist/a.js": text,
    "src/.cache/a.js": text,
    "src/__tests__/a.ts": text,
    "src/a.test.ts": text,
    "src/a.d.ts": text,
    "src/README.md": text,
    "src/big.js": `${text}${" ".repeat(1_000_001)}`,
    "src/binary.js": Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe])]),
  });
  expect(await found("one")).toEqual({});
});

test("links are not followed, not even into themselves", async () => {
  await write({ "src/a.ts": registers("one"), "outside/b.ts": registers("two") });
  await symlink(join(folder, "src"), join(folder, "src/loop"));
  await symlink(join(folder, "outside"), join(folder, "src/outside"));
  expect(await found("one", "two")).toEqual({ one: "src/a.ts:2:21" });
});

test("at most 5,000 files are listed, in a fixed order", async () => {
  await mkdir(join(folder, "src/z"), { recursive: true });
  for (let batch = 0; batch < 5_001; batch += 500) {
    const names = Array.from({ length: Math.min(500, 5_001 - batch) }, (_, index) => `z/f${String(batch + index).padStart(5, "0")}.ts`);
    await Promise.all(
      names.map((name) =>
        writeFile(join(folder, "src", name), name.includes("05000") ? registers("late") : registers(`early${name.slice(3, 8)}`)),
      ),
    );
  }
  expect(await found("late", "early04999")).toEqual({ early04999: "src/z/f04999.ts:2:21" });
});

test("a folder that is not there is misuse", async () => {
  await expect(found("one")).rejects.toThrow(UsageError);
  await expect(found("one")).rejects.toThrow("cannot read the folder src: ENOENT");
});
