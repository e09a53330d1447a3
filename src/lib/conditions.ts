// The conditions of a measurement as one text: equal texts are equal conditions. Compares nothing itself.
import { canonicalJson } from "./canonical-json.js";
import type { Json } from "../model/json.js";

/**
 * The text of a measurement profile; null where it says nothing, since conditions nobody knows equal no others.
 * Fields this version does not know count: a condition nobody compared is no equal condition.
 */
export function conditionsOf(profile: object | undefined): string | null {
  return profile === undefined || Object.keys(profile).length === 0 ? null : canonicalJson(profile as Json);
}
