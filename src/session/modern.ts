// The era without a handshake (2026-07-28): every request describes itself. `server/discover` opens a session all the same,
// because it shows that the server answers, and brings its capabilities.
import { Incomplete, TransportFault } from "../model/errors.js";
import { isJsonObject, type JsonObject } from "../model/json.js";
import { MODERN_REVISIONS } from "../model/revisions.js";
import type { TransportName } from "../transport/channel.js";
import { DISCOVER, verdictOf, versionsOf } from "./discover.js";
import type { Caller, Dialect } from "./dialect.js";
import { type EraStrategy, type Handshake, type HandshakeInput, identityOf, OtherEra } from "./era.js";
import { handshakeFailure } from "./handshake-failure.js";
import type { JsonRpc } from "./json-rpc.js";
import { routingHeaders, type ToolHeaders } from "./mcp-headers.js";
import { beginRounds, mayAskForInput } from "./rounds.js";
import type { Answer, CallOptions, OpenCall, Reply } from "./session.js";

/** Keys of the envelope in `params._meta` (2026-07-28, basic/index). */
const VERSION_KEY = "io.modelcontextprotocol/protocolVersion";
const CLIENT_KEY = "io.modelcontextprotocol/clientInfo";
const CAPABILITIES_KEY = "io.modelcontextprotocol/clientCapabilities";
/** Key of the server's description in a result's `_meta` (2026-07-28, basic/index). */
const SERVER_KEY = "io.modelcontextprotocol/serverInfo";

/** Who asks, as the envelope of every request says. */
export interface ModernClient {
  readonly clientInfo: { readonly name: string; readonly version: string };
  readonly clientCapabilities: JsonObject;
}

/** Opens modern connections; `tools` remembers, for all of them, which arguments go into headers. */
export function modernEra(tools: ToolHeaders): EraStrategy {
  return { era: "modern", handshake: (input) => handshake(input, tools) };
}

/** How messages are dressed under a modern revision. */
export function modernDialect(revision: string, transport: TransportName, client: ModernClient, tools: ToolHeaders): Dialect {
  const envelope = { [CLIENT_KEY]: { ...client.clientInfo }, [CAPABILITIES_KEY]: client.clientCapabilities };
  return {
    era: "modern",
    revision,
    // Closing the response stream is the cancellation over HTTP (basic/patterns/cancellation).
    cancellation: transport === "stdio" ? "notification" : "exchange",
    batches: false,
    stateless: true,
    headers: (method, params, asRevision = revision) => ({
      "mcp-protocol-version": asRevision,
      ...routingHeaders(method, params, tools),
    }),
    params(params, asRevision = revision) {
      const own = params?.["_meta"];
      return { ...params, _meta: { ...(isJsonObject(own) ? own : {}), [VERSION_KEY]: asRevision, ...envelope } };
    },
  };
}

async function handshake(input: HandshakeInput, tools: ToolHeaders): Promise<Handshake> {
  const rpc = input.open();
  const revision = MODERN_REVISIONS.find((known) => known === input.startAt) ?? MODERN_REVISIONS[0];
  rpc.adopt(modernDialect(revision, rpc.transport, input, tools));
  const reply = await ask(rpc, input);
  const answeredAtMs = input.nowMs();
  const verdict = verdictOf(versionsOf(reply));
  const failure = failureOf(reply, verdict?.era === "modern" ? verdict.revision : undefined, revision);
  if (failure !== undefined) {
    void rpc.close();
    throw verdict?.era === "legacy" ? new OtherEra(verdict) : failure;
  }
  const result = reply.kind === "result" && isJsonObject(reply.value) ? reply.value : {};
  const { capabilities, _meta: meta } = result;
  return {
    rpc,
    caller: new ModernCaller(rpc, tools, input.answer, input.nowMs),
    offered: revision,
    revision,
    capabilities: isJsonObject(capabilities) ? capabilities : {},
    identity: identityOf(isJsonObject(meta) ? meta[SERVER_KEY] : undefined),
    answeredAtMs,
  };
}

async function ask(rpc: JsonRpc, input: HandshakeInput): Promise<Reply> {
  const sentBefore = rpc.requestsSent;
  try {
    return await rpc.call(DISCOVER, undefined, { timeoutMs: input.remainingMs() });
  } catch (fault) {
    if (!(fault instanceof TransportFault)) throw fault;
    const failure = handshakeFailure(fault, rpc.lastSeen(sentBefore), DISCOVER);
    void rpc.close();
    throw failure;
  }
}

function failureOf(reply: Reply, agreed: string | undefined, spoken: string): Incomplete | undefined {
  if (reply.kind === "error")
    return new Incomplete(
      "protocol-unsupported",
      `the server answered ${DISCOVER} with error ${String(reply.code)}; try --protocol legacy`,
    );
  if (agreed === spoken) return undefined;
  return new Incomplete("protocol-unsupported", `the server does not list ${spoken} as supported; try --protocol legacy`);
}

/** Sends modern requests: learns headers from listings, and sees `input_required` through. */
class ModernCaller implements Caller {
  constructor(
    private readonly rpc: JsonRpc,
    private readonly tools: ToolHeaders,
    private readonly answer: Answer | undefined,
    private readonly nowMs: () => number,
  ) {}

  begin(method: string, params?: JsonObject, options: CallOptions = {}): OpenCall {
    if (mayAskForInput(method)) {
      return beginRounds({
        begin: (sent, roundOptions) => this.rpc.begin(method, sent, roundOptions),
        params: params ?? {},
        options,
        timeoutMs: options.timeoutMs ?? this.rpc.callTimeoutMs,
        answer: this.answer,
        nowMs: this.nowMs,
      });
    }
    const call = this.rpc.begin(method, params, options);
    if (method === "tools/list") {
      call.reply.then(
        (reply) => reply.kind === "result" && this.tools.learn(reply.value),
        () => undefined,
      );
    }
    return call;
  }
}
