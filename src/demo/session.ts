// One client's session with the demo server: JSON-RPC messages in, replies out, for the revisions 2024-11-05 to 2025-11-25.
// Knows no transport: a defect that ends the connection is thrown as ConnectionLost, the transport does the rest.
import { isJsonObject, type Json, type JsonObject } from "../model/json.js";
import { GENERATOR_VERSION } from "../model/version.js";
import type { Broken } from "./aspects.js";
import { abandoned, callTool, type Traces } from "./calls.js";
import { toolPage } from "./catalog.js";
import { ConnectionLost, INVALID_PARAMS, INVALID_REQUEST, INTERNAL_ERROR, METHOD_NOT_FOUND, RpcError } from "./errors.js";
import type { ReadLock } from "./lock.js";
import { Questions, Subscriptions, type Emit } from "./outbound.js";
import { complete, getPrompt, listedPrompts, listedResources, readResource, subscribable } from "./surfaces.js";
import type { World } from "./tools.js";

/** Revisions the server speaks, newest first. */
export const REVISIONS: readonly string[] = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];

const LATEST = "2025-11-25";
/** Batches exist in this revision only; there a server must accept them. */
const BATCH_REVISION = "2025-03-26";
/** A date-shaped revision outside REVISIONS, for the negotiation-inconsistent aspect. */
const PHANTOM_REVISION = "2024-10-07";

/** Elicitation exists from this revision on. */
const ELICITATION_SINCE = "2025-06-18";

/** Methods that need a handshake first; `ping` does not, and an unknown one is unknown at any time. */
const KNOWN_AFTER_INITIALIZE: ReadonlySet<string> = new Set([
  "tools/list",
  "tools/call",
  "resources/list",
  "resources/templates/list",
  "resources/read",
  "resources/subscribe",
  "resources/unsubscribe",
  "prompts/list",
  "prompts/get",
  "completion/complete",
]);

/** What the sessions of one server process share. */
export interface Shared {
  readonly broken: Broken;
  readonly world: World;
  readonly lock: ReadLock;
}

/** The initialized state machine of one client. */
export class DemoSession {
  #revision: string | null = null;
  readonly #pending = new Map<Json, AbortController>();
  readonly #cancelled = new Set<Json>();
  readonly #callsByTool = new Map<string, number>();
  readonly #questions = new Questions();
  readonly #subscriptions = new Subscriptions();
  readonly #traces: Traces = { refused: false, poisoned: false };
  #clientCapabilities: JsonObject = {};
  /** Reaches the client outside of any request; undefined while there is no such way. */
  broadcast: Emit | undefined;
  /** Told once the session is over. */
  onClosed: (() => void) | undefined;

  /** @param id distinguishes the sessions of one process */
  constructor(
    readonly id: string,
    private readonly shared: Shared,
  ) {}

  /**
   * Handles one decoded message or batch.
   * @param emit reaches the client while its request is under way; undefined where the transport cannot
   * @returns what to send back, or null when nothing is to be sent (notifications, responses, cancelled requests)
   * @throws ConnectionLost when an aspect ends the connection
   */
  async receive(message: unknown, emit?: Emit): Promise<Json> {
    if (!Array.isArray(message)) return this.#one(message, emit);
    if (this.#revision !== BATCH_REVISION || message.length === 0)
      return failure(undefined, new RpcError(INVALID_REQUEST, "A single message was expected."));
    const replies = (await Promise.all(message.map((item) => this.#one(item, emit)))).filter((reply) => reply !== null);
    return replies.length === 0 ? null : replies;
  }

  /** Gives up every request still running, and every subscription. */
  close(): void {
    this.#subscriptions.close();
    this.onClosed?.();
    for (const controller of this.#pending.values()) controller.abort();
  }

  async #one(message: unknown, emit: Emit | undefined): Promise<Json> {
    if (!isJsonObject(message) || message["jsonrpc"] !== "2.0")
      return failure(undefined, new RpcError(INVALID_REQUEST, "Not a JSON-RPC 2.0 message."));
    const { id, method } = message;
    if (typeof method !== "string") {
      if (!("result" in message || "error" in message)) return failure(id, new RpcError(INVALID_REQUEST, "A method is missing."));
      this.#questions.answered(message);
      return null;
    }
    const given = message["params"];
    const params = isJsonObject(given) ? given : {};
    if (id === undefined) {
      this.#notified(method, params);
      return null;
    }
    if (typeof id !== "string" && !Number.isInteger(id))
      return failure(undefined, new RpcError(INVALID_REQUEST, "An id must be a string or an integer."));
    const controller = new AbortController();
    this.#pending.set(id, controller);
    try {
      const result = await this.#request(method, params, controller.signal, emit);
      return controller.signal.aborted ? this.#afterCancel(id) : { jsonrpc: "2.0", id, result };
    } catch (error) {
      if (error instanceof ConnectionLost) throw error;
      return controller.signal.aborted
        ? this.#afterCancel(id)
        : failure(id, error instanceof RpcError ? error : new RpcError(INTERNAL_ERROR, "Internal error."));
    } finally {
      this.#cancelled.delete(id);
      if (this.#pending.get(id) === controller) this.#pending.delete(id);
    }
  }

  #notified(method: string, params: JsonObject): void {
    const id = params["requestId"];
    if (method !== "notifications/cancelled" || id === undefined || this.shared.broken.has("uncancellable")) return;
    const running = this.#pending.get(id);
    if (running === undefined) return;
    this.#cancelled.add(id);
    running.abort();
  }

  /** What a request that was given up brings: nothing, unless an aspect says otherwise. */
  #afterCancel(id: Json): Json {
    const answers = this.#cancelled.has(id) && this.shared.broken.has("cancel-error");
    return answers ? failure(id, new RpcError(INTERNAL_ERROR, "The call broke off.")) : null;
  }

  async #request(method: string, params: JsonObject, signal: AbortSignal, emit: Emit | undefined): Promise<JsonObject> {
    const { broken } = this.shared;
    if (KNOWN_AFTER_INITIALIZE.has(method)) this.#mustBeInitialized();
    switch (method) {
      case "initialize":
        return this.#initialize(params);
      case "ping":
        if (broken.has("ping")) throw new RpcError(METHOD_NOT_FOUND, "Method not found.");
        return {};
      case "tools/list":
        return listTools(params, broken);
      case "tools/call":
        return this.#callTool(params, signal, emit);
      case "resources/list":
        return broken.has("surface-cursor")
          ? { ...listedResources(broken), nextCursor: "again" }
          : onePage(params, listedResources(broken));
      case "resources/templates/list":
        return onePage(params, { resourceTemplates: [] });
      case "resources/read":
        return readResource(params, broken);
      case "resources/subscribe":
        return this.#subscribe(subscribable(params, broken));
      case "resources/unsubscribe":
        this.#subscriptions.remove(subscribable(params, broken));
        return {};
      case "prompts/list":
        return onePage(params, listedPrompts());
      case "prompts/get":
        return getPrompt(params);
      case "completion/complete":
        if (broken.has("completion-stall")) await abandoned(signal);
        return complete(params, broken);
      default:
        // Only after the handshake, so that a client that probes for other eras still finds this one.
        if (broken.has("unknown-method") && this.#revision !== null) return {};
        throw new RpcError(METHOD_NOT_FOUND, "Method not found.");
    }
  }

  #callTool(params: JsonObject, signal: AbortSignal, emit: Emit | undefined): Promise<JsonObject> {
    const { broken } = this.shared;
    return callTool(params, {
      ...this.shared,
      session: this.id,
      signal,
      traces: this.#traces,
      countCall: (tool) => {
        const earlier = this.#callsByTool.get(tool) ?? 0;
        this.#callsByTool.set(tool, earlier + 1);
        return earlier;
      },
      ask: {
        broken,
        can: (asking) =>
          emit !== undefined &&
          isJsonObject(this.#clientCapabilities[asking]) &&
          (asking !== "elicitation" || (this.#revision ?? "") >= ELICITATION_SINCE),
        request: (method, question) => (emit === undefined ? Promise.resolve(null) : this.#questions.ask(method, question, emit, signal)),
        abandoned: () => abandoned(signal),
      },
    });
  }

  #subscribe(uri: string): JsonObject {
    if (!this.shared.broken.has("silent-resource")) this.#subscriptions.add(uri, (message) => this.broadcast?.(message));
    return {};
  }

  #mustBeInitialized(): void {
    if (this.#revision === null) throw new RpcError(INVALID_REQUEST, "The session is not initialized.");
  }

  #initialize(params: JsonObject): JsonObject {
    const offered = params["protocolVersion"];
    if (typeof offered !== "string") throw new RpcError(INVALID_PARAMS, "protocolVersion is missing.");
    const revision = this.#answerTo(offered);
    this.#revision = revision;
    this.#clientCapabilities = isJsonObject(params["capabilities"]) ? params["capabilities"] : {};
    return {
      protocolVersion: revision,
      capabilities: { tools: {}, resources: { subscribe: true }, prompts: {}, completions: {} },
      serverInfo: { name: "mcpeval-demo", version: GENERATOR_VERSION },
    };
  }

  #answerTo(offered: string): string {
    if (REVISIONS.includes(offered)) return offered;
    const { broken } = this.shared;
    if (broken.has("negotiation")) return offered;
    if (broken.has("negotiation-invalid")) return "latest";
    if (broken.has("negotiation-inconsistent") && offered !== PHANTOM_REVISION) return PHANTOM_REVISION;
    return LATEST;
  }
}

function failure(id: Json | undefined, error: RpcError): JsonObject {
  // Without an id: the message's own could not be read, and the revisions know no null id.
  const head: JsonObject = typeof id === "string" || typeof id === "number" ? { jsonrpc: "2.0", id } : { jsonrpc: "2.0" };
  return { ...head, error: { code: error.code, message: error.message } };
}

function cursorOf(params: JsonObject): string | undefined {
  const cursor = params["cursor"];
  if (cursor !== undefined && typeof cursor !== "string") throw new RpcError(INVALID_PARAMS, "A cursor must be a string.");
  return cursor;
}

function onePage(params: JsonObject, page: JsonObject): JsonObject {
  if (cursorOf(params) !== undefined) throw new RpcError(INVALID_PARAMS, "Unknown cursor.");
  return page;
}

function listTools(params: JsonObject, broken: Broken): JsonObject {
  const page = toolPage(cursorOf(params), broken);
  if (page === "unknown-cursor") throw new RpcError(INVALID_PARAMS, "Unknown cursor.");
  if (page === "failed") throw new RpcError(INTERNAL_ERROR, "The page cannot be read.");
  return page;
}
