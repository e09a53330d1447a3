// Compact JSON of any depth, with a say in which keys are written and in which order. Iterative: a server may nest its JSON
// deeper than the call stack, where JSON.stringify throws. Must not read anything but own enumerable keys.
import type { Json } from "../model/json.js";

/** How an object's keys are written. `Position` says where in a document a value stands; the caller gives it meaning. */
export interface EncodeRules<Position> {
  /** Sort keys by UTF-16 code unit; otherwise the order received is kept. */
  readonly sortKeys: boolean;
  /** The position of the value under `key`, or undefined to leave the key out. Items of an array keep the array's position. */
  enter(position: Position, key: string): Position | undefined;
}

/** Compact JSON of a value; strings, numbers and lone surrogates spelled as JSON.stringify spells them. */
export function encodeJson<Position>(root: Json, start: Position, rules: EncodeRules<Position>): string {
  const out: string[] = [];
  const pending: (string | { readonly value: Json; readonly position: Position })[] = [{ value: root, position: start }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === "string") {
      out.push(next);
      continue;
    }
    const { value, position } = next;
    if (typeof value !== "object" || value === null) {
      out.push(JSON.stringify(value));
    } else if (Array.isArray(value)) {
      out.push("[");
      pending.push("]");
      for (let i = value.length - 1; i >= 0; i--) {
        pending.push({ value: value[i] ?? null, position });
        if (i > 0) pending.push(",");
      }
    } else {
      out.push("{");
      pending.push("}");
      const kept: { readonly key: string; readonly value: Json; readonly position: Position }[] = [];
      // Object.keys and own access only: a key named __proto__ is data here.
      const keys = Object.keys(value);
      for (const key of rules.sortKeys ? keys.sort(byCodeUnit) : keys) {
        const inner = rules.enter(position, key);
        const member = value[key];
        if (inner !== undefined && member !== undefined) kept.push({ key, value: member, position: inner });
      }
      for (let i = kept.length - 1; i >= 0; i--) {
        const member = kept[i];
        if (member === undefined) continue;
        pending.push({ value: member.value, position: member.position }, `${i > 0 ? "," : ""}${JSON.stringify(member.key)}:`);
      }
    }
  }
  return out.join("");
}

/** Compact JSON of a value of any depth, keys in the order received: JSON.stringify, which overflows the stack on deep values. */
export function compactJson(value: Json): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    // Only nesting deeper than the call stack ends here; the iterative encoder spells the same text, slower.
    if (!(error instanceof RangeError)) throw error;
    return encodeJson(value, true, { sortKeys: false, enter: () => true });
  }
}

/** Order of strings by UTF-16 code unit: the same on every machine, whatever its locale. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
