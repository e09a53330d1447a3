// One scored call in flight; a stalled one lends its turn.
import { describe, expect, test } from "@jest/globals";
import { FairLock, holding, STALL_MS, Turn } from "../../src/engine/turn.js";
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

  test("a stall is found however long the watch has slept when the call begins", async () => {
    let nowMs = 0;
    const naps: number[] = [];
    let wake: () => void = () => undefined;
    const clock: Clock = { now: () => nowMs, sleep: (ms) => (naps.push(ms), new Promise((resolve) => (wake = resolve))) };
    let stalls = 0;
    const turn = new Turn(clock, () => (stalls += 1));
    await turn.take(() => Promise.resolve());
    nowMs = 900;
    const hung = pending();
    const taken = turn.take(hung.work);
    await settle();
    nowMs = STALL_MS;
    wake();
    await settle();
    expect([naps, stalls]).toEqual([[STALL_MS, 900], 0]);
    nowMs = 900 + STALL_MS;
    wake();
    await settle();
    expect(stalls).toBe(1);
    hung.finish();
    await taken;
  });

  test("failing work frees the turn, and no timer is left in the end", async () => {
    const { clock, sleeping } = scriptedClock();
    const turn = new Turn(clock, () => undefined);
    await expect(turn.take(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    await expect(turn.take(() => Promise.resolve(7))).resolves.toBe(7);
    expect(sleeping()).toBe(1);
    turn.end();
    expect(sleeping()).toBe(0);
  });

  test("two measurements that share a lock alternate, one call in flight between them", async () => {
    const { clock } = scriptedClock();
    const lock = new FairLock();
    const [head, base] = [new Turn(clock, () => undefined, lock), new Turn(clock, () => undefined, lock)];
    const order: string[] = [];
    let inFlight = 0;
    const measure = async (turn: Turn, name: string) => {
      for (let call = 0; call < 3; call += 1) {
        await turn.take(async () => {
          inFlight += 1;
          order.push(`${name}${String(call)}/${String(inFlight)}`);
          await settle();
          inFlight -= 1;
        });
      }
    };
    await Promise.all([measure(head, "head"), measure(base, "base")]);
    expect(order).toEqual(["head0/1", "base0/1", "head1/1", "base1/1", "head2/1", "base2/1"]);
  });

  test("whoever holds the lock as a whole keeps every call waiting, also when it fails", async () => {
    const { clock } = scriptedClock();
    const lock = new FairLock();
    const turn = new Turn(clock, () => undefined, lock);
    const [gate, call] = [pending(), pending()];
    const held = holding(lock, async () => {
      await gate.work();
      throw new Error("gate failed");
    });
    const taken = turn.take(call.work);
    await settle();
    expect(call.started()).toBe(false);
    gate.finish();
    await expect(held).rejects.toThrow("gate failed");
    await settle();
    expect(call.started()).toBe(true);
    call.finish();
    await taken;
    await expect(holding(undefined, () => Promise.resolve(3))).resolves.toBe(3);
  });
});
