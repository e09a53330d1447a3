// What a battery asks once every tool was called: contention, payload, and the protocol checks last. Judges nothing.
import { Incomplete, TransportFault } from "../model/errors.js";
import type { Host } from "../model/host.js";
import type { Connector, Session } from "../session/session.js";
import type { CaseSeen, ProtocolCheckId, ProtocolSeen } from "../standard/define.js";
import { observeContention, observePayload, payloadTarget, stillAnswers, type Carrier } from "../standard/observe/cases.js";
import type { Catalog } from "../standard/observe/catalog.js";
import { checkAnswered, offerUnknown, type UnknownOffer } from "../standard/observe/negotiation.js";
import {
  BUDGET_SPENT,
  CALL_FAILED,
  checkPing,
  checkSurfaces,
  checkUnknownMethod,
  checkUnknownTool,
  declaresSurface,
  judged,
} from "../standard/observe/protocol.js";
import type { BatterySettings } from "./settings.js";

/** "spent" when the budget ended first. */
export async function unlessSpent<T>(work: () => Promise<T>): Promise<T | "spent"> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TransportFault && error.kind === "budget") return "spent";
    throw error;
  }
}

/** What comes after the tools: it goes on over whatever connection still works. */
export class Tail {
  /** The connection beside the main one, kept until the end of the run. */
  second: Session | undefined;
  #session: Session | undefined;

  constructor(
    private readonly connector: Connector,
    session: Session | undefined,
    private readonly host: Host,
  ) {
    this.#session = session;
  }

  async contention(carriers: readonly Carrier[], settings: BatterySettings, early: UnknownOffer | "spent" | undefined): Promise<CaseSeen> {
    const carrier = carriers[0];
    const offer = early === "spent" ? undefined : early;
    const second = offer?.failed === undefined && offer?.session?.alive === true ? offer.session : undefined;
    this.second = second;
    if (second === undefined) void offer?.session?.close();
    if (settings.skipTools.length > 0) return { outcome: "not-made", tool: carrier?.tool ?? null };
    if (carrier === undefined) return { outcome: "not-applicable", tool: null };
    const first = await this.#live();
    if (first === "spent") return { outcome: "not-made", tool: carrier.tool };
    const client = second ?? (await this.#open());
    if (client === "spent") return { outcome: "not-made", tool: carrier.tool };
    this.second = client;
    if (first === undefined || client === undefined) return { outcome: "failed", tool: carrier.tool };
    return observeContention(carrier, first, client);
  }

  async payload(carriers: readonly Carrier[], settings: BatterySettings, meanwhile: () => void): Promise<CaseSeen> {
    const target = payloadTarget(carriers);
    const tool = target?.carrier.tool ?? null;
    if (settings.skipTools.length > 0) return { outcome: "not-made", tool };
    if (target === undefined) return { outcome: "not-applicable", tool };
    const session = await this.#live();
    if (session === "spent") return { outcome: "not-made", tool };
    if (session === undefined) return { outcome: "failed", tool };
    const observing = observePayload(target, session);
    await this.host.clock.sleep(0); // the call goes out first
    meanwhile();
    const seen = await observing;
    if (seen.outcome === "passed") {
      // A server that answers and then dies or hangs has not handled the payload.
      const after = await stillAnswers(target.carrier, session);
      if (after === "yes") return seen;
      await this.#drop();
      return { outcome: after === "spent" ? "not-made" : "failed", tool };
    }
    await this.#drop();
    return seen;
  }

  async protocol(
    catalog: Catalog,
    main: Session,
    early: UnknownOffer | "spent" | undefined,
  ): Promise<Record<ProtocolCheckId, ProtocolSeen>> {
    const listed = new Set(catalog.tools.map((t) => t.declared.name));
    const unknownMethod = await this.#check(checkUnknownMethod);
    const ping = await this.#check(checkPing);
    const unknownTool = await this.#check((session) => checkUnknownTool(session, listed));
    // Asked of the first session: a server that is gone by now still has no surface it never declared.
    const surfaces: ProtocolSeen = declaresSurface(main.capabilities) ? await this.#check(checkSurfaces) : { outcome: "not-applicable" };
    const offer = early ?? (await unlessSpent(() => offerUnknown(this.connector, main.era)));
    const negotiation = offer === "spent" ? BUDGET_SPENT : (offer.failed ?? (await judged(() => this.#answered(offer, main))));
    if (offer !== "spent") {
      if (this.second?.alive !== true) this.second = offer.session;
      else if (offer.session !== this.second) void offer.session?.close();
    }
    return {
      "protocol.negotiation": negotiation,
      "protocol.unknown-method": unknownMethod,
      "protocol.ping": ping,
      "protocol.unknown-tool": unknownTool,
      "protocol.pagination": catalog.pagination,
      "protocol.surfaces": surfaces,
    };
  }

  #answered(offer: UnknownOffer, main: Session): Promise<ProtocolSeen> {
    return offer.session === undefined ? Promise.resolve(CALL_FAILED) : checkAnswered(offer.session.revision, main, this.connector);
  }

  async #check(check: (session: Session) => Promise<ProtocolSeen>): Promise<ProtocolSeen> {
    const session = await this.#live();
    if (session === "spent") return BUDGET_SPENT;
    if (session === undefined) return CALL_FAILED;
    const seen = await judged(() => check(session));
    if (seen === CALL_FAILED) await this.#drop();
    return seen;
  }

  async #live(): Promise<Session | "spent" | undefined> {
    if (this.#session?.alive === true) return this.#session;
    const opened = await this.#open();
    if (opened !== "spent") this.#session = opened;
    return opened;
  }

  async #open(): Promise<Session | "spent" | undefined> {
    if (this.host.signal.aborted) throw new Incomplete("interrupted", "interrupted before the measurement ended");
    try {
      return await this.connector.connect();
    } catch (error) {
      if (error instanceof TransportFault) return error.kind === "budget" ? "spent" : undefined;
      if (error instanceof Incomplete) return undefined;
      throw error;
    }
  }

  async #drop(): Promise<void> {
    const session = this.#session;
    this.#session = undefined;
    await session?.close();
  }
}
