// The standard cannot change under its own name: weights, curves, bands, checks, reasons and bounds are locked in data/standard-lock.json.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { canonicalJson } from "../../src/lib/canonical-json.js";
import { sha256Hex } from "../../src/lib/digest.js";
import type { Json } from "../../src/model/json.js";
import { standardDefinition } from "../../src/standard/definition.js";
import { AREA_NAMES, STANDARD_NAME } from "../../src/standard/define.js";
import { AREAS } from "../../src/standard/index.js";

const lock = JSON.parse(readFileSync(new URL("../../data/standard-lock.json", import.meta.url), "utf8")) as Record<
  string,
  { sha256: string; definition: Json }
>;

describe("standard lock", () => {
  // Red here means: give the changed standard a new name and lock it as a new entry; never edit an entry.
  test(`${STANDARD_NAME} is what was locked under this name`, () => {
    expect(standardDefinition()).toEqual(lock[STANDARD_NAME]?.definition);
    expect(sha256Hex(canonicalJson(standardDefinition()))).toBe(lock[STANDARD_NAME]?.sha256);
  });

  test.each(Object.entries(lock))("the entry %s is whole", (_, { sha256, definition }) => {
    expect(sha256Hex(canonicalJson(definition))).toBe(sha256);
  });

  test("mcpeval-standard/2 stays what its first release scored", () => {
    // A constant of the test, so that no edit of the lock file goes unseen.
    expect(lock["mcpeval-standard/2"]?.sha256).toBe("7a5a12e2fe88443d16be552ab2aca46075b3846238a4c9b75884861e34589e5e");
  });

  test("weights add up to 100 and names agree", () => {
    expect(AREA_NAMES.reduce((sum, name) => sum + AREAS[name].weight, 0)).toBe(100);
    for (const name of AREA_NAMES) {
      expect(AREAS[name].name).toBe(name);
      for (const id of Object.keys(AREAS[name].checks)) expect(id.startsWith(`${name}.`)).toBe(true);
    }
  });
});
