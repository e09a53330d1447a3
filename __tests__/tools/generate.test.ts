// Generated files: they match their sources, drift is named, and the pages link to headings that exist.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { CHECKS } from "../../src/catalogue/checks.js";
import { GATE_REASONS } from "../../src/catalogue/gate-reasons.js";
import { REASONS } from "../../src/catalogue/reasons.js";
import { OPTIONS } from "../../src/options/table.js";
import { PROBES } from "../../src/probes/index.js";
import { drifted, GENERATED, generate } from "../../tools/generate.js";
import { table, type Generated } from "../../tools/generate/generated.js";

const made: string[] = [];

afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function emptyRoot(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "mcpeval-generate-"));
  made.push(root);
  return root;
}

test("every committed file matches its source", async () => {
  expect((await drifted(process.cwd())).map((file) => file.path)).toEqual([]);
});

test("missing and altered files are found, written ones are not", async () => {
  const root = await emptyRoot();
  const files: Generated[] = ["docs/a.md", "docs/b.md"].map((path) => ({ path, source: "the test", make: () => `# ${path}\n\n\ntext` }));
  expect((await drifted(root, files)).map((file) => file.path)).toEqual(["docs/a.md", "docs/b.md"]);
  expect(await generate(root, files)).toEqual(["docs/a.md", "docs/b.md"]);
  expect(await generate(root, files)).toEqual([]);
  expect(await readFile(join(root, "docs/a.md"), "utf8")).toBe("# docs/a.md\n\ntext\n");
  await writeFile(join(root, "docs/b.md"), "# by hand\n");
  expect((await drifted(root, files)).map((file) => file.path)).toEqual(["docs/b.md"]);
});

test("no two makers write the same file", () => {
  const paths = GENERATED.map((file) => file.path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("the pages hold every check, every reason and every flag", async () => {
  const [checks, reasons, cli, probes] = await Promise.all(
    ["docs/checks.md", "docs/reasons.md", "docs/cli.md", "docs/probes.md"].map((path) => readFile(path, "utf8")),
  );
  for (const { id } of CHECKS) expect(checks).toContain(`### \`${id}\`\n`);
  for (const { kind, fields } of PROBES) {
    expect(probes).toContain(`## \`${kind}\`\n`);
    for (const field of Object.keys(fields.properties)) expect(probes).toContain(`\`${field}\``);
  }
  for (const { reason } of [...REASONS, ...GATE_REASONS]) expect(reasons).toContain(`## \`${reason}\`\n`);
  for (const { name } of OPTIONS) expect(cli).toContain(`--${name}`);
});

test("every link between the pages leads to a heading", async () => {
  const pages = [
    "checks.md",
    "reasons.md",
    "probes.md",
    "advisories.md",
    "discoverability.md",
    "cli.md",
    "layers.md",
    "architecture.md",
    "how-to-add.md",
    "action.md",
  ];
  const texts = new Map(await Promise.all(pages.map(async (page) => [page, await readFile(join("docs", page), "utf8")] as const)));
  const anchorsOf = (text: string): string[] =>
    [...text.matchAll(/^#+ (.+)$/gm)].map((match) =>
      (match[1] ?? "")
        .toLowerCase()
        .replaceAll(/[^a-z0-9 _-]/g, "")
        .replaceAll(" ", "-"),
    );
  let links = 0;
  for (const [page, text] of texts) {
    for (const [, target = "", anchor] of text.matchAll(/\]\(([a-z-]*\.md)?(?:#([^)]+))?\)/g)) {
      const there = texts.get(target === "" ? page : target);
      expect([page, target, typeof there]).toEqual([page, target, "string"]);
      if (anchor !== undefined) expect(anchorsOf(there ?? "")).toContain(anchor);
      links += 1;
    }
  }
  expect(links).toBeGreaterThan(CHECKS.length + REASONS.length);
});

test("table cells stay cells", () => {
  expect(table(["a"], [["x | y\n<b>"]])).toBe("| a |\n| --- |\n| x \\| y &lt;b> |\n");
});
