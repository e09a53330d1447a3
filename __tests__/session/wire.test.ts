// The tally of one connection and the summary of a run, where a clock decides or a real server cannot be made to.
import { describe, expect, test } from "@jest/globals";
import type { InboundMessage, TransportName } from "../../src/transport/channel.js";
import { samplesOf, summarize } from "../../src/session/wire-summary.js";
import { askedOf, WireTally } from "../../src/session/wire-tally.js";
import { isDeclared, needOfListing, needOfNotification, needOfRequest, type Agreement } from "../../src/session/wire-undeclared.js";

const message = (rest: Partial<InboundMessage> = {}): InboundMessage => ({
  kind: "message",
  text: "",
  bytes: 10,
  atMs: 0,
  json: {},
  oversize: false,
  ...rest,
});
const tally = (openedAtMs = 0, transport: TransportName = "stdio"): WireTally => new WireTally(() => transport, openedAtMs);
const PING = askedOf("ping", undefined);

/** A connection whose first reply came after so many milliseconds. */
function started(openedAtMs: number, ms: number): WireTally {
  const one = tally(openedAtMs);
  const frame = message({ atMs: openedAtMs + ms });
  one.begin(frame);
  one.replied(PING, { isFirst: true, atMs: openedAtMs + 1 }, frame, { result: {} });
  return one;
}

describe("slow start", () => {
  test.each([
    ["quick", [started(0, 900)]],
    ["quick", [started(0, 10_000)]],
    ["slow", [started(0, 10_001)]],
    ["slow-when-cold", [started(0, 3_001), started(5_000, 600)]],
    ["quick", [started(0, 3_001), started(5_000, 601)]],
    ["quick", [started(0, 3_000), started(5_000, 10)]],
    // Opened while the first one was still starting: no warm start.
    ["quick", [started(0, 4_000), started(3_999, 10)]],
    ["quick", [tally()]],
    ["quick", []],
  ] as const)("%s %#", (band, tallies) => expect(summarize(tallies, "stdio").start).toBe(band));

  test("a server that leaves the first request unanswered is timed from the answered one", () => {
    const one = tally(0);
    const frame = message({ atMs: 11_000 });
    one.begin(frame);
    one.replied(PING, { isFirst: false, atMs: 10_900 }, frame, { result: {} });
    expect(one.startMs).toBe(100);
  });
});

describe("counts and positions", () => {
  test("five positions at most, connection after connection", () => {
    const tallies = [tally(), tally()];
    for (const one of tallies) {
      for (let i = 0; i < 4; i++) {
        one.begin(message());
        one.saw("notJson", message({ json: undefined }));
      }
    }
    const seen = summarize(tallies, "stdio");
    expect(seen.stdoutNoise).toEqual({ count: 8, positions: [1, 2, 3, 4, 1] });
    expect(seen.frames["not-json"].count).toBe(8);
    expect(seen.connections).toBe(2);
  });

  test("what comes while the connection is being closed is not noise, but a late reply still is one", () => {
    const one = tally();
    one.stop(true);
    one.begin(message({ bytes: 100_000 }));
    one.saw("notJson", message({ json: undefined }));
    one.saw("late", message());
    const seen = summarize([one], "stdio");
    expect([seen.stdoutNoise.count, seen.largeFrames.count, seen.frames.late]).toEqual([0, 0, { count: 1, positions: [1] }]);
    expect(one.received.notJson).toBe(1);
  });

  test("over HTTP, bodies of an error status and errors without id are nobody's fault", () => {
    const one = tally(0, "streamable-http");
    const failed = message({ http: { status: 404, requestId: 1 }, json: { jsonrpc: "2.0", id: null, error: { code: 0, message: "" } } });
    one.begin(failed);
    one.saw("notJsonRpc", failed);
    one.saw("unknownIds", failed);
    one.saw("notJson", failed);
    const seen = summarize([one], "streamable-http");
    expect([seen.invalidEnvelopes.count, seen.unknownIds.count, seen.stdoutNoise.count]).toEqual([0, 0, 0]);
    one.saw("notJsonRpc", { ...failed, http: { status: 200, requestId: 1 } });
    expect(summarize([one], "streamable-http").invalidEnvelopes.count).toBe(1);
  });

  test("an answer to our own oversize argument is not too large", () => {
    const one = tally();
    const frame = message({ bytes: 70_000 });
    const sizes = ["x".repeat(40_000), "short"].map((text) => {
      one.begin(frame);
      one.replied(askedOf("tools/call", { name: "t", arguments: { text } }), { isFirst: false, atMs: 0 }, frame, { result: {} });
      return one.large.count;
    });
    expect(sizes).toEqual([0, 1]);
    expect(one.large.positions).toEqual([2]);
  });

  test.each([
    [{ status: 200, contentType: "application/json" }, 1],
    [{ status: 204, contentType: "" }, 1],
    [{ status: 202, contentType: "" }, 0],
    [{ status: 200, contentType: "text/event-stream" }, 0],
    [{ status: 200, contentType: "", requestId: 3 }, 0],
    [{ status: 500, contentType: "" }, 0],
    [{ status: null, contentType: "" }, 0],
  ])("an exchange that ends like %j", (end, count) => {
    const one = tally(0, "streamable-http");
    one.exchanged({ kind: "exchange-ended", atMs: 0, ...end });
    expect(one.notificationStatus.count).toBe(count);
    const sse = tally(0, "sse");
    sse.exchanged({ kind: "exchange-ended", atMs: 0, ...end });
    expect(sse.notificationStatus.count).toBe(0);
  });
});

describe("samples", () => {
  const agreement: Agreement = { era: "legacy", revision: "2025-06-18", capabilities: {}, clientCapabilities: {} };

  test("one a method and tool, none too large, none of a connection that was never agreed on, 64 in all", () => {
    const one = tally();
    for (let i = 0; i < 60; i++) {
      const frame = message({ bytes: i === 5 ? 2_000_000 : 10 });
      one.begin(frame);
      const asked = askedOf("tools/call", { name: `tool-${String(i % 50)}`, arguments: {} });
      one.replied(asked, { isFirst: false, atMs: 0 }, frame, { result: { i } });
    }
    expect(one.samples).toHaveLength(48);
    expect(one.samples.map(({ position }) => position)).not.toContain(6);
    expect(samplesOf([one])).toEqual([]);
    one.agreement = agreement;
    expect(samplesOf([one])[0]).toEqual({ revision: "2025-06-18", method: "tools/call", value: { i: 0 }, position: 1 });
    const others = started(0, 1);
    others.agreement = agreement;
    const all = samplesOf([one, one, others]);
    expect(all).toHaveLength(64);
    // The first of each method comes before what is more of the same.
    expect(all[1]).toMatchObject({ method: "ping" });
  });
});

test.each([
  ["legacy", "2024-11-05", "2024-11-05"],
  ["legacy", "2099-01-01", "2025-11-25"],
  ["legacy", "v1", "2025-11-25"],
  ["modern", "2026-07-28", "2026-07-28"],
  ["modern", "2027-01-01", "2026-07-28"],
] as const)("%s %s is judged as %s", (era, revision, judged) => {
  const one = started(0, 1);
  one.agreement = { era, revision, capabilities: {}, clientCapabilities: {} };
  expect(samplesOf([one])[0]?.revision).toBe(judged);
});

describe("what needs a capability", () => {
  const agreed = (capabilities: Agreement["capabilities"], rest: Partial<Agreement> = {}): Agreement => ({
    era: "legacy",
    revision: "2025-11-25",
    capabilities,
    clientCapabilities: {},
    ...rest,
  });
  test.each([
    [needOfNotification("notifications/message"), agreed({}), false],
    [needOfNotification("notifications/message"), agreed({ logging: {} }), true],
    [needOfNotification("notifications/tools/list_changed"), agreed({ tools: {} }), false],
    [needOfNotification("notifications/tools/list_changed"), agreed({ tools: { listChanged: true } }), true],
    [needOfNotification("notifications/tools/list_changed"), agreed({ tools: { listChanged: false } }), false],
    [needOfNotification("notifications/resources/updated"), agreed({ resources: { subscribe: true } }), true],
    [needOfListing("tools/list", { tools: [1] }), agreed({}), false],
    [needOfListing("tools/list", { tools: [1] }), agreed({ tools: true }), true],
    [needOfRequest("roots/list"), agreed({}), false],
    [needOfRequest("roots/list"), agreed({}, { clientCapabilities: { roots: {} } }), true],
    [needOfRequest("roots/list"), agreed({}, { era: "modern", clientCapabilities: { roots: {} } }), false],
    [needOfRequest("ping"), agreed({}), true],
    [needOfRequest("ping"), agreed({}, { era: "modern" }), false],
    [needOfRequest("x/\u202e"), agreed({}), false],
  ])("%s %#", (need, agreement, declared) => {
    expect(need).toBeDefined();
    if (need !== undefined) expect(isDeclared(need, agreement)).toBe(declared);
  });

  test("nothing else does", () => {
    expect(needOfNotification("notifications/progress")).toBeUndefined();
    expect(needOfNotification("toString")).toBeUndefined();
    expect(needOfListing("tools/list", { tools: [] })).toBeUndefined();
    expect(needOfListing("ping", {})).toBeUndefined();
    expect(needOfListing("tools/list", null)).toBeUndefined();
  });
});
