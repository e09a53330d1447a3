// Which JSON Schema dialect a schema is written in. Reads only the root `$schema`; must not compile anything.

/** Dialects we can compile. */
export type Dialect = "2020-12" | "2019-09" | "draft-07" | "draft-06";

const DIALECTS: ReadonlyMap<string, Dialect> = new Map([
  ["json-schema.org/draft/2020-12/schema", "2020-12"],
  ["json-schema.org/draft/2019-09/schema", "2019-09"],
  ["json-schema.org/draft-07/schema", "draft-07"],
  ["json-schema.org/draft-06/schema", "draft-06"],
]);

/** What the root `$schema` says. `broken`: it is not a string. */
export type DialectReading =
  { readonly kind: "known"; readonly dialect: Dialect; readonly declared: boolean } | { readonly kind: "unsupported-dialect" | "broken" };

/**
 * Reads the root `$schema`. None means 2020-12 (MCP 2025-11-25, SEP-1613). `http` and `https` and a trailing `#` make no
 * difference: real servers write every combination.
 */
export function readDialect(schema: unknown): DialectReading {
  if (typeof schema !== "object" || schema === null || !Object.hasOwn(schema, "$schema")) {
    return { kind: "known", dialect: "2020-12", declared: false };
  }
  const declared: unknown = (schema as { readonly $schema?: unknown }).$schema;
  if (typeof declared !== "string") return { kind: "broken" };
  const dialect = DIALECTS.get(declared.replace(/^https?:\/\//i, "").replace(/#$/, ""));
  return dialect === undefined ? { kind: "unsupported-dialect" } : { kind: "known", dialect, declared: true };
}
