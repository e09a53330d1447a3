// The groups of fuzzing, each as one function of how many runs: the ordinary ring makes a share, the slow ring the rest.
// A scheduled workflow plays cases nobody has seen yet (FUZZ_SEED, see support/fast-check.ts).
import { expect } from "@jest/globals";
import { fc } from "../support/fast-check.js";
import { evaluateFuzzed, sharedValidator } from "./evaluation.js";
import { catalogHandler } from "./catalog-server.js";
import { catalog, listingText } from "./catalogs.js";
import { framesCase, playFrames } from "./frames.js";
import { startCaseServer } from "./http-server.js";
import { playProcess, processCase } from "./processes.js";
import { rawCase, startRawServer } from "./raw-http.js";
import { replyCase, replyHandler } from "./replies.js";
import { withinMemory } from "./memory.js";

/** Listings of megabytes take their time. Milliseconds. */
const CATALOG_CALL_MS = 600;

/**
 * Plays cases until one fails, within the memory that all of them together may take. A failure is reported as it was found: looking
 * for a smaller one would take as long again for each step.
 * @returns how many were played
 */
async function assertRuns<T>(numRuns: number, cases: fc.Arbitrary<T>, play: (one: T) => Promise<void>): Promise<number> {
  let played = 0;
  const property = fc.asyncProperty(cases, async (one) => {
    await play(one);
    played += 1;
  });
  await withinMemory(() => fc.assert(property, { numRuns, endOnFailure: true }));
  return played;
}

/** Random bytes as the frames of a session: every call settles, and the server is answered a bounded number of times. */
export function fuzzFrames(numRuns: number): Promise<number> {
  return assertRuns(numRuns, framesCase, playFrames);
}

/** Random JSON-RPC replies over HTTP to everything that is asked. */
export async function fuzzReplies(numRuns: number): Promise<number> {
  const server = await startCaseServer();
  const validator = sharedValidator();
  try {
    return await assertRuns(numRuns, replyCase, async (replies) => {
      await evaluateFuzzed(server.add(replyHandler(replies)), validator);
    });
  } finally {
    await Promise.all([server.close(), validator.close()]);
  }
}

/** Random bytes where an HTTP response is due. */
export async function fuzzHttp(numRuns: number): Promise<number> {
  const server = await startRawServer();
  const validator = sharedValidator();
  try {
    return await assertRuns(numRuns, rawCase, async (responses) => {
      await evaluateFuzzed(server.play(responses), validator);
    });
  } finally {
    await Promise.all([server.close(), validator.close()]);
  }
}

/** Random catalogs behind a sound handshake. The listing is measured, or said to be unusable; nothing else may become of it. */
export async function fuzzCatalogs(numRuns: number): Promise<number> {
  const server = await startCaseServer();
  const validator = sharedValidator();
  try {
    return await assertRuns(numRuns, catalog, async (recipe) => {
      const target = server.add(catalogHandler(recipe));
      const { readiness, readiness_error: error } = await evaluateFuzzed(target, validator, CATALOG_CALL_MS);
      // A listing over the frame cap is no listing, and one of megabytes may come too late; any other is measured, whatever is in it.
      if (readiness === null) expect([error, listingText(recipe).length > 5_000_000]).toEqual(["listing-failed", true]);
      else expect(readiness.surface.tools).toBeLessThanOrEqual(recipe.tools.length + recipe.junk.length);
    });
  } finally {
    await Promise.all([server.close(), validator.close()]);
  }
}

/** Random scripts of server processes, each a process of its own. */
export async function fuzzProcesses(numRuns: number): Promise<number> {
  const validator = sharedValidator();
  try {
    return await assertRuns(numRuns, processCase, (script) => playProcess(script, validator));
  } finally {
    await validator.close();
  }
}
