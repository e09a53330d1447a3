// The scaffold of a probe kind: everything a kind needs, at its place in every list, and nothing for a bad or a taken name.
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "@jest/globals";
import { format, resolveConfig } from "prettier";
import ts from "typescript";
import { PROBES } from "../../src/probes/index.js";
import { scaffold, type Scaffolded } from "../../tools/new-probe.js";

const read = (path: string): Promise<string> => readFile(path, "utf8");

async function fileOf(files: readonly Scaffolded[], path: string): Promise<string> {
  const file = files.find((one) => one.path === path);
  if (file === undefined) throw new Error(`no ${path}`);
  return format(file.text, { ...(await resolveConfig(path)), filepath: path });
}

describe.each(["aaa-first", "cache-honesty", "zzz-9-last"])("%s", (kind) => {
  test("comes with source, rows and test, and with its place in every list", async () => {
    const files = await scaffold(kind, read);
    expect(files.filter(({ isNew }) => isNew).map(({ path }) => path)).toEqual([
      `src/probes/${kind}.ts`,
      `__tests__/probes/rows-${kind}.ts`,
      `__tests__/probes/kinds-${kind}.test.ts`,
    ]);
    const registry = await fileOf(files, "src/probes/index.ts");
    const imported = [...registry.matchAll(/from "\.\/(.*)\.js"/g)].map((match) => match[1] ?? "").filter((name) => name !== "define");
    expect(imported).toEqual([...PROBES.map((probe) => probe.kind as string), kind].sort());
    const listed = (/readonly Probe\[\] = \[([^\]]*)\]/.exec(registry)?.[1] ?? "").split(",").map((entry) => entry.trim());
    expect(listed.filter((entry) => entry !== "")).toHaveLength(PROBES.length + 1);
    expect(await fileOf(files, "src/model/probe-kinds.ts")).toContain(`  "${kind}",\n] as const;`);
    expect(await fileOf(files, "__tests__/probes/registry.test.ts")).toContain(`from "./rows-${kind}.js"`);
  });

  test("every text parses and names the kind", async () => {
    for (const { path, text } of await scaffold(kind, read)) {
      const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true, fileName: path });
      expect([path, diagnostics?.map(({ messageText }) => messageText)]).toEqual([path, []]);
      expect(text).toContain(kind);
    }
  });
});

test.each(["", "Cache", "cache_honesty", "-a", "a-", "a b", "../a", "token-cost"])("%j is refused", async (kind) => {
  await expect(scaffold(kind, read)).rejects.toThrow(
    kind === "token-cost" ? "there is a kind token-cost already" : "is no name for a kind",
  );
});

test("a list that looks otherwise is left alone", async () => {
  await expect(scaffold("cache-honesty", () => Promise.resolve("export const nothing = 1;\n"))).rejects.toThrow("add the kind by hand");
});
