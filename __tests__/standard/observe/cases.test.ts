// The two cases made once for the whole catalog: which tool carries them, and what counts as survived.
import { describe, expect, test } from "@jest/globals";
import { EXTRA_PROPERTY, type CallPlan } from "../../../src/jsonschema/validator.js";
import { PAYLOAD_BYTES } from "../../../src/model/limits.js";
import {
  isFullySuccessful,
  observeContention,
  observePayload,
  payloadTarget,
  stillAnswers,
  type Carrier,
} from "../../../src/standard/observe/cases.js";
import { error, fault, result, scripted, type Scripted } from "./scripted.js";

const carrier = (tool: string, plan: Partial<CallPlan> = {}): Carrier => ({
  tool,
  plan: { valid: { kind: "ready", arguments: { n: 1 } }, violation: null, payloadProperty: null, admitsExtraProperty: false, ...plan },
  arguments: { n: 1 },
});
const BIG = "x".repeat(PAYLOAD_BYTES);
const FINE = result({ content: [] });

test("only three successes carry", () => {
  const success = { outcome: "success", ms: 1 } as const;
  expect(isFullySuccessful([success, success, success])).toBe(true);
  expect(isFullySuccessful([success, success])).toBe(false);
  expect(isFullySuccessful([success, success, { outcome: "tool-error", ms: 1 }])).toBe(false);
});

describe("the oversize argument goes", () => {
  test("to the carrier's own string property, whatever comes later", () => {
    const target = payloadTarget([carrier("a", { payloadProperty: "text" }), carrier("b", { payloadProperty: "other" })]);
    expect([target?.carrier.tool, target?.oversize]).toEqual(["a", { n: 1, text: BIG }]);
  });
  test("else to the first successful tool that has one", () => {
    const target = payloadTarget([carrier("a", { admitsExtraProperty: true }), carrier("b", { payloadProperty: "text" })]);
    expect([target?.carrier.tool, target?.oversize]).toEqual(["b", { n: 1, text: BIG }]);
  });
  test("else to the property that the carrier's schema was proved to admit", () => {
    const target = payloadTarget([carrier("a", { admitsExtraProperty: true }), carrier("b")]);
    expect([target?.carrier.tool, target?.oversize]).toEqual(["a", { n: 1, [EXTRA_PROPERTY]: BIG }]);
  });
  test("else nowhere", () => {
    expect(payloadTarget([carrier("a"), carrier("b", { admitsExtraProperty: true })])).toBeUndefined();
    expect(payloadTarget([])).toBeUndefined();
  });
});

test.each<[string, Scripted, string]>([
  ["a result", FINE, "passed"],
  ["a refusal", error(-32602), "passed"],
  ["HTTP 413", fault("error", { status: 413 }), "passed"],
  ["HTTP 500", fault("error", { status: 500 }), "failed"],
  ["a malformed answer", fault("error"), "failed"],
  ["silence", fault("timeout"), "failed"],
  ["the end of the connection", fault("closed"), "failed"],
  ["a spent budget", fault("budget"), "not-made"],
])("the oversize argument met with %s", async (_, answer, outcome) => {
  const target = payloadTarget([carrier("a", { payloadProperty: "text" })]);
  if (target === undefined) throw new Error("no target");
  expect(await observePayload(target, scripted([answer]).session)).toEqual({ outcome, tool: "a" });
});

test("any answer to an ordinary call shows that the server survived", async () => {
  const ask = (answer: Scripted) => stillAnswers(carrier("a"), scripted([answer]).session);
  expect([await ask(FINE), await ask(error(-32603)), await ask(fault("timeout")), await ask(fault("budget"))]).toEqual([
    "yes",
    "yes",
    "no",
    "spent",
  ]);
});

test.each<[string, Scripted, Scripted, string]>([
  ["both succeed", FINE, FINE, "passed"],
  ["one is refused", FINE, result({ isError: true, content: [] }), "failed"],
  ["one gets an error", error(-32000), FINE, "failed"],
  ["one is lost", FINE, fault("closed"), "failed"],
  ["the budget ends", fault("budget"), FINE, "not-made"],
])("contention: %s", async (_, one, two, outcome) => {
  const seen = await observeContention(carrier("a"), scripted([one]).session, scripted([two]).session);
  expect(seen).toEqual({ outcome, tool: "a" });
});
