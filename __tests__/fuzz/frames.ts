// Random bytes off the wire into a session, cut anywhere: JSON-RPC in every state of repair, noise, batches, endless lines.
import { Buffer } from "node:buffer";
import { expect } from "@jest/globals";
import { fc } from "../support/fast-check.js";
import { TransportFault } from "../../src/model/errors.js";
import { Budget } from "../../src/session/budget.js";
import { JsonRpc } from "../../src/session/json-rpc.js";
import { legacyDialect } from "../../src/session/legacy.js";
import { ToolHeaders } from "../../src/session/mcp-headers.js";
import { modernDialect } from "../../src/session/modern.js";
import type { Channel, Ending, InboundFrame, OutboundFrame, TransportName } from "../../src/transport/channel.js";
import { FrameQueue, parseJson } from "../../src/transport/frames.js";
import { LineSplitter } from "../../src/transport/lines.js";
import { clock } from "../session/support.js";

/** Small, so that lines over the cap need no megabytes. */
const FRAME_CAP = 4_096;
const CALL_MS = 2_000;

/** A channel over bytes that the test has: the splitter, the parser and the queue are those of a process's stdout. */
class ByteChannel implements Channel {
  readonly ended: Promise<Ending>;
  readonly sent: OutboundFrame[] = [];
  readonly #queue = new FrameQueue();
  #end: (ending: Ending) => void = () => undefined;
  readonly #lines = new LineSplitter(FRAME_CAP, (text, bytes, oversize) =>
    this.#queue.push({ kind: "message", text, bytes, atMs: clock.now(), json: oversize ? undefined : parseJson(text), oversize }),
  );

  constructor(readonly transport: TransportName) {
    this.ended = new Promise((resolve) => (this.#end = resolve));
  }

  feed(bytes: Buffer): void {
    this.#lines.push(bytes);
  }

  exit(code: number): void {
    this.#lines.end();
    this.#end({ kind: "exited", code, signal: null, stderrTail: [] });
  }

  send(frame: OutboundFrame): Promise<void> {
    this.sent.push(frame);
    return Promise.resolve();
  }

  onFrame(listener: (frame: InboundFrame) => void): void {
    this.#queue.onFrame(listener);
  }

  close(): Promise<void> {
    this.#end({ kind: "closed" });
    return Promise.resolve();
  }
}

const id = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 5 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, "1", "x", 1.5, -1, 1e300, {}, [], true, "__proto__") },
);
const message = fc.record(
  {
    jsonrpc: fc.constantFrom("2.0", "2.0", "2.0", "1.0", 2, null),
    id,
    result: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant({ resultType: "input_required", inputRequests: { a: { method: "x" } } })),
    error: fc.oneof(
      fc.record({ code: fc.constantFrom(-32601, -32022, 0, "x", 1.5, null), message: fc.constantFrom("m", "", 1) }),
      fc.jsonValue({ maxDepth: 1 }),
    ),
    method: fc.constantFrom("ping", "roots/list", "sampling/createMessage", "notifications/message", "notifications/progress", "", 5, null),
    params: fc.jsonValue({ maxDepth: 1 }),
  },
  { requiredKeys: [] },
);
const line = fc.oneof(
  { weight: 8, arbitrary: message.map((m) => JSON.stringify(m)) },
  { weight: 2, arbitrary: fc.array(message, { maxLength: 4 }).map((m) => JSON.stringify(m)) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "",
      "\r",
      "\ufeff{}",
      "{",
      "null",
      "[".repeat(3_000),
      "x".repeat(FRAME_CAP + 1),
      "NaN",
      '{"id":1,"id":2,"result":{}}',
    ),
  },
);
const bytes = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(line, fc.constantFrom("\n", "\n", "\n", "\r\n", "")).map(([text, end]) => Buffer.from(text + end)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 64 }).map((raw) => Buffer.from(raw)) },
);

/** What comes off the wire, the cuts included, and the dialect it comes in. */
export const framesCase = fc.record({
  chunks: fc.array(bytes, { maxLength: 24 }),
  cutAt: fc.nat(60),
  dialect: fc.constantFrom("2024-11-05", "2025-03-26", "2025-11-25", "2026-07-28", "none"),
  calls: fc.integer({ min: 1, max: 4 }),
  budget: fc.constantFrom(2, 100),
  closes: fc.boolean(),
});
type FramesCase = typeof framesCase extends fc.Arbitrary<infer T> ? T : never;

function dialectOf(name: string) {
  const client = { clientInfo: { name: "fuzz", version: "1" }, clientCapabilities: {} };
  return name === "2026-07-28" ? modernDialect(name, "stdio", client, new ToolHeaders()) : legacyDialect(name);
}

/** Plays a case: every call settles with a reply or a fault, the rest is counted, and nothing is said without end. */
export async function playFrames({ chunks, cutAt, dialect, calls, budget, closes }: FramesCase): Promise<void> {
  const channel = new ByteChannel("stdio");
  const rpc = new JsonRpc(channel, clock, new Budget(clock, 60, budget));
  if (dialect !== "none") rpc.adopt(dialectOf(dialect));
  const settled = Promise.allSettled(Array.from({ length: calls }, () => rpc.call("tools/call", {}, { timeoutMs: CALL_MS })));
  for (const chunk of chunks) {
    channel.feed(chunk.subarray(0, cutAt));
    channel.feed(chunk.subarray(cutAt));
  }
  if (closes) await rpc.close();
  else channel.exit(1);
  for (const outcome of await settled) {
    if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(TransportFault);
    else expect(outcome.value.ms).toBeLessThan(CALL_MS);
  }
  await rpc.close();
  expect(rpc.alive).toBe(false);
  expect(Object.values(rpc.received).every((count: number) => Number.isInteger(count) && count >= 0)).toBe(true);
  const answers = channel.sent.filter(({ message: out }) => typeof out === "object" && out !== null && ("result" in out || "error" in out));
  // Pings, and requests declined while calls wait, have limits of their own.
  expect(answers.length).toBeLessThanOrEqual(64 + 8 * calls);
}
