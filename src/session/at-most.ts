// A wait with an end, for what may never settle and must not hold anything up.

/** Waits for a promise that never rejects, `ms` milliseconds at most. */
export async function atMost(promise: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const bound = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([promise, bound]);
  clearTimeout(timer);
}
