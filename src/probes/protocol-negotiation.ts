// `protocol-negotiation`: what a server does with a revision nobody knows.
import { Type } from "typebox";
import { Incomplete, TransportFault } from "../model/errors.js";
import { isJsonObject } from "../model/json.js";
import { LEGACY_REVISIONS, MODERN_REVISIONS } from "../model/revisions.js";
import { DISCOVER, UNSUPPORTED_VERSION } from "../session/discover.js";
import type { Session } from "../session/session.js";
import { defineProbe, type Outcome, type ProbeContext } from "./define.js";
import { failed, passed } from "./shared/verdicts.js";

type Reason = "negotiation-echoed-unknown" | "negotiation-invalid-version" | "negotiation-inconsistent-support";

const DATE_SHAPED = /^\d{4}-\d{2}-\d{2}$/;
/** Published ones, and the draft before the first that the official libraries still take. */
const KNOWN: readonly string[] = ["2024-10-07", ...LEGACY_REVISIONS, ...MODERN_REVISIONS];

/** The probe. */
export const protocolNegotiation = defineProbe({
  kind: "protocol-negotiation",
  about: "A client asks for a protocol revision that does not exist.",
  passesWhen: "the server answers with a revision it supports, and then honours it",
  headline: false,
  mutates: "never",
  session: "shared",
  fields: Type.Object({
    bogus_version: Type.String({
      pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
      description: "A date-shaped revision that no server knows, for example 2099-01-01.",
    }),
  }),
  check: ({ bogus_version }) =>
    KNOWN.includes(bogus_version) ? [{ pointer: "/bogus_version", problem: "must not be a revision that exists" }] : [],
  reasons: {
    "negotiation-echoed-unknown": {
      hint: "the server agreed to a protocol revision it cannot know; answer initialize with your own newest revision, or from 2026-07-28 on with error -32022, unless the asked one is on your list",
    },
    "negotiation-invalid-version": {
      hint: "the server refused an unknown revision without naming one it supports; answer initialize with a dated revision of your own, or from 2026-07-28 on with error -32022 and data.supported",
    },
    "negotiation-inconsistent-support": {
      hint: "the server named a revision it does not honour when asked for it; offer only revisions you accept, from one list for both",
    },
  },
  measures: {},
  toolOf: () => null,
  example: { bogus_version: "2099-01-01" },
  run: ({ bogus_version }, context) =>
    context.session.era === "modern" ? refuses(bogus_version, context) : counters(bogus_version, context),
});

/** initialize: the server counters with a revision of its own, and echoes that one when it is offered (basic/lifecycle). */
async function counters(bogus: string, context: ProbeContext): Promise<Outcome<Reason>> {
  const answered = await revisionFor(bogus, context);
  if (answered === undefined) return failed("negotiation-invalid-version");
  if (answered === bogus) return failed("negotiation-echoed-unknown");
  if (!DATE_SHAPED.test(answered)) return failed("negotiation-invalid-version");
  // The shared session's own handshake is the proof, when it offered that very revision.
  const { offered, revision } = context.session;
  if (offered === answered && revision === answered) return passed();
  return (await revisionFor(answered, context)) === answered ? passed() : failed("negotiation-inconsistent-support");
}

/** The revision answered to an offer; undefined when the offer was refused. */
async function revisionFor(offer: string, context: ProbeContext): Promise<string | undefined> {
  try {
    return (await context.connect({ offer })).revision;
  } catch (error) {
    if (error instanceof Incomplete && (error.code === "initialize-failed" || error.code === "initialize-invalid")) return undefined;
    throw error;
  }
}

/** 2026-07-28, basic/versioning: a request of an unknown revision gets -32022 and the supported ones, of which ours must work. */
async function refuses(bogus: string, context: ProbeContext): Promise<Outcome<Reason>> {
  // On a connection of its own, as a client of that revision would come: some servers settle on a revision with the first call.
  const session = await context.connect();
  const supported = await supportedInstead(bogus, session);
  if (supported === "accepted") return failed("negotiation-echoed-unknown");
  if (!supported.some((revision) => DATE_SHAPED.test(revision))) return failed("negotiation-invalid-version");
  if (supported.includes(bogus)) return failed("negotiation-echoed-unknown");
  if (!supported.includes(session.revision)) return failed("negotiation-inconsistent-support");
  const reply = await session.call(DISCOVER);
  return reply.kind === "result" ? passed() : failed("negotiation-inconsistent-support");
}

/** The revisions named by the refusal; none where the refusal is of another kind. */
async function supportedInstead(bogus: string, session: Session): Promise<"accepted" | readonly string[]> {
  try {
    const reply = await session.call(DISCOVER, {}, { asRevision: bogus });
    if (reply.kind === "result") return "accepted";
    const supported = reply.code === UNSUPPORTED_VERSION && isJsonObject(reply.data) ? reply.data["supported"] : undefined;
    return Array.isArray(supported) ? supported.filter((revision) => typeof revision === "string") : [];
  } catch (fault) {
    // Refused by HTTP status alone, without an error to read.
    if (fault instanceof TransportFault && fault.kind === "error" && fault.status !== undefined && fault.status < 500) return [];
    throw fault;
  }
}
