// The schema worker's identity: lets an entry module ask cheaply whether it runs as that worker. Must import nothing heavy.

/** The argument that marks a thread as the schema worker. */
export const SCHEMA_WORKER_ARGUMENT = "--mcpeval-schema-worker";

/** Whether this thread was started by `createValidator` and should call `runSchemaWorker` and nothing else. */
export function isSchemaWorker(): boolean {
  // A user can write that word too. The module takes as long to load as all else of a start, so only such a command line loads it.
  return process.argv[2] === SCHEMA_WORKER_ARGUMENT && !process.getBuiltinModule("node:worker_threads").isMainThread;
}
