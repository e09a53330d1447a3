// The ten criteria on real servers: each fails for its own defect alone, nothing more is asked of the server, and nothing of it reaches
// the report. HTTP, slow entries and the demo: discoverability.slow.ts. Needs `npm run compile`.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { flawlessTool, flawlessWriter } from "../support/composable.js";
import { evaluate, nodeTarget } from "../support/evaluate.js";
import { bare, graded, GRADED, NOT_SEEN, open, reader, result, ROWS, said } from "./discoverability-rows.js";
import { measure } from "./support.js";

test.each(ROWS)("%s", async (_, preset, grade, expected) => {
  const found = await graded(preset, "stdio");
  expect({ grade: found.grade, open: found.open }).toEqual({ grade, open: expected });
});

test("the modern era is graded alike, by the name in its results", async () => {
  const tools = [flawlessTool("a")];
  expect(await graded({ era: "modern", tools }, "http")).toMatchObject({ grade: "A", open: [] });
  expect(await graded({ era: "modern", serverInfo: { version: "1" }, tools }, "stdio")).toMatchObject({
    open: ["C8 failed identity-missing"],
  });
});

test("an attestation lets unannotated tools be called; the operator's arguments are real", async () => {
  expect(await graded({ tools: [bare("a")] }, "stdio", { confirmReadOnly: true })).toMatchObject({ open: ["C5 failed unannotated a"] });
  const tools = [flawlessTool("a", { outputSchema: undefined as never }, { valid: result() })];
  const overrides = { file: "arguments.json", sha256: "0".repeat(64), byTool: { a: { id: "r1" } } };
  expect(await graded({ tools }, "stdio")).toMatchObject({ open: ["C7 unverified content-unproven a"] });
  expect(await graded({ tools }, "stdio", { overrides })).toMatchObject({ open: ["C7 failed no-content a"] });
});

describe("what could not be measured", () => {
  test("is graded where the server is what failed: no entry, no listing", async () => {
    const home = await mkdtemp(join(tmpdir(), "no-entry-"));
    const dead = await evaluate(nodeTarget(["-e", "process.exit(3)"], home), GRADED);
    await rm(home, { recursive: true, force: true });
    expect(dead.document).toMatchObject({ readiness: null, discoverability: { grade: "D", passed: 0 } });
    expect(open(dead.document.discoverability)[0]).toBe("C1 failed entry-failed");
    const unlisted = await graded({ tools: [flawlessTool("a")], listing: { fault: "first-page-error" } }, "http");
    expect(unlisted.document.readiness).toBeNull();
    expect(unlisted.open).toEqual(["C2 failed listing-refused", ...NOT_SEEN("C3", "C4", "C5", "C7", "C9", "C10")]);
  });

  test("is not where the cause is ours or nobody's", async () => {
    const home = await mkdtemp(join(tmpdir(), "no-budget-"));
    const pinned = await measure({ tools: [flawlessTool("a")] }, "stdio", { ...GRADED, protocol: "2026-07-28" });
    const spent = await measure({ tools: [flawlessTool("a")] }, "stdio", { ...GRADED, maxRequests: 2 });
    const missing = await evaluate({ ...nodeTarget([], home), command: join(home, "nothing-here") }, GRADED);
    await rm(home, { recursive: true, force: true });
    for (const { document } of [pinned, spent, missing]) {
      expect(document.readiness).toBeNull();
      expect(document.discoverability).toBeUndefined();
    }
  });
});

describe("a run that was not asked", () => {
  test("has no grade; one that was asks the server nothing more", async () => {
    const preset = { tools: [flawlessTool("a"), reader("b", said("b")), flawlessWriter("w")] };
    const [plain, asked] = [await measure(preset, "http"), await measure(preset, "http", GRADED)];
    expect(plain.document.discoverability).toBeUndefined();
    expect(asked.calls).toEqual(plain.calls);
    const { discoverability, ...rest } = asked.document;
    expect(discoverability?.grade).toBe("A");
    expect(rest).toEqual(plain.document);
  });

  test("nothing the server says of itself is in the report, only whether it said it", async () => {
    const canary = "s3cret-1dentity";
    const { document } = await measure(
      { canary, serverInfo: { name: canary, version: canary }, tools: [flawlessTool("a")] },
      "stdio",
      GRADED,
    );
    expect(JSON.stringify(document)).not.toContain(canary);
    expect(document.discoverability?.grade).toBe("A");
  });
});
