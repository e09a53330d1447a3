// `sampling`: a tool that asks the client's model asks properly, and comes to an end.
import { Type } from "typebox";
import { isJsonObject, type Json, type JsonObject } from "../model/json.js";
import { defineProbe } from "./define.js";
import { callAsClient } from "./shared/client-requests.js";
import { toolCall } from "./shared/fields.js";
import { failed, passed } from "./shared/verdicts.js";

/** What our model always says. */
const ANSWER: JsonObject = {
  role: "assistant",
  content: { type: "text", text: "A short answer for tests." },
  model: "mcpeval",
  stopReason: "endTurn",
};

/** The probe. */
export const sampling = defineProbe({
  kind: "sampling",
  about: "A call by a client that offers sampling; each request for a completion gets a short answer.",
  passesWhen: "the requests for completions are well-formed and at most max_requests, and the call succeeds",
  headline: false,
  mutates: "never",
  session: "shared",
  fields: Type.Object({
    ...toolCall,
    max_requests: Type.Integer({ minimum: 1, maximum: 10, description: "Most completions one call may ask for." }),
  }),
  reasons: {
    "sampling-invalid-request": {
      hint: "a sampling/createMessage request was malformed; send a non-empty messages array of user and assistant turns with valid content, and a positive integer maxTokens",
    },
    "sampling-request-flood": {
      hint: "one call asked for more completions than allowed; ask once for what belongs together and bound every loop, since the user pays for each",
    },
    "sampling-stalled-call": {
      hint: "the call did not succeed after the client had answered; await the completion with a time-out, and finish the call with a result whatever the model says",
    },
  },
  measures: { requests: "completions the server asked for" },
  toolOf: ({ tool }) => tool,
  example: { tool: "sampled_read", arguments: {}, max_requests: 1 },
  async run({ tool, arguments: args, max_requests }, context) {
    const seen = await callAsClient(
      {
        tool,
        arguments: args,
        capabilities: { sampling: {} },
        method: "sampling/createMessage",
        maxRequests: max_requests,
        answer: (params) => Promise.resolve(isWellFormed(params) ? ANSWER : undefined),
        mayRefuse: false,
      },
      context,
    );
    const measurements = { requests: seen.requests };
    return seen.end === "completed" ? passed(1, measurements) : failed(`sampling-${seen.end}`, 1, { measurements });
  },
});

/** CreateMessageRequest of every revision; members that only some know are looked at for their type alone. */
function isWellFormed(params: JsonObject): boolean {
  const { messages, maxTokens, systemPrompt, temperature, stopSequences, modelPreferences } = params as Record<string, Json | undefined>;
  return (
    Array.isArray(messages) &&
    messages.length > 0 &&
    messages.every(isMessage) &&
    typeof maxTokens === "number" &&
    Number.isInteger(maxTokens) &&
    maxTokens > 0 &&
    (systemPrompt === undefined || typeof systemPrompt === "string") &&
    (temperature === undefined || typeof temperature === "number") &&
    (stopSequences === undefined || (Array.isArray(stopSequences) && stopSequences.every((stop) => typeof stop === "string"))) &&
    (modelPreferences === undefined || isJsonObject(modelPreferences))
  );
}

function isMessage(message: Json): boolean {
  if (!isJsonObject(message) || (message["role"] !== "user" && message["role"] !== "assistant")) return false;
  const content = message["content"];
  // A list of blocks since 2025-11-25, a single block before.
  return Array.isArray(content) ? content.length > 0 && content.every(isContent) : isContent(content);
}

/** Members each kind of content must have as strings. The kinds that belong to tools are not declared, so they may not come. */
const CONTENT: Readonly<Record<string, readonly string[]>> = { text: ["text"], image: ["data", "mimeType"], audio: ["data", "mimeType"] };

function isContent(content: Json | undefined): boolean {
  if (!isJsonObject(content) || typeof content["type"] !== "string" || !Object.hasOwn(CONTENT, content["type"])) return false;
  return CONTENT[content["type"]]?.every((key) => typeof content[key] === "string") === true;
}
