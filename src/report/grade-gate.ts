// Compares a report's grade with the one that was demanded. Changes no score; the front end decides the exit code.
import { reaches, type GradeFloor } from "../model/discoverability.js";
import type { ReportDocument } from "../model/documents/report.js";

/**
 * The document with its `grade_gate`; the document itself when no grade was demanded. Without a grade (not measured) it is not passed.
 * @param floor the worst grade that passes
 */
export function applyGradeFloor(document: ReportDocument, floor: GradeFloor | null): ReportDocument {
  if (floor === null) return document;
  const { discoverability, grade_gate: _replaced, waivers, cases, ...rest } = document;
  const passed = discoverability !== undefined && document.readiness !== null && reaches(discoverability.grade, floor);
  return {
    ...rest,
    ...(discoverability === undefined ? {} : { discoverability }),
    grade_gate: { min_grade: floor, passed },
    ...(waivers === undefined ? {} : { waivers }),
    cases,
  };
}
