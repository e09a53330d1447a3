// Case fields that several kinds have, each declared once. Bounds are those of the manifest, version 1.
import { Type } from "typebox";
import type { JsonObject } from "../../model/json.js";

/** Names a tool may have: what servers list, the slash of newer revisions included. */
export const TOOL_NAME = "^[A-Za-z0-9_:./\\-]{1,128}$";

/** Identifiers of a manifest: case ids, sandboxes, reasons. */
export const IDENTIFIER = "^[A-Za-z][A-Za-z0-9_.:-]{0,63}$";

/** What IDENTIFIER says, for whoever broke it. */
export const IDENTIFIER_RULE = "A letter, then up to 63 letters, digits or _ . : -";

/** A tool's name, as the server lists it. */
export function toolName(description = "Name of the tool to call, as the server lists it.") {
  return Type.String({ pattern: TOOL_NAME, description: `${description} 1 to 128 letters, digits or _ : . / -` });
}

/** Arguments of a call, sent as written. */
export function toolArguments(description = "Arguments of the call, sent as written; {} for none.") {
  return Type.Unsafe<JsonObject>({ type: "object", description });
}

/** The two fields of every kind that calls one tool. */
export const toolCall = { tool: toolName(), arguments: toolArguments() };
