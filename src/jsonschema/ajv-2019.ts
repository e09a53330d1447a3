// The 2019-09 instance maker, apart so that it loads only when a schema names that dialect.
import type { Ajv, Options } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";

/** A fresh 2019-09 instance. */
export function createAjv2019(options: Options): Ajv {
  return new Ajv2019(options);
}
