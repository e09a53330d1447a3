#!/usr/bin/env node
// The CLI's entry: decides what this thread is for and loads only that. The schema worker starts from this same module.
import { isSchemaWorker } from "../jsonschema/role.js";
import { GENERATOR_VERSION } from "../model/version.js";

if (isSchemaWorker()) {
  const { runSchemaWorker } = await import("../jsonschema/worker.js");
  runSchemaWorker();
} else if (process.argv[2] === "--version" || process.argv[2] === "-V") {
  // Before anything else loads: package managers and wrappers ask for the version often.
  process.stdout.write(`${GENERATOR_VERSION}\n`);
} else {
  const { runCli } = await import("./run.js");
  process.exit(await runCli(process.argv.slice(2), new URL(import.meta.url)));
}
