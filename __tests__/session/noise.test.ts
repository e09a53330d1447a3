// Whatever frames arrive, every call settles, with a reply or a fault, and nothing else happens.
import { expect, test } from "@jest/globals";
import { fc } from "../support/fast-check.js";
import { TransportFault } from "../../src/model/errors.js";
import { Budget } from "../../src/session/budget.js";
import { JsonRpc } from "../../src/session/json-rpc.js";
import { legacyDialect } from "../../src/session/legacy.js";
import type { Channel, Ending, InboundFrame, OutboundFrame, TransportName } from "../../src/transport/channel.js";
import { parseJson } from "../../src/transport/frames.js";
import { clock } from "./support.js";

/** A channel the test feeds by hand: arbitrary frame orders cannot be had from a real server at will. */
class HandFed implements Channel {
  readonly ended: Promise<Ending>;
  readonly sent: OutboundFrame[] = [];
  feed: (frame: InboundFrame) => void = () => undefined;
  end: (ending: Ending) => void = () => undefined;

  constructor(readonly transport: TransportName) {
    this.ended = new Promise((resolve) => (this.end = resolve));
  }

  send(frame: OutboundFrame): Promise<void> {
    this.sent.push(frame);
    return Promise.resolve();
  }

  onFrame(listener: (frame: InboundFrame) => void): void {
    this.feed = listener;
  }

  close(): Promise<void> {
    this.end({ kind: "closed" });
    return Promise.resolve();
  }
}

const id = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom(null, "1", "x", 1.5, undefined));
const message = fc.record(
  {
    jsonrpc: fc.constantFrom("2.0", "1.0", 2),
    id,
    result: fc.jsonValue({ maxDepth: 1 }),
    error: fc.oneof(fc.record({ code: fc.constantFrom(-32601, 0, "x", 1.5), message: fc.constantFrom("m", "", 1) }), fc.constant(null)),
    method: fc.constantFrom("ping", "roots/list", "notifications/message", 5),
  },
  { requiredKeys: [] },
);
const text = fc.oneof(
  { weight: 6, arbitrary: message.map((m) => JSON.stringify(m)) },
  { weight: 1, arbitrary: fc.array(message, { maxLength: 3 }).map((m) => JSON.stringify(m)) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.string() },
);
const http = fc.record(
  { status: fc.constantFrom(200, 202, 400, 401, 403, 404, 500), requestId: fc.integer({ min: 1, max: 5 }) },
  { requiredKeys: ["status"] },
);
const frame: fc.Arbitrary<InboundFrame> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ text, oversize: fc.boolean(), http: fc.option(http, { nil: undefined }) }).map((f): InboundFrame => ({
      kind: "message",
      text: f.text,
      bytes: f.text.length,
      atMs: clock.now(),
      json: f.oversize ? undefined : parseJson(f.text),
      oversize: f.oversize,
      ...(f.http === undefined ? {} : { http: f.http }),
    })),
  },
  {
    weight: 1,
    arbitrary: http.map((h): InboundFrame => ({
      kind: "exchange-ended",
      status: h.status === 202 ? null : h.status,
      contentType: "",
      atMs: 0,
      ...(h.requestId === undefined ? {} : { requestId: h.requestId }),
    })),
  },
);

test("calls settle on any frame noise, and the server is answered a bounded number of times", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(frame, { maxLength: 30 }),
      fc.constantFrom<TransportName>("stdio", "streamable-http"),
      fc.constantFrom("2025-11-25", "2025-03-26"),
      async (frames, transport, revision) => {
        const channel = new HandFed(transport);
        const rpc = new JsonRpc(channel, clock, new Budget(clock, 60, 100));
        rpc.adopt(legacyDialect(revision));
        const calls = [1, 2, 3].map(() => rpc.call("tools/call", {}, { timeoutMs: 5_000 }));
        const settled = Promise.allSettled(calls);
        for (const f of frames) channel.feed(f);
        channel.end({ kind: "exited", code: 1, signal: null, stderrTail: [] });
        for (const outcome of await settled) {
          if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(TransportFault);
          else expect(outcome.value.ms).toBeLessThan(5_000);
        }
        expect(rpc.alive).toBe(false);
        const counts = Object.values(rpc.received);
        expect(counts.every((count: number) => Number.isInteger(count) && count >= 0)).toBe(true);
        expect(
          channel.sent.filter((out) => "result" in (out.message as object) || "error" in (out.message as object)).length,
        ).toBeLessThanOrEqual(72);
      },
    ),
    { numRuns: 150 },
  );
});

test("a call given up is cancelled, but initialize never is", async () => {
  const channel = new HandFed("stdio");
  const rpc = new JsonRpc(channel, clock, new Budget(clock, 60, 100));
  await expect(rpc.call("initialize", {}, { timeoutMs: 5 })).rejects.toMatchObject({ kind: "timeout" });
  expect(channel.sent).toHaveLength(1);
  await expect(rpc.call("tools/call", {}, { timeoutMs: 5 })).rejects.toMatchObject({ kind: "timeout" });
  expect(channel.sent.at(-1)?.message).toMatchObject({ method: "notifications/cancelled", params: { requestId: 2 } });
});

test("pings are answered, but not without end", async () => {
  const channel = new HandFed("stdio");
  const rpc = new JsonRpc(channel, clock, new Budget(clock, 60, 100));
  const call = rpc.call("tools/call");
  for (let i = 0; i < 200; i++) {
    const json = { jsonrpc: "2.0", id: i, method: "ping" };
    channel.feed({ kind: "message", text: "", bytes: 1, atMs: 0, json, oversize: false });
  }
  expect(channel.sent).toHaveLength(1 + 64);
  await Promise.all([expect(call).rejects.toBeInstanceOf(TransportFault), rpc.close()]);
});
