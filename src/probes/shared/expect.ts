// What a case expects of one call: its fields, the rules between them, and the judgement. Shared by instruction-fidelity and workflow.
import { Type, type Static } from "typebox";
import type { Json, JsonObject } from "../../model/json.js";
import { errorOf, succeeded, textObject, type ToolReply } from "./calls.js";
import { MAX_POINTER, POINTER_PATTERN, valueAt } from "./pointer.js";

const key = Type.String({ minLength: 1, maxLength: 256 });
/** The same as a pattern: of a record's names the schema library heeds nothing else, and a dot would miss names with line breaks. */
const keyName = Type.String({ pattern: "^[\\s\\S]{1,256}$" });
const pointer = Type.String({
  pattern: POINTER_PATTERN,
  maxLength: MAX_POINTER,
  description: "A JSON Pointer from the whole result, in ASCII; not its root.",
});
const scalar = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);

/** The `expect` field. */
export const expectField = Type.Object(
  {
    outcome: Type.Union([Type.Literal("ok"), Type.Literal("error")], {
      description: "ok: the call succeeds. error: it ends in a JSON-RPC error, or in a result with isError.",
    }),
    required_result_fields: Type.Optional(
      Type.Array(key, {
        minItems: 1,
        maxItems: 64,
        description: "With ok: top-level keys that structuredContent, the JSON object in the text, or the result itself must have.",
      }),
    ),
    equals: Type.Optional(
      Type.Record(keyName, scalar, {
        additionalProperties: false,
        description:
          "With ok: the values such top-level keys, of at most 256 characters, must have, by key; null asks for a null that is there.",
      }),
    ),
    required_result_paths: Type.Optional(
      Type.Array(pointer, {
        minItems: 1,
        maxItems: 64,
        description: "With ok: JSON Pointers into the whole MCP result that must lead to a value, for example /content/0/text.",
      }),
    ),
    equals_paths: Type.Optional(
      Type.Record(pointer, scalar, {
        additionalProperties: false,
        description:
          "With ok: the values JSON Pointers from the whole result must lead to, by pointer, for example /content/0/text, never the root; null asks for a null that is there.",
      }),
    ),
    error_code: Type.Optional(
      Type.Union([Type.String({ minLength: 1, maxLength: 128 }), Type.Integer()], {
        description: "With error: a code the error must carry, its own or the JSON-RPC one.",
      }),
    ),
  },
  { additionalProperties: false, description: "What the call must bring; all of it must hold." },
);

/** What a case expects of one call. */
export type Expect = Static<typeof expectField>;

/** The fixed reasons of a call that did not go as expected. */
export const EXPECT_REASONS = {
  "unexpected-outcome": {
    hint: "the call did not end as the manifest expects; make the tool succeed, or refuse, for these arguments every time, and keep a tool that a read-only case names free of writer annotations",
  },
  "missing-field": {
    hint: "the result lacks a field callers were promised; return it on every success, and declare it as required in outputSchema",
  },
  "value-mismatch": {
    hint: "a result field has another value than callers were promised; restore the documented value, or announce the change and update the manifest",
  },
  "error-code-mismatch": {
    hint: "the error carries another code than callers branch on; keep error codes stable and return them in structuredContent or the error's data, not in prose only",
  },
} as const;
export type ExpectReason = keyof typeof EXPECT_REASONS;

const ONLY_WITH_OK = ["required_result_fields", "equals", "required_result_paths", "equals_paths"] as const;

/** Fields that do not go with the outcome. @param at JSON Pointer of the expectation inside the case */
export function checkExpect(expect: Expect, at: string): readonly { readonly pointer: string; readonly problem: string }[] {
  if (expect.outcome === "ok")
    return expect.error_code === undefined ? [] : [{ pointer: `${at}/error_code`, problem: "goes with the outcome error only" }];
  return ONLY_WITH_OK.filter((field) => expect[field] !== undefined).map((field) => ({
    pointer: `${at}/${field}`,
    problem: "goes with the outcome ok only",
  }));
}

/** The reason a reply is not what was expected; undefined when all of it holds. */
export function judgeExpect(expect: Expect, reply: ToolReply): ExpectReason | undefined {
  if (succeeded(reply) !== (expect.outcome === "ok")) return "unexpected-outcome";
  if (expect.outcome === "error") {
    const wanted = expect.error_code;
    const codes = errorOf(reply)?.codes ?? [];
    return wanted === undefined || codes.some((code) => String(code) === String(wanted)) ? undefined : "error-code-mismatch";
  }
  return reply.kind === "result" ? judgeResult(expect, reply.value) : undefined;
}

function judgeResult(expect: Expect, result: JsonObject): ExpectReason | undefined {
  const fieldOf = topLevel(result);
  if (expect.required_result_fields?.some((name) => fieldOf(name) === undefined) === true) return "missing-field";
  if (expect.required_result_paths?.some((path) => valueAt(result, path) === undefined) === true) return "missing-field";
  const isOther = ([actual, wanted]: readonly [Json | undefined, Json]): boolean => actual !== wanted;
  const values = [
    ...Object.entries(expect.equals ?? {}).map(([name, wanted]) => [fieldOf(name), wanted] as const),
    ...Object.entries(expect.equals_paths ?? {}).map(([path, wanted]) => [valueAt(result, path), wanted] as const),
  ];
  return values.some(isOther) ? "value-mismatch" : undefined;
}

/** Looks a top-level key up where results keep their fields: structuredContent, the JSON object in the text, the result itself. */
function topLevel(result: JsonObject): (name: string) => Json | undefined {
  const structured = result["structuredContent"];
  const places = [structured, textObject(result), result];
  return (name) => {
    for (const place of places) {
      if (typeof place === "object" && place !== null && !Array.isArray(place) && Object.hasOwn(place, name)) return place[name];
    }
    return undefined;
  };
}
