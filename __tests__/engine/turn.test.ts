// One scored call in flight; a stalled one lends its turn.
import { describe, expect, test } from "@jest/globals";
import { STALL_MS, Turn } from "../../src/engine/turn.js";
import type { Clock } from "../../src/model/host.js";

/** A clock whose sleepers wake only when the test says so. */
function scriptedClock() {
  const sleepers = new Set<() => void>();
  const clock: Clock = {
    now: () => 0,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        expect(ms).toBe(STALL_MS);
        const wake = () => (sleepers.delete(wake), resolve());
        sleepers.add(wake);
        signal?.addEventListener("abort", () => (sleepers.delete(wake), reject(new Error("aborted"))));
      }),
  };
  return { clock, wakeAll: () => [...sleepers].forEach((wake) => wake()), sleeping: () => sleepers.size };
}

/** Work that ends when told to. */
function pending() {
  let finish: () => void = () => undefined;
  let started = false;
  const done = new Promise<void>((resolve) => (finish = resolve));
  const work = () => ((started = true), done);
  return { work, finish: () => finish(), started: () => started };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("Turn", () => {
  test("runs one after the other, in order", async () => {
    const { clock } = scriptedClock();
    const turn = new Turn(clock, () => undefined);
    const [a, b, c] = [pending(), pending(), pending()];
    const all = [turn.take(a.work), turn.take(b.work), turn.take(c.work)];
    await settle();
    expect([a.started(), b.started(), c.started()]).toEqual([true, false, false]);
    a.finish();
    await settle();
    expect([b.started(), c.started()]).toEqual([true, false]);
    b.finish();
    await settle();
    expect(c.started()).toBe(true);
    c.finish();
    await Promise.all(all);
  });

  test("a stalled holder lends the turn, and the end of its work does not free the borrower's turn", async () => {
    const { clock, wakeAll } = scriptedClock();
    let stalls = 0;
    const turn = new Turn(clock, () => (stalls += 1));
    const [hung, next, last] = [pending(), pending(), pending()];
    const all = [turn.take(hung.work), turn.take(next.work), turn.take(last.work)];
    await settle();
    wakeAll();
    await settle();
    expect(stalls).toBe(1);
    expect([next.started(), last.started()]).toEqual([true, false]);
    hung.finish();
    await settle();
    expect(last.started()).toBe(false);
    next.finish();
    await settle();
    expect(last.started()).toBe(true);
    last.finish();
    await Promise.all(all);
  });

  test("failing work frees the turn and leaves no timer", async () => {
    const { clock, sleeping } = scriptedClock();
    const turn = new Turn(clock, () => undefined);
    await expect(turn.take(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(sleeping()).toBe(0);
    await expect(turn.take(() => Promise.resolve(7))).resolves.toBe(7);
  });
});
