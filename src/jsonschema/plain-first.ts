// The validator that does by itself what is quick and safe, and has a thread for everything else. Must not import ajv.
import type { Json, JsonObject } from "../model/json.js";
import { callPlan } from "./call-plan.js";
import { admitSchema } from "./caps.js";
import { interpreter, type Interpreter } from "./interpret.js";
import type { CallPlan, Validation, Validator } from "./validator.js";

/** Schemas with a higher cost are planned in the thread: a plan tries several candidates for every property. */
const MAX_PLAN_COST = 200;
/** Cost of the schema times characters of the values; beyond it the thread has to do it, which has a time limit. */
const MAX_CHECK_WORK = 4_000_000;
/** Texts kept with what they mean; only small ones recur. */
const MAX_REMEMBERED = 1_000;
const MAX_REMEMBERED_CHARACTERS = 4_096;

/** Answers for plain schemas at once; asks `thread` about all others, and where an answer must say why a value is refused. */
export class PlainFirst implements Validator {
  readonly #read = new Map<string, Interpreter | undefined>();
  readonly #plans = new Map<string, CallPlan>();

  #thread: Promise<Validator> | undefined;
  #isClosed = false;

  /** @param start makes the validator with a thread; called once, when it is first needed */
  constructor(private readonly start: () => Promise<Validator>) {}

  async plan(inputSchema: unknown, override?: JsonObject): Promise<CallPlan> {
    const admission = admitSchema(inputSchema);
    if (admission.kind !== "admitted") return this.#planInThread(inputSchema, override);
    const known = override === undefined ? this.#plans.get(admission.text) : undefined;
    if (known !== undefined) return known;
    const plain = this.#interpreter(admission.text);
    if (plain === undefined || plain.cost > MAX_PLAN_COST) return this.#planInThread(inputSchema, override);
    const plan = callPlan(plain.schema, plain.judge, override);
    // Whoever wrote the arguments is told where they are wrong.
    if (plan.valid.kind === "invalid-override") return this.#planInThread(inputSchema, override);
    if (override === undefined) remember(this.#plans, admission.text, plan);
    return plan;
  }

  async check(schema: unknown, values: readonly Json[]): Promise<readonly Validation[]> {
    return this.#checkHere(schema, values) ?? (await this.#inThread()).check(schema, values);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await (await this.#thread)?.close();
  }

  async #planInThread(inputSchema: unknown, override: JsonObject | undefined): Promise<CallPlan> {
    return (await this.#inThread()).plan(inputSchema, override);
  }

  #inThread(): Promise<Validator> {
    if (this.#isClosed) return Promise.reject(new Error("the schema validator is closed"));
    return (this.#thread ??= this.start());
  }

  /** The verdicts where all values are valid; undefined where the thread has to say. */
  #checkHere(schema: unknown, values: readonly Json[]): readonly Validation[] | undefined {
    const admission = admitSchema(schema);
    const plain = admission.kind === "admitted" ? this.#interpreter(admission.text) : undefined;
    if (plain === undefined) return undefined;
    try {
      const texts = values.map((value) => JSON.stringify(value));
      const characters = texts.reduce((sum, text) => sum + text.length, 0);
      if (plain.cost * characters > MAX_CHECK_WORK) return undefined;
      const verdicts = texts.map((text) => plain.judge(JSON.parse(text) as Json));
      return verdicts.every(({ kind }) => kind === "valid") ? verdicts : undefined;
    } catch {
      return undefined; // nested too deep to be written or read
    }
  }

  #interpreter(text: string): Interpreter | undefined {
    if (this.#read.has(text)) return this.#read.get(text);
    const made = interpreter(text);
    remember(this.#read, text, made);
    return made;
  }
}

function remember<T>(memory: Map<string, T>, text: string, value: T): void {
  if (text.length > MAX_REMEMBERED_CHARACTERS) return;
  const [oldest] = memory.keys();
  if (memory.size >= MAX_REMEMBERED && oldest !== undefined) memory.delete(oldest);
  memory.set(text, value);
}
