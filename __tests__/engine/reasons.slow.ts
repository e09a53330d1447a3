// Every reason of the standard, provoked on a real server through the whole engine: exactly the points it must cost, no other.
import { describe, expect, test } from "@jest/globals";
import { AREAS } from "../../src/standard/index.js";
import { ROWS, type Row } from "./rows.js";
import { measure, runAll } from "./support.js";

const run = runAll(ROWS.map((row) => [row.key, () => measure(row.preset, row.transport, row.settings)]));

/** What the battery may call on the server of a row, worked out from the preset alone. */
function mayBeCalled(row: Row): ReadonlySet<unknown> {
  const callable = (row.preset.tools ?? []).filter(({ entry }) => {
    const { readOnlyHint, destructiveHint } = (entry["annotations"] ?? {}) as { readOnlyHint?: boolean; destructiveHint?: boolean };
    const isReader = readOnlyHint === true && destructiveHint !== true;
    const isAttested = readOnlyHint === undefined && destructiveHint !== true && row.settings?.confirmReadOnly === true;
    return (isReader || isAttested) && !(row.settings?.skipTools ?? []).includes(entry["name"] as string);
  });
  return new Set(["mcpeval_no_such_tool", ...callable.map(({ entry }) => entry["name"])]);
}

describe("each defect costs its own points", () => {
  test.each(ROWS)("$key", async (row) => {
    const measured = await run(row.key);
    expect(measured.notes).toEqual([]);
    expect(measured.lost).toEqual(row.lost);
    expect(measured.calls.filter((name) => !mayBeCalled(row).has(name))).toEqual([]);
    expect(measured.left).toEqual([]);
  });
});

test("the rows provoke every reason that one defect can bring about", async () => {
  const provoked = new Set(ROWS.flatMap((row) => row.lost.map((line) => line.split(" ")[2])));
  const elsewhere = [
    "coverage-budget-exhausted", // budget.test.ts
    "reliability-slow", // latency.test.ts
    "reliability-none-exercised", // tools.test.ts
    "catalog-read-only-undeclared",
    "context-catalog-heavy", // tools.test.ts
    "context-tool-heavy",
  ];
  const declared = Object.values(AREAS).flatMap((area) => Object.keys(area.reasons));
  expect(declared.filter((reason) => !provoked.has(reason) && !elsewhere.includes(reason))).toEqual([]);
});
