// Decides what this thread is for and loads only that: the schema worker starts from the same module as the CLI.
import { isSchemaWorker } from "../jsonschema/role.js";
import { startThreadAhead } from "../jsonschema/worker-thread.js";

/** Commands that will need the schema worker; for the others it starts when asked for. */
const MEASURING: readonly string[] = ["score", "probe"];

/**
 * Runs the CLI to its end, or the schema worker when this thread is one.
 * @param entry the module that Node was started with, for worker threads to start from
 * @returns the process's exit code; undefined for the worker, whose thread goes on
 */
export async function startCli(entry: URL): Promise<number | undefined> {
  if (isSchemaWorker()) {
    const { runSchemaWorker } = await import("../jsonschema/worker.js");
    runSchemaWorker();
    return undefined;
  }
  if (MEASURING.includes(process.argv[2] ?? "")) startThreadAhead(entry);
  const { runCli } = await import("./run.js");
  return runCli(process.argv.slice(2), entry);
}
