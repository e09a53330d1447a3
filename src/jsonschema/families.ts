// The ajv classes behind each dialect: the two that servers speak at once, the others when a schema first names them.
// Loaded by the worker only; nothing outside of it may import this file.
import { Ajv, type AnySchema, type Options } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { Dialect } from "./dialect.js";
import { conforms as conformsTo2020 } from "./meta/schema-2020-12.js";
import { conforms as conformsToDraft07 } from "./meta/schema-draft-07.js";

/** What compiling needs of one dialect. */
export interface Family {
  /** Whether a schema obeys the dialect's meta-schema. */
  conforms(schema: AnySchema): boolean;
  /**
   * A fresh instance for one schema: `$id`s of different tools must never meet.
   * @param knowsMetaSchemas whether the dialect's meta-schemas can be referenced (costs several times as much)
   */
  create(options: Options, knowsMetaSchemas: boolean): Ajv;
}

/**
 * Options every instance shares, each for a measured reason: `allErrors` with unoptimised code keeps generated functions
 * flat (2,000 properties overflow the stack otherwise); `ownProperties` because `{}` inherits `constructor`;
 * `multipleOfPrecision` because 19.99 is a multiple of 0.01. Nothing is ever loaded, coerced or filled in.
 */
const SHARED: Options = {
  strict: false,
  allErrors: true,
  logger: false,
  validateFormats: true,
  unicodeRegExp: true,
  addUsedSchema: false,
  ownProperties: true,
  multipleOfPrecision: 6,
};

const loaded = new Map<Dialect, Promise<Family>>();

/** The family of a dialect; each is loaded and its meta-schema compiled once a thread. */
export function loadFamily(dialect: Dialect): Promise<Family> {
  const known = loaded.get(dialect);
  if (known !== undefined) return known;
  const family = load(dialect);
  loaded.set(dialect, family);
  return family;
}

async function load(dialect: Dialect): Promise<Family> {
  const make = await constructorOf(dialect);
  return {
    conforms: conformsTo(dialect, make),
    create(options, knowsMetaSchemas) {
      // `meta: false` leaves the default meta-schema unregistered; the schema itself was checked by `conforms`.
      const ajv = make({ ...SHARED, ...options, validateSchema: false, ...(knowsMetaSchemas ? {} : { meta: false }) });
      formats.default(ajv);
      return ajv;
    },
  };
}

/**
 * One validator checks all schemas against the meta-schema: compiling it per schema would be 80 % of the whole cost, and the
 * two dialects servers speak have theirs compiled at build time. It knows no formats: `format: regex` would refuse patterns
 * that we can still run, `uri-reference` refs that do resolve.
 */
function conformsTo(dialect: Dialect, make: (options: Options) => Ajv): Family["conforms"] {
  if (dialect === "2020-12") return conformsTo2020;
  if (dialect === "draft-07") return conformsToDraft07;
  const meta = make({ ...SHARED, allErrors: false });
  return (schema) => meta.validateSchema(schema) === true;
}

async function constructorOf(dialect: Dialect): Promise<(options: Options) => Ajv> {
  switch (dialect) {
    case "2020-12":
      return (options) => new Ajv2020(options);
    case "draft-07":
      return (options) => new Ajv(options);
    case "2019-09":
      return (await import("./ajv-2019.js")).createAjv2019;
    case "draft-06":
      return (await import("./ajv-draft-06.js")).createAjvDraft06;
  }
}
