// The reads that ask: elicited_read asks the user, sampled_read the client's model, where the client can be asked.
// Knows neither sessions nor transports: the question goes through `Ask`.
import { isJsonObject, type JsonObject } from "../model/json.js";
import type { Broken } from "./aspects.js";

/** Capabilities by which a client can be asked. */
export type Asking = "elicitation" | "sampling";

/** Puts one request to the client. */
export interface Ask {
  /** Whether the client can be asked in this way. */
  can(asking: Asking): boolean;
  /** The client's result; null when it refused, or will never answer. */
  request(method: string, params: JsonObject): Promise<JsonObject | null>;
  /** Resolves when the client gives up. */
  abandoned(): Promise<void>;
  readonly broken: Broken;
}

/** How often the client is asked under the flood aspects. */
const FLOOD = 12;

const FORM: JsonObject = {
  message: "In which unit would you like temperatures?",
  requestedSchema: {
    type: "object",
    properties: { unit: { type: "string", enum: ["celsius", "fahrenheit"], description: "Unit of temperature." } },
    required: ["unit"],
  },
};

const QUESTION: JsonObject = {
  messages: [{ role: "user", content: { type: "text", text: "Sum up in one sentence: harbour 18 °C, hilltop 14 °C, airfield 17 °C." } }],
  maxTokens: 60,
};

/** The text a read answers after asking; null for a read that does not ask, a client that cannot be asked, or one that refuses. */
export async function askedRead(tool: string, { ask }: { readonly ask: Ask }): Promise<string | null> {
  if (tool === "elicited_read" && ask.can("elicitation")) return elicited(ask);
  return tool === "sampled_read" && ask.can("sampling") ? sampled(ask) : null;
}

async function elicited(ask: Ask): Promise<string | null> {
  const { message, requestedSchema } = FORM as { message: string; requestedSchema: JsonObject };
  const params = ask.broken.has("elicitation-invalid") ? { message } : { message, requestedSchema };
  const answer = await repeated(ask, "elicitation", "elicitation/create", params);
  const content = answer?.["action"] === "accept" ? answer["content"] : undefined;
  const unit = isJsonObject(content) ? content["unit"] : undefined;
  return typeof unit === "string" ? unit : null;
}

async function sampled(ask: Ask): Promise<string | null> {
  const { messages, maxTokens } = QUESTION as { messages: JsonObject[]; maxTokens: number };
  const params = ask.broken.has("sampling-invalid") ? { messages } : { messages, maxTokens };
  const answer = await repeated(ask, "sampling", "sampling/createMessage", params);
  const content = answer?.["content"];
  const text = isJsonObject(content) ? content["text"] : undefined;
  return typeof text === "string" ? text : null;
}

/** Asks once, or as the aspects of this asking say. */
async function repeated(ask: Ask, asking: Asking, method: string, params: JsonObject): Promise<JsonObject | null> {
  const times = ask.broken.has(`${asking}-flood`) ? FLOOD : 1;
  let answer: JsonObject | null = null;
  for (let i = 0; i < times; i += 1) {
    answer = await ask.request(method, params);
    if (answer === null) return null;
  }
  if (ask.broken.has(`${asking}-stall`)) await ask.abandoned();
  return answer;
}
