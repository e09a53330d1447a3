// The quick reading of ordinary command lines: never another meaning than commander's, and nothing but plain runs.
import { describe, expect, test } from "@jest/globals";
import { parseWords } from "../../src/cli/program.js";
import { quickRequest } from "../../src/cli/quick.js";
import { splitWords } from "../../src/cli/words.js";
import { COMMAND_INFOS } from "../../src/commands/infos.js";
import type { CommandName } from "../../src/options/spec.js";
import { optionsOf } from "../../src/options/table.js";
import { fc } from "../support/fast-check.js";

const MEASURING = COMMAND_INFOS.filter(({ takes }) => takes === "server-command").map(({ name }) => name);

const quick = (line: string) => quickRequest(splitWords(line.split(" ").filter((word) => word !== "")));

/** What a reading comes to, without the loader. */
function meaning(request: ReturnType<typeof parseWords> | undefined) {
  if (request?.kind !== "run") return request;
  const given = Object.entries(request.raw).filter(([, value]) => value !== undefined);
  return { command: request.command.name, raw: Object.fromEntries(given), operands: request.operands };
}

test.each(MEASURING)("%s with ordinary options is read without commander", (command) => {
  expect(meaning(quick(`${command} --server demo -- node server.js --brief`))).toEqual({
    command,
    raw: { server: command === "doctor" || command === "init" ? expect.anything() : ["demo"] },
    operands: ["node", "server.js", "--brief"],
  });
});

test("values stand beside their option in either spelling; lists repeat, of others the last wins", () => {
  expect(meaning(quick("score --skip-tool a --skip-tool=b --min-readiness 1 --min-readiness=2 --brief --output= --url http://x"))).toEqual({
    command: "score",
    raw: { "skip-tool": ["a", "b"], "min-readiness": "2", brief: true, output: "", url: "http://x" },
    operands: [],
  });
});

describe("commander is asked about", () => {
  test.each([
    ["nothing", ""],
    ["help", "score --help"],
    ["the version", "--version"],
    ["a look-up", "explain catalog-heavy"],
    ["a negation", "score --no-color -- x"],
    ["an option before the command", "--brief score -- x"],
    ["an unknown command", "scroe -- x"],
    ["an unknown option", "score --brieff -- x"],
    ["an option of another command", "score --manifest x -- x"],
    ["a short option", "score -h"],
    ["a stray word", "score x -- y"],
    ["a missing value", "score --server"],
    ["a value that looks like an option", "score --min-readiness -5"],
    ["a flag with a value", "score --brief=yes -- x"],
    ["a name of every object", "score --constructor -- x"],
    ["a prototype", "score --__proto__ x -- x"],
  ])("%s", (_, line) => {
    expect(quick(line)).toBeUndefined();
  });
});

test("whatever it reads, commander reads the same", () => {
  const word = fc.oneof(
    fc.constantFrom("a", "", "-", "--", "-x", "1", "a=b", "=", " ", "é", "--brief", "--server", "http://x"),
    fc.string(),
  );
  const lines = fc.constantFrom<CommandName>(...MEASURING).chain((name) => {
    const options = optionsOf(name).map((spec) => spec.name);
    const part = fc.oneof(
      fc.tuple(fc.constantFrom(...options), word).map(([option, value]) => [`--${option}`, value]),
      fc.tuple(fc.constantFrom(...options), word).map(([option, value]) => [`--${option}=${value}`]),
      fc.constantFrom(...options).map((option) => [`--${option}`]),
      word.map((each) => [each]),
    );
    return fc.array(part, { maxLength: 5 }).map((parts) => [name, ...parts.flat()]);
  });
  let read = 0;
  fc.assert(
    fc.property(lines, (line) => {
      const words = splitWords(line);
      const request = quickRequest(words);
      if (request === undefined) return;
      read += 1;
      expect(meaning(request)).toEqual(meaning(parseWords(words)));
    }),
    { numRuns: 2_000 },
  );
  expect(read).toBeGreaterThan(200);
});
