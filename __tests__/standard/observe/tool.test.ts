// How one tool's calls become an observation, fault by fault.
import { expect, test } from "@jest/globals";
import type { CallPlan, Validation, Validator } from "../../../src/jsonschema/validator.js";
import type { JsonObject } from "../../../src/model/json.js";
import { readTool, type ListedTool } from "../../../src/standard/observe/catalog.js";
import { observeTool, type CalledTool } from "../../../src/standard/observe/tool.js";
import { error, fault, result, scripted, type Scripted } from "./scripted.js";

const READY: CallPlan = {
  valid: { kind: "ready", arguments: { id: "1" } },
  violation: { rule: "required-omitted", arguments: {} },
  payloadProperty: "id",
  admitsExtraProperty: false,
};
const NOT_VIOLATED: CallPlan = { ...READY, violation: null };
const NO_ARGUMENTS: CallPlan = { ...READY, valid: { kind: "unsynthesizable" } };

const REFUSED = error(-32602);
const FINE = result({ content: [], structuredContent: { text: "x" } });
const call = { tool: { outcome: "success", ms: 1 }, fault: { outcome: "fault", ms: null } } as const;

function listed(entry: JsonObject): ListedTool {
  const tool = readTool({ name: "t", inputSchema: { type: "object" }, ...entry });
  if (tool === undefined) throw new Error("the entry is no tool");
  return tool;
}

async function observe(
  plan: CallPlan,
  answers: readonly Scripted[],
  entry: JsonObject = {},
  verdicts: readonly Validation[] = [],
): Promise<{ seen: CalledTool; asked: readonly string[] }> {
  const { session, asked } = scripted(answers);
  const validator: Validator = {
    plan: () => Promise.reject(new Error("planned already")),
    check: () => Promise.resolve(verdicts),
    close: () => Promise.resolve(),
  };
  const observed = await observeTool(listed(entry), plan, session, (method, params) => session.call(method, params), validator);
  const seen: CalledTool = { ...observed, outputConforms: await observed.outputConforms };
  return { seen, asked };
}

test("a violating call, then three ordinary ones", async () => {
  const { seen, asked } = await observe(READY, [REFUSED, FINE, FINE, FINE]);
  expect(asked).toEqual(["tools/call t", "tools/call t", "tools/call t", "tools/call t"]);
  expect(seen).toEqual({
    violation: "required-omitted",
    honesty: "refused",
    calls: [call.tool, call.tool, call.tool],
    outputConforms: null,
    unexercised: null,
  });
});

test("a malformed answer costs its call only: the session goes on", async () => {
  const { seen } = await observe(NOT_VIOLATED, [FINE, fault("error"), FINE]);
  expect(seen).toMatchObject({ honesty: null, calls: [call.tool, call.fault, call.tool], unexercised: "coverage-call-failed" });
});

test("a malformed answer that ends the session ends the tool", async () => {
  const { seen } = await observe(NOT_VIOLATED, [FINE, fault("error", { alive: false })]);
  expect(seen).toMatchObject({ calls: [call.tool, call.fault], unexercised: "coverage-call-failed" });
});

test("a malformed answer to the violating call is no refusal, and the ordinary calls are made all the same", async () => {
  const { seen } = await observe(READY, [fault("error"), FINE, FINE, FINE]);
  expect(seen).toMatchObject({ honesty: "call-failed", calls: [call.tool, call.tool, call.tool], unexercised: null });
});

test.each(["timeout", "closed"] as const)("a violating call that ends by %s is followed by nothing", async (kind) => {
  const { seen, asked } = await observe(READY, [fault(kind)]);
  expect(asked).toHaveLength(1);
  expect(seen).toMatchObject({ honesty: "call-failed", calls: [], unexercised: "coverage-call-failed" });
});

test("a refusal after which the server answers no more was no honest one", async () => {
  const { seen } = await observe(READY, [REFUSED, fault("timeout")]);
  expect(seen).toMatchObject({ honesty: "call-failed", calls: [call.fault], unexercised: "coverage-call-failed" });
});

test("an answer that is no tool result is an answer all the same: the server survived the refusal", async () => {
  const { seen } = await observe(READY, [REFUSED, result("text"), FINE, FINE]);
  expect(seen).toMatchObject({
    honesty: "refused",
    calls: [{ outcome: "fault", ms: 1 }, call.tool, call.tool],
    unexercised: "coverage-call-failed",
  });
});

test("a later failure does not touch the refusal", async () => {
  const { seen } = await observe(READY, [REFUSED, FINE, fault("closed")]);
  expect(seen).toMatchObject({ honesty: "refused", calls: [call.tool, call.fault] });
});

test("without ordinary calls a ping shows whether the server survived, and any answer counts", async () => {
  expect(await observe(NO_ARGUMENTS, [REFUSED, error(-32601)])).toMatchObject({
    seen: { honesty: "refused", unexercised: "coverage-unsynthesizable" },
    asked: ["tools/call t", "ping"],
  });
  expect((await observe(NO_ARGUMENTS, [REFUSED, fault("timeout")])).seen.honesty).toBe("call-failed");
  expect((await observe(NO_ARGUMENTS, [REFUSED, fault("budget")])).seen.honesty).toBe("refused");
});

test("a spent budget is told from a failure, wherever it strikes", async () => {
  expect((await observe(READY, [fault("budget")])).seen).toMatchObject({
    honesty: null,
    calls: [],
    unexercised: "coverage-budget-exhausted",
  });
  expect((await observe(READY, [REFUSED, FINE, fault("budget")])).seen).toMatchObject({
    honesty: "refused",
    calls: [call.tool],
    unexercised: "coverage-budget-exhausted",
  });
});

test("a rejection among the calls leaves the tool unexercised", async () => {
  const { seen } = await observe(NOT_VIOLATED, [FINE, error(-32602), FINE]);
  expect(seen.unexercised).toBe("coverage-rejected-arguments");
});

test("a fault outweighs a rejection", async () => {
  const { seen } = await observe(NOT_VIOLATED, [error(-32602), fault("error"), FINE]);
  expect(seen.unexercised).toBe("coverage-call-failed");
});

test("output conforms only where every success does", async () => {
  const entry: JsonObject = { outputSchema: { type: "object" } };
  const valid: Validation = { kind: "valid" };
  const invalid: Validation = { kind: "invalid", pointer: "/text", keyword: "type" };
  const three = [FINE, FINE, FINE];
  expect((await observe(NOT_VIOLATED, three, entry, [valid, valid, valid])).seen.outputConforms).toBe(true);
  expect((await observe(NOT_VIOLATED, three, entry, [valid, invalid, valid])).seen.outputConforms).toBe(false);
  // No verdict is no fault of the value.
  expect((await observe(NOT_VIOLATED, three, entry, [{ kind: "broken" }, valid, valid])).seen.outputConforms).toBeNull();
  const bare = result({ content: [] });
  expect((await observe(NOT_VIOLATED, [FINE, bare, FINE], entry)).seen.outputConforms).toBe(false);
  // Errors carry no structured content, and owe none.
  const failed = result({ isError: true, content: [] });
  expect((await observe(NOT_VIOLATED, [failed, failed, failed], entry)).seen.outputConforms).toBeNull();
});

test("errors of ours are not taken for the server's", async () => {
  await expect(observe(NOT_VIOLATED, [])).rejects.toThrow("not in the script");
});
