// The size limits a schema must meet before anything recursive or compiling touches it. Iterative on purpose: the schema may
// be nested deeper than the stack.
import { SCHEMA_MAX_BYTES, SCHEMA_MAX_DEPTH, SCHEMA_MAX_NODES } from "../model/limits.js";

/** A schema small enough to work on, as JSON text, or why it is not. */
export type Admission = { readonly kind: "admitted"; readonly text: string } | { readonly kind: "too-large" | "broken" };

/**
 * Checks depth (nested objects and arrays), nodes (objects and arrays in all) and UTF-8 bytes of the compact JSON text.
 * `broken`: not a JSON value at all (an absent schema).
 */
export function admitSchema(schema: unknown): Admission {
  let level: unknown[] = [schema];
  let nodes = 0;
  for (let depth = 1; level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const node of level) {
      if (typeof node !== "object" || node === null) continue;
      nodes += 1;
      if (depth > SCHEMA_MAX_DEPTH || nodes > SCHEMA_MAX_NODES) return { kind: "too-large" };
      // One by one: spreading a huge array into push would itself exhaust the stack.
      for (const child of Object.values(node)) if (typeof child === "object" && child !== null) next.push(child);
    }
    level = next;
  }
  const text = JSON.stringify(schema) as string | undefined;
  if (text === undefined) return { kind: "broken" };
  return Buffer.byteLength(text) > SCHEMA_MAX_BYTES ? { kind: "too-large" } : { kind: "admitted", text };
}
