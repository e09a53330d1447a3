// Watches the memory of the process while a test runs. Samples, so a peak within one synchronous step is seen only where it ends.
import { expect } from "@jest/globals";

const LIMIT_MB = 512;

/** Runs the work and expects that the process never grew by more than the limit. */
export async function withinMemory(work: () => Promise<void>): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  peak = Math.max(peak, process.memoryUsage.rss());
  expect((peak - before) / 2 ** 20).toBeLessThan(LIMIT_MB);
}
