// `tools/call` of the demo: argument checks, the tool's work, and the aspects that concern calls.
import { isJsonObject, type JsonObject } from "../model/json.js";
import type { Broken } from "./aspects.js";
import { ConnectionLost, INTERNAL_ERROR, INVALID_PARAMS, RpcError } from "./errors.js";
import type { ReadLock } from "./lock.js";
import { argumentFault, ToolError, TOOLS, type DemoTool, type World } from "./tools.js";

/** How long a read holds the lock under `contention`, in milliseconds: long enough for a second client to meet it. */
const CONTENDED_READ_MS = 80;
/** How long read_counter takes under `slow`, in milliseconds: inside the latency band of 300 ms to 1 s. */
const SLOW_COUNTER_MS = 350;
/** String arguments from this length on end the connection under `payload`, in characters. */
const FATAL_CHARACTERS = 100_000;

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
function abandoned(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

function success(text: string): JsonObject {
  return { content: [{ type: "text", text }] };
}

function toolError(text: string): JsonObject {
  return { content: [{ type: "text", text }], isError: true };
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
  const fault = argumentFault(tool, args);
  if (fault !== null) {
    if (broken.has("empty-error")) return { content: [], isError: true };
    if (broken.has("wrong-code")) throw new RpcError(INTERNAL_ERROR, fault);
    if (!broken.has("lying-errors")) return toolError(fault);
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
  const earlierCalls = context.countCall(tool.entry.name);
  if (tool.entry.name === "read_counter") {
    const instead = await brokenCounter(earlierCalls, args, context);
    if (instead !== null) return instead;
  }
  try {
    return success(await tool.run({ args, world: context.world, earlierCalls, wait: (ms) => wait(ms, context.signal) }));
  } catch (error) {
    if (error instanceof ToolError) return toolError(error.message);
    throw error;
  }
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
  if (broken.has("output-schema")) return { ...success("none"), structuredContent: { value: "none" } };
  return null;
}
