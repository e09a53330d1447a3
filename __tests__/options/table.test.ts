// The table as a whole: names, bounds, defaults and cross-references that every consumer relies on.
import { describe, expect, test } from "@jest/globals";
import { actionInputs, actionOutputs, inputLines, inputSpelling, rawFromInputs } from "../../src/options/action.js";
import { outputFormat, REPORT_FORMATS } from "../../src/options/format.js";
import { parseTokenGrowth } from "../../src/options/growth.js";
import { declaredFloors } from "../../src/options/floors.js";
import { labelFrom, isLabel } from "../../src/options/label.js";
import { readOptions } from "../../src/options/read.js";
import type { CommandName } from "../../src/options/spec.js";
import { OPTIONS, optionsOf } from "../../src/options/table.js";

describe("the option table", () => {
  test("names each flag once, in kebab-case, with a description that is no sentence yet", () => {
    const names = OPTIONS.map((option) => option.name);
    expect(new Set(names).size).toBe(names.length);
    for (const option of OPTIONS) {
      expect(option.name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(option.description).not.toMatch(/\.$/);
      expect(option.commands.length).toBeGreaterThan(0);
    }
  });

  test("gives every value a metavar and every number bounds that hold its default", () => {
    for (const option of OPTIONS) {
      expect(option.metavar === undefined).toBe(option.type === "boolean");
      expect(option.choices === undefined).toBe(option.type !== "enum");
      if (option.type !== "integer" && option.type !== "number") continue;
      const { min = NaN, max = NaN } = option;
      expect(min).toBeLessThan(max);
      if (option.default !== undefined) expect(option.default).toBeGreaterThanOrEqual(min);
      if (option.default !== undefined) expect(option.default).toBeLessThanOrEqual(max);
    }
  });

  test("conflicts name options that some command has beside it, and a command shows only its own", () => {
    for (const { name, conflicts = [], commands } of OPTIONS) {
      for (const other of conflicts) {
        const both = commands.filter((command) => optionsOf(command).some((option) => option.name === other));
        expect(both).not.toEqual([]);
        for (const command of commands) {
          const shown = optionsOf(command).find((option) => option.name === name)?.conflicts ?? [];
          expect(shown.includes(other)).toBe(both.includes(command));
        }
      }
    }
  });
});

describe("Action inputs", () => {
  test("are the agreed ones, in order", () => {
    expect(actionInputs.map(({ name }) => name)).toEqual([
      "server",
      "command",
      "url",
      "config",
      "servers",
      "start",
      "prepare",
      "env",
      "headers",
      "working-directory",
      "start-timeout",
      "protocol",
      "arguments",
      "confirm-read-only",
      "skip-tool",
      "budget-seconds",
      "max-requests",
      "min-readiness",
      "min-area",
      "exclude-latency",
      "min-grade",
      "fail-on-advisory",
      "allow-remote-http",
      "mode",
      "manifest",
      "allow-mutation",
      "waivers",
      "baseline",
      "compare-to",
      "fail-on",
      "max-readiness-drop",
      "token-ratchet",
      "price-per-mtok",
      "output-dir",
      "sarif",
      "junit",
      "html",
      "max-annotations",
      "comment",
      "comment-key",
      "upload-sarif",
      "upload-artifact",
      "artifact-name",
      "github-token",
      "strict-reporting",
    ]);
    expect(actionOutputs.map(({ name }) => name)).toEqual([
      "outcome",
      "passed",
      "readiness",
      "grade",
      "gate-passed",
      "exit-code",
      "diff-exit-code",
      "report",
      "markdown",
      "sarif",
      "junit",
      "html",
      "comment-url",
      "artifact-id",
      "sarif-id",
    ]);
  });

  test("cover every option that declares an input, and only those", () => {
    const declared = OPTIONS.flatMap((option) => (option.action === undefined ? [] : [option.name]));
    expect(actionInputs.flatMap(({ option }) => option ?? []).sort()).toEqual(declared.sort());
  });

  test("their texts read like flags", () => {
    const inputs: Record<string, string> = {
      "skip-tool": "a\r\n\n  b c \n",
      "min-area": "catalog=70\nprotocol=90",
      "confirm-read-only": "true",
      "working-directory": "servers/one",
      "min-readiness": "80",
    };
    const { values, problems } = readOptions(
      "score",
      rawFromInputs("score", (name) => inputs[name] ?? ""),
      inputSpelling,
    );
    expect(problems).toEqual([]);
    expect(values).toMatchObject({
      "skip-tool": ["a", "b c"],
      "min-area": ["catalog=70", "protocol=90"],
      "confirm-read-only": true,
      cwd: "servers/one",
      "min-readiness": 80,
      "start-timeout": 60,
    });
  });

  test("are what messages name", () => {
    expect(inputSpelling("cwd")).toBe("working-directory");
    expect(inputSpelling("spares")).toBe("--spares");
    expect(inputLines(" \n")).toEqual([]);
  });
});

describe("format", () => {
  test.each([
    [{}, "text"],
    [{ output: "r.json" }, "json"],
    [{ output: "out/r.MD" }, "markdown"],
    [{ output: "r.txt" }, "text"],
    [{ output: "r.sarif" }, "sarif"],
    [{ output: "out/r.sarif.json" }, "sarif"],
    [{ output: "r.xml" }, "junit"],
    [{ output: "report" }, "text"],
    [{ output: "r.md", format: "json" }, "json"],
  ])("%j is %s", (values, format) => expect(outputFormat(values)).toBe(format));
});

test("words of a flag can differ between commands", () => {
  const formats = (command: CommandName) => optionsOf(command).find(({ name }) => name === "format")?.choices;
  expect(formats("doctor")).toEqual(["text", "json", "markdown"]);
  expect(formats("diff")).toEqual(["text", "json", "markdown"]);
  for (const command of ["probe", "report", "score"] as const) expect(formats(command)).toEqual(REPORT_FORMATS);
});

describe("token growth", () => {
  test.each([
    ["500", { unit: "tokens", limit: 500 }],
    ["0", { unit: "tokens", limit: 0 }],
    ["10%", { unit: "percent", limit: 10 }],
    [" 2.5% ", { unit: "percent", limit: 2.5 }],
    ["2.5", null],
    ["-1", null],
    ["%", null],
    ["10 %", null],
    ["1e3", null],
    ["", null],
  ])("%j", (text, growth) => expect(parseTokenGrowth(text)).toEqual(growth));
});

describe("floors", () => {
  test("none declared is null, even with --exclude-latency", () => {
    expect(declaredFloors({ "exclude-latency": true, "min-area": [] })).toBeNull();
  });

  test("zero is a floor", () => {
    expect(declaredFloors({ "min-readiness": 0 })).toEqual({ minReadiness: 0, minArea: {}, excludeLatency: false });
    expect(declaredFloors({ "min-area": ["coverage=0", "catalog = 80"], "exclude-latency": true })).toEqual({
      minReadiness: null,
      minArea: { coverage: 0, catalog: 80 },
      excludeLatency: true,
    });
  });
});

describe("labels", () => {
  test.each([
    ["/home/me/my server", "my-server"],
    ["C:\\work\\Weather.MCP\\", "Weather.MCP"],
    ["/srv/42-things", "things"],
    ["owner/repo", "repo"],
    ["/tmp/naïve", "naive"],
    ["/", "server"],
    ["/tmp/日本", "server"],
    [`/x/${"a".repeat(80)}`, "a".repeat(64)],
  ])("%s becomes %s", (path, label) => {
    expect(labelFrom(path)).toBe(label);
    expect(isLabel(label)).toBe(true);
  });
});
