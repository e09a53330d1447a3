// Reading raw values: every type, every default, every mistake at once, and no secret in a message.
import { describe, expect, test } from "@jest/globals";
import { didYouMean, readOptions, type RawOptions } from "../../src/options/read.js";

const problemsOf = (raw: RawOptions) => readOptions("score", raw).problems;

describe("defaults", () => {
  test("absent options get the table's defaults", () => {
    const { values, problems } = readOptions("score", {});
    expect(problems).toEqual([]);
    expect(values).toEqual({
      server: undefined,
      url: undefined,
      config: undefined,
      all: false,
      env: [],
      cwd: undefined,
      "start-timeout": 60,
      protocol: "auto",
      "header-env": [],
      "bearer-env": undefined,
      "oauth-client-id-env": undefined,
      "oauth-client-secret-env": undefined,
      "oauth-scope": undefined,
      "oauth-issuer": undefined,
      "allow-remote-http": false,
      "confirm-read-only": false,
      "skip-tool": [],
      arguments: undefined,
      "budget-seconds": 300,
      "max-requests": 4096,
      spares: 2,
      "min-readiness": undefined,
      "min-area": [],
      "exclude-latency": false,
      "min-grade": undefined,
      grade: false,
      "fail-on-advisory": [],
      advisories: "wire",
      format: undefined,
      output: undefined,
      plan: false,
      source: undefined,
      waivers: undefined,
      force: false,
      brief: false,
      color: undefined,
      debug: false,
    });
  });

  test("an empty text counts as absent, as workflows spell it", () => {
    const { values, problems } = readOptions("score", { server: "", "min-readiness": " ", "confirm-read-only": "", "skip-tool": [] });
    expect(problems).toEqual([]);
    expect(values["server"]).toBeUndefined();
    expect(values["min-readiness"]).toBeUndefined();
    expect(values["confirm-read-only"]).toBe(false);
  });

  test("--server is a label, and with --config a list of names of any form", () => {
    expect(readOptions("score", { server: ["a", "b"] })).toMatchObject({ values: { server: "b" }, problems: [] });
    const names = ["my server", "@scope/x"];
    expect(readOptions("score", { server: names, config: "mcp.json" })).toMatchObject({ values: { server: names }, problems: [] });
    expect(readOptions("score", { server: "one", config: "mcp.json" }).values["server"]).toEqual(["one"]);
    expect(readOptions("score", { config: "mcp.json" }).values["server"]).toEqual([]);
  });

  test("a command sees its own options only", () => {
    expect(Object.keys(readOptions("explain", {}).values)).toEqual(["debug"]);
    expect(readOptions("explain", { format: "json" }).problems).toEqual(["unknown option --format"]);
  });
});

describe("good values", () => {
  test.each<[RawOptions, string, unknown]>([
    [{ server: "demo:a-1.b_c" }, "server", "demo:a-1.b_c"],
    [{ "min-readiness": "0" }, "min-readiness", 0],
    [{ "min-readiness": " 100 " }, "min-readiness", 100],
    [{ "start-timeout": "2.5" }, "start-timeout", 2.5],
    [{ "confirm-read-only": "true" }, "confirm-read-only", true],
    [{ "confirm-read-only": "False" }, "confirm-read-only", false],
    [{ "confirm-read-only": true }, "confirm-read-only", true],
    [{ color: false }, "color", false],
    [{ format: "markdown" }, "format", "markdown"],
    [{ "skip-tool": ["a", "b c"] }, "skip-tool", ["a", "b c"]],
    [{ "skip-tool": "a" }, "skip-tool", ["a"]],
    [{ "min-area": ["catalog=70", "error-honesty=0"] }, "min-area", ["catalog=70", "error-honesty=0"]],
    [{ env: ["A", "B=", "C=x=y"] }, "env", ["A", "B=", "C=x=y"]],
    [{ "header-env": ["X-Api-Key=KEY"] }, "header-env", ["X-Api-Key=KEY"]],
    [{ "min-readiness": ["1", "2"] }, "min-readiness", 2],
  ])("%j reads as %s %j", (raw, name, expected) => {
    const { values, problems } = readOptions("score", raw);
    expect(problems).toEqual([]);
    expect(values[name]).toEqual(expected);
  });
});

describe("mistakes", () => {
  test.each<[RawOptions, string]>([
    [{ "min-readiness": "101" }, '--min-readiness must be a whole number from 0 to 100, not "101"'],
    [{ "min-readiness": "-1" }, '--min-readiness must be a whole number from 0 to 100, not "-1"'],
    [{ "min-readiness": "9.5" }, '--min-readiness must be a whole number from 0 to 100, not "9.5"'],
    [{ "min-readiness": "1e1" }, '--min-readiness must be a whole number from 0 to 100, not "1e1"'],
    [{ "min-readiness": "high\nscore" }, '--min-readiness must be a whole number from 0 to 100, not "high\\nscore"'],
    [{ "start-timeout": "0" }, '--start-timeout must be a number from 1 to 600, not "0"'],
    [{ spares: "5" }, '--spares must be a whole number from 0 to 4, not "5"'],
    [{ format: "jsn" }, '--format must be one of text, json, markdown, sarif, junit, html, not "jsn"; did you mean json?'],
    [{ server: "1st" }, '--server must be a letter, then up to 63 letters, digits or _ . : -, not "1st"'],
    [{ server: "a".repeat(65) }, `--server must be a letter, then up to 63 letters, digits or _ . : -, not "${"a".repeat(60)}…"`],
    [{ "confirm-read-only": "yes" }, "--confirm-read-only must be true or false"],
    [{ "min-area": ["catalog"] }, '--min-area takes AREA=SCORE, for example catalog=80, not "catalog"'],
    [
      { "min-area": ["catalogue=70"] },
      '--min-area: no area is named "catalogue"; did you mean catalog?; the areas are protocol, catalog, context, error-honesty, reliability, coverage',
    ],
    [{ "min-area": ["catalog=101"] }, '--min-area: the score of catalog must be a whole number from 0 to 100, not "101"'],
    [{ "min-area": ["catalog=70", "catalog=80"] }, "--min-area names catalog twice; keep one floor an area"],
    [{ "skip-tool": ["a", " "] }, "--skip-tool: an item is empty"],
    [{ url: "http://localhost/mcp", env: ["A"] }, "--env cannot be used with --url; leave one of them out"],
    [{ url: "http://localhost/mcp", cwd: "x" }, "--cwd cannot be used with --url; leave one of them out"],
    [{ "min-readines": "3" }, "unknown option --min-readines; did you mean --min-readiness?"],
    [{ server: true }, "--server needs a value"],
    [{ config: "mcp.json", url: "http://localhost/mcp" }, "--config cannot be used with --url; leave one of them out"],
    [{ config: "mcp.json", server: ["a", " "] }, "--server: an item is empty"],
    [
      { "bearer-env": "eyJhbGciOi.s3cret" },
      "--bearer-env takes the name of an environment variable that holds the value, not the value itself",
    ],
    [{ "bearer-env": "A", "oauth-client-id-env": "B" }, "--oauth-client-id-env cannot be used with --bearer-env; leave one of them out"],
  ])("%j", (raw, problem) => {
    expect(problemsOf(raw)).toEqual([problem]);
  });

  test("all of them are reported at once, each spelt as the front end spells it", () => {
    const { problems } = readOptions("score", { server: "-", "min-readiness": "x", format: "pdf" }, (name) => `'${name}'`);
    expect(problems.map((problem) => problem.split(" ", 1)[0])).toEqual(["'server'", "'min-readiness'", "'format'"]);
  });

  test.each<RawOptions>([
    { env: ["=s3cret"] },
    { env: ["bad name=s3cret"] },
    { "header-env": ["X-Key: s3cret"] },
    { "header-env": ["s3cret"] },
  ])("a misplaced secret is not repeated: %j", (raw) => {
    const problems = problemsOf(raw);
    expect(problems).toHaveLength(1);
    expect(problems.join()).not.toContain("s3cret");
  });
});

describe("didYouMean", () => {
  test("names only what is near", () => {
    expect(didYouMean("scor", ["score", "schema"])).toBe("; did you mean score?");
    expect(didYouMean("xylophone", ["score", "schema"])).toBe("");
    expect(didYouMean("x", [])).toBe("");
  });
});
