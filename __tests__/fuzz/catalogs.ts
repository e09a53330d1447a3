// Random catalogs and answers of their tools, as short recipes: a failing case prints the recipe, never ten megabytes.
import { fc } from "../support/fast-check.js";
import { HOSTILE_TEXTS } from "../support/hostile.js";

const MEGABYTE = 1_000_000;

/** How the JSON text of one schema is made. */
export type SchemaRecipe =
  | { readonly shape: "deep"; readonly by: "properties" | "items" | "allOf" | "array"; readonly depth: number }
  | { readonly shape: "wide"; readonly properties: number; readonly required: boolean }
  | { readonly shape: "recursive"; readonly text: string }
  | { readonly shape: "regex"; readonly pattern: string; readonly value: string }
  | { readonly shape: "huge"; readonly where: string; readonly bytes: number }
  | { readonly shape: "text"; readonly text: string };

/** Expressions that take for ever on their value, do not compile, or are of another language. */
const PATTERNS = ["^(a+)+$", "^(a|a)*$", "(.*a){20}$", "(", "[", "(?i)x", "\\Z", "a++", "(?<n>a)(?<n>b)", "\\p{Foo}", "^\\w{1,99999}$", ""];

const RECURSIVE = [
  '{"type":"object","properties":{"a":{"$ref":"#"}},"required":["a"]}',
  '{"$ref":"#"}',
  '{"$ref":"#/$defs/a","$defs":{"a":{"$ref":"#/$defs/b"},"b":{"$ref":"#/$defs/a"}},"type":"object"}',
  '{"type":"object","properties":{"a":{"$ref":"#/$defs/t"}},"$defs":{"t":{"type":"object","properties":{"n":{"$ref":"#/$defs/t"}},"required":["n"]}},"required":["a"]}',
  '{"type":"object","$dynamicAnchor":"x","properties":{"a":{"$dynamicRef":"#x"}},"required":["a"]}',
  '{"type":"object","allOf":[{"$ref":"#"}]}',
  '{"type":"object","properties":{"a":{"$ref":"https://127.0.0.1:9/schema.json"}},"required":["a"]}',
  '{"type":"object","properties":{"a":{"$ref":"file:///etc/passwd"}}}',
  '{"type":"object","properties":{"a":{"$ref":"#/properties/b"},"b":{"$ref":"#/properties/a"}},"required":["a","b"]}',
  '{"$id":"https://json-schema.org/draft/2020-12/schema","type":"object"}',
  '{"$schema":"#","type":"object","properties":{"a":{"$ref":"#/$defs/~0~1%25"}}}',
];

const keyword = fc.constantFrom(
  ...["type", "properties", "required", "enum", "const", "pattern", "format", "items", "prefixItems", "minItems", "maxItems", "minimum"],
  ...["maximum", "multipleOf", "minLength", "maxLength", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "$ref", "$defs", "$id"],
  ...["$schema", "default", "examples", "additionalProperties", "propertyNames", "unevaluatedProperties", "dependentRequired", "contains"],
  ...["patternProperties", "__proto__", "constructor", "nullable", "title", "description", "minProperties", "uniqueItems"],
);
const word = fc.constantFrom(
  "string",
  "number",
  "integer",
  "object",
  "array",
  "null",
  "any",
  "date-time",
  "a",
  "#",
  "https://x.invalid/",
  "",
);
const { schema: random } = fc.letrec<{ schema: unknown; value: unknown }>((tie) => ({
  schema: fc.oneof(
    { weight: 6, arbitrary: fc.dictionary(keyword, tie("value"), { maxKeys: 5 }) },
    { weight: 1, arbitrary: fc.constantFrom(true, false, null, [], 5, "x") },
  ),
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    word,
    fc.constantFrom(0, 1, -1, 1e308, 0.1, 1_000_000_000, true, false, null),
    fc.array(word, { maxLength: 4 }),
    tie("schema"),
    fc.array(tie("schema"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "__proto__", "x y"), tie("schema"), { maxKeys: 3 }),
  ),
}));

const size = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(1_000, 70_000, 300_000) },
  { weight: 1, arbitrary: fc.constant(10 * MEGABYTE) },
);

const schema: fc.Arbitrary<SchemaRecipe> = fc.oneof(
  { weight: 4, arbitrary: random.map((value): SchemaRecipe => ({ shape: "text", text: JSON.stringify(value) })) },
  {
    weight: 4,
    arbitrary: fc.constant<SchemaRecipe>({
      shape: "text",
      text: '{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]}',
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      shape: fc.constant("deep" as const),
      by: fc.constantFrom("properties", "items", "allOf", "array"),
      depth: fc.constantFrom(10, 63, 65, 1_000, 20_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ shape: fc.constant("wide" as const), properties: fc.constantFrom(100, 2_000, 6_000), required: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.constantFrom(...RECURSIVE).map((text): SchemaRecipe => ({ shape: "recursive", text })) },
  {
    weight: 1,
    arbitrary: fc.record({
      shape: fc.constant("regex" as const),
      pattern: fc.oneof(fc.constantFrom(...PATTERNS), fc.string({ maxLength: 12 })),
      value: fc.constantFrom(`${"a".repeat(40)}!`, "x", ""),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      shape: fc.constant("huge" as const),
      where: fc.constantFrom("description", "const", "default", "pattern", "$comment", "$ref"),
      bytes: size,
    }),
  },
);

/** What a call of a tool gets. */
export type AnswerRecipe =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "huge"; readonly bytes: number; readonly structured: boolean }
  | { readonly kind: "deep"; readonly depth: number }
  | { readonly kind: "silence" };

const answer: fc.Arbitrary<AnswerRecipe> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom('{"content":[]}', '{"content":[{"type":"text","text":"x"}],"structuredContent":{"id":"x"}}', '{"isError":true}')
      .map((text) => ({ kind: "text" as const, text })),
  },
  { weight: 4, arbitrary: fc.json({ maxDepth: 3 }).map((text) => ({ kind: "text" as const, text })) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("huge" as const), bytes: size, structured: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("deep" as const), depth: fc.constantFrom(100, 5_000, 50_000) }) },
  { weight: 1, arbitrary: fc.constant({ kind: "silence" as const }) },
);

/** One tool: JSON texts where the value may be anything. */
export interface ToolRecipe {
  readonly name: string;
  readonly nameRepeats: number;
  readonly description: string;
  readonly annotations: string;
  readonly input: SchemaRecipe;
  readonly output: SchemaRecipe | null;
  readonly answer: AnswerRecipe;
}

const name = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[a-z]{1,8}$/) },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.constantFrom("__proto__", "constructor", "toString", "hasOwnProperty", "\ud800", "{}", "null") },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
);

const tool: fc.Arbitrary<ToolRecipe> = fc.record({
  name,
  nameRepeats: fc.oneof({ weight: 20, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.constantFrom(200, 100_000) }),
  description: fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ maxLength: 60 })),
  annotations: fc.oneof(
    { weight: 6, arbitrary: fc.constant('{"readOnlyHint":true}') },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        '{"readOnlyHint":"yes"}',
        '{"destructiveHint":true}',
        "null",
        "[]",
        '{"__proto__":{"readOnlyHint":false}}',
      ),
    },
    { weight: 1, arbitrary: fc.json({ maxDepth: 1 }) },
  ),
  input: schema,
  output: fc.option(schema, { freq: 3 }),
  answer,
});

/** A whole listing: tools, members that are no tools, and a cursor. */
export interface CatalogRecipe {
  readonly tools: readonly ToolRecipe[];
  readonly junk: readonly string[];
  /** The text of `nextCursor`, the same on every page; null for a listing that ends. */
  readonly cursor: string | null;
}

/** Random catalogs. */
export const catalog: fc.Arbitrary<CatalogRecipe> = fc.record({
  tools: fc.array(tool, { minLength: 1, maxLength: 4 }),
  junk: fc.array(fc.json({ maxDepth: 1 }), { maxLength: 2 }),
  cursor: fc.option(fc.constantFrom('"next"', '""', "5", "null", "{}"), { freq: 6 }),
});

/** The JSON text of a schema. */
export function schemaText(recipe: SchemaRecipe): string {
  switch (recipe.shape) {
    case "text":
    case "recursive":
      return recipe.text;
    case "deep":
      return deepText(recipe.by, recipe.depth);
    case "wide": {
      const names = Array.from({ length: recipe.properties }, (_, i) => `"p${String(i)}"`);
      const required = recipe.required ? `,"required":[${names.join(",")}]` : "";
      return `{"type":"object","properties":{${names.map((each) => `${each}:{"type":"string"}`).join(",")}}${required}}`;
    }
    case "regex": {
      const { pattern, value } = recipe;
      const text = { type: "string", pattern, default: value, examples: [value] };
      return JSON.stringify({ type: "object", properties: { s: text, c: { ...text, enum: [value] } }, required: ["s", "c"] });
    }
    case "huge":
      return `{"type":"object","properties":{"s":{"${recipe.where}":"${"x".repeat(recipe.bytes)}"}},"required":["s"]}`;
  }
}

function deepText(by: string, depth: number): string {
  const [open, close] = {
    properties: ['{"type":"object","required":["a"],"properties":{"a":', "}}"],
    items: ['{"type":"array","minItems":1,"items":', "}"],
    allOf: ['{"type":"object","allOf":[', "]}"],
    array: ["[", "]"],
  }[by] as [string, string];
  return `${open.repeat(depth)}${by === "array" ? "" : "{}"}${close.repeat(depth)}`;
}

/** Longest tool name, in UTF-16 units: long enough for every cap, short enough that a listing of many still fits a string. */
const MAX_NAME_UNITS = 400_000;

/** A tool's name, repeated as often as the recipe says and the bound allows. */
export function nameOf({ name, nameRepeats }: Pick<ToolRecipe, "name" | "nameRepeats">): string {
  return name.repeat(Math.max(1, Math.min(nameRepeats, Math.floor(MAX_NAME_UNITS / Math.max(1, name.length)))));
}

/** The JSON text of a page of the listing. */
export function listingText({ tools, junk, cursor }: CatalogRecipe): string {
  const entries = tools.map((tool) => {
    const { description, annotations, input, output } = tool;
    const outputSchema = output === null ? "" : `,"outputSchema":${schemaText(output)}`;
    const head = `"name":${JSON.stringify(nameOf(tool))},"description":${JSON.stringify(description)}`;
    return `{${head},"annotations":${annotations},"inputSchema":${schemaText(input)}${outputSchema}}`;
  });
  return `{"tools":[${[...entries, ...junk].join(",")}]${cursor === null ? "" : `,"nextCursor":${cursor}`}}`;
}

/** The JSON text of a call's result; undefined for no answer at all. */
export function answerText(recipe: AnswerRecipe): string | undefined {
  switch (recipe.kind) {
    case "silence":
      return undefined;
    case "text":
      return recipe.text;
    case "huge": {
      const text = `"${"x".repeat(recipe.bytes)}"`;
      return recipe.structured ? `{"content":[],"structuredContent":{"s":${text}}}` : `{"content":[{"type":"text","text":${text}}]}`;
    }
    case "deep":
      return `{"content":[],"structuredContent":${'{"a":'.repeat(recipe.depth)}1${"}".repeat(recipe.depth)}}`;
  }
}
