// The ajv classes behind each dialect, loaded when a schema first names them. The only file that imports ajv.
import type { Ajv, AnySchema, Options } from "ajv";
import type { Dialect } from "./dialect.js";

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

const DRAFT_06 = "http://json-schema.org/draft-06/schema";

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
  const { default: formats } = await import("ajv-formats");
  // One instance checks all schemas against the meta-schema: compiling it per schema would be 80 % of the whole cost. It knows no
  // formats: `format: regex` would refuse patterns that we can still run, `uri-reference` refs that do resolve.
  const meta = make({ ...SHARED, allErrors: false });
  return {
    conforms: (schema) => meta.validateSchema(schema) === true,
    create(options, knowsMetaSchemas) {
      // `meta: false` leaves the default meta-schema unregistered; the schema itself was checked by `conforms`.
      const ajv = make({ ...SHARED, ...options, validateSchema: false, ...(knowsMetaSchemas ? {} : { meta: false }) });
      formats.default(ajv);
      return ajv;
    },
  };
}

async function constructorOf(dialect: Dialect): Promise<(options: Options) => Ajv> {
  switch (dialect) {
    case "2020-12": {
      const { Ajv2020 } = await import("ajv/dist/2020.js");
      return (options) => new Ajv2020(options);
    }
    case "2019-09": {
      const { Ajv2019 } = await import("ajv/dist/2019.js");
      return (options) => new Ajv2019(options);
    }
    case "draft-07": {
      const { Ajv } = await import("ajv");
      return (options) => new Ajv(options);
    }
    case "draft-06": {
      const { Ajv } = await import("ajv");
      const { default: draft06 } = await import("ajv/dist/refs/json-schema-draft-06.json", { with: { type: "json" } });
      return (options) => {
        const ajv = new Ajv({ ...options, ...(options.meta === false ? {} : { defaultMeta: DRAFT_06 }) });
        if (options.meta !== false) ajv.addMetaSchema(draft06);
        return ajv;
      };
    }
  }
}
