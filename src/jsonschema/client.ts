// The validator as the house uses it: owns the worker thread, its queue and its time budget. Must not import ajv.
import type { Worker } from "node:worker_threads";
import { SCHEMA_JOB_MS } from "../model/limits.js";
import type { Json, JsonObject } from "../model/json.js";
import { admitSchema } from "./caps.js";
import type { SchemaJob, SchemaReply } from "./messages.js";
import { noPlan, type CallPlan, type SchemaTrouble, type Validation, type Validator } from "./validator.js";
import { startThread } from "./worker-thread.js";

/** Threads that may die before they report ready, in a row, until we call it our own defect. */
const MAX_FAILED_STARTS = 2;

/** What `createValidator` needs. */
export interface ValidatorOptions {
  /** Module the worker thread starts from; it calls `runSchemaWorker` when `isSchemaWorker()` holds. */
  readonly workerModule: URL;
  /** Budget of one job in milliseconds, counted from when a loaded worker receives it. */
  readonly jobMs?: number;
  /** Heap of the worker in megabytes; a job that needs more ends as `budget-exceeded`. */
  readonly heapMb?: number;
}

/** How a job ended: the worker's reply, or it ran out of time, out of memory, or crashed the thread. */
type JobEnd = SchemaReply | { readonly kind: "budget-exceeded" };

interface Pending {
  readonly job: SchemaJob;
  readonly resolve: (end: JobEnd) => void;
  readonly reject: (cause: Error) => void;
}

/**
 * The thread starts with the first job, and keeps the process alive only while a job is under way. `plan` and `check` reject only
 * for faults of ours: the worker module cannot start, or the validator is closed.
 */
export function createValidator(options: ValidatorOptions): Validator {
  const jobMs = options.jobMs ?? SCHEMA_JOB_MS;
  const queue: Pending[] = [];
  let closed = false;
  let failedStarts = 0;
  let current: { readonly worker: Worker; isReady: boolean } | undefined;
  let running: { readonly pending: Pending; readonly timer: NodeJS.Timeout } | undefined;

  function start(): void {
    const worker = startThread(options.workerModule, options.heapMb);
    const self = { worker, isReady: false };
    current = self;
    let cause: Error | undefined;
    worker.on("message", (reply: SchemaReply) => {
      if (current !== self) return;
      if (reply.kind === "ready") {
        self.isReady = true;
        failedStarts = 0;
        next();
      } else {
        finish(reply);
      }
    });
    worker.on("error", (error) => {
      cause = error;
    });
    worker.on("exit", () => {
      if (current !== self) return;
      current = undefined;
      if (!self.isReady) failedStarts += 1;
      if (failedStarts >= MAX_FAILED_STARTS) {
        const error = new Error(`the schema worker does not start: ${cause?.message ?? "its module ended at once"}`);
        for (const pending of queue.splice(0)) pending.reject(error);
        failedStarts = 0;
      }
      finish({ kind: "budget-exceeded" });
    });
  }

  function finish(end: JobEnd): void {
    const done = running;
    running = undefined;
    if (done !== undefined) {
      clearTimeout(done.timer);
      if (end.kind === "defect") done.pending.reject(new Error(`schema worker: ${end.message}`));
      else done.pending.resolve(end);
    }
    next();
  }

  function next(): void {
    if (closed || running !== undefined) return;
    if (queue.length === 0) {
      current?.worker.unref();
      return;
    }
    if (current === undefined) start();
    current?.worker.ref();
    if (current?.isReady !== true) return;
    const pending = queue.shift();
    if (pending === undefined) return;
    running = { pending, timer: setTimeout(overrun, jobMs, pending) };
    current.worker.postMessage(pending.job);
  }

  function overrun(pending: Pending): void {
    // One turn of grace: when our own thread was busy, the reply may wait behind this timer.
    setImmediate(() => {
      if (running?.pending !== pending) return;
      const late = current;
      current = undefined;
      void late?.worker.terminate();
      finish({ kind: "budget-exceeded" });
    });
  }

  function submit(job: SchemaJob): Promise<JobEnd> {
    if (closed) return Promise.reject(new Error("the schema validator is closed"));
    return new Promise((resolve, reject) => {
      // All plans of a catalog are asked for at once; what was called already is not kept waiting behind them.
      const firstPlan = job.kind === "check" ? queue.findIndex((pending) => pending.job.kind === "plan") : -1;
      queue.splice(firstPlan < 0 ? queue.length : firstPlan, 0, { job, resolve, reject });
      next();
    });
  }

  async function plan(inputSchema: unknown, override?: JsonObject): Promise<CallPlan> {
    const admission = admitSchema(inputSchema);
    if (admission.kind !== "admitted") return noPlan(admission.kind);
    const end = await submit({ kind: "plan", schema: admission.text, override });
    return end.kind === "plan" ? end.plan : noPlan("budget-exceeded");
  }

  async function check(schema: unknown, values: readonly Json[]): Promise<readonly Validation[]> {
    const admission = admitSchema(schema);
    if (admission.kind !== "admitted") return values.map(() => ({ kind: admission.kind }));
    const texts = values.map(textOf);
    const sent = texts.filter((text) => text !== undefined);
    const end = await submit({ kind: "check", schema: admission.text, values: sent });
    const verdicts = end.kind === "check" ? [...end.verdicts] : [];
    const trouble: SchemaTrouble = "budget-exceeded";
    return texts.map((text) => (text === undefined ? { kind: "too-large" } : (verdicts.shift() ?? { kind: trouble })));
  }

  async function close(): Promise<void> {
    closed = true;
    const error = new Error("the schema validator is closed");
    if (running !== undefined) {
      clearTimeout(running.timer);
      running.pending.reject(error);
      running = undefined;
    }
    for (const pending of queue.splice(0)) pending.reject(error);
    const last = current;
    current = undefined;
    await last?.worker.terminate();
  }

  return { plan, check, close };
}

/** JSON text of a value, or undefined when it is nested too deep to be written (V8 parses deeper than it prints). */
function textOf(value: Json): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
