// The lint rules bite: each ban is broken on purpose in the place of an existing file.
import { describe, expect, test } from "@jest/globals";
import { spawnSync } from "node:child_process";

interface Row {
  readonly what: string;
  readonly file: string;
  readonly text: string;
  /** Rules that must complain; none means the text is allowed there. */
  readonly rules: readonly string[];
}

const GLOBALS = ["no-restricted-globals"];
const ROWS: readonly Row[] = [
  { what: "the clock in lib", file: "src/lib/median.ts", text: "export const t = Date.now();", rules: GLOBALS },
  { what: "the environment in model", file: "src/model/exit.ts", text: "export const e = process.env;", rules: GLOBALS },
  { what: "a timer in the standard", file: "src/standard/score.ts", text: "setTimeout(() => undefined, 1);", rules: GLOBALS },
  { what: "the locale in render", file: "src/render/report/text.ts", text: "export const s = new Intl.NumberFormat();", rules: GLOBALS },
  {
    what: "the locale by the back door",
    file: "src/render/report/text.ts",
    text: 'export const s = "a".localeCompare("b");',
    rules: ["no-restricted-syntax"],
  },
  { what: "chance in report", file: "src/report/build.ts", text: "export const r = Math.random();", rules: ["no-restricted-properties"] },
  { what: "the console in the engine", file: "src/engine/run.ts", text: 'console.log("x");', rules: ["no-console"] },
  { what: "an exit in a command", file: "src/commands/score.ts", text: "process.exit(1);", rules: ["no-restricted-properties"] },
  { what: "an exit in a front end", file: "src/cli/main.ts", text: "process.exit(1);", rules: [] },
  { what: "node:fs in the session", file: "src/session/envelope.ts", text: 'import "node:fs";', rules: ["no-restricted-imports"] },
  { what: "a built-in without its prefix", file: "src/cli/run.ts", text: 'import "fs";', rules: ["no-restricted-imports"] },
  { what: "ajv outside of jsonschema", file: "src/report/build.ts", text: 'import "ajv";', rules: ["no-restricted-imports"] },
  { what: "ajv in jsonschema", file: "src/jsonschema/compile.ts", text: 'import "ajv/dist/2020.js";', rules: [] },
  { what: "GitHub's toolkit in the CLI", file: "src/cli/run.ts", text: 'import "@actions/core";', rules: ["no-restricted-imports"] },
  {
    what: "a package loaded lazily without a module between",
    file: "src/jsonschema/compile.ts",
    text: 'export const a = await import("ajv");',
    rules: ["no-restricted-syntax"],
  },
  { what: "a default export", file: "src/lib/median.ts", text: "export default 1;", rules: ["no-restricted-syntax"] },
  { what: "a barrel", file: "src/lib/median.ts", text: 'export * from "./round.js";', rules: ["no-restricted-syntax"] },
  { what: "any", file: "src/lib/median.ts", text: "export const a: any = 1;", rules: ["@typescript-eslint/no-explicit-any"] },
  { what: "a file that is too long", file: "src/lib/median.ts", text: "export {};\n".repeat(301), rules: ["max-lines"] },
  {
    what: "a promise nobody waits for",
    file: "src/engine/run.ts",
    text: "const f = async (): Promise<void> => {};\nf();",
    rules: ["@typescript-eslint/no-floating-promises"],
  },
  {
    what: "a skipped test",
    file: "__tests__/lib/median.test.ts",
    text: 'import { test } from "@jest/globals";\ntest.skip("x", () => undefined);',
    rules: ["no-restricted-syntax"],
  },
];

// ESLint loads its configuration by import(), which the test runner's modules do not know; it runs in a process of its own.
const SCRIPT = `
import { ESLint } from "eslint";
const eslint = new ESLint();
const found = [];
for (const { file, text } of JSON.parse(process.argv[1])) {
  const [result] = await eslint.lintText(text + "\\n", { filePath: file });
  found.push([...new Set(result.messages.map((message) => message.ruleId ?? message.message))]);
}
console.log(JSON.stringify(found));
`;

describe("lint", () => {
  test("refuses what each folder must not touch, and nothing else", () => {
    // In CI the parser assumes that files are linted once, from disk; here they are linted with other text.
    const env = { ...process.env, TSESTREE_SINGLE_RUN: "false" };
    const child = spawnSync(process.execPath, ["--input-type=module", "-e", SCRIPT, JSON.stringify(ROWS)], { encoding: "utf8", env });
    expect(child.stderr).toBe("");
    const found = JSON.parse(child.stdout) as string[][];
    expect(ROWS.map(({ what }, index) => [what, found[index]])).toEqual(ROWS.map(({ what, rules }) => [what, rules]));
  });
});
