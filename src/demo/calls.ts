// `tools/call` of the demo: argument checks, the tool's work, and the aspects that concern calls.
import { isJsonObject, type JsonObject } from "../model/json.js";
import type { Broken } from "./aspects.js";
import { ConnectionLost, INTERNAL_ERROR, INVALID_PARAMS, RpcError } from "./errors.js";
import type { ReadLock } from "./lock.js";
import { askedRead, type Ask } from "./asking.js";
import { argumentFault, ToolError, TOOLS, type Answer, type DemoTool, type World } from "./tools.js";

/** How long a read holds the lock under `contention`, in milliseconds: long enough for a second client to meet it. */
const CONTENDED_READ_MS = 80;
/** How long read_counter takes under `slow`, in milliseconds: inside the latency band of 300 ms to 1 s. */
const SLOW_COUNTER_MS = 600;
/** String arguments from this length on end the connection under `payload`, in characters. */
const FATAL_CHARACTERS = 100_000;
/** The longest string argument under `small-arguments`, in characters. */
const SMALL_CHARACTERS = 100;

/** What a call may use of its session. */
export interface CallContext {
  readonly broken: Broken;
  readonly world: World;
  readonly lock: ReadLock;
  readonly session: string;
  /** Aborted when the client cancels or leaves. */
  readonly signal: AbortSignal;
  /** Counts a call to the tool and says how many came before. */
  countCall(tool: string): number;
  /** What earlier calls left behind, for the aspects that do not clean up. */
  readonly traces: Traces;
  /** Asks the client; undefined where it has not declared that it can be asked. */
  readonly ask: Ask;
}

/** What refused calls of one session left behind. */
export interface Traces {
  refused: boolean;
  poisoned: boolean;
}

/** Resolves after `ms` milliseconds, or at once when the signal is aborted. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done);
  });
}

/** Resolves when the client gives up, else never. */
export function abandoned(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

function success(answer: Answer): JsonObject {
  if (typeof answer === "string") return { content: [{ type: "text", text: answer }] };
  return { content: [{ type: "text", text: answer.text }], structuredContent: answer.structured };
}

function toolError(text: string, said?: JsonObject): JsonObject {
  return { content: [{ type: "text", text }], isError: true, ...(said === undefined ? {} : { structuredContent: said }) };
}

/**
 * Answers one `tools/call`.
 * @throws RpcError for a call that names no tool, and where an aspect asks for one
 * @throws ConnectionLost where an aspect ends the connection
 */
export async function callTool(params: JsonObject, context: CallContext): Promise<JsonObject> {
  const { broken } = context;
  const { name, arguments: given } = params;
  if (typeof name !== "string") throw new RpcError(INVALID_PARAMS, "A tool name is missing.");
  if (given !== undefined && !isJsonObject(given)) throw new RpcError(INVALID_PARAMS, "Arguments must be an object.");
  const args = given ?? {};
  const tool = broken.has("no-tools") ? undefined : TOOLS.find((candidate) => candidate.entry.name === name);
  if (tool === undefined) {
    if (broken.has("unknown-tool")) return success("Done.");
    throw new RpcError(INVALID_PARAMS, "Unknown tool.");
  }
  if (broken.has("payload") && Object.values(args).some((value) => typeof value === "string" && value.length >= FATAL_CHARACTERS)) {
    throw new ConnectionLost();
  }
  const fault = argumentFault(tool, args) ?? brokenFault(tool, args, broken);
  if (fault !== null) {
    context.traces.refused = true;
    context.traces.poisoned = true;
    if (broken.has("empty-error")) return { content: [], isError: true };
    if (broken.has("wrong-code")) throw new RpcError(INTERNAL_ERROR, fault);
    const code = broken.has("renamed-code") ? "E42" : "invalid-arguments";
    if (!broken.has("lying-errors")) return toolError(fault, { code, retryable: false });
  }
  if (!broken.has("contention") || tool.entry.annotations?.readOnlyHint !== true) return work(tool, args, context);
  if (!context.lock.enter(context.session)) return toolError("Another client is reading.");
  try {
    await wait(CONTENDED_READ_MS, context.signal);
    return await work(tool, args, context);
  } finally {
    context.lock.leave(context.session);
  }
}

async function work(tool: DemoTool, args: JsonObject, context: CallContext): Promise<JsonObject> {
  const { name } = tool.entry;
  const earlierCalls = context.countCall(name);
  const instead = name === "read_counter" ? await brokenCounter(earlierCalls, args, context) : brokenRead(name, earlierCalls, context);
  if (instead !== null) return instead;
  const asked = await askedRead(name, context);
  if (asked !== null) return success(asked);
  try {
    return success(await tool.run({ args, world: context.world, earlierCalls, wait: (ms) => wait(ms, context.signal) }));
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const { code, retryable } = error.said;
    return toolError(error.message, {
      code: context.broken.has("error-code") ? `${code}-${String(earlierCalls)}` : code,
      retryable: retryable && !context.broken.has("unretryable"),
    });
  }
}

/** What is wrong with arguments under the aspects that add rules; null when nothing is. */
function brokenFault(tool: DemoTool, args: JsonObject, broken: Broken): string | null {
  const { city, station, country } = args;
  if (broken.has("small-arguments") && Object.values(args).some((value) => typeof value === "string" && value.length > SMALL_CHARACTERS))
    return "Arguments may have at most 100 characters.";
  if (tool.entry.name !== "report_weather") return null;
  if (broken.has("undeclared-argument") && typeof station !== "string") return "station is required.";
  if (broken.has("new-argument") && typeof country !== "string") return "country is required and must be a string.";
  if (broken.has("picky") && typeof city === "string" && city !== city.toUpperCase()) return "city must be in capital letters.";
  return null;
}

/** What a read other than read_counter does under the aspects that break it; null to go on as usual. */
function brokenRead(name: string, earlierCalls: number, { broken, traces }: CallContext): JsonObject | null {
  if (name === "flaky_read" && broken.has("no-recovery"))
    return toolError("The sensor did not answer; try again.", { code: "sensor-silent", retryable: true });
  if (name === "list_stations" && broken.has("stuck") && traces.refused) return toolError("The list is still locked.");
  if (name === "shared_read" && broken.has("poisoned") && traces.poisoned) {
    traces.poisoned = false;
    return toolError("The note is still open.");
  }
  if (name !== "read_settings") return null;
  const text = `read ${String(earlierCalls + 1)}`;
  if (broken.has("missing-field")) return success({ text, structured: { language: "en", stations: 3 } });
  return broken.has("wrong-value") ? success({ text, structured: { units: "metric", language: "en", stations: 4 } }) : null;
}

/** What read_counter does under the aspects that break it; null to go on as usual. */
async function brokenCounter(earlierCalls: number, args: JsonObject, context: CallContext): Promise<JsonObject | null> {
  const { broken } = context;
  if (broken.has("crash")) throw new ConnectionLost();
  if (broken.has("hang")) await abandoned(context.signal);
  if (broken.has("rejecting")) throw new RpcError(INVALID_PARAMS, "Not with these arguments.");
  if (broken.has("unsynthesizable") && typeof args["ticket"] !== "string") return toolError("ticket is required and must be a string.");
  if (broken.has("flaky") && earlierCalls % 2 === 0) return toolError("The counter is busy.");
  if (broken.has("slow")) await wait(SLOW_COUNTER_MS, context.signal);
  if (broken.has("output-schema")) return success({ text: "none", structured: { value: "none" } });
  if (broken.has("output-field")) return success({ text: "none", structured: {} });
  return null;
}
