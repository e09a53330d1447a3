// Advisories among the options: levels, ids, and what is refused, for flags and Action inputs alike.
import { expect, test } from "@jest/globals";
import { ADVISORY_IDS } from "../../src/model/advisory-names.js";
import { actionInputs, rawFromInputs } from "../../src/options/action.js";
import { advisoryChoice } from "../../src/options/advisories.js";
import { readOptions } from "../../src/options/read.js";

test("the default level is wire, and nothing fails a run", () => {
  const { values, problems } = readOptions("score", {});
  expect(problems).toEqual([]);
  expect(advisoryChoice(values)).toEqual({ level: "wire", failOn: [] });
});

test("ids come in report order, each once", () => {
  const given = ["slow-start", " stdout-noise ", "slow-start"];
  const { values, problems } = readOptions("score", { "fail-on-advisory": given, advisories: "all" });
  expect(problems).toEqual([]);
  expect(advisoryChoice(values)).toEqual({ level: "all", failOn: ["stdout-noise", "slow-start"] });
});

test("an unknown id and an unknown level are named with the way out", () => {
  const { problems } = readOptions("score", { "fail-on-advisory": ["late-replay"], advisories: "most" });
  expect(problems).toHaveLength(2);
  expect(problems.join("\n")).toContain(
    `no advisory is named "late-replay"; did you mean late-reply?; the advisories are ${ADVISORY_IDS[0]}`,
  );
  expect(problems.join("\n")).toContain("--advisories must be one of none, wire, all");
});

test("the Action has the input, one id a line", () => {
  expect(actionInputs.map(({ name }) => name)).toContain("fail-on-advisory");
  const raw = rawFromInputs("score", (input) => (input === "fail-on-advisory" ? "late-reply\n\n unknown-id\n" : ""));
  expect(advisoryChoice(readOptions("score", raw).values).failOn).toEqual(["late-reply", "unknown-id"]);
});
