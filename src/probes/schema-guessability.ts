// `schema-guessability`: whether an agent that reads nothing but the input schema gets the call right.
import { Type } from "typebox";
import { isJsonObject, type Json, type JsonObject } from "../model/json.js";
import { defineProbe } from "./define.js";
import { callTool, succeeded } from "./shared/calls.js";
import { findTool } from "./shared/catalog.js";
import { toolArguments, toolName } from "./shared/fields.js";
import { failed, passed } from "./shared/verdicts.js";

/** The probe. */
export const schemaGuessability = defineProbe({
  kind: "schema-guessability",
  about: "The input schema tells an agent all it needs for a call that works.",
  passesWhen: "the schema is of an object, each required field is declared and among the arguments, and the call succeeds",
  headline: true,
  mutates: "allowed",
  session: "shared",
  fields: Type.Object({
    tool: toolName(),
    arguments: toolArguments("Arguments an agent would choose from the schema alone."),
  }),
  reasons: {
    "invalid-schema": {
      hint: "the tool is not listed, or its inputSchema is not of type object, or requires a property it does not declare; list every required name under properties with a type and a description",
    },
    "missing-required-argument": {
      hint: "the schema requires a field that callers were not told of; make it optional with a default, or announce it and update the manifest's arguments",
    },
    "unexpected-outcome": {
      hint: "arguments that satisfy the schema were refused; say every rule in the schema (enum, pattern, minimum, required) instead of checking it in the handler only",
    },
  },
  measures: { required_fields: "fields the schema requires" },
  toolOf: ({ tool }) => tool,
  example: { tool: "shared_read", arguments: { id: "note-1" } },
  async run({ tool, arguments: args }, { session }) {
    const required = requiredOf((await findTool(session, tool))?.["inputSchema"]);
    if (required === undefined) return failed("invalid-schema");
    const measurements = { required_fields: required.length };
    if (required.some((name) => !Object.hasOwn(args, name))) return failed("missing-required-argument", 1, { measurements });
    const reply = await callTool(session, tool, args);
    return succeeded(reply) ? passed(1, measurements) : failed("unexpected-outcome", 1, { measurements });
  },
});

/** The required names of an object schema that declares each of them; undefined for any other schema. */
function requiredOf(schema: Json | undefined): readonly string[] | undefined {
  if (!isJsonObject(schema) || schema["type"] !== "object") return undefined;
  const { required = [], properties = {} } = schema as JsonObject & { required?: Json; properties?: Json };
  if (!Array.isArray(required) || !isJsonObject(properties)) return undefined;
  const names = required.filter((name) => typeof name === "string");
  return names.length === required.length && names.every((name) => Object.hasOwn(properties, name)) ? names : undefined;
}
