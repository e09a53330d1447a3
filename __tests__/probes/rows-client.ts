// Rows of the kinds in which the client is asked, told or gives up, and of completion: each in both eras.
import type { JsonObject } from "../../src/model/json.js";
import type { InteractivePreset } from "../support/interactive.js";
import type { Row } from "./row.js";

const QUESTION: JsonObject = { messages: [{ role: "user", content: { type: "text", text: "Sum up." } }], maxTokens: 50 };
const FORM: JsonObject = {
  message: "Which unit?",
  requestedSchema: { type: "object", properties: { unit: { type: "string", enum: ["celsius"] } }, required: ["unit"] },
};
type Ask = NonNullable<InteractivePreset["ask"]>;
const asking = (method: Ask["method"], params: JsonObject, more: Partial<Ask> = {}): InteractivePreset => ({
  ask: { method, params, times: 1, ...more },
});
const sample = (params: JsonObject = QUESTION, more: Partial<Ask> = {}): InteractivePreset =>
  asking("sampling/createMessage", params, more);
const elicit = (params: JsonObject = FORM, more: Partial<Ask> = {}): InteractivePreset => asking("elicitation/create", params, more);
const modern = (preset: InteractivePreset): InteractivePreset => ({ ...preset, era: "modern" });

/** Each row once in each era. */
function inBothEras(rows: readonly Omit<Row, "kind">[], kind: Row["kind"]): Row[] {
  return rows.flatMap((row) => {
    const full: Row = { ...row, kind };
    return [full, { ...full, name: `modern, ${row.name}`, interactive: modern(row.interactive ?? {}) }];
  });
}

const ONE_CALL = { tool: "act", arguments: {}, max_requests: 2 };
const SAMPLING: readonly Row[] = inBothEras(
  [
    { name: "asks once", fields: ONE_CALL, interactive: sample(), comesTo: "passed", measurements: { requests: 1 } },
    { name: "asks twice", fields: ONE_CALL, interactive: sample(QUESTION, { times: 2 }), comesTo: "passed", measurements: { requests: 2 } },
    { name: "never asks", fields: ONE_CALL, interactive: {}, comesTo: "passed", measurements: { requests: 0 } },
    { name: "no messages", fields: ONE_CALL, interactive: sample({ messages: [], maxTokens: 5 }), comesTo: "sampling-invalid-request" },
    {
      name: "no maxTokens",
      fields: ONE_CALL,
      interactive: sample({ messages: QUESTION["messages"] as never }),
      comesTo: "sampling-invalid-request",
    },
    {
      name: "a role of its own",
      fields: ONE_CALL,
      interactive: sample({ ...QUESTION, messages: [{ role: "system", content: { type: "text", text: "x" } }] }),
      comesTo: "sampling-invalid-request",
    },
    {
      name: "asks too often",
      fields: ONE_CALL,
      interactive: sample(QUESTION, { times: 6 }),
      comesTo: "sampling-request-flood",
      measurements: { requests: 3 },
    },
    { name: "never ends", fields: ONE_CALL, interactive: sample(QUESTION, { then: "hang" }), comesTo: "sampling-stalled-call" },
    {
      name: "fails after the answer",
      fields: ONE_CALL,
      interactive: sample(QUESTION, { then: "tool-error" }),
      comesTo: "sampling-stalled-call",
    },
    { name: "a hang before it asks", fields: ONE_CALL, interactive: { call: "hang" }, comesTo: "transport-timeout" },
    { name: "an end after the answer", fields: ONE_CALL, interactive: sample(QUESTION, { then: "exit" }), comesTo: "transport-closed" },
  ],
  "sampling",
);

const ASKED = { ...ONE_CALL, respond: "accept" };
const ELICITATION: readonly Row[] = [
  ...inBothEras(
    [
      { name: "asks and is answered", fields: ASKED, interactive: elicit(), comesTo: "passed", measurements: { requests: 1 } },
      { name: "takes no for an answer", fields: { ...ASKED, respond: "decline" }, interactive: elicit(), comesTo: "passed" },
      {
        name: "cannot go on after cancel",
        fields: { ...ASKED, respond: "cancel" },
        interactive: elicit(FORM, { then: "tool-error" }),
        comesTo: "passed",
      },
      { name: "no message", fields: ASKED, interactive: elicit({ ...FORM, message: "" }), comesTo: "elicitation-invalid-request" },
      {
        name: "a nested form",
        fields: ASKED,
        interactive: elicit({ ...FORM, requestedSchema: { type: "object", properties: { a: { type: "object" } } } }),
        comesTo: "elicitation-invalid-request",
      },
      {
        name: "a form that requires what it lacks",
        fields: ASKED,
        interactive: elicit({ ...FORM, requestedSchema: { type: "object", properties: {}, required: ["a"] } }),
        comesTo: "elicitation-invalid-request",
      },
      {
        name: "a page to open, which was not offered",
        fields: ASKED,
        interactive: elicit({ mode: "url", message: "Go there", url: "https://example.test/", elicitationId: "1" }),
        comesTo: "elicitation-invalid-request",
      },
      { name: "asks too often", fields: ASKED, interactive: elicit(FORM, { times: 5 }), comesTo: "elicitation-request-flood" },
      { name: "never ends", fields: ASKED, interactive: elicit(FORM, { then: "hang" }), comesTo: "elicitation-stalled-call" },
      {
        name: "fails after the answer",
        fields: ASKED,
        interactive: elicit(FORM, { then: "error" }),
        comesTo: "elicitation-stalled-call",
      },
      { name: "a hang before it asks", fields: ASKED, interactive: { call: "hang" }, comesTo: "transport-timeout" },
      { name: "an end after the answer", fields: ASKED, interactive: elicit(FORM, { then: "exit" }), comesTo: "transport-closed" },
    ],
    "elicitation",
  ),
  {
    kind: "elicitation",
    name: "a revision without it",
    fields: ASKED,
    interactive: { ...elicit(), revisions: ["2025-03-26"] },
    comesTo: "not-applicable-era",
  },
];

const CANCEL = { tool: "act", arguments: {}, grace_seconds: 1, reason: "user-stopped" };
const slow = (more: Partial<NonNullable<InteractivePreset["slow"]>> = {}): InteractivePreset => ({ slow: { ms: 400, ...more } });
const CANCELLATION: readonly Row[] = [
  ...[
    { name: "silence", interactive: slow(), comesTo: "passed", at: 2 },
    { name: "cancelled, it says", interactive: slow({ onCancel: "cancelled-error" }), comesTo: "passed", at: 2 },
    { name: "goes on", interactive: slow({ onCancel: "ignore" }), comesTo: "cancellation-ignored", at: 2 },
    { name: "too quick to be cancelled", interactive: {}, comesTo: "cancellation-ignored", at: 2 },
    { name: "breaks", interactive: slow({ onCancel: "error" }), comesTo: "cancellation-errored", at: 2 },
    { name: "fails uncancelled", interactive: slow({ plain: "tool-error" }), comesTo: "cancellation-errored", at: 1 },
    { name: "a hang uncancelled", interactive: slow({ plain: "hang" }), comesTo: "transport-timeout", at: 1 },
    { name: "an end uncancelled", interactive: slow({ plain: "exit" }), comesTo: "transport-closed", at: 1 },
    { name: "dies of it", interactive: slow({ onCancel: "exit" }), comesTo: "transport-closed", at: 2 },
  ].flatMap((row): Row[] => [
    { ...row, kind: "cancellation", fields: CANCEL },
    {
      ...row,
      name: `modern, ${row.name}`,
      interactive: modern(row.interactive),
      kind: "cancellation",
      fields: CANCEL,
      transports: ["stdio"],
    },
  ]),
  {
    kind: "cancellation",
    name: "modern, by the end of the exchange",
    fields: CANCEL,
    interactive: modern(slow()),
    comesTo: "not-applicable-era",
    transports: ["http"],
  },
];

const WAIT = { uri: "test://reading", max_wait_seconds: 1 };
type Resource = NonNullable<InteractivePreset["resource"]>;
const reading = (resource: Resource): InteractivePreset => ({ resource });
const SUBSCRIPTION: readonly Row[] = [
  ...inBothEras(
    [
      { name: "changes by itself", fields: WAIT, interactive: reading({ updates: "timer" }), comesTo: "passed" },
      {
        name: "changes by a call",
        fields: { ...WAIT, trigger_tool: "act", trigger_arguments: {} },
        interactive: reading({ updates: "trigger" }),
        comesTo: "passed",
      },
      { name: "not there", fields: WAIT, interactive: reading({ read: "error", updates: "timer" }), comesTo: "resource-unreadable" },
      { name: "empty", fields: WAIT, interactive: reading({ read: "empty", updates: "timer" }), comesTo: "resource-unreadable" },
      { name: "refused", fields: WAIT, interactive: reading({ subscribe: "error", updates: "timer" }), comesTo: "subscription-rejected" },
      { name: "no word", fields: WAIT, interactive: reading({ updates: "never" }), comesTo: "subscription-notification-missing" },
      {
        name: "word of a part of it",
        fields: WAIT,
        interactive: reading({ updates: "timer", announces: "test://reading/part" }),
        comesTo: "passed",
      },
      {
        name: "word of another one only",
        fields: WAIT,
        interactive: reading({ updates: "timer", announces: "test://reading2" }),
        comesTo: "subscription-notification-missing",
      },
      { name: "a hang in the read", fields: WAIT, interactive: reading({ read: "hang", updates: "never" }), comesTo: "transport-timeout" },
      {
        name: "a hang in the subscription",
        fields: WAIT,
        interactive: reading({ subscribe: "hang", updates: "never" }),
        comesTo: "transport-timeout",
      },
      { name: "an end in the read", fields: WAIT, interactive: reading({ read: "exit", updates: "never" }), comesTo: "transport-closed" },
    ],
    "resource-subscription",
  ),
  {
    kind: "resource-subscription",
    name: "for ever",
    fields: WAIT,
    interactive: reading({ unsubscribe: "error", updates: "timer" }),
    comesTo: "subscription-rejected",
  },
  {
    kind: "resource-subscription",
    name: "modern, granted without the resource",
    fields: WAIT,
    interactive: modern(reading({ subscribe: "narrow", updates: "timer" })),
    comesTo: "subscription-rejected",
  },
];

const PROMPT = { ref_type: "ref/prompt", ref_uri: "ask", argument_name: "city", argument_value: "L", max_values: 10 };
const COMPLETION: readonly Row[] = inBothEras(
  [
    { name: "two values", fields: PROMPT, interactive: { completion: "ok" }, comesTo: "passed", measurements: { values: 2 } },
    { name: "numbers", fields: PROMPT, interactive: { completion: "invalid" }, comesTo: "completion-invalid-request" },
    { name: "an error", fields: PROMPT, interactive: { completion: "error" }, comesTo: "completion-invalid-request" },
    {
      name: "fifty values",
      fields: PROMPT,
      interactive: { completion: "flood" },
      comesTo: "completion-value-flood",
      measurements: { values: 50 },
    },
    { name: "an unknown argument", fields: PROMPT, interactive: { completion: "unknown" }, comesTo: "completion-argument-unknown" },
    { name: "no answer", fields: PROMPT, interactive: { completion: "hang" }, comesTo: "completion-stalled-request" },
    { name: "an end", fields: PROMPT, interactive: { completion: "exit" }, comesTo: "transport-closed" },
  ],
  "completion",
);

/** Every row of this file. */
export const CLIENT_ROWS: readonly Row[] = [...SAMPLING, ...ELICITATION, ...CANCELLATION, ...SUBSCRIPTION, ...COMPLETION];
