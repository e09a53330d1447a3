// The registry of advisories, in report order, and their judgement of one run.
import { ADVISORY_IDS, type AdvisoryId } from "../../model/advisory-names.js";
import type { AdvisoryDocument } from "../../model/documents/report.js";
import type { AdvisoryFacts } from "../../model/wire-seen.js";
import type { Advisory } from "../define.js";
import { capabilityUndeclared, catalogUnstable, undeclaredServerRequest } from "./declarations.js";
import { frameOver64KiB, invalidEnvelope, lateReply, stdoutNoise, unknownId, wireSchemaInvalid } from "./frames.js";
import { httpSessionNotDeleted, httpStatusMismatch, originNotChecked } from "./http.js";
import { slowStart, stdinCloseIgnored } from "./lifecycle.js";

/** Every advisory by id. */
export const ADVISORIES: Readonly<Record<AdvisoryId, Advisory>> = {
  "stdout-noise": stdoutNoise,
  "frame-over-64KiB": frameOver64KiB,
  "late-reply": lateReply,
  "unknown-id": unknownId,
  "invalid-envelope": invalidEnvelope,
  "wire-schema-invalid": wireSchemaInvalid,
  "stdin-close-ignored": stdinCloseIgnored,
  "slow-start": slowStart,
  "capability-undeclared": capabilityUndeclared,
  "undeclared-server-request": undeclaredServerRequest,
  "catalog-unstable": catalogUnstable,
  "http-session-not-deleted": httpSessionNotDeleted,
  "origin-not-checked": originNotChecked,
  "http-status-mismatch": httpStatusMismatch,
};

/** The wanted advisories that found something, in report order; one entry a reason. */
export function judgeAdvisories(facts: AdvisoryFacts, wanted: ReadonlySet<AdvisoryId>): AdvisoryDocument[] {
  return ADVISORY_IDS.filter((id) => wanted.has(id)).flatMap((id) => {
    const advisory = ADVISORIES[id];
    const found: AdvisoryDocument[] = [];
    advisory.judge(facts, (reason, { count, positions }) => {
      const hint = advisory.reasons[reason]?.hint;
      if (count > 0 && hint !== undefined) found.push({ id, count, positions: [...positions], reason, hint });
    });
    return found;
  });
}
