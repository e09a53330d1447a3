// `output-schema`: a tool's structured result is what its outputSchema declares.
import { Type } from "typebox";
import type { Json } from "../model/json.js";
import { defineProbe } from "./define.js";
import { callTool, succeeded } from "./shared/calls.js";
import { findTool } from "./shared/catalog.js";
import { toolCall } from "./shared/fields.js";
import { failed, passed } from "./shared/verdicts.js";

/** The first revision with outputSchema and structuredContent. */
const FIRST_REVISION = "2025-06-18";

/** The probe. */
export const outputSchema = defineProbe({
  kind: "output-schema",
  about: "The structured result of one tool, against the schema it declares.",
  passesWhen:
    "the call succeeds and structuredContent satisfies the declared outputSchema; a tool that declares none has nothing to honour",
  headline: false,
  mutates: "never",
  session: "shared",
  fields: Type.Object({ ...toolCall }),
  reasons: {
    "output-schema-declared-but-missing": {
      hint: "the tool declares an outputSchema but returned no structuredContent; return it on every success, also for empty results",
    },
    "output-schema-field-missing": {
      hint: "structuredContent lacks a field that outputSchema requires; return it every time, or take it off the required list",
    },
    "output-schema-invalid-result": {
      hint: "structuredContent breaks the declared outputSchema, the schema does not compile, or the call failed; declare a schema that compiles, make valid calls succeed, and validate results against it in your own tests",
    },
  },
  measures: {},
  toolOf: ({ tool }) => tool,
  example: { tool: "read_counter", arguments: {} },
  async run({ tool, arguments: args }, { session, validator }) {
    const entry = await findTool(session, tool);
    if (entry === undefined) return failed("output-schema-invalid-result");
    const schema = entry["outputSchema"];
    if (schema === undefined) {
      const because = session.revision < FIRST_REVISION ? "not-applicable-era" : "not-applicable-undeclared";
      return { verdict: "not-applicable", because };
    }
    const reply = await callTool(session, tool, args);
    if (!succeeded(reply) || reply.kind !== "result") return failed("output-schema-invalid-result");
    // Tested by the key's presence: null and false are structured content too (2026-07-28, server/tools).
    if (!Object.hasOwn(reply.value, "structuredContent")) return failed("output-schema-declared-but-missing");
    const [verdict] = await validator.check(schema, [reply.value["structuredContent"] as Json]);
    if (verdict?.kind === "valid") return passed();
    const isMissing = verdict?.kind === "invalid" && verdict.keyword === "required";
    return failed(isMissing ? "output-schema-field-missing" : "output-schema-invalid-result");
  },
});
