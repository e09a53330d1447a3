// The draft-06 instance maker (ajv's draft-07 class plus the older meta-schema), apart so that it loads only when named.
import { Ajv, type Options } from "ajv";
import metaSchema from "ajv/dist/refs/json-schema-draft-06.json" with { type: "json" };

const META_SCHEMA_ID = "http://json-schema.org/draft-06/schema";

/** A fresh draft-06 instance; with `meta: false` it knows no meta-schema. */
export function createAjvDraft06(options: Options): Ajv {
  if (options.meta === false) return new Ajv(options);
  return new Ajv({ ...options, defaultMeta: META_SCHEMA_ID }).addMetaSchema(metaSchema);
}
