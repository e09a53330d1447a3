// Entry of the Action's bundle, and of its schema worker threads. It only decides which of the two it is; all else loads lazily.
import { isSchemaWorker } from "../jsonschema/role.js";

if (isSchemaWorker()) (await import("../jsonschema/worker.js")).runSchemaWorker();
else await (await import("./start.js")).start(new URL(import.meta.url));
