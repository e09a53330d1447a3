// The schema worker's identity: lets an entry module ask cheaply whether it runs as that worker. Must import nothing heavy.
import { isMainThread, workerData } from "node:worker_threads";

/** The worker data that marks a thread as the schema worker. */
export const SCHEMA_WORKER_DATA = { mcpevalWorker: "jsonschema" } as const;

/** Whether this thread was started by `createValidator` and should call `runSchemaWorker` and nothing else. */
export function isSchemaWorker(): boolean {
  if (isMainThread) return false;
  const data: unknown = workerData;
  return typeof data === "object" && data !== null && "mcpevalWorker" in data && data.mcpevalWorker === SCHEMA_WORKER_DATA.mcpevalWorker;
}
