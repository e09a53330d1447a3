// What a rate limit means: how long is waited, how often, and when the refusal stands.
import { describe, expect, test } from "@jest/globals";
import { Budget } from "../../src/session/budget.js";
import { Pace } from "../../src/session/pace.js";
import type { ExchangeEnded } from "../../src/transport/channel.js";
import { retryAfterMs } from "../../src/transport/retry-after.js";

/** A clock that stands still until it is set. */
function paced({ seconds = 300, requests = 100 } = {}) {
  const clock = { nowMs: 1_000, now: () => clock.nowMs, sleep: () => Promise.resolve() };
  const heard: string[] = [];
  const pace = new Pace(clock, new Budget(clock, seconds, requests), () => heard.push("limited"));
  return { clock, heard, pace };
}

function end(status: number | null, waitMs?: number): ExchangeEnded {
  return { kind: "exchange-ended", status, contentType: "", atMs: 0, ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }) };
}

describe("how long is waited", () => {
  test.each([
    ["as the server says", end(429, 3_000), 0, 3_000],
    ["as an unavailable server says", end(503, 3_000), 0, 3_000],
    ["ten seconds at most", end(429, 3_600_000), 0, 10_000],
    ["a moment at least", end(429, 0), 0, 100],
    ["briefly where it says nothing", end(429), 0, 500],
    ["twice as long each time", end(429), 3, 4_000],
    ["and again ten seconds at most", end(429), 5, 10_000],
  ])("%s", (_name, exchange, retries, expected) => {
    const { pace } = paced();
    pace.replied();
    expect(pace.waitFor(exchange, retries)).toBe(expected);
  });

  test("everything else of the target waits as well, until then", () => {
    const { pace, clock, heard } = paced();
    pace.replied();
    pace.waitFor(end(429, 2_000), 0);
    expect([pace.holdMs, pace.isLimited]).toEqual([2_000, true]);
    clock.nowMs += 1_500;
    expect(pace.holdMs).toBe(500);
    // A second refusal in that time was sent before it.
    expect(pace.waitFor(end(429, 100), 0)).toBe(500);
    clock.nowMs += 500;
    expect(pace.holdMs).toBe(0);
    clock.nowMs += 1_000;
    pace.waitFor(end(429, 1_000), 0);
    pace.waitFor(end(429, 3_000), 0);
    // From 1,000 to 3,000 and from 4,000 to 7,000.
    expect([pace.heldBetween(0, 9_000), pace.heldBetween(2_500, 4_500), pace.heldBetween(3_000, 4_000)]).toEqual([5_000, 1_000, 0]);
    expect(heard).toEqual(["limited"]);
  });
});

describe("a refusal stands", () => {
  test.each([
    ["that is no rate limit", end(500, 1_000)],
    ["of a server that is down and names no time", end(503)],
    ["without a response", end(null)],
  ])("%s", (_name, exchange) => {
    const { pace, heard } = paced();
    pace.replied();
    expect(pace.waitFor(exchange, 0)).toBeUndefined();
    expect([pace.isLimited, pace.holdMs, heard]).toEqual([false, 0, []]);
  });

  test("before anything was answered, unless the server names a time", () => {
    const { pace } = paced();
    expect(pace.waitFor(end(429), 0)).toBeUndefined();
    expect(pace.waitFor(end(429, 1_000), 0)).toBe(1_000);
  });

  test("when waiting was in vain, for every request until one is answered", () => {
    const { pace } = paced();
    pace.replied();
    expect(pace.waitFor(end(429, 1_000), 6)).toBeUndefined();
    expect(pace.waitFor(end(429, 1_000), 0)).toBeUndefined();
    pace.replied();
    expect(pace.waitFor(end(429, 1_000), 0)).toBe(1_000);
  });

  test("when the budget's time or requests cannot hold the wait", () => {
    const [short, few] = [paced({ seconds: 1 }).pace, paced({ requests: 0 }).pace];
    for (const pace of [short, few]) {
      pace.replied();
      expect(pace.waitFor(end(429, 2_000), 0)).toBeUndefined();
      expect(pace.holdMs).toBe(0);
    }
  });
});

describe("Retry-After", () => {
  const date = "Wed, 21 Oct 2015 07:28:00 GMT";
  test.each([
    ["seconds", { "retry-after": "7" }, 7_000],
    ["a fraction of one", { "retry-after": " 0.25 " }, 250],
    ["a date, by the server's own clock", { "retry-after": date, date: "Wed, 21 Oct 2015 07:27:57 GMT" }, 3_000],
    ["a date that is over", { "retry-after": date }, 0],
    ["nothing", {}, undefined],
    ["an empty value", { "retry-after": "" }, undefined],
    ["a negative number", { "retry-after": "-5" }, undefined],
    ["prose", { "retry-after": "Soon, I hope" }, undefined],
  ])("%s", (_name, headers, expected) => {
    expect(retryAfterMs(headers)).toBe(expected);
  });

  test("a date without the server's clock counts by ours", () => {
    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    const ms = retryAfterMs({ "retry-after": inAMinute }) ?? 0;
    expect(ms).toBeGreaterThan(55_000);
    expect(ms).toBeLessThanOrEqual(60_000);
  });
});
