// What an answer to `server/discover`, or a refusal that lists versions, says about the era of a server. Pure.
// The overlap of versions decides, never one error code: servers list both eras, or answer with codes of their own.
import { isJsonObject } from "../model/json.js";
import { isLegacyRevision, isModernRevision, LEGACY_REVISIONS, MODERN_REVISIONS } from "../model/revisions.js";
import type { EraVerdict } from "./era.js";
import type { Reply } from "./session.js";

/** The method that opens the modern era; a server of that era must know it (2026-07-28, server/discover). */
export const DISCOVER = "server/discover";

/** Error codes of 2026-07-28 (basic/index). */
export const HEADER_MISMATCH = -32020;
export const MISSING_CLIENT_CAPABILITY = -32021;
export const UNSUPPORTED_VERSION = -32022;

const METHOD_NOT_FOUND = -32601;

/**
 * What the probe's answer means. `untouched`: an unknown method changed nothing, so the connection is as good as new.
 * `ask-initialize`: the answer proves neither era; what `initialize` brings decides.
 */
export type Discovered =
  { readonly kind: "verdict"; readonly verdict: EraVerdict; readonly untouched: boolean } | { readonly kind: "ask-initialize" };

/** Reads the answer to the probe. */
export function readDiscover(reply: Reply): Discovered {
  if (reply.kind === "result") return { kind: "verdict", verdict: verdictOf(versionsOf(reply)) ?? LEGACY, untouched: false };
  const { code } = reply;
  if (code === UNSUPPORTED_VERSION) return { kind: "verdict", verdict: verdictOf(versionsOf(reply)) ?? LEGACY, untouched: false };
  // The specification takes these two for proof of the modern era; servers use the codes otherwise as well.
  if (code === HEADER_MISMATCH || code === MISSING_CLIENT_CAPABILITY) return { kind: "ask-initialize" };
  return { kind: "verdict", verdict: LEGACY, untouched: code === METHOD_NOT_FOUND };
}

/** What the answer to an `initialize` sent for the verdict's sake means: only a refusal that names its version is modern. */
export function readInitialize(reply: Reply): EraVerdict {
  if (reply.kind === "result" || reply.code !== UNSUPPORTED_VERSION) return LEGACY;
  return verdictOf(versionsOf(reply)) ?? { era: "modern", revision: MODERN_REVISIONS[0] };
}

/** The verdict of a list of versions: modern before legacy; undefined when no version is known to us. */
export function verdictOf(versions: readonly string[]): EraVerdict | undefined {
  const revision = MODERN_REVISIONS.find((known) => versions.includes(known));
  if (revision !== undefined) return { era: "modern", revision };
  return versions.some(isLegacyRevision)
    ? { era: "legacy", supported: LEGACY_REVISIONS.filter((known) => versions.includes(known)) }
    : undefined;
}

/** The versions an answer lists: a result's `supportedVersions`, an error's `data.supported`. Other members are left out. */
export function versionsOf(reply: Reply): readonly string[] {
  const holder = reply.kind === "result" ? reply.value : reply.data;
  const list = isJsonObject(holder) ? holder[reply.kind === "result" ? "supportedVersions" : "supported"] : undefined;
  return Array.isArray(list) ? list.filter((version) => typeof version === "string") : [];
}

/** Whether versions were listed and every one that we know is modern. */
export function isModernOnly(versions: readonly string[]): boolean {
  return versions.some(isModernRevision) && !versions.some(isLegacyRevision);
}

const LEGACY: EraVerdict = { era: "legacy", supported: [] };
