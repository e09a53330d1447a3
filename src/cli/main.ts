#!/usr/bin/env node
// The CLI's entry: decides what this thread is for and loads only that. The schema worker starts from this same module.
import { isSchemaWorker } from "../jsonschema/role.js";
import { startThreadAhead } from "../jsonschema/worker-thread.js";

/** Commands that will need the schema worker; for the others it starts when asked for. */
const MEASURING: readonly string[] = ["score", "probe"];

if (isSchemaWorker()) {
  const { runSchemaWorker } = await import("../jsonschema/worker.js");
  runSchemaWorker();
} else {
  if (MEASURING.includes(process.argv[2] ?? "")) startThreadAhead(new URL(import.meta.url));
  const { runCli } = await import("./run.js");
  process.exit(await runCli(process.argv.slice(2), new URL(import.meta.url)));
}
