// The negotiation check. Legacy: a handshake that offers a version nobody knows, and one that offers the version answered to it.
// Modern: a request of a version nobody knows, and one of a version that its refusal lists.
import { Incomplete, TransportFault } from "../../model/errors.js";
import { isJsonObject } from "../../model/json.js";
import type { Connector, Era, Reply, Session } from "../../session/session.js";
import type { ProtocolReason, ProtocolSeen } from "../define.js";
import { CALL_FAILED, judged, PASSED } from "./protocol.js";

/** A date-shaped version no server can know. */
export const UNKNOWN_REVISION = "2099-01-01";
const INVALID = "protocol-negotiation-invalid-version";
const INCONSISTENT = "protocol-negotiation-inconsistent-support";
/** UnsupportedProtocolVersion (2026-07-28, basic/versioning). */
const UNSUPPORTED_VERSION = -32022;
const DATE_SHAPED = /^\d{4}-\d{2}-\d{2}$/;

/** What the connection that was given an unknown version brought. */
export interface UnknownOffer {
  /** The session, when one was opened: usable further if the server answered a version of its own. */
  readonly session: Session | undefined;
  /** The check's failure so far; undefined when the answered version is acceptable. */
  readonly failed: ProtocolSeen | undefined;
}

/** Offers the unknown version on a connection of its own. Never throws for the server's sake. */
export async function offerUnknown(connector: Connector, era: Era): Promise<UnknownOffer> {
  let session: Session;
  try {
    session = await connector.connect(era === "modern" ? {} : { offer: UNKNOWN_REVISION });
  } catch (error) {
    return { session: undefined, failed: failedHandshake(error, INVALID) };
  }
  if (session.era === "modern") {
    const seen = await judged(() => checkRefused(session));
    return { session, failed: seen.outcome === "passed" ? undefined : seen };
  }
  if (session.revision === UNKNOWN_REVISION)
    return { session, failed: { outcome: "failed", reason: "protocol-negotiation-echoed-unknown" } };
  if (!DATE_SHAPED.test(session.revision)) return { session, failed: { outcome: "failed", reason: INVALID } };
  return { session, failed: undefined };
}

/** A request of the unknown version gets -32022 whose `data.supported` holds a version that then works (2026-07-28, basic/versioning). */
async function checkRefused(session: Session): Promise<ProtocolSeen> {
  const reply = await discoverAs(session, UNKNOWN_REVISION);
  if (reply?.kind === "result") return { outcome: "failed", reason: "protocol-negotiation-echoed-unknown" };
  if (reply?.code !== UNSUPPORTED_VERSION) return { outcome: "failed", reason: INVALID };
  const supported = isJsonObject(reply.data) ? reply.data["supported"] : undefined;
  const named = Array.isArray(supported) ? supported.filter((version) => typeof version === "string" && DATE_SHAPED.test(version)) : [];
  // The version in force works; where the list leaves it out, the newest one listed has to.
  const usable = named.includes(session.revision) ? session.revision : named.sort().at(-1);
  if (typeof usable !== "string") return { outcome: "failed", reason: INVALID };
  return (await discoverAs(session, usable))?.kind === "result" ? PASSED : { outcome: "failed", reason: INCONSISTENT };
}

/** Asks as a client of another version would. A refusal that is no JSON-RPC (400 with a text body) is undefined. */
async function discoverAs(session: Session, asRevision: string): Promise<Reply | undefined> {
  try {
    return await session.call("server/discover", undefined, { asRevision });
  } catch (fault) {
    if (fault instanceof TransportFault && fault.kind === "error") return undefined;
    throw fault;
  }
}

/**
 * Whether the version answered to the unknown one is really supported: a handshake that offers it gets it echoed.
 * The main session's own handshake serves as the proof when it offered that very version.
 */
export async function checkAnswered(answered: string, main: Session, connector: Connector): Promise<ProtocolSeen> {
  if (main.offered === answered && main.revision === answered) return PASSED;
  try {
    const session = await connector.connect({ offer: answered });
    await session.close();
    return session.revision === answered ? PASSED : { outcome: "failed", reason: INCONSISTENT };
  } catch (error) {
    return failedHandshake(error, INCONSISTENT);
  }
}

function failedHandshake(error: unknown, refusedReason: ProtocolReason): ProtocolSeen {
  if (!(error instanceof Incomplete)) throw error;
  const refused = error.code === "initialize-failed" || error.code === "initialize-invalid";
  return refused ? { outcome: "failed", reason: refusedReason } : CALL_FAILED;
}
