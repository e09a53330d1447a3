// Habits that no linter rule covers: how files open and are named, and what the package is made of.
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { describe, expect, test } from "@jest/globals";
import pkg from "../../package.json" with { type: "json" };
import { LAYERS } from "../../tools/layers.js";

/** Files of the working tree that git keeps or would keep. */
const files = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .stdout.split("\n")
  .filter((file) => file !== "");
const code = files.filter((file) => /^(src|tools|__tests__)\/.*\.(ts|mjs|js)$/.test(file));

/** Formats that DefinitelyTyped describes and that no package implements. */
const TYPES_ONLY = ["sarif"];

async function textOf(file: string): Promise<string> {
  // A file that was deleted and not yet committed is still listed.
  return readFile(file, "utf8").catch(() => "// gone\n");
}

test("there are files to look at", () => {
  expect(code.length).toBeGreaterThan(50);
});

test("every source opens with a comment on what it owns, of at most five lines", async () => {
  const bad: string[] = [];
  for (const file of code.filter((name) => !name.startsWith("__tests__/golden/"))) {
    const lines = (await textOf(file)).replace(/^#!.*\n/, "").split("\n");
    const comment = lines.findIndex((line) => !line.startsWith("//"));
    if (comment < 1 || comment > 5) bad.push(file);
  }
  expect(bad).toEqual([]);
});

test("names are kebab-case and say something", () => {
  const plain = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|slow|config))?\.(ts|mjs|js|json)$/;
  const named = code.map((file) => basename(file));
  expect(named.filter((name) => !plain.test(name))).toEqual([]);
  expect(named.filter((name) => /^(utils?|helpers?|misc|common)\./.test(name))).toEqual([]);
});

test("no source carries a path of somebody's machine", async () => {
  const bad: string[] = [];
  for (const file of files.filter((name) => /\.(ts|mjs|js|json|md|ya?ml)$/.test(name) && !name.startsWith("dist/"))) {
    if (/(^|[\s"'`(=])\/(root|Users\/\w+|work)\//m.test(await textOf(file))) bad.push(file);
  }
  expect(bad.filter((file) => file !== "package-lock.json")).toEqual([]);
});

describe("the package", () => {
  test("installs nothing: everything is bundled", () => {
    expect(Object.keys(pkg)).not.toContain("dependencies");
    expect(Object.keys(pkg)).not.toContain("optionalDependencies");
    expect(Object.keys(pkg)).not.toContain("peerDependencies");
    expect(Object.keys(pkg.scripts).filter((name) => /^(pre|post)?(install|prepare|pack|publish)$/.test(name))).toEqual([]);
  });

  test("pins every library to one version", () => {
    expect(Object.entries(pkg.devDependencies).filter(([, version]) => !/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/.test(version))).toEqual([]);
  });

  test("declares every library that the import table allows, and uses every library it declares", async () => {
    const declared = Object.keys(pkg.devDependencies);
    // Some packages are types alone.
    const isDeclared = (name: string): boolean => declared.includes(name) || TYPES_ONLY.includes(name);
    expect(LAYERS.flatMap(({ packages }) => packages).filter((name) => !isDeclared(name))).toEqual([]);
    const texts = await Promise.all([...code, "jest.config.js", "eslint.config.js"].map(textOf));
    const scripts = Object.values(pkg.scripts).join("\n");
    // The compiler of @swc/jest and the types of packages are named nowhere.
    const silent = declared.filter((name) => name === "@swc/core" || name.startsWith("@types/"));
    const used = (name: string): boolean =>
      scripts.includes(name) ||
      texts.some((text) => text.includes(`"${name}"`) || text.includes(`"${name}/`) || text.includes(`node_modules/${name}/`));
    expect(declared.filter((name) => !silent.includes(name) && !used(name))).toEqual([]);
    const typed = silent.flatMap((name) => (name.startsWith("@types/") ? [name.slice("@types/".length)] : []));
    expect(typed.filter((name) => name !== "node" && !isDeclared(name))).toEqual([]);
  });

  test("has its two bins on the bundles", () => {
    expect(pkg.bin).toEqual({ mcpeval: "dist/cli/index.js", "mcpeval-demo": "dist/demo/index.js" });
    expect(pkg.engines.node).toBe(">=20.19");
  });

  test("ignores what it builds, keeps what it ships", () => {
    const ignored = spawnSync("git", ["check-ignore", "build/x", "node_modules/x", ".cache/x", "dist/cli/index.js"], { encoding: "utf8" });
    expect(ignored.stdout.trim().split("\n")).toEqual(["build/x", "node_modules/x", ".cache/x"]);
  });
});
