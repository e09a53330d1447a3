// Decides what this thread is for and loads only that: the schema worker starts from the same module as the CLI.
import { isSchemaWorker } from "../jsonschema/role.js";

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
  const { runCli } = await import("./run.js");
  return runCli(process.argv.slice(2), entry);
}
