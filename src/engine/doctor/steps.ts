// The questions a doctor run asks, and how an answer becomes a step. Knows the messages of both eras; opens nothing.
import { isJsonObject, type JsonObject } from "../../model/json.js";
import { isLegacyRevision, isModernRevision, LEGACY_REVISIONS, MODERN_REVISIONS } from "../../model/revisions.js";
import type { DoctorOutcome, DoctorStep } from "../../model/documents/doctor.js";
import { GENERATOR_NAME, GENERATOR_VERSION } from "../../model/version.js";
import { ToolHeaders } from "../../session/mcp-headers.js";
import { modernDialect } from "../../session/modern.js";
import type { TransportName } from "../../transport/channel.js";
import type { Answer, Question } from "./ask.js";

const CLIENT = { name: GENERATOR_NAME, version: GENERATOR_VERSION };
/** The newest revisions: what is asked first. */
export const NEWEST_LEGACY = LEGACY_REVISIONS[0];
export const NEWEST_MODERN = MODERN_REVISIONS[0];

/** What a step is about. */
export interface StepAbout {
  readonly era: DoctorStep["era"];
  readonly transport: TransportName;
  readonly asked: string;
  readonly method: string;
  readonly revision: string | null;
}

/** `initialize` at a revision. */
export function initializeAt(revision: string): Question {
  return { method: "initialize", params: { protocolVersion: revision, capabilities: {}, clientInfo: { ...CLIENT } } };
}

/** A request of 2026-07-28 with its whole envelope. */
export function modernRequest(method: string, transport: TransportName): Question {
  const dialect = modernDialect(NEWEST_MODERN, transport, { clientInfo: CLIENT, clientCapabilities: {} }, new ToolHeaders());
  const params = dialect.params(undefined);
  const headers = dialect.headers(method, params);
  return { method, stateless: true, ...(params === undefined ? {} : { params }), ...(headers === undefined ? {} : { headers }) };
}

/** A request after a legacy handshake. */
export function legacyRequest(method: string, revision: string): Question {
  return { method, headers: { "mcp-protocol-version": revision } };
}

/** Reads a handshake's or a listing's answer into a step. */
export function stepOf(about: StepAbout, answer: Answer): DoctorStep {
  const read = answer.reply === undefined ? undefined : readReply(about, answer.reply);
  const exit = answer.ending?.kind === "exited" ? answer.ending.code : null;
  return {
    ...about,
    http_status: answer.status,
    code: answer.reply?.kind === "error" ? answer.reply.code : exit,
    ms: answer.ms,
    outcome: read?.outcome ?? answer.failure ?? "no-reply",
    answered: read?.answered ?? null,
  };
}

/**
 * Reads a listing's answer. A server whose handshake declares no `tools` and that refuses to list them has none, as the standard takes it.
 * @param handshake the answer that opened the connection
 */
export function listingOf(about: StepAbout, handshake: Answer, answer: Answer): DoctorStep {
  const step = stepOf(about, answer);
  const capabilities = handshake.reply?.kind === "result" && isJsonObject(handshake.reply.value) && handshake.reply.value["capabilities"];
  const hasTools = isJsonObject(capabilities) && capabilities["tools"] !== undefined;
  return step.outcome === "refused" && !hasTools ? { ...step, outcome: "not-offered" } : step;
}

/** A step that was not asked, because an earlier one made it pointless. */
export function skipped(about: StepAbout): DoctorStep {
  return { ...about, http_status: null, code: null, ms: null, outcome: "skipped", answered: null };
}

interface Read {
  readonly outcome: DoctorOutcome;
  readonly answered?: string;
}

function readReply(about: StepAbout, reply: NonNullable<Answer["reply"]>): Read {
  if (reply.kind === "error") return { outcome: "refused" };
  const result = reply.value;
  if (!isJsonObject(result)) return { outcome: "invalid-result" };
  if (about.method === "initialize") return readInitialize(result, about.revision);
  if (about.method === "server/discover") return readDiscover(result);
  return { outcome: Array.isArray(result["tools"]) ? "ok" : "invalid-result" };
}

function readInitialize(result: JsonObject, offered: string | null): Read {
  const revision = result["protocolVersion"];
  if (typeof revision !== "string" || revision === "") return { outcome: "invalid-result" };
  // Only published revisions are named: the server's text could hold anything.
  const answered = isLegacyRevision(revision) || isModernRevision(revision) ? { answered: revision } : {};
  return { outcome: revision === offered ? "ok" : "other-revision", ...answered };
}

function readDiscover(result: JsonObject): Read {
  const versions = result["supportedVersions"];
  if (!Array.isArray(versions)) return { outcome: "invalid-result" };
  const modern = versions.find(isModernRevision);
  if (modern !== undefined) return { outcome: "ok", answered: modern };
  const legacy = versions.find(isLegacyRevision);
  return { outcome: "other-revision", ...(legacy === undefined ? {} : { answered: legacy }) };
}

/** Whether a step shows that a client can connect: the handshake was answered with a revision that clients know. */
export function isConnected(step: DoctorStep): boolean {
  if (step.method === "server/discover") return step.outcome === "ok";
  return step.method === "initialize" && (step.outcome === "ok" || (step.outcome === "other-revision" && step.answered !== null));
}
