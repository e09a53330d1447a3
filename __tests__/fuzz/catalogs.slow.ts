// Most of the fuzzing of catalogs and of processes: deep, wide, recursive and huge schemas, hostile expressions and names; servers
// that say anything and end anyhow.
import { expect, test } from "@jest/globals";
import { fuzzCatalogs, fuzzProcesses } from "./properties.js";

test.each([
  ["catalogs", fuzzCatalogs, 120],
  ["processes", fuzzProcesses, 20],
] as const)("random %s break nothing", async (_name, fuzz, runs) => {
  expect(await fuzz(runs)).toBe(runs);
});
