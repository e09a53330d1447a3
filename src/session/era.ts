// The seam between the two protocol eras: how a connection is opened (dialect.ts: how each message is dressed afterwards).
// legacy.ts implements it with `initialize`, modern.ts with `server/discover`; detect.ts decides which of them serves a target.
import type { IdentitySeen } from "../model/discoverability.js";
import { isJsonObject, type JsonObject } from "../model/json.js";
import type { LegacyRevision, ModernRevision } from "../model/revisions.js";
import type { Caller } from "./dialect.js";
import type { JsonRpc } from "./json-rpc.js";
import type { Answer, Era } from "./session.js";

/** What a handshake may use. */
export interface HandshakeInput {
  /** Opens a fresh connection; a refused offer never shares one with the next. */
  readonly open: () => JsonRpc;
  /** Offered alone when given, in the place of the era's own order. */
  readonly offer?: string;
  /** Offered first when given: what worked before on this target. */
  readonly startAt?: string;
  /** The clock, in milliseconds. */
  readonly nowMs: () => number;
  /** Milliseconds left for the whole handshake. */
  readonly remainingMs: () => number;
  readonly clientInfo: { readonly name: string; readonly version: string };
  readonly clientCapabilities: JsonObject;
  /** Answers what the server asks of the client; without it everything is declined. */
  readonly answer?: Answer;
}

/** An answered handshake. */
export interface Handshake {
  readonly rpc: JsonRpc;
  readonly caller: Caller;
  readonly offered: string;
  readonly revision: string;
  readonly capabilities: JsonObject;
  readonly identity: IdentitySeen;
  /** When the answer came, in milliseconds of the clock. */
  readonly answeredAtMs: number;
}

/** What a server's own description names; anything but a text that is not blank counts as left out. */
export function identityOf(info: unknown): IdentitySeen {
  const isText = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";
  return isJsonObject(info) ? { named: isText(info["name"]), versioned: isText(info["version"]) } : { named: false, versioned: false };
}

/** One era's way to open a connection. */
export interface EraStrategy {
  readonly era: Era;
  /**
   * @throws Incomplete when the server cannot be reached or refuses
   * @throws TransportFault `budget` when the evaluation's budget is spent
   * @throws OtherEra when the server says that it speaks the other era only
   */
  handshake(input: HandshakeInput): Promise<Handshake>;
}

/** The era a target speaks, as far as we can speak it too. `supported`: legacy revisions the server named, newest first. */
export type EraVerdict =
  { readonly era: "legacy"; readonly supported: readonly LegacyRevision[] } | { readonly era: "modern"; readonly revision: ModernRevision };

/** Thrown by a handshake: the server named revisions of the other era only. Never leaves src/session. */
export class OtherEra extends Error {
  override readonly name = "OtherEra";
  constructor(readonly verdict: EraVerdict) {
    super(`the server speaks the ${verdict.era} era only`);
  }
}
