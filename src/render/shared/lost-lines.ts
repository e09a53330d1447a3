// A lost point and its hint as lines of `key=value` fields, for text and for whatever embeds text. No text of a server but tool names.
import { fieldValue, printable } from "../../lib/escape.js";
import type { LostCheck } from "../../model/documents/report.js";
import type { ReportWaiver } from "../../model/documents/waivers.js";

/** Longest hint printed, in characters. */
const HINT_LIMIT = 2_000;

/** `catalog.description score=0 tool=x observed=37 reason=catalog-short-description`; behind it who waived it. */
export function lostFields({ id, tool, score, observed, reason }: LostCheck, waiver: ReportWaiver | undefined): string {
  const fields = [`score=${score}`];
  if (tool !== null) fields.push(`tool=${fieldValue(tool)}`);
  if (observed !== null) fields.push(`observed=${observed}`);
  fields.push(`reason=${fieldValue(reason)}`);
  return `${fieldValue(id)} ${[...fields, ...waivedFields(waiver)].join(" ")}`;
}

/** `waived owner=x until=2026-12-31`, or nothing. */
export function waivedFields(waiver: ReportWaiver | undefined): string[] {
  return waiver === undefined ? [] : ["waived", `owner=${fieldValue(waiver.owner)}`, `until=${fieldValue(waiver.expires)}`];
}

/** A hint on one line. */
export function hintText(hint: string): string {
  return `hint: ${printable(hint, HINT_LIMIT)}`;
}
