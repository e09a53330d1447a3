// The validator that does by itself what is quick and safe, and has a thread for everything else. Must not import ajv.
import type { Json, JsonObject } from "../model/json.js";
import { callPlan } from "./call-plan.js";
import { admitSchema } from "./caps.js";
import { interpreter, type Interpreter } from "./interpret.js";
import type { CallPlan, Validation, Validator } from "./validator.js";

/** Schemas with a higher cost are planned in the thread: to find a value for every property may read as many schemas. */
const MAX_PLAN_COST = 200;
/**
 * Work is the cost of a schema times the characters of the values that it judges. What takes more has to be done by the thread, which
 * can be killed: nothing else happens here meanwhile. A plan judges a few short values (those of real tools take less than 1,000), but
 * can be made to judge many long ones; it is made while a timed call is under way, so it may take a few milliseconds at most.
 */
const MAX_PLAN_WORK = 20_000;
const MAX_CHECK_WORK = 4_000_000;
/** Work of all jobs together, about five seconds at worst. */
const MAX_WORK = 20_000_000;
/** Texts kept with what they mean; only small ones recur. */
const MAX_REMEMBERED = 1_000;
const MAX_REMEMBERED_CHARACTERS = 4_096;

/** Answers for plain schemas at once; asks `thread` about all others, and where an answer must say why a value is refused. */
export class PlainFirst implements Validator {
  readonly #read = new Map<string, Interpreter | undefined>();
  readonly #plans = new Map<string, CallPlan>();

  #work = 0;
  #thread: Promise<Validator> | undefined;
  #isClosed = false;
  #lastTurn: Promise<void> = Promise.resolve();

  /** @param start makes the validator with a thread; called once, when it is first needed */
  constructor(private readonly start: () => Promise<Validator>) {}

  async plan(inputSchema: unknown, override?: JsonObject): Promise<CallPlan> {
    await this.#ownTurn();
    return this.#planHere(inputSchema, override) ?? (await this.#inThread()).plan(inputSchema, override);
  }

  async check(schema: unknown, values: readonly Json[]): Promise<readonly Validation[]> {
    return this.#checkHere(schema, values) ?? (await this.#inThread()).check(schema, values);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await (await this.#thread)?.close();
  }

  #inThread(): Promise<Validator> {
    if (this.#isClosed) return Promise.reject(new Error("the schema validator is closed"));
    return (this.#thread ??= this.start());
  }

  /** The plan, or undefined where the thread has to make it. */
  #planHere(inputSchema: unknown, override: JsonObject | undefined): CallPlan | undefined {
    const admission = admitSchema(inputSchema);
    if (admission.kind !== "admitted") return undefined;
    const known = override === undefined ? this.#plans.get(admission.text) : undefined;
    if (known !== undefined) return known;
    const plain = this.#interpreter(admission.text);
    if (plain === undefined || plain.cost > MAX_PLAN_COST) return undefined;
    const judge = this.#judgeWithin(MAX_PLAN_WORK, plain);
    try {
      const plan = callPlan(plain.schema, (value) => judge(JSON.stringify(value)), override);
      // Whoever wrote the arguments is told where they are wrong.
      if (plan.valid.kind === "invalid-override") return undefined;
      if (override === undefined) remember(this.#plans, admission.text, plan);
      return plan;
    } catch {
      return undefined;
    }
  }

  /** The plans of a catalog are asked for all at once: a turn of the event loop each, so that the first tools are called meanwhile. */
  #ownTurn(): Promise<void> {
    const turn = this.#lastTurn;
    this.#lastTurn = turn.then(() => new Promise((resolve) => setImmediate(resolve)));
    return turn;
  }

  /** The verdicts where all values are valid; undefined where the thread has to say. */
  #checkHere(schema: unknown, values: readonly Json[]): readonly Validation[] | undefined {
    const admission = admitSchema(schema);
    const plain = admission.kind === "admitted" ? this.#interpreter(admission.text) : undefined;
    if (plain === undefined) return undefined;
    const judge = this.#judgeWithin(MAX_CHECK_WORK, plain);
    try {
      const verdicts = values.map((value) => judge(JSON.stringify(value)));
      return verdicts.every(({ kind }) => kind === "valid") ? verdicts : undefined;
    } catch {
      return undefined; // nested too deep to be written or read
    }
  }

  /** A judge of values by their JSON texts. It throws where the values of one job are too much work, or one cannot be judged here. */
  #judgeWithin(maxWork: number, { cost, judge }: Interpreter): (text: string) => Validation {
    let left = maxWork;
    return (text) => {
      const work = cost * text.length;
      left -= work;
      if (left < 0 || this.#work + work > MAX_WORK) throw new RangeError("too much work for this thread");
      this.#work += work;
      return judge(JSON.parse(text) as Json);
    };
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
