// The worker thread's loop: one job in, one reply out. The only side that loads ajv.
import { parentPort } from "node:worker_threads";
import type { Json } from "../model/json.js";
import { compileSchema, type Compiled } from "./compile.js";
import { loadFamily } from "./families.js";
import type { SchemaJob, SchemaReply } from "./messages.js";
import { planCalls } from "./plan.js";
import type { CallPlan } from "./validator.js";

/** Texts longer than this are not worth remembering: it is the empty and the shared small schemas that recur. */
const REMEMBERED_TEXT_CHARACTERS = 4_096;
/** Plans are small; a compiled schema keeps a whole ajv instance alive. */
const REMEMBERED_PLANS = 1_000;
const REMEMBERED_COMPILED = 16;

/** Serves jobs until the thread is ended. Call it once, in a thread where `isSchemaWorker()` holds. */
export function runSchemaWorker(): void {
  const port = parentPort;
  if (port === null) throw new Error("runSchemaWorker outside of a worker thread");
  const answer = createJobRunner();
  const reply = (message: SchemaReply): void => {
    port.postMessage(message);
  };
  port.on("message", (job: SchemaJob) => {
    answer(job).then(reply, (cause: unknown) => {
      reply({ kind: "defect", message: cause instanceof Error ? cause.message : String(cause) });
    });
  });
  // Both dialects that real servers speak are there before the first job's clock starts. A failure to load stays unhandled: it ends
  // the thread, which the client reports.
  void Promise.all([loadFamily("2020-12"), loadFamily("draft-07")]).then(() => reply({ kind: "ready" }));
}

/** A function that does jobs one after the other and remembers what recurs. */
export function createJobRunner(): (job: SchemaJob) => Promise<SchemaReply> {
  const plans = new Map<string, CallPlan>();
  const compiled = new Map<string, Compiled>();

  async function plan(job: SchemaJob & { kind: "plan" }): Promise<CallPlan> {
    const schema = JSON.parse(job.schema) as Json;
    if (job.override !== undefined || job.schema.length > REMEMBERED_TEXT_CHARACTERS) return planCalls(schema, job.override);
    return remember(plans, REMEMBERED_PLANS, job.schema, () => planCalls(schema));
  }

  async function check(job: SchemaJob & { kind: "check" }): Promise<SchemaReply> {
    const validator = await remember(compiled, REMEMBERED_COMPILED, job.schema, () => compileSchema(JSON.parse(job.schema) as Json));
    const verdicts = job.values.map((text) =>
      validator.kind === "ready" ? validator.validate(JSON.parse(text) as Json) : { kind: validator.kind },
    );
    return { kind: "check", verdicts };
  }

  return async (job) => (job.kind === "plan" ? { kind: "plan", plan: await plan(job) } : check(job));
}

async function remember<T>(memory: Map<string, T>, most: number, key: string, make: () => Promise<T>): Promise<T> {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = await make();
  const [oldest] = memory.keys();
  if (memory.size >= most && oldest !== undefined) memory.delete(oldest);
  memory.set(key, made);
  return made;
}
