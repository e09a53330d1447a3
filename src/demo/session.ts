// One client's session with the demo server: JSON-RPC messages in, replies out, for the revisions 2024-11-05 to 2025-11-25.
// Knows no transport: a defect that ends the connection is thrown as ConnectionLost, the transport does the rest.
import { isJsonObject, type Json, type JsonObject } from "../model/json.js";
import { GENERATOR_VERSION } from "../model/version.js";
import type { Broken } from "./aspects.js";
import { callTool } from "./calls.js";
import { toolPage } from "./catalog.js";
import { ConnectionLost, INVALID_PARAMS, INVALID_REQUEST, INTERNAL_ERROR, METHOD_NOT_FOUND, RpcError } from "./errors.js";
import type { ReadLock } from "./lock.js";
import type { World } from "./tools.js";

/** Revisions the server speaks, newest first. */
export const REVISIONS: readonly string[] = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];

const LATEST = "2025-11-25";
/** Batches exist in this revision only; there a server must accept them. */
const BATCH_REVISION = "2025-03-26";
/** A date-shaped revision outside REVISIONS, for the negotiation-inconsistent aspect. */
const PHANTOM_REVISION = "2024-10-07";

const RESOURCE = { uri: "demo://stations", name: "stations", mimeType: "text/plain" };
const PROMPT = { name: "forecast", description: "Asks for a forecast from the reported weather." };

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
  readonly #callsByTool = new Map<string, number>();

  /** @param id distinguishes the sessions of one process */
  constructor(
    readonly id: string,
    private readonly shared: Shared,
  ) {}

  /**
   * Handles one decoded message or batch.
   * @returns what to send back, or null when nothing is to be sent (notifications, responses, cancelled requests)
   * @throws ConnectionLost when an aspect ends the connection
   */
  async receive(message: unknown): Promise<Json> {
    if (!Array.isArray(message)) return this.#one(message);
    if (this.#revision !== BATCH_REVISION || message.length === 0)
      return failure(undefined, new RpcError(INVALID_REQUEST, "A single message was expected."));
    const replies = (await Promise.all(message.map((item) => this.#one(item)))).filter((reply) => reply !== null);
    return replies.length === 0 ? null : replies;
  }

  /** Gives up every request still running. */
  close(): void {
    for (const controller of this.#pending.values()) controller.abort();
  }

  async #one(message: unknown): Promise<Json> {
    if (!isJsonObject(message) || message["jsonrpc"] !== "2.0")
      return failure(undefined, new RpcError(INVALID_REQUEST, "Not a JSON-RPC 2.0 message."));
    const { id, method } = message;
    if (typeof method !== "string") {
      // A response: the server asks nothing, so it is dropped.
      return "result" in message || "error" in message ? null : failure(id, new RpcError(INVALID_REQUEST, "A method is missing."));
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
      const result = await this.#request(method, params, controller.signal);
      return controller.signal.aborted ? null : { jsonrpc: "2.0", id, result };
    } catch (error) {
      if (error instanceof ConnectionLost) throw error;
      return controller.signal.aborted
        ? null
        : failure(id, error instanceof RpcError ? error : new RpcError(INTERNAL_ERROR, "Internal error."));
    } finally {
      if (this.#pending.get(id) === controller) this.#pending.delete(id);
    }
  }

  #notified(method: string, params: JsonObject): void {
    const id = params["requestId"];
    if (method === "notifications/cancelled" && id !== undefined) this.#pending.get(id)?.abort();
  }

  async #request(method: string, params: JsonObject, signal: AbortSignal): Promise<JsonObject> {
    const { broken } = this.shared;
    switch (method) {
      case "initialize":
        return this.#initialize(params);
      case "ping":
        if (broken.has("ping")) throw new RpcError(METHOD_NOT_FOUND, "Method not found.");
        return {};
      case "tools/list":
        this.#mustBeInitialized();
        return listTools(params, broken);
      case "tools/call":
        this.#mustBeInitialized();
        return callTool(params, {
          ...this.shared,
          session: this.id,
          signal,
          countCall: (tool) => {
            const earlier = this.#callsByTool.get(tool) ?? 0;
            this.#callsByTool.set(tool, earlier + 1);
            return earlier;
          },
        });
      case "resources/list":
        this.#mustBeInitialized();
        if (broken.has("surface")) throw new RpcError(INTERNAL_ERROR, "Resources cannot be listed.");
        return onePage(params, { resources: [RESOURCE] });
      case "resources/templates/list":
        this.#mustBeInitialized();
        return onePage(params, { resourceTemplates: [] });
      case "resources/read":
        this.#mustBeInitialized();
        if (params["uri"] !== RESOURCE.uri) throw new RpcError(-32002, "Resource not found.");
        return { contents: [{ uri: RESOURCE.uri, mimeType: RESOURCE.mimeType, text: "harbour, hilltop, airfield" }] };
      case "prompts/list":
        this.#mustBeInitialized();
        return onePage(params, { prompts: [PROMPT] });
      case "prompts/get":
        this.#mustBeInitialized();
        if (params["name"] !== PROMPT.name) throw new RpcError(INVALID_PARAMS, "Unknown prompt.");
        return { messages: [{ role: "user", content: { type: "text", text: "Report the weather of Lisbon, then forecast tomorrow's." } }] };
      default:
        // Only after the handshake, so that a client that probes for other eras still finds this one.
        if (broken.has("unknown-method") && this.#revision !== null) return {};
        throw new RpcError(METHOD_NOT_FOUND, "Method not found.");
    }
  }

  #mustBeInitialized(): void {
    if (this.#revision === null) throw new RpcError(INVALID_REQUEST, "The session is not initialized.");
  }

  #initialize(params: JsonObject): JsonObject {
    const offered = params["protocolVersion"];
    if (typeof offered !== "string") throw new RpcError(INVALID_PARAMS, "protocolVersion is missing.");
    const revision = this.#answerTo(offered);
    this.#revision = revision;
    return {
      protocolVersion: revision,
      capabilities: { tools: {}, resources: {}, prompts: {} },
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
