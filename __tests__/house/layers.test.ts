// The import table holds for the whole tree, and the check that says so finds what it must find.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "@jest/globals";
import { importsOf, LAYERS, layerOf, listBreaches, type Breach } from "../../tools/layers.js";

const made: string[] = [];

afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function breachesOf(files: Record<string, string>): Promise<Breach[]> {
  const root = await mkdtemp(join(tmpdir(), "mcpeval-layers-"));
  made.push(root);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return listBreaches(root);
}

describe("the sources", () => {
  test("keep to the import table and form no cycle", async () => {
    const breaches = await listBreaches(process.cwd());
    expect(breaches.map(({ file, line, problem }) => `${file}:${String(line)}: ${problem}`)).toEqual([]);
  });
});

describe("the table", () => {
  test("names only layers that it has, each once", () => {
    const places = LAYERS.map((layer) => layer.at);
    expect(new Set(places).size).toBe(places.length);
    for (const layer of LAYERS) {
      for (const allowed of layer.mayImport) expect(layerOf(allowed)).toBeDefined();
      expect(layer.mayImport).not.toContain(layer.at);
    }
  });

  test("keeps the front ends out of everybody's reach", () => {
    for (const layer of LAYERS) {
      for (const frontEnd of ["src/cli", "src/action", "src/demo"]) expect(layer.mayImport).not.toContain(frontEnd);
    }
  });

  test("the longest path owns a file", () => {
    expect(layerOf("src/standard/areas/context.ts")?.at).toBe("src/standard/areas");
    expect(layerOf("src/standard/define.ts")?.at).toBe("src/standard/define");
    expect(layerOf("src/standard/defined.ts")?.at).toBe("src/standard");
    expect(layerOf("src/nowhere/x.ts")).toBeUndefined();
  });
});

describe("a made-up tree", () => {
  test("clean imports raise nothing", async () => {
    const files = {
      "src/model/a.ts": `import pkg from "../../package.json" with { type: "json" };\nexport const a = pkg;\n`,
      "src/lib/b.ts": `import { createHash } from "node:crypto";\nimport { a } from "../model/a.js";\nexport const b = [a, createHash];\n`,
      "src/lib/c.ts": `export { b } from "./b.js";\n`,
    };
    expect(await breachesOf(files)).toEqual([]);
  });

  test.each([
    ["an upward import", "src/model/a.ts", `import { b } from "../lib/b.js";`, "src/model may not import src/lib (src/lib/b.js)"],
    ["a type-only import", "src/model/a.ts", `import type { B } from "../lib/b.js";`, "src/model may not import src/lib (src/lib/b.js)"],
    ["a re-export", "src/model/a.ts", `export { b } from "../lib/b.js";`, "src/model may not import src/lib (src/lib/b.js)"],
    ["a dynamic import", "src/model/a.ts", `const x = await import("../lib/b.js");`, "src/model may not import src/lib (src/lib/b.js)"],
    ["an import type", "src/model/a.ts", `type X = import("../lib/b.js").B;`, "src/model may not import src/lib (src/lib/b.js)"],
    ["a package of another folder", "src/lib/a.ts", `import { Ajv } from "ajv/dist/2020.js";`, "src/lib may not import the package ajv"],
    ["a scoped package", "src/cli/a.ts", `import * as core from "@actions/core";`, "src/cli may not import the package @actions/core"],
    ["a forbidden built-in", "src/render/a.ts", `import { readFileSync } from "node:fs";`, "src/render may not import node:fs"],
    ["a built-in without its prefix", "src/cli/a.ts", `import { readFileSync } from "fs";`, "write node:fs instead of fs"],
    [
      "a test helper",
      "src/cli/a.ts",
      `import { x } from "../../__tests__/support/x.js";`,
      "imports __tests__/support/x.js, which is outside of src",
    ],
    [
      "a folder nobody declared",
      "src/cli/a.ts",
      `import { x } from "../nowhere/x.js";`,
      "imports src/nowhere/x.js, which belongs to no layer",
    ],
    [
      "the command layer rendering",
      "src/commands/a.ts",
      `import { x } from "../render/x.js";`,
      "src/commands may not import src/render (src/render/x.js)",
    ],
  ])("finds %s", async (_what, file, text, problem) => {
    expect(await breachesOf({ [file]: `// header\n${text}\n` })).toEqual([{ file, line: 2, problem }]);
  });

  test("finds a file without a layer", async () => {
    const found = await breachesOf({ "src/nowhere/x.ts": "export {};\n" });
    expect(found.map((breach) => breach.problem)).toEqual(["belongs to no layer: add its folder to tools/layers.json"]);
  });

  test("finds cycles, also those of types only and of one file", async () => {
    const found = await breachesOf({
      "src/lib/a.ts": `import { b } from "./b.js";\nexport const a = b;\n`,
      "src/lib/b.ts": `import { c } from "./c.js";\nexport const b = c;\n`,
      "src/lib/c.ts": `import type { a } from "./a.js";\nexport const c: typeof a = 1;\n`,
      "src/lib/d.ts": `import { d as self } from "./d.js";\nexport const d = self;\n`,
      "src/lib/e.ts": `import { a } from "./a.js";\nexport const e = a;\n`,
    });
    expect(found.map((breach) => breach.problem)).toEqual([
      "imports form a cycle: src/lib/a.ts, src/lib/b.ts, src/lib/c.ts",
      "imports form a cycle: src/lib/d.ts",
    ]);
  });
});

describe("importsOf", () => {
  test("tells lines and ignores comments and strings", () => {
    const text = `// import { a } from "x";\nconst s = 'import { b } from "y"';\n\nimport { c } from "z";\nexport const d = [s, c];\n`;
    expect(importsOf(text)).toEqual([{ specifier: "z", line: 4 }]);
    expect(importsOf("")).toEqual([]);
  });
});
