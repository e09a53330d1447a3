// schema, explain and completion: what they print, and one clear line for what they do not know.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { ADVISORY_ENTRIES } from "../../src/catalogue/advisories.js";
import { CRITERION_REASONS } from "../../src/catalogue/discoverability.js";
import { GATE_REASONS } from "../../src/catalogue/gate-reasons.js";
import { REASONS } from "../../src/catalogue/reasons.js";
import type { CommandResult } from "../../src/commands/command.js";
import { runCompletion } from "../../src/commands/completion.js";
import { runExplain } from "../../src/commands/explain.js";
import { COMMANDS } from "../../src/commands/index.js";
import { COMMAND_INFOS, SCHEMA_NAMES } from "../../src/commands/infos.js";
import { publishedSchema, runSchema } from "../../src/commands/schema.js";
import { REPORT_SCHEMA } from "../../src/model/documents/schema-names.js";
import { INCOMPLETE_CODES, UsageError } from "../../src/model/errors.js";
import { optionsOf } from "../../src/options/table.js";

function textOf(result: CommandResult): string {
  if (result.document.kind !== "text") throw new Error("expected a text");
  expect(result.verdict).toBe("ok");
  return result.document.text;
}

describe("the registry", () => {
  test("lists every command once, sorted, with examples", () => {
    const names = COMMAND_INFOS.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].sort());
    expect(COMMANDS.map(({ name }) => name)).toEqual(names);
    for (const info of COMMAND_INFOS) {
      expect(info.examples.length).toBeGreaterThan(0);
      expect(info.summary).not.toMatch(/\.$/);
    }
  });

  test("every example's flags exist", () => {
    for (const info of COMMAND_INFOS) {
      const known = optionsOf(info.name).map(({ name }) => `--${name}`);
      for (const example of info.examples) {
        const own = example.split(" -- ", 1)[0] ?? "";
        for (const flag of own.match(/--[a-z-]+/g) ?? []) expect(known).toContain(flag);
      }
    }
  });
});

describe("schema", () => {
  test("prints the manifest's schema by default, as published under schemas/", async () => {
    const text = textOf(await runSchema({}, []));
    expect(text).toBe(textOf(await runSchema({}, ["manifest"])));
    expect(JSON.parse(text)).toMatchObject({ required: ["version", "probes"], additionalProperties: false });
    expect(JSON.parse(text)).toEqual(JSON.parse(readFileSync("schemas/manifest.schema.json", "utf8")));
  });

  test("prints the report's schema, as published under schemas/", async () => {
    const text = textOf(await runSchema({}, ["report"]));
    expect(JSON.parse(text)).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      properties: { schema: { const: REPORT_SCHEMA } },
    });
    expect(text).toBe(publishedSchema("report"));
    expect(JSON.parse(text)).toEqual(JSON.parse(readFileSync("schemas/report.schema.json", "utf8")));
  });

  test("does not know other names", async () => {
    await expect(runSchema({}, ["reprt"])).rejects.toThrow(
      new UsageError(`no schema is named "reprt"; did you mean report?; schemas: ${SCHEMA_NAMES.join(", ")}`),
    );
  });
});

describe("explain", () => {
  test("says where a reason costs points and how to get them back", async () => {
    expect(textOf(await runExplain({}, ["catalog-short-description"]))).toBe(
      `catalog-short-description
  area: catalog
  check: catalog.description
  fix: describe what the tool does, when to use it, and what it returns in at least 40 characters; agents choose tools from this text
`,
    );
  });

  test("knows every reason and every label of a missing measurement", async () => {
    for (const { reason, hint } of REASONS) expect(textOf(await runExplain({}, [reason]))).toContain(hint);
    for (const { reason, uses } of GATE_REASONS)
      for (const { hint } of uses) expect(textOf(await runExplain({}, [reason]))).toContain(hint);
    for (const [label, sentence] of Object.entries(INCOMPLETE_CODES)) expect(textOf(await runExplain({}, [label]))).toContain(sentence);
  });

  test("without a reason lists all of them by area", async () => {
    const text = textOf(await runExplain({}, []));
    const headings = text.split("\n").filter((line) => /^\S/.test(line));
    const areas = ["protocol", "catalog", "context", "error-honesty", "reliability", "coverage"];
    expect(headings).toEqual([...areas, "gate", ...ADVISORY_ENTRIES.map(({ id }) => `advisory ${id}`), "discoverability", "not measured"]);
    const listed = text.split("\n").filter((line) => /^ {2}\S/.test(line));
    const current = REASONS.filter(({ retired }) => !retired).map(({ reason }) => `  ${reason}`);
    const others = [...GATE_REASONS, ...ADVISORY_ENTRIES.flatMap(({ reasons }) => reasons)].map(({ reason }) => `  ${reason}`);
    const criteria = CRITERION_REASONS.map(({ reason, criteria: of }) => `  ${reason} (${of.map(({ id }) => id).join(", ")})`);
    expect(listed.sort()).toEqual(
      [...current, ...others, ...criteria, ...Object.keys(INCOMPLETE_CODES).map((label) => `  ${label}`)].sort(),
    );
  });

  test("says what a gate's reason means, per kind where kinds differ", async () => {
    expect(textOf(await runExplain({}, ["discovery-limit-exceeded"]))).toBe(
      `discovery-limit-exceeded
  gate: the case failed (exit 1)
  probe: discovery-cost
  fix: the catalog grew past the declared bounds; merge overlapping tools, drop tools agents never call, or negotiate a larger budget — a sprawling catalog taxes every session's context window
`,
    );
    expect(textOf(await runExplain({}, ["transport-timeout"]))).toMatch(
      /^transport-timeout\n {2}gate: the case could not be judged \(exit 3\)\n {2}fix: /,
    );
    expect(textOf(await runExplain({}, ["not-applicable-era"]))).toContain("\n  why: ");
    const several = textOf(await runExplain({}, ["unexpected-outcome"]));
    expect(several.match(/^ {2}fix: /gm)?.length).toBeGreaterThan(1);
    expect(several.match(/^ {2}probes?: /gm)?.length).toBe(several.match(/^ {2}fix: /gm)?.length);
  });

  test("suggests the nearest for an unknown one", async () => {
    await expect(runExplain({}, ["catalog-short-descripton"])).rejects.toThrow(
      new UsageError(
        'no reason is named "catalog-short-descripton"; did you mean catalog-short-description?; `mcpeval explain` lists all of them',
      ),
    );
    await expect(runExplain({}, ["nothing\u001b[31m"])).rejects.toThrow('"nothing\\u001b[31m"');
  });
});

describe("completion", () => {
  test.each(["bash", "fish", "zsh"])("%s offers every command and every flag", async (shell) => {
    const script = textOf(await runCompletion({}, [shell]));
    for (const { name } of COMMAND_INFOS) {
      expect(script).toContain(name);
      for (const option of optionsOf(name)) expect(script).toContain(shell === "fish" ? `-l ${option.name}` : `--${option.name}`);
    }
  });

  test.each(["bash", "fish", "zsh"])("%s accepts its script", async (shell) => {
    const script = textOf(await runCompletion({}, [shell]));
    expect((script.replaceAll("\\'", "").match(/'/g) ?? []).length % 2).toBe(0);
    // Every machine of ours has bash; the other shells read their script where they are installed.
    const program = ["/bin", "/usr/bin", "/usr/local/bin"].map((folder) => `${folder}/${shell}`).find((path) => existsSync(path));
    if (program === undefined) return;
    const folder = mkdtempSync(join(tmpdir(), "mcpeval-completion-"));
    try {
      writeFileSync(join(folder, "script"), script);
      execFileSync(program, ["-n", join(folder, "script")]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  const complete = async (...words: string[]): Promise<string[]> => {
    const script = textOf(await runCompletion({}, ["bash"]));
    const line = words.map((word) => `'${word}'`).join(" ");
    const probe = `${script}\nCOMP_WORDS=(mcpeval ${line}); COMP_CWORD=${String(words.length)}; _mcpeval; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync("bash", ["--norc", "-c", probe], { encoding: "utf8" }).trim().split("\n");
  };

  test("bash completes commands, flags, values and shells", async () => {
    expect(await complete("sc")).toEqual(["schema", "score"]);
    expect(await complete("score", "--min")).toEqual(["--min-readiness", "--min-area", "--min-grade"]);
    expect(await complete("score", "--format", "")).toEqual(["text", "json", "markdown", "sarif", "junit", "html"]);
    expect(await complete("diff", "--format", "")).toEqual(["text", "json", "markdown"]);
    expect(await complete("completion", "z")).toEqual(["zsh"]);
    expect(await complete("help", "ex")).toEqual(["explain"]);
    expect(await complete("score", "--output", "package-l")).toEqual(["package-lock.json"]);
    expect(await complete("score", "--server", "")).toEqual([""]);
    expect(await complete("score", "--", "bash")).toContain("bash");
    expect(await complete("score", "--", "node", "package.j")).toEqual(["package.json"]);
  });

  test("needs a shell it knows", async () => {
    await expect(runCompletion({}, [])).rejects.toThrow(new UsageError("completion needs the name of a shell: bash, fish, zsh"));
    await expect(runCompletion({}, ["bsh"])).rejects.toThrow(
      new UsageError('no completion script for "bsh"; did you mean bash?; shells: bash, fish, zsh'),
    );
  });
});
