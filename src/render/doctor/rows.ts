// What text and Markdown both show of a doctor report: the table's cells and the closing lines.
import type { DoctorDocument, DoctorOutcome, DoctorStep } from "../../model/documents/doctor.js";

/** Headings of the table. */
export const HEADINGS = ["era", "transport", "asked", "status", "code", "ms", "outcome"] as const;

/** The cells of one step, in the order of HEADINGS; what does not apply is a hyphen. */
export function cells(step: DoctorStep): string[] {
  const number = (value: number | null): string => (value === null ? "-" : String(value));
  const answered = step.answered === null || step.answered === step.revision ? "" : ` (${step.answered})`;
  return [step.era, step.transport, step.asked, number(step.http_status), number(step.code), number(step.ms), `${step.outcome}${answered}`];
}

/** Whether an outcome is what a client hopes for (true), a failure (false), or neither (null). */
export function isGood(outcome: DoctorOutcome): boolean | null {
  if (["ok", "other-revision", "stream", "endpoint"].includes(outcome)) return true;
  return ["refused", "not-offered", "skipped"].includes(outcome) ? null : false;
}

/** The sentence that says what connects. */
export function connection({ connects }: DoctorDocument): string {
  if (connects.length === 0) return "does not connect";
  return `connects: ${connects.map(({ era, transport }) => `${era} over ${transport}`).join(", ")}`;
}
