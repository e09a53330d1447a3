// How every form of the history spells a movement, its absence, and a manifest.
import type { TrendPoint } from "../../model/documents/trends.js";

/** Why two runs are no movement, in words. */
export const CHANGE_WORDS = {
  first: "",
  compared: "",
  "standard-changed": "standard changed",
  "profile-changed": "conditions changed",
  "profile-unknown": "conditions unknown",
  "manifest-changed": "manifest changed",
} as const satisfies Record<TrendPoint["change"], string>;

/** `+2`, `-1`, `+0`. */
export function signed(delta: number): string {
  return delta < 0 ? String(delta) : `+${delta}`;
}

/** The digits of a manifest's digest that tell it from the others. */
export function shortDigest(sha256: string): string {
  return sha256.slice(0, 8);
}
