// The negotiation check: a handshake that offers a version nobody knows, and one that offers the version answered to it.
import { Incomplete } from "../../model/errors.js";
import type { Connector, Session } from "../../session/session.js";
import type { ProtocolReason, ProtocolSeen } from "../define.js";
import { CALL_FAILED, PASSED } from "./protocol.js";

/** A date-shaped version no server can know. */
export const UNKNOWN_REVISION = "2099-01-01";
const INCONSISTENT = "protocol-negotiation-inconsistent-support";
const DATE_SHAPED = /^\d{4}-\d{2}-\d{2}$/;

/** What the handshake with an unknown version brought. */
export interface UnknownOffer {
  /** The session, when one was opened: usable further if the server answered a version of its own. */
  readonly session: Session | undefined;
  /** The check's failure so far; undefined when the answered version is acceptable. */
  readonly failed: ProtocolSeen | undefined;
}

/** Offers the unknown version on a connection of its own. Never throws for the server's sake. */
export async function offerUnknown(connector: Connector): Promise<UnknownOffer> {
  let session: Session;
  try {
    session = await connector.connect({ offer: UNKNOWN_REVISION });
  } catch (error) {
    return { session: undefined, failed: failedHandshake(error, "protocol-negotiation-invalid-version") };
  }
  if (session.revision === UNKNOWN_REVISION)
    return { session, failed: { outcome: "failed", reason: "protocol-negotiation-echoed-unknown" } };
  if (!DATE_SHAPED.test(session.revision))
    return { session, failed: { outcome: "failed", reason: "protocol-negotiation-invalid-version" } };
  return { session, failed: undefined };
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
