// The validator over a real worker thread: verdicts, isolation of hostile jobs, life cycle. Uses the compiled worker (build/).
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { createValidator, type ValidatorOptions } from "../../src/jsonschema/client.js";
import type { Validator } from "../../src/jsonschema/validator.js";
import type { Json } from "../../src/model/json.js";

const ENTRY = new URL("../support/worker-entry.mjs", import.meta.url);
const CLIENT = new URL("../../build/src/jsonschema/client.js", import.meta.url);
const open: Validator[] = [];

/** A validator that is closed after the test. */
function validator(options: Partial<ValidatorOptions> = {}): Validator {
  const made = createValidator({ workerModule: ENTRY, ...options });
  open.push(made);
  return made;
}

beforeAll(() => {
  if (!existsSync(CLIENT)) throw new Error("run `npm run compile` first");
});

afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const TEXT = { type: "object", properties: { a: { type: "string" } }, required: ["a"] };
/** Backtracks for hours on 40 characters. */
const EVIL = { type: "object", properties: { a: { type: "string", pattern: "^(a+)+$" } } };
const BAIT = { a: `${"a".repeat(40)}!` };

describe("jobs", () => {
  let v: Validator;
  beforeAll(() => {
    v = createValidator({ workerModule: ENTRY });
  });
  afterAll(() => v.close());

  test("plan and check answer in order, whatever was posted together", async () => {
    const [plan, verdicts, other] = await Promise.all([
      v.plan(TEXT),
      v.check(TEXT, [{ a: "x" }, { a: 1 }, {}, "no object"]),
      v.plan({ $schema: "http://json-schema.org/draft-07/schema#", ...TEXT }, { a: "given" }),
    ]);
    expect(plan).toEqual({
      valid: { kind: "ready", arguments: { a: "mcpeval" } },
      violation: { rule: "required-omitted", arguments: {} },
      payloadProperty: "a",
      admitsExtraProperty: true,
    });
    expect(verdicts).toEqual([
      { kind: "valid" },
      { kind: "invalid", pointer: "/a", keyword: "type" },
      { kind: "invalid", pointer: "", keyword: "required" },
      { kind: "invalid", pointer: "", keyword: "type" },
    ]);
    expect(other.valid).toEqual({ kind: "ready", arguments: { a: "given" } });
  });

  test("a check does not wait behind the plans of a whole catalog", async () => {
    const ended: string[] = [];
    const plans = ["first", "second", "third"].map((name) => v.plan(TEXT, { a: name }).then(() => ended.push(name)));
    const check = v.check(TEXT, [{ a: "x" }]).then(() => ended.push("check"));
    await Promise.all([...plans, check]);
    // The first plan was under way already.
    expect(ended).toEqual(["first", "check", "second", "third"]);
  });

  test("one verdict a value, none for none", async () => {
    expect(await v.check(TEXT, [])).toEqual([]);
    expect(await v.check({ type: "any" }, [1, 2])).toEqual([{ kind: "broken" }, { kind: "broken" }]);
    expect(await v.check({ $schema: "urn:x" }, [1])).toEqual([{ kind: "unsupported-dialect" }]);
    expect(await v.check(undefined, [1])).toEqual([{ kind: "broken" }]);
  });

  test("own properties named __proto__ survive the way there and back", async () => {
    const schema = JSON.parse('{"type":"object","properties":{"__proto__":{"const":1}},"required":["__proto__"]}') as Json;
    const { valid } = await v.plan(schema);
    expect(JSON.stringify(valid)).toBe('{"kind":"ready","arguments":{"__proto__":1}}');
  });

  test("a recurring schema is planned alike, and an override is never remembered", async () => {
    const first = await v.plan(TEXT);
    expect((await v.plan(TEXT, { a: "given" })).valid).toEqual({ kind: "ready", arguments: { a: "given" } });
    expect(await v.plan(TEXT)).toEqual(first);
  });

  test("300 plain input schemas are planned in seconds at most, on a busy machine too", async () => {
    await v.plan(TEXT);
    const started = performance.now();
    const plans = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        v.plan({ ...TEXT, properties: { a: { type: "string", description: String(index) }, b: { type: "integer" } } }),
      ),
    );
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(plans.every((plan) => plan.valid.kind === "ready")).toBe(true);
  });
});

describe("hostile jobs cost their own verdict only", () => {
  test("catastrophic backtracking is killed after the two seconds of one job, and the next job works", async () => {
    const v = validator();
    await v.plan(TEXT);
    const started = performance.now();
    const [evil, fine] = await Promise.all([v.check(EVIL, [BAIT]), v.check(TEXT, [{ a: "x" }])]);
    const ms = performance.now() - started;
    expect(evil).toEqual([{ kind: "budget-exceeded" }]);
    expect(fine).toEqual([{ kind: "valid" }]);
    expect(ms).toBeGreaterThan(1_900);
    expect(ms).toBeLessThan(6_000);
  });

  test("the budget is a job's own: waiting behind others does not count", async () => {
    const v = validator({ jobMs: 400 });
    const verdicts = await Promise.all([
      v.check(EVIL, [BAIT]),
      v.check(EVIL, [BAIT]),
      v.plan({ ...EVIL, default: {} }, BAIT),
      v.check(TEXT, [{ a: "x" }]),
    ]);
    expect(verdicts[0]).toEqual([{ kind: "budget-exceeded" }]);
    expect(verdicts[1]).toEqual([{ kind: "budget-exceeded" }]);
    expect(verdicts[2]).toEqual({ valid: { kind: "budget-exceeded" }, violation: null, payloadProperty: null, admitsExtraProperty: false });
    expect(verdicts[3]).toEqual([{ kind: "valid" }]);
  });

  test("a busy caller does not cost a finished job its verdict", async () => {
    const v = validator({ jobMs: 300 });
    await v.plan(TEXT);
    const job = v.check(TEXT, [{ a: "x" }]);
    const until = performance.now() + 600;
    while (performance.now() < until);
    expect(await job).toEqual([{ kind: "valid" }]);
  });

  test("memory is bounded", async () => {
    const v = validator({ jobMs: 60_000, heapMb: 24 });
    // Every element fails, and every failure is an object of the validator's.
    const schema = { type: "array", items: { allOf: Array.from({ length: 40 }, () => ({ type: "string" })) } };
    const [verdict] = await v.check(schema, [Array.from({ length: 50_000 }, () => 1)]);
    expect(verdict).toEqual({ kind: "budget-exceeded" });
    expect(await v.check(TEXT, [{ a: "x" }])).toEqual([{ kind: "valid" }]);
  });

  test("nesting bombs never reach the thread", async () => {
    const v = validator();
    const bomb = JSON.parse(`${'{"not":'.repeat(100_000)}{}${"}".repeat(100_000)}`) as Json;
    expect((await v.plan(bomb)).valid).toEqual({ kind: "too-large" });
    expect(await v.check(bomb, [1])).toEqual([{ kind: "too-large" }]);
    expect(await v.check(TEXT, [bomb, { a: "x" }])).toEqual([{ kind: "too-large" }, { kind: "valid" }]);
    const deep = { $defs: { n: { type: "array", items: { $ref: "#/$defs/n" } } }, $ref: "#/$defs/n" };
    const value = JSON.parse("[".repeat(4_000) + "]".repeat(4_000)) as Json;
    expect((await v.check(deep, [value, [[]]])).map((each) => each.kind)[1]).toBe("valid");
  });
});

describe("life cycle", () => {
  test("close is idempotent, ends what is under way, and refuses what comes later", async () => {
    const v = validator();
    const hanging = v.check(EVIL, [BAIT]);
    const queued = v.plan(TEXT);
    const outcomes = Promise.allSettled([hanging, queued]);
    await Promise.all([v.close(), v.close()]);
    await v.close();
    expect((await outcomes).map((each) => each.status)).toEqual(["rejected", "rejected"]);
    await expect(v.plan(TEXT)).rejects.toThrow("closed");
  });

  test("a worker module that cannot start is an error of ours, soon", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mcpeval-worker-"));
    try {
      writeFileSync(join(folder, "throws.mjs"), 'throw new Error("cannot load");');
      writeFileSync(join(folder, "ends.mjs"), "");
      await expect(validator({ workerModule: pathToFileURL(join(folder, "throws.mjs")) }).plan(TEXT)).rejects.toThrow("cannot load");
      await expect(validator({ workerModule: pathToFileURL(join(folder, "ends.mjs")) }).plan(TEXT)).rejects.toThrow("ended at once");
      await expect(validator({ workerModule: pathToFileURL(join(folder, "missing.mjs")) }).plan(TEXT)).rejects.toThrow("does not start");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("an idle validator lets the process end; one at work keeps it, without its environment or output", async () => {
    const script = `
      import { createValidator } from ${JSON.stringify(CLIENT.href)};
      const v = createValidator({ workerModule: new URL(${JSON.stringify(ENTRY.href)}) });
      console.log((await v.plan({ type: "object" })).valid.kind);
      console.log((await v.plan({ type: "object" })).valid.kind);
    `;
    const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
      cwd: fileURLToPath(new URL("../..", import.meta.url)),
      stdio: ["ignore", "pipe", "pipe"],
    });
    const output: string[] = [];
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    const [code] = (await once(child, "close")) as [number];
    expect(output.join("")).toBe("ready\nready\n");
    expect(code).toBe(0);
  });
});
