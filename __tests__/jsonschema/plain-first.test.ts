// The validator that needs no thread for plain schemas: what it answers by itself, what it leaves to the thread, how it ends. The
// thread is real (build/), or stands in with answers that no judge would give.
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createValidator } from "../../src/jsonschema/client.js";
import { PlainFirst } from "../../src/jsonschema/plain-first.js";
import { planCalls } from "../../src/jsonschema/plan.js";
import { noPlan, type CallPlan, type Validation, type Validator } from "../../src/jsonschema/validator.js";
import type { Json, JsonObject } from "../../src/model/json.js";

const ENTRY = new URL("../support/worker-entry.mjs", import.meta.url);
const TEXT: JsonObject = { type: "object", properties: { a: { type: "string" } }, required: ["a"] };
const DATE: JsonObject = { type: "object", properties: { a: { type: "string", format: "date" } }, required: ["a"] };

/** Stands in for the thread: writes down what it is asked, and answers what can only come from it. */
class Recorder implements Validator {
  starts = 0;
  readonly asked: string[] = [];
  readonly plain = new PlainFirst(() => {
    this.starts += 1;
    return Promise.resolve(this);
  });

  plan(): Promise<CallPlan> {
    this.asked.push("plan");
    return Promise.resolve(noPlan("no-time"));
  }

  check(_schema: unknown, values: readonly Json[]): Promise<readonly Validation[]> {
    this.asked.push("check");
    return Promise.resolve(values.map(() => ({ kind: "invalid", pointer: "/from", keyword: "thread" })));
  }

  close(): Promise<void> {
    this.asked.push("close");
    return Promise.resolve();
  }
}

/** A promise, and what settles it. */
function promise<T>(): { readonly settled: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const settled = new Promise<T>((take) => {
    resolve = take;
  });
  return { settled, resolve };
}

function array(length: number): Json[] {
  return Array.from({ length }, () => 1);
}

describe("without a thread", () => {
  test("plans plain schemas as ajv does", async () => {
    const thread = new Recorder();
    const schemas: Json[] = [
      TEXT,
      { type: "object" },
      { type: "object", properties: { a: { enum: ["x"] } }, additionalProperties: false },
      { $schema: "http://json-schema.org/draft-07/schema#", ...TEXT },
      { type: "object", properties: { a: { $ref: "#/$defs/A" } }, required: ["a"], $defs: { A: { type: "integer", minimum: 3 } } },
      { type: "object", properties: { a: { type: "string", maxLength: 2, minLength: 3 } }, required: ["a"] },
    ];
    for (const schema of schemas) expect(await thread.plain.plan(schema)).toEqual(await planCalls(schema));
    expect(thread.starts).toBe(0);
  });

  test("plans with arguments that fit, and does not take them for everybody's", async () => {
    const thread = new Recorder();
    expect((await thread.plain.plan(TEXT)).valid).toEqual({ kind: "ready", arguments: { a: "mcpeval" } });
    expect((await thread.plain.plan(TEXT, { a: "given" })).valid).toEqual({ kind: "ready", arguments: { a: "given" } });
    expect((await thread.plain.plan(TEXT)).valid).toEqual({ kind: "ready", arguments: { a: "mcpeval" } });
    expect(thread.starts).toBe(0);
  });

  test("finds values valid", async () => {
    const thread = new Recorder();
    expect(await thread.plain.check(TEXT, [{ a: "" }, { a: "x", b: [] }])).toEqual([{ kind: "valid" }, { kind: "valid" }]);
    expect(await thread.plain.check(TEXT, [])).toEqual([]);
    expect(thread.starts).toBe(0);
  });

  test("is not changed by what is done to the caller's schema, and does nothing to it", async () => {
    const thread = new Recorder();
    const schema = Object.freeze({ type: "object", properties: Object.freeze({ a: Object.freeze({ type: "string" }) }) });
    expect((await thread.plain.plan(schema)).payloadProperty).toBe("a");
    expect(await thread.plain.check(schema, [{ a: "" }])).toEqual([{ kind: "valid" }]);
    expect(thread.starts).toBe(0);
  });
});

describe("asks the thread", () => {
  test.each<[string, unknown]>([
    ["a pattern", { type: "object", properties: { a: { type: "string", pattern: "^a" } } }],
    ["a format", DATE],
    ["a broken schema", { type: "any" }],
    ["a boolean", true],
    ["no schema", undefined],
    ["too deep a schema", JSON.parse('{"not":'.repeat(100) + "{}" + "}".repeat(100))],
    ["a dialect nobody knows", { $schema: "urn:x" }],
    ["a name with half a character", JSON.parse(String.raw`{"properties":{"\ud800":{"type":"string"}}}`)],
    [
      "a default with half a character in a name",
      {
        type: "object",
        required: ["a"],
        properties: { a: { default: JSON.parse(String.raw`{"\ud800":1}`) as Json, additionalProperties: true } },
      },
    ],
  ])("to plan %s", async (_, schema) => {
    const thread = new Recorder();
    expect(await thread.plain.plan(schema)).toEqual(noPlan("no-time"));
    expect(await thread.plain.plan(schema)).toEqual(noPlan("no-time"));
    expect(thread.starts).toBe(1);
    expect(thread.asked).toEqual(["plan", "plan"]);
  });

  test("why given arguments do not fit", async () => {
    const thread = new Recorder();
    expect(await thread.plain.plan(TEXT, { a: 1 })).toEqual(noPlan("no-time"));
    expect(thread.asked).toEqual(["plan"]);
  });

  test("why a value is refused, and then about all of them", async () => {
    const thread = new Recorder();
    const refused: Validation = { kind: "invalid", pointer: "/from", keyword: "thread" };
    expect(await thread.plain.check(TEXT, [{ a: "" }, { a: 1 }])).toEqual([refused, refused]);
    expect(await thread.plain.check(DATE, [{ a: "2025-01-01" }])).toEqual([refused]);
    expect(await thread.plain.check(undefined, [1])).toEqual([refused]);
    expect(thread.starts).toBe(1);
  });

  test.each<[string, JsonObject, Json]>([
    ["nested too deep to be written", {}, JSON.parse("[".repeat(100_000) + "]".repeat(100_000)) as Json],
    ["half a character in a name", { additionalProperties: {} }, JSON.parse(String.raw`{"\ud800":1}`) as Json],
    [
      "more faults than the stack holds",
      { anyOf: [{ additionalProperties: false }, true] },
      Object.fromEntries(Object.entries(array(200_000))),
    ],
  ])("about a value: %s", async (_, schema, value) => {
    const thread = new Recorder();
    await thread.plain.check(schema, [value]);
    expect(thread.asked).toEqual(["check"]);
  });

  test("to check what is much work: characters times cost of the schema", async () => {
    const costly = { allOf: Array.from({ length: 99 }, () => ({ minLength: 1 })) };
    const thread = new Recorder();
    expect(await thread.plain.check(costly, ["x".repeat(39_998)])).toEqual([{ kind: "valid" }]);
    expect(await thread.plain.check({ minLength: 1 }, ["x".repeat(3_999_998)])).toEqual([{ kind: "valid" }]);
    expect(thread.starts).toBe(0);
    await thread.plain.check(costly, ["x".repeat(39_999)]);
    await thread.plain.check(costly, ["x".repeat(30_000), "x".repeat(30_000)]);
    expect(thread.asked).toEqual(["check", "check"]);
  });

  test("to check what becomes much work in the long run", async () => {
    const thread = new Recorder();
    const values = [array(1_500_000)];
    for (let round = 0; round < 6; round += 1) await thread.plain.check({ type: "array" }, values);
    expect(thread.starts).toBe(0);
    await thread.plain.check({ type: "array" }, values);
    expect(thread.asked).toEqual(["check"]);
  });

  test("to check against a long list of words", async () => {
    const words = Array.from({ length: 2_000 }, (_, index) => `w${String(index)}`);
    const thread = new Recorder();
    await thread.plain.check({ type: "array", items: { anyOf: [{ enum: words }, { type: "number" }] } }, [array(50_000)]);
    expect(thread.asked).toEqual(["check"]);
  });

  test("to plan a large schema, or one that would judge large values", async () => {
    const properties = (count: number): JsonObject =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${String(index)}`, { type: "string" }]));
    const thread = new Recorder();
    expect((await thread.plain.plan({ type: "object", properties: properties(199) })).valid.kind).toBe("ready");
    expect(thread.starts).toBe(0);
    await thread.plain.plan({ type: "object", properties: properties(200) });
    expect(thread.asked).toEqual(["plan"]);
    // Nothing is ever refused: neither what lacks a required property nor what has one of the wrong type, so all are tried.
    const large = { default: array(400), items: { anyOf: [{ type: "string" }, true] } };
    await thread.plain.plan({
      type: "object",
      properties: { z: large },
      anyOf: [{ required: ["z"] }, true, { properties: properties(60) }],
    });
    expect(thread.asked).toEqual(["plan", "plan"]);
  });
});

describe("over the real thread", () => {
  let starts = 0;
  const validator = new PlainFirst(() => {
    starts += 1;
    return Promise.resolve(createValidator({ workerModule: ENTRY }));
  });
  const direct = createValidator({ workerModule: ENTRY });
  beforeAll(() => direct.check(TEXT, []));
  afterAll(() => Promise.all([validator.close(), direct.close()]));

  test("plain schemas start none; others start one", async () => {
    expect((await validator.plan(TEXT)).valid.kind).toBe("ready");
    expect(await validator.check(TEXT, [{ a: "" }])).toEqual([{ kind: "valid" }]);
    expect(starts).toBe(0);
    const plans = await Promise.all([
      validator.plan(DATE),
      validator.plan({ ...DATE, title: "t" }),
      validator.check(DATE, [{ a: "2025-01-01" }]),
    ]);
    expect(plans[0]).toEqual(await planCalls(DATE));
    expect(plans[2]).toEqual([{ kind: "valid" }]);
    expect(starts).toBe(1);
  });

  test("refused values have ajv's place and keyword", async () => {
    const values: Json[] = [{ a: "" }, { a: 1 }, {}, [], JSON.parse("[".repeat(100_000) + "]".repeat(100_000)) as Json];
    const verdicts = await validator.check(TEXT, values);
    expect(verdicts).toEqual([
      { kind: "valid" },
      { kind: "invalid", pointer: "/a", keyword: "type" },
      { kind: "invalid", pointer: "", keyword: "required" },
      { kind: "invalid", pointer: "", keyword: "type" },
      { kind: "too-large" },
    ]);
    expect(verdicts).toEqual(await direct.check(TEXT, values));
  });

  test("so have arguments that do not fit", async () => {
    expect((await validator.plan(TEXT, { a: 1 })).valid).toEqual({ kind: "invalid-override", pointer: "/a", keyword: "type" });
  });

  test.each<[string, Json]>([
    ["an odd name", JSON.parse(String.raw`{"type":"object","properties":{"\ud800":{"type":"string"}},"required":["\ud800"]}`) as Json],
    ["a nameless property", { type: "object", properties: { "": { type: "string" } }, required: [""] }],
    ["a broken schema", { type: "any" }],
    [
      "a large one",
      { type: "object", properties: Object.fromEntries(array(1_000).map((_, index) => [String(index), { type: "number" }])) },
    ],
  ])("the plan is the thread's: %s", async (_, schema) => {
    expect(await validator.plan(schema)).toEqual(await direct.plan(schema));
  });
});

describe("the end", () => {
  test("before any thread: plain schemas are still answered, others are not", async () => {
    const thread = new Recorder();
    await thread.plain.close();
    await thread.plain.close();
    expect((await thread.plain.plan(TEXT)).valid.kind).toBe("ready");
    await expect(thread.plain.plan(DATE)).rejects.toThrow("closed");
    await expect(thread.plain.check(TEXT, [{}])).rejects.toThrow("closed");
    expect(thread.starts).toBe(0);
    expect(thread.asked).toEqual([]);
  });

  test("after the thread started: the thread ends too", async () => {
    const thread = new Recorder();
    await thread.plain.plan(DATE);
    await thread.plain.close();
    expect(thread.asked).toEqual(["plan", "close"]);
    await expect(thread.plain.plan(DATE)).rejects.toThrow("closed");
  });

  test("while the thread starts: what waits for it is refused, and no thread stays", async () => {
    const started = promise<Validator>();
    const validator = new PlainFirst(() => started.settled);
    const outcomes = Promise.allSettled([validator.plan(DATE), validator.check(TEXT, [{}])]);
    const closed = validator.close();
    const thread = createValidator({ workerModule: ENTRY });
    started.resolve(thread);
    await closed;
    expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(thread.plan(DATE)).rejects.toThrow("closed");
  });

  test("while the thread works: the job is refused", async () => {
    const validator = new PlainFirst(() => Promise.resolve(createValidator({ workerModule: ENTRY })));
    await validator.plan(DATE);
    const evil = { type: "string", pattern: "^(a+)+$" };
    const outcome = Promise.allSettled([validator.check(evil, [`${"a".repeat(40)}!`])]);
    await validator.close();
    expect((await outcome)[0].status).toBe("rejected");
  });

  test("a thread that cannot be had is the job's failure only", async () => {
    const validator = new PlainFirst(() => Promise.reject(new Error("no thread")));
    await expect(validator.plan(DATE)).rejects.toThrow("no thread");
    expect((await validator.plan(TEXT)).valid.kind).toBe("ready");
  });
});
