// Most of the fuzzing of what is spoken; with the share of the ordinary ring and of catalogs, over 2,000 runs.
import { expect, test } from "@jest/globals";
import { fuzzFrames, fuzzHttp, fuzzReplies } from "./properties.js";

test.each([
  ["frame streams", fuzzFrames, 1_300],
  ["JSON-RPC replies", fuzzReplies, 300],
  ["HTTP replies", fuzzHttp, 200],
] as const)("random %s break nothing", async (_name, fuzz, runs) => {
  expect(await fuzz(runs)).toBe(runs);
});
