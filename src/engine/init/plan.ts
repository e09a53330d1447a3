// Decides for each listed tool whether it is called, with which arguments, or why not. Calls nothing.
import { UsageError } from "../../model/errors.js";
import type { JsonObject } from "../../model/json.js";
import type { CallPlan, Validator } from "../../jsonschema/validator.js";
import { nearest } from "../../manifest/complaints.js";
import { TOOL_NAME } from "../../probes/shared/fields.js";
import type { Catalog, ListedTool } from "../../standard/observe/catalog.js";
import { checkOverrides, checkSettings, needsTask } from "../battery.js";
import type { BatterySettings } from "../settings.js";

/** Why a tool is not called, with the words the user reads. */
export const NOT_CALLED = {
  writer: "it declares that it writes, and writers are never called",
  unannotated: "it declares neither readOnlyHint nor destructiveHint; --confirm-read-only attests that it only reads",
  "needs-task": "it runs as a task only, which no case can do",
  unnameable: "its name is not one a manifest can hold",
  unsynthesizable: "no arguments could be built from its input schema; give it an entry with --arguments",
  "not-selected": "--tool names others",
} as const;
export type NotCalled = keyof typeof NOT_CALLED;

/** Where the arguments of a call come from: the user's file, nowhere (none are needed), or the input schema. */
export type ArgumentsSource = "given" | "none" | "built";

/** A tool with the decision on it: one of `call` and `whyNot` is null. */
export interface PlannedTool {
  readonly tool: ListedTool;
  readonly call: { readonly arguments: JsonObject; readonly source: ArgumentsSource } | null;
  readonly whyNot: NotCalled | null;
}

const NAMEABLE = new RegExp(TOOL_NAME);

/**
 * The decision on each tool, in catalog order.
 * @param only names of --tool; empty for every tool
 * @throws UsageError when --tool or an arguments entry names a tool that is not listed or cannot be called, or the tool's schema
 * refuses the entry
 */
export async function planTools(
  catalog: Catalog,
  validator: Validator,
  settings: BatterySettings,
  only: readonly string[],
): Promise<readonly PlannedTool[]> {
  const callable = checkSettings(catalog, settings);
  const wanted = new Set(only);
  for (const name of wanted) checkListed(name, catalog);
  const open = catalog.tools.filter((tool) => callable.has(tool.declared.name) && whyNot(tool) === null);
  const given = settings.overrides?.byTool ?? {};
  const entryOf = ({ declared }: ListedTool): JsonObject | undefined =>
    Object.hasOwn(given, declared.name) ? given[declared.name] : undefined;
  const plans = new Map(open.map((tool) => [tool, validator.plan(tool.inputSchema, entryOf(tool))]));
  for (const plan of plans.values()) plan.catch(() => undefined); // awaited below, where a failure is heard of
  await checkOverrides(plans, settings);
  const planned: PlannedTool[] = [];
  for (const tool of catalog.tools) {
    const plan = await plans.get(tool);
    const one = plan === undefined ? leftOut(tool, whyNot(tool) ?? "unannotated") : called(tool, plan, entryOf(tool));
    const isWanted = wanted.size === 0 || wanted.has(tool.declared.name);
    if (isWanted && wanted.size > 0 && one.whyNot !== null)
      throw new UsageError(`--tool ${JSON.stringify(tool.declared.name)}: ${NOT_CALLED[one.whyNot]}`);
    planned.push(isWanted || one.whyNot === "writer" ? one : leftOut(tool, "not-selected"));
  }
  return planned;
}

function checkListed(name: string, catalog: Catalog): void {
  const names = catalog.tools.map(({ declared }) => declared.name);
  if (names.includes(name)) return;
  const near = nearest(
    name,
    names.filter((listed) => NAMEABLE.test(listed)),
  );
  throw new UsageError(`--tool ${JSON.stringify(name)}: the server lists no such tool${near}`);
}

/** What stands against calling a tool whatever its arguments are; missing attestation apart. */
function whyNot(tool: ListedTool): NotCalled | null {
  if (tool.declared.class === "writer") return "writer";
  if (!NAMEABLE.test(tool.declared.name)) return "unnameable";
  return needsTask(tool) ? "needs-task" : null;
}

function leftOut(tool: ListedTool, reason: NotCalled): PlannedTool {
  return { tool, call: null, whyNot: reason };
}

function called(tool: ListedTool, { valid }: CallPlan, entry: JsonObject | undefined): PlannedTool {
  const withArguments = (args: JsonObject, source: ArgumentsSource): PlannedTool => ({
    tool,
    call: { arguments: args, source },
    whyNot: null,
  });
  if (entry !== undefined) return withArguments(entry, "given");
  if (valid.kind === "ready") return withArguments(valid.arguments, Object.keys(valid.arguments).length === 0 ? "none" : "built");
  // A schema that gives no verdict, yet asks for nothing: the call shows whether the server minds.
  return valid.kind !== "unsynthesizable" && !asksForSomething(tool.inputSchema)
    ? withArguments({}, "none")
    : leftOut(tool, "unsynthesizable");
}

function asksForSomething(schema: JsonObject): boolean {
  const { required } = schema;
  return Array.isArray(required) && required.length > 0;
}
