// What tools bring is checked while the next ones are called, in bounded number. The validator waits for the test's word, as no real one would.
import { expect, test } from "@jest/globals";
import { callTools, type Work } from "../../src/engine/lanes.js";
import type { CallPlan, Validation, Validator } from "../../src/jsonschema/validator.js";
import type { Clock } from "../../src/model/host.js";
import type { Connector } from "../../src/session/session.js";
import { readTool, type ListedTool } from "../../src/standard/observe/catalog.js";
import { result, scripted } from "../standard/observe/scripted.js";

const PLAN: CallPlan = { valid: { kind: "ready", arguments: {} }, violation: null, payloadProperty: null, admitsExtraProperty: false };
const clock: Clock = { now: () => 0, sleep: () => new Promise(() => undefined) };

function toolNamed(name: string): ListedTool {
  const tool = readTool({ name, inputSchema: { type: "object" }, outputSchema: { type: "object" } });
  if (tool === undefined) throw new Error("the entry is no tool");
  return tool;
}

/** Calls so many tools whose checks hang until they are let go. */
function run(tools: number) {
  const { session, asked } = scripted(Array.from({ length: tools * 3 }, () => result({ content: [], structuredContent: { n: 1 } })));
  const checks: ((kind: "valid" | "invalid") => void)[] = [];
  const validator: Validator = {
    plan: () => Promise.reject(new Error("planned already")),
    check: (_schema, values) =>
      new Promise<readonly Validation[]>((resolve) =>
        checks.push((kind) => resolve(values.map(() => (kind === "valid" ? { kind } : { kind, pointer: "/n", keyword: "type" })))),
      ),
    close: () => Promise.resolve(),
  };
  const work: Work[] = Array.from({ length: tools }, (_, i) => ({ tool: toolNamed(`t${String(i)}`), plan: Promise.resolve(PLAN) }));
  const progress = { update: () => undefined, note: () => undefined, stop: () => undefined };
  const connector = { isLimited: false } as Connector;
  const signal = new AbortController().signal;
  const done = callTools(work, {
    main: session,
    connector,
    validator,
    clock,
    progress,
    signal,
    turn: undefined,
    spares: 0,
    watch: undefined,
  });
  return { done, asked, checks };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("the next tools are called while results are checked, and each verdict reaches its own tool", async () => {
  const { done, asked, checks } = run(3);
  await settled();
  expect(asked).toHaveLength(9);
  expect(checks).toHaveLength(3);
  checks[2]?.("valid");
  checks[1]?.("invalid");
  checks[0]?.("valid");
  expect((await done).called.map(({ outputConforms }) => outputConforms)).toEqual([true, false, true]);
});

test("where checks take longest, no more than four tools wait for theirs", async () => {
  const { done, asked, checks } = run(7);
  await settled();
  expect(asked).toHaveLength(4 * 3);
  for (let i = 0; i < 7; i += 1) {
    checks[i]?.("valid");
    await settled();
  }
  expect((await done).called.every(({ outputConforms }) => outputConforms === true)).toBe(true);
  expect(asked).toHaveLength(7 * 3);
});
