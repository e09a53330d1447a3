// schemas/: the published JSON Schemas, the same text as `mcpeval schema` prints.
import { SCHEMA_NAMES } from "../../src/commands/infos.js";
import { publishedSchema } from "../../src/commands/schema.js";
import type { Generated } from "./generated.js";

/** One file a published document. */
export const schemaFiles: readonly Generated[] = SCHEMA_NAMES.map((name) => ({
  path: `schemas/${name}.schema.json`,
  source: name === "manifest" ? "src/probes and src/manifest/schema.ts" : `src/model/documents/${name}.ts`,
  make: () => publishedSchema(name),
}));
