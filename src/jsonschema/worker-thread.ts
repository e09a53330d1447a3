// Starts schema worker threads, one of them ahead of need: the thread takes as long to load as a quick server takes to list its
// tools, so a front end that knows it will measure starts it first. Must import nothing heavy.
import { Worker } from "node:worker_threads";
import { SCHEMA_WORKER_DATA } from "./role.js";

/** Heap of the worker in MB: a schema that needs more loses its own verdict, never the process. */
const WORKER_HEAP_MB = 256;

/** A started thread. */
export interface SchemaThread {
  readonly worker: Worker;
  /** Whether it has loaded and takes jobs; its first message says so. */
  ready: boolean;
  /** Whether it has ended. */
  ended: boolean;
}

let ahead: { readonly module: string; readonly thread: SchemaThread } | undefined;

/** Starts a thread that the next `takeThread` of the same module hands out. Does not keep the process alive. */
export function startThreadAhead(module: URL): void {
  ahead = { module: module.href, thread: startThread(module, WORKER_HEAP_MB) };
}

/**
 * A thread to work with: the one started ahead, or a new one.
 * @param heapMb heap of the thread in megabytes
 */
export function takeThread(module: URL, heapMb?: number): SchemaThread {
  if (ahead !== undefined && heapMb === undefined && ahead.module === module.href) {
    const { thread } = ahead;
    ahead = undefined;
    if (!thread.ended) return thread;
  }
  return startThread(module, heapMb ?? WORKER_HEAP_MB);
}

function startThread(module: URL, heapMb: number): SchemaThread {
  const worker = new Worker(module, {
    name: "mcpeval-jsonschema",
    workerData: SCHEMA_WORKER_DATA,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    // Nothing of ours leaks in, nothing of a schema's leaks out: no environment, no flags, no shared standard streams.
    env: {},
    execArgv: [],
    argv: [],
    stdin: false,
    stdout: true,
    stderr: true,
  });
  const thread: SchemaThread = { worker, ready: false, ended: false };
  worker.unref();
  // No job is posted before: the first message can only be `ready`.
  worker.once("message", () => (thread.ready = true));
  worker.once("exit", () => (thread.ended = true));
  worker.on("error", () => undefined); // whoever holds the thread sees its end
  return thread;
}
