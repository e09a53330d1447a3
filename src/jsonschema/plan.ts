// One tool's call plan with ajv behind it: compiles once, then plans. Runs in the worker.
import type { Json, JsonObject } from "../model/json.js";
import { callPlan } from "./call-plan.js";
import { compileSchema } from "./compile.js";
import { noPlan, type CallPlan } from "./validator.js";

/**
 * Plans the calls of one tool. Never throws for the schema's sake.
 * @param schema an input schema within the caps
 * @param override arguments that replace synthesis
 */
export async function planCalls(schema: Json, override?: JsonObject): Promise<CallPlan> {
  const compiled = await compileSchema(schema);
  return compiled.kind === "ready" ? callPlan(schema, compiled.validate, override) : noPlan(compiled.kind);
}
