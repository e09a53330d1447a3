// Entry of the Action's bundle, and of its schema worker threads. It only decides which of the two it is; all else loads lazily.
import { isSchemaWorker } from "../jsonschema/role.js";

if (isSchemaWorker()) {
  const { runSchemaWorker } = await import("../jsonschema/worker.js");
  runSchemaWorker();
} else {
  const { start } = await import("./start.js");
  await start(new URL(import.meta.url));
  // The step is over: nothing a server left open may hold the job.
  process.exit();
}
