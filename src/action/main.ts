// Entry of the Action's bundle, and of its schema worker threads. It only decides which of them
// it is, the Action itself or a part of the toolkit (actions/*/*.mjs name it); all else loads lazily.
import { isSchemaWorker } from "../jsonschema/role.js";

if (isSchemaWorker()) {
  const { runSchemaWorker } = await import("../jsonschema/worker.js");
  runSchemaWorker();
} else {
  const part = process.env["MCPEVAL_ACTION_PART"];
  if (part === undefined) {
    const { start } = await import("./start.js");
    await start(new URL(import.meta.url));
  } else {
    const { startPart } = await import("./start-part.js");
    await startPart(part, new URL(import.meta.url));
  }
  // The step is over: nothing a server left open may hold the job.
  process.exit();
}
