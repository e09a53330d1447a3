// `elicitation`: a tool that asks the user asks properly, and comes to an end whatever the user does.
import { Type } from "typebox";
import type { Validator } from "../jsonschema/validator.js";
import { isJsonObject, type Json, type JsonObject } from "../model/json.js";
import { defineProbe } from "./define.js";
import { callAsClient } from "./shared/client-requests.js";
import { toolCall } from "./shared/fields.js";
import { failed, passed } from "./shared/verdicts.js";

/** The first revision with elicitation. */
const FIRST_REVISION = "2025-06-18";

/** The probe. */
export const elicitation = defineProbe({
  kind: "elicitation",
  about: "A call by a client whose user can be asked; each question gets the declared response.",
  passesWhen:
    "the questions are well-formed and at most max_requests, and the call ends: with a success after accept, with any result after decline or cancel",
  headline: false,
  mutates: "never",
  session: "shared",
  fields: Type.Object({
    ...toolCall,
    max_requests: Type.Integer({ minimum: 1, maximum: 10, description: "Most questions one call may ask." }),
    respond: Type.Union([Type.Literal("accept"), Type.Literal("decline"), Type.Literal("cancel")], {
      description: "What the user does. accept fills the form with values built from its schema.",
    }),
  }),
  reasons: {
    "elicitation-invalid-request": {
      hint: "an elicitation/create request was malformed; send a message and a requestedSchema of type object with flat string, number, integer, boolean or enum properties, and require only what it declares",
    },
    "elicitation-request-flood": {
      hint: "one call asked more questions than allowed; ask for everything in one form, and take decline and cancel for an answer",
    },
    "elicitation-stalled-call": {
      hint: "the call did not end after the user had answered; await the answer with a time-out, and return a result for accept, decline and cancel alike",
    },
  },
  measures: { requests: "questions the server asked" },
  toolOf: ({ tool }) => tool,
  example: { tool: "elicited_read", arguments: {}, max_requests: 1, respond: "accept" },
  async run({ tool, arguments: args, max_requests, respond }, context) {
    const { era, revision } = context.session;
    if (era === "legacy" && revision < FIRST_REVISION) return { verdict: "not-applicable", because: "not-applicable-era" };
    const seen = await callAsClient(
      {
        tool,
        arguments: args,
        // An empty object means forms only (2025-11-25, client/elicitation): no page is ever opened.
        capabilities: { elicitation: {} },
        method: "elicitation/create",
        maxRequests: max_requests,
        answer: (params) => respondTo(params, respond, context.validator),
        mayRefuse: respond !== "accept",
      },
      context,
    );
    const measurements = { requests: seen.requests };
    return seen.end === "completed" ? passed(1, measurements) : failed(`elicitation-${seen.end}`, 1, { measurements });
  },
});

async function respondTo(
  params: JsonObject,
  respond: "accept" | "decline" | "cancel",
  validator: Validator,
): Promise<JsonObject | undefined> {
  const { message, mode = "form", requestedSchema } = params as Record<string, Json | undefined>;
  if (mode !== "form" || typeof message !== "string" || message.trim() === "" || !isForm(requestedSchema)) return undefined;
  const { valid } = await validator.plan(requestedSchema);
  if (valid.kind === "ready") return respond === "accept" ? { action: "accept", content: valid.arguments } : { action: respond };
  // A form nobody can be sure to fill in (a pattern, say) is cancelled; one whose schema is broken is malformed.
  return valid.kind === "unsynthesizable" ? { action: respond === "accept" ? "cancel" : respond } : undefined;
}

/** A flat object of primitive properties (2025-06-18, client/elicitation); lists of choices since 2025-11-25. */
function isForm(schema: Json | undefined): schema is JsonObject {
  if (!isJsonObject(schema) || schema["type"] !== "object") return false;
  const { properties, required = [] } = schema as Record<string, Json | undefined>;
  if (!isJsonObject(properties) || !Object.values(properties).every(isPrimitive)) return false;
  return Array.isArray(required) && required.every((name) => typeof name === "string" && Object.hasOwn(properties, name));
}

function isPrimitive(property: Json): boolean {
  if (!isJsonObject(property)) return false;
  const { type, items } = property as Record<string, Json | undefined>;
  if (type === "array") return isJsonObject(items) && (Array.isArray(items["enum"]) || Array.isArray(items["anyOf"]));
  return typeof type === "string" && ["string", "number", "integer", "boolean"].includes(type);
}
