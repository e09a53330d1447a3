// Compares a report's advisories with those declared to fail it. Changes no score; the front end decides the exit code.
import type { ReportDocument } from "../model/documents/report.js";
import type { AdvisoryId } from "../model/advisory-names.js";

/**
 * The document with its `advisory_gate`; the document itself when nothing was declared.
 * Without a list of advisories (not measured) the gate is not passed.
 * @param failOn declared ids, in report order
 */
export function applyAdvisoryGate(document: ReportDocument, failOn: readonly AdvisoryId[]): ReportDocument {
  if (failOn.length === 0) return document;
  const declared: ReadonlySet<string> = new Set(failOn);
  const { advisories, advisory_gate: _replaced, discoverability, cases, ...rest } = document;
  const passed = document.readiness !== null && advisories !== undefined && !advisories.some(({ id }) => declared.has(id));
  return {
    ...rest,
    ...(advisories === undefined ? {} : { advisories }),
    advisory_gate: { fail_on: [...failOn], passed },
    ...(discoverability === undefined ? {} : { discoverability }),
    cases,
  };
}
