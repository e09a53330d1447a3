// `resource-subscription`: a client that subscribes to a resource hears of its changes.
import { Type } from "typebox";
import { TransportFault } from "../model/errors.js";
import { isJsonObject, type Json, type JsonObject } from "../model/json.js";
import type { Session } from "../session/session.js";
import { defineProbe, type ProbeContext } from "./define.js";
import { callTool } from "./shared/calls.js";
import { toolArguments, toolName } from "./shared/fields.js";
import { failed, passed } from "./shared/verdicts.js";
import { mustBeAlive, NOTHING, within } from "./shared/waiting.js";

const UPDATED = "notifications/resources/updated";
const ACKNOWLEDGED = "notifications/subscriptions/acknowledged";

/** The probe. */
export const resourceSubscription = defineProbe({
  kind: "resource-subscription",
  about: "Subscribing to one resource, and waiting for word of a change.",
  passesWhen:
    "the resource can be read, the subscription is taken, an update is announced within max_wait_seconds, and unsubscribing works",
  headline: false,
  mutates: "never",
  session: "shared",
  fields: Type.Object({
    uri: Type.String({ minLength: 1, maxLength: 512, description: "The resource, by its URI." }),
    trigger_tool: Type.Optional(toolName("Tool whose call changes the resource; without it the resource must change by itself.")),
    trigger_arguments: Type.Optional(toolArguments("Arguments of the trigger; {} when absent.")),
    max_wait_seconds: Type.Integer({ minimum: 1, maximum: 60, description: "How long to wait for the announcement." }),
  }),
  check: ({ trigger_tool, trigger_arguments }) =>
    trigger_tool === undefined && trigger_arguments !== undefined
      ? [{ pointer: "/trigger_arguments", problem: "goes with trigger_tool only" }]
      : [],
  reasons: {
    "resource-unreadable": {
      hint: "resources/read did not return the resource; answer contents with a uri and a text or blob for every URI the server lists",
    },
    "subscription-rejected": {
      hint: "the subscription was refused, or could not be ended; declare resources.subscribe and implement resources/subscribe and resources/unsubscribe, or subscriptions/listen from 2026-07-28 on",
    },
    "subscription-notification-missing": {
      hint: "no notifications/resources/updated came after the change; send it to every subscriber of that URI, over HTTP on the stream the client keeps open",
    },
  },
  measures: {},
  toolOf: ({ trigger_tool }) => trigger_tool ?? null,
  example: { uri: "demo://reading", max_wait_seconds: 5 },
  async run({ uri, trigger_tool, trigger_arguments = {}, max_wait_seconds }, context) {
    const heard = new Heard(uri);
    const session = await context.connect({ onNotification: (method, params) => heard.take(method, params) });
    const read = await session.call("resources/read", { uri });
    if (read.kind === "error" || !isReadable(read.value)) return failed("resource-unreadable");
    const end = session.era === "modern" ? await listen(session, uri, heard, context, max_wait_seconds) : await subscribe(session, uri);
    if (end === undefined) return failed("subscription-rejected");
    if (trigger_tool !== undefined) await callTool(session, trigger_tool, trigger_arguments);
    const update = await within(heard.update, max_wait_seconds * 1000, context.clock);
    if (update === NOTHING) mustBeAlive(session);
    const isEnded = await end();
    if (update === NOTHING) return failed("subscription-notification-missing");
    return isEnded ? passed() : failed("subscription-rejected");
  },
});

/** The notifications that matter here. */
class Heard {
  readonly update: Promise<void>;
  readonly acknowledged: Promise<boolean>;
  #onUpdate: () => void = () => undefined;
  #onAcknowledged: (isOurs: boolean) => void = () => undefined;

  constructor(private readonly uri: string) {
    this.update = new Promise((resolve) => (this.#onUpdate = resolve));
    this.acknowledged = new Promise((resolve) => (this.#onAcknowledged = resolve));
  }

  take(method: string, params: JsonObject): void {
    if (method === UPDATED && isWithin(params["uri"], this.uri)) this.#onUpdate();
    if (method !== ACKNOWLEDGED) return;
    const honoured = isJsonObject(params["notifications"]) ? params["notifications"]["resourceSubscriptions"] : undefined;
    this.#onAcknowledged(Array.isArray(honoured) && honoured.includes(this.uri));
  }
}

/** Whether a URI is that of a resource or of a part of it (2025-11-25, server/resources); `a://b2` is no part of `a://b`. */
function isWithin(updated: Json | undefined, uri: string): boolean {
  if (typeof updated !== "string" || !updated.startsWith(uri)) return false;
  return updated === uri || /[/?#]$/.test(uri) || /^[/?#]/.test(updated.slice(uri.length));
}

/** Ends a subscription; whether the server took it. */
type End = () => Promise<boolean>;

/** resources/subscribe of the legacy revisions. */
async function subscribe(session: Session, uri: string): Promise<End | undefined> {
  const reply = await session.call("resources/subscribe", { uri });
  if (reply.kind === "error") return undefined;
  return async () => (await session.call("resources/unsubscribe", { uri })).kind === "result";
}

/** subscriptions/listen of 2026-07-28: the request stays open, and its first message says what was granted. */
async function listen(session: Session, uri: string, heard: Heard, context: ProbeContext, waitSeconds: number): Promise<End | undefined> {
  const { timeoutMs, clock } = context;
  const params = { notifications: { resourceSubscriptions: [uri] } };
  const call = session.begin("subscriptions/listen", params, { timeoutMs: 3 * timeoutMs + waitSeconds * 1000 });
  // Answered at once, it was refused, or ended before it began.
  const refused = call.reply.then(
    () => false,
    (fault: unknown) => {
      if (fault instanceof TransportFault && fault.kind !== "error") throw fault;
      return false;
    },
  );
  refused.catch(() => undefined); // after the acknowledgement its end is no news
  const granted = await within(Promise.race([heard.acknowledged, refused]), timeoutMs, clock);
  if (granted === NOTHING) {
    await call.cancel("not acknowledged");
    throw new TransportFault("timeout", "subscriptions/listen was not acknowledged in time");
  }
  if (!granted) {
    await call.cancel("not granted");
    return undefined;
  }
  return async () => {
    await call.cancel("no longer needed");
    return true;
  };
}

/** ReadResourceResult: contents, each with a uri and a text or a blob. */
function isReadable(result: unknown): boolean {
  const contents = isJsonObject(result) ? result["contents"] : undefined;
  const isContent = (content: Json): boolean =>
    isJsonObject(content) &&
    typeof content["uri"] === "string" &&
    (typeof content["text"] === "string" || typeof content["blob"] === "string");
  return Array.isArray(contents) && contents.length > 0 && contents.every(isContent);
}
