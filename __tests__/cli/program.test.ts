// The command line's grammar: what each line asks for, and one clear line for what it cannot mean.
import { describe, expect, test } from "@jest/globals";
import { parseWords } from "../../src/cli/program.js";
import type { Request } from "../../src/cli/request.js";
import { COMMAND_INFOS, SCHEMA_NAMES } from "../../src/commands/infos.js";
import { splitWords } from "../../src/cli/words.js";
import { optionsOf } from "../../src/options/table.js";

const parse = (line: string): Request => parseWords(splitWords(line.split(" ").filter((word) => word !== "")));

function parseRun(line: string): Extract<Request, { kind: "run" }> {
  const request = parse(line);
  if (request.kind !== "run") throw new Error("expected a run");
  return request;
}

function given(line: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parseRun(line).raw).filter(([, value]) => value !== undefined));
}

describe("a run", () => {
  test("takes the server command verbatim", () => {
    const request = parseRun("score --server demo -- node --inspect server.js --url x -- --brief");
    expect(request.command.name).toBe("score");
    expect(request.operands).toEqual(["node", "--inspect", "server.js", "--url", "x", "--", "--brief"]);
    expect(given("score --server demo -- node --brief")).toEqual({ server: ["demo"] });
  });

  test("takes every option of the table, in either spelling", () => {
    for (const spec of optionsOf("score")) {
      if (spec.type === "boolean") {
        expect(given(`score --${spec.name}`)).toEqual({ [spec.name]: true });
        continue;
      }
      const value = spec.type === "list" || spec.listWith !== undefined ? ["v"] : "v";
      expect(given(`score --${spec.name} v`)).toEqual({ [spec.name]: value });
      expect(given(`score --${spec.name}=v`)).toEqual({ [spec.name]: value });
    }
  });

  test("repeats lists, lets the last of others win, and has a --no-color", () => {
    expect(given("score --skip-tool a --skip-tool=b --min-readiness 1 --min-readiness 2")).toEqual({
      "skip-tool": ["a", "b"],
      "min-readiness": "2",
    });
    expect(given("score --no-color")).toEqual({ color: false });
    expect(given("score --color --no-color")).toEqual({ color: false });
  });

  test("takes a value that begins with a dash", () => {
    expect(given("score --min-readiness -5")).toEqual({ "min-readiness": "-5" });
  });

  test("of a look-up takes its operand before or after --", () => {
    expect(parseRun("explain catalog-short-description").operands).toEqual(["catalog-short-description"]);
    expect(parseRun("explain -- -x").operands).toEqual(["-x"]);
    expect(parseRun("explain").operands).toEqual([]);
  });
});

describe("a misuse is one line", () => {
  test.each<[string, string]>([
    ["", `name a command: ${COMMAND_INFOS.map(({ name }) => name).join(", ")}; \`mcpeval help\` says what each does`],
    ["scor", 'unknown command "scor"; did you mean score?'],
    ["frobnicate --x", 'unknown command "frobnicate"; `mcpeval help` lists the commands'],
    ["help scor", 'unknown command "scor"; did you mean score?'],
    ["--format json score", "unknown option --format; options go after the command, for example mcpeval score --format json"],
    ["score --min-readines 3 -- x", "unknown option --min-readines; did you mean --min-readiness?"],
    ["score --min-readines=3 -- x", "unknown option --min-readines; did you mean --min-readiness?"],
    ["score --xyzzy -- x", "unknown option --xyzzy; `mcpeval help score` lists the options"],
    [
      "score node server.js --xyzzy",
      "unknown option --xyzzy; `mcpeval help score` lists the options, and a server command with its own options goes after --",
    ],
    ["explain --xyzzy", "unknown option --xyzzy; `mcpeval help explain` lists the options"],
    ["score --min-readiness", "--min-readiness needs a value: --min-readiness <SCORE>"],
    ["score --server -- node x", "--server needs a value: --server <LABEL>"],
    ["score node x", 'unexpected "node"; put the server command after --: mcpeval score [options] -- COMMAND [ARG...]'],
    ["score http://localhost:1/mcp", 'unexpected "http://localhost:1/mcp"; give an address with --url'],
    ["explain a b", 'unexpected "b"; usage: mcpeval explain [REASON|ADVISORY]'],
    ["schema -- report x", `unexpected "x"; usage: mcpeval schema [${SCHEMA_NAMES.join("|")}]`],
    ["score --brief=yes -- x", "--brief takes no value"],
  ])("%j", (line, message) => {
    let caught: unknown;
    try {
      parse(line);
    } catch (error) {
      caught = error;
    }
    expect(caught).toMatchObject({ name: "UsageError", message });
  });
});

describe("help", () => {
  const text = (line: string) => {
    const request = parse(line);
    if (request.kind !== "print") throw new Error("expected a text");
    return request.text;
  };

  test("lists the commands and the exit codes", () => {
    for (const line of ["help", "--help", "-h"]) {
      expect(text(line)).toMatch(/^Usage: mcpeval <command> \[options\]\n/);
      for (const name of ["completion", "explain", "schema", "score", "help"]) expect(text(line)).toContain(`\n  ${name} `);
      expect(text(line)).toContain("Exit codes: 0 passed, 1 a floor was missed, 2 misused, 3 could not be measured");
    }
  });

  test("of a command shows every option and the examples, at one width", () => {
    expect(text("help score")).toBe(text("score --help"));
    for (const { name } of optionsOf("score")) expect(text("help score")).toContain(`\n  --${name}`);
    expect(text("help score")).toContain("\nExamples:\n  mcpeval score -- node build/server.js\n");
    const [body = ""] = text("help score").split("Examples:");
    for (const line of body.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
  });

  test("the version is also known after other words", () => {
    expect(text("--version")).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
