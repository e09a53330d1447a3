// Starts schema worker threads.
import { Worker } from "node:worker_threads";
import { cacheVariables } from "../model/environment.js";
import { SCHEMA_WORKER_ARGUMENT } from "./role.js";

/** Heap of the worker in MB: a schema that needs more loses its own verdict, never the process. */
const WORKER_HEAP_MB = 256;

/**
 * Starts a thread. It does not keep the process alive.
 * @param module the module it starts from
 * @param heapMb heap of the thread in megabytes
 */
export function startThread(module: URL, heapMb = WORKER_HEAP_MB): Worker {
  const worker = new Worker(module, {
    name: "mcpeval-jsonschema",
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    // Nothing of ours leaks in, nothing of a schema's leaks out: no flags of Node.js, no shared standard streams, and of the
    // environment only what leads to the compiled code of the thread's own modules.
    env: cacheVariables(process.env),
    execArgv: [],
    argv: [SCHEMA_WORKER_ARGUMENT],
    stdin: false,
    stdout: true,
    stderr: true,
  });
  worker.unref();
  worker.on("error", () => undefined); // whoever holds the thread sees its end
  return worker;
}
