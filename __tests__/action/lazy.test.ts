// What a step that only scores never waits for: GitHub's clients and the renderers with a library behind them load on demand.
import { readFile } from "node:fs/promises";
import { posix } from "node:path";
import { expect, test } from "@jest/globals";

/** Modules that a module needs before it runs; types are gone by then, and `import()` waits until it is asked for. */
async function staticImports(path: string): Promise<string[]> {
  const text = await readFile(path, "utf8");
  return [...text.matchAll(/^(?:import|export) (?!type\b)(?:[^"';]*? from )?"(?<specifier>[^"]+)"/gm)].map(
    (match) => match.groups?.["specifier"] ?? "",
  );
}

async function reachable(entry: string): Promise<{ modules: Set<string>; packages: Set<string> }> {
  const modules = new Set<string>();
  const packages = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    if (modules.has(path)) return;
    modules.add(path);
    for (const specifier of await staticImports(path)) {
      if (specifier.startsWith(".")) await visit(posix.join(posix.dirname(path), specifier).replace(/\.js$/, ".ts"));
      else packages.add(specifier);
    }
  };
  await visit(entry);
  return { modules, packages };
}

test("the start of the Action loads neither a client of GitHub nor a heavy library", async () => {
  const { modules, packages } = await reachable("src/action/start.ts");
  expect(modules.has("src/action/delivery.ts")).toBe(true);
  expect([...packages]).toContain("@actions/core");
  for (const heavy of [
    "@actions/github",
    "@actions/artifact",
    "typebox",
    "xmlbuilder2",
    "d3-hierarchy",
    "ajv",
    "@modelcontextprotocol/sdk",
  ]) {
    expect([heavy, [...packages].some((name) => name === heavy || name.startsWith(`${heavy}/`))]).toEqual([heavy, false]);
  }
});

test("they are where the sinks ask for them", async () => {
  expect([...(await reachable("src/sinks/github/api.ts")).packages]).toContain("@actions/github");
  expect([...(await reachable("src/sinks/github/artifact-client.ts")).packages]).toContain("@actions/artifact");
});
