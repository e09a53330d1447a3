// Loaded before a program (`node --import`): writes the name of every worker thread it starts to the file that MCPEVAL_TEST_THREADS names.
import { appendFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import threads from "node:worker_threads";

const { Worker } = threads;
threads.Worker = class extends Worker {
  constructor(module, options) {
    appendFileSync(process.env["MCPEVAL_TEST_THREADS"], `${options.name}\n`);
    super(module, options);
  }
};
syncBuiltinESMExports();
