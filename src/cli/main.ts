#!/usr/bin/env node
// The CLI's entry: decides what this thread is for and loads only that. The schema worker starts from this same module.
import { isSchemaWorker } from "../jsonschema/role.js";

if (isSchemaWorker()) {
  const { runSchemaWorker } = await import("../jsonschema/worker.js");
  runSchemaWorker();
} else {
  const { runCli } = await import("./run.js");
  process.exit(await runCli(process.argv.slice(2), new URL(import.meta.url)));
}
