// The registry of areas, in report order. What the standard is made of is read from here and from nowhere else.
import { type Area, type AreaName } from "./define.js";
import { catalog } from "./areas/catalog.js";
import { context } from "./areas/context.js";
import { coverage } from "./areas/coverage.js";
import { errorHonesty } from "./areas/error-honesty.js";
import { protocol } from "./areas/protocol.js";
import { reliability } from "./areas/reliability.js";

/** Every area by name, in report order; the weights add up to 100. */
export const AREAS: Readonly<Record<AreaName, Area>> = {
  protocol,
  catalog,
  context,
  "error-honesty": errorHonesty,
  reliability,
  coverage,
};
