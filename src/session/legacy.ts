// The era of `initialize` (2024-11-05 to 2025-11-25): the ladder of offers, what the answer means, and how messages are dressed.
import { Incomplete, TransportFault } from "../model/errors.js";
import { isJsonObject, type JsonObject } from "../model/json.js";
import { BATCHING_REVISION, isLegacyRevision, LEGACY_REVISIONS } from "../model/revisions.js";
import { isModernOnly, verdictOf, versionsOf } from "./discover.js";
import type { Dialect } from "./dialect.js";
import { type EraStrategy, type Handshake, type HandshakeInput, identityOf, OtherEra } from "./era.js";
import { handshakeFailure, isRefusal } from "./handshake-failure.js";
import type { JsonRpc } from "./json-rpc.js";
import type { Reply } from "./session.js";

const METHOD_NOT_FOUND = -32601;

/** Opens connections with `initialize`. */
export const legacyEra: EraStrategy = { era: "legacy", handshake };

/**
 * Offers one revision after another, each on a fresh connection, until one is answered. The answered revision is taken
 * whatever it is: servers may counter-offer (basic/lifecycle), and judging the answer is the standard's business.
 */
async function handshake(input: HandshakeInput): Promise<Handshake> {
  const tried = new Set<string>();
  let offered: string | undefined = input.offer ?? input.startAt ?? LEGACY_REVISIONS[0];
  let refusal = "";
  while (offered !== undefined) {
    tried.add(offered);
    const rpc = input.open();
    const answer = await ask(rpc, offered, input);
    if (answer !== "refused" && answer.kind === "result") return await accept(rpc, offered, answer.value, input);
    void rpc.close();
    throwIfModern(answer);
    if (answer !== "refused") refusal = ` (error ${answer.code})`;
    offered = input.offer === undefined ? nextOffer(answer, tried) : undefined;
  }
  throw new Incomplete("initialize-failed", `the server refused to initialize at every protocol revision offered${refusal}`);
}

async function ask(rpc: JsonRpc, offered: string, input: HandshakeInput): Promise<Reply | "refused"> {
  const sentBefore = rpc.requestsSent;
  try {
    return await rpc.call("initialize", initializeParams(offered, input), { timeoutMs: input.remainingMs() });
  } catch (fault) {
    if (!(fault instanceof TransportFault)) throw fault;
    if (isRefusal(fault)) return "refused";
    const failure = handshakeFailure(fault, rpc.lastSeen(sentBefore));
    void rpc.close();
    throw failure;
  }
}

/** The parameters of `initialize`. */
export function initializeParams(
  protocolVersion: string,
  client: { readonly clientInfo: { readonly name: string; readonly version: string }; readonly clientCapabilities: JsonObject },
): JsonObject {
  return { protocolVersion, capabilities: client.clientCapabilities, clientInfo: { ...client.clientInfo } };
}

/** A refusal that lists modern revisions only is no matter of the offer. @throws OtherEra */
function throwIfModern(answer: Reply | "refused"): void {
  const versions = answer === "refused" ? [] : versionsOf(answer);
  const verdict = isModernOnly(versions) ? verdictOf(versions) : undefined;
  if (verdict !== undefined) throw new OtherEra(verdict);
}

async function accept(rpc: JsonRpc, offered: string, result: unknown, input: HandshakeInput): Promise<Handshake> {
  const answeredAtMs = input.nowMs();
  const revision = isJsonObject(result) ? result["protocolVersion"] : undefined;
  if (!isJsonObject(result) || typeof revision !== "string" || revision === "") {
    void rpc.close();
    throw new Incomplete("initialize-invalid", "the answer to initialize holds no protocolVersion");
  }
  const capabilities = result["capabilities"];
  rpc.adopt(legacyDialect(revision));
  await rpc.notify("notifications/initialized");
  return {
    rpc,
    caller: rpc,
    offered,
    revision,
    capabilities: isJsonObject(capabilities) ? capabilities : {},
    identity: identityOf(result["serverInfo"]),
    answeredAtMs,
  };
}

/** The next revision worth offering, or undefined: what the error lists as supported decides, else the ladder goes on. */
function nextOffer(answer: Reply | "refused", tried: ReadonlySet<string>): string | undefined {
  const left = LEGACY_REVISIONS.filter((revision) => !tried.has(revision));
  if (answer === "refused" || answer.kind === "result") return left[0];
  // No other version makes an unknown method known.
  if (answer.code === METHOD_NOT_FOUND) return undefined;
  const supported = versionsOf(answer);
  return supported.length === 0 ? left[0] : left.find((revision) => supported.filter(isLegacyRevision).includes(revision));
}

/** How messages are dressed under a legacy revision; an unknown one is spoken like the newest. */
export function legacyDialect(revision: string): Dialect {
  // Header from 2025-06-18 on (basic/transports); earlier servers ignore it, and the official clients send it always.
  const headers = /^[\x21-\x7e]{1,64}$/.test(revision) ? { "mcp-protocol-version": revision } : undefined;
  return {
    era: "legacy",
    revision,
    cancellation: "notification",
    batches: revision === BATCHING_REVISION,
    stateless: false,
    headers: () => headers,
    params: (params: JsonObject | undefined) => params,
  };
}
