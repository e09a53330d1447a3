// Entry module of the schema worker in tests: the compiled worker, started as the front ends start it. Needs `npm run compile`.
import { isSchemaWorker } from "../../build/src/jsonschema/role.js";

if (isSchemaWorker()) (await import("../../build/src/jsonschema/worker.js")).runSchemaWorker();
