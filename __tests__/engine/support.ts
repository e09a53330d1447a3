// Measures composable servers for the engine's tests: what was lost and what was called, as short lines to compare.
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll } from "@jest/globals";
import type { ReportDocument } from "../../src/model/documents/report.js";
import type { BatterySettings } from "../../src/engine/settings.js";
import { startComposable, type ComposablePreset, type ComposableTool } from "../support/composable.js";
import { evaluate, type Evaluation } from "../support/evaluate.js";
import { leftovers, markedEnvironment, newMark } from "../support/processes.js";

export type Transport = "stdio" | "http";
export const TRANSPORTS: readonly Transport[] = ["stdio", "http"];

/** One measured server. */
export interface Measured extends Evaluation {
  /** Names of every tools/call the server received. */
  readonly calls: readonly string[];
  /** Lost points by `lostPoints`. */
  readonly lost: readonly string[];
  readonly ms: number;
  /** Server processes that outlived the run (stdio). */
  readonly left: readonly number[];
}

/** Scores a server with this preset; the score's own errors (UsageError) reject. */
export async function measure(preset: ComposablePreset, transport: Transport, settings: Partial<BatterySettings> = {}): Promise<Measured> {
  const server = await startComposable(preset, transport);
  const mark = newMark();
  const target =
    server.target.kind === "stdio" ? { ...server.target, env: { ...server.target.env, ...markedEnvironment(mark) } } : server.target;
  const startedAt = performance.now();
  try {
    const evaluation = await evaluate(target, settings);
    const ms = performance.now() - startedAt;
    return { ...evaluation, calls: await server.calls(), lost: lostPoints(evaluation.document), ms, left: await leftovers(mark) };
  } finally {
    await server.stop();
  }
}

/**
 * Lost points as `id tool reason [score] [observed]`, in report order. Latency is left out unless asked for: it is the one
 * check that a busy machine can cost a test's server.
 */
export function lostPoints(document: ReportDocument, options: { readonly latency?: boolean } = {}): string[] {
  const checks = document.readiness?.areas.flatMap((area) => area.checks) ?? [];
  return checks
    .filter(({ reason }) => options.latency === true || reason !== "reliability-slow")
    .map(({ id, tool, reason, score, observed }) =>
      [id, tool ?? "*", reason, ...(score === 0 ? [] : [`score=${String(score)}`]), ...(observed === null ? [] : [String(observed)])].join(
        " ",
      ),
    );
}

/**
 * Runs jobs a few at a time before the file's tests, since most of them wait; each test then reads its own result.
 * Call it where `beforeAll` may be called.
 */
export function runAll<T>(jobs: readonly (readonly [string, () => Promise<T>])[], lanes = 4): (key: string) => Promise<T> {
  const results = new Map<string, Promise<T>>();
  beforeAll(async () => {
    const left = [...jobs];
    const lane = async (): Promise<void> => {
      for (let job = left.shift(); job !== undefined; job = left.shift()) {
        const result = job[1]();
        results.set(job[0], result);
        await result.catch(() => undefined); // its own test reports it
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }, 120_000);
  return async (key) => {
    const result = results.get(key);
    if (result === undefined) throw new Error(`no such run: ${key}`);
    return result;
  };
}

/** A lock file that no other server of any test uses. */
export function newLock(): string {
  return join(tmpdir(), `lock-${randomUUID()}`);
}

/** The input schema of `flawlessTool`, with other properties. */
export function schemaOf(property: Readonly<Record<string, unknown>>): ComposableTool["entry"] {
  return {
    inputSchema: {
      type: "object",
      properties: { id: { type: "string", description: "Identifier of the record, for example r1.", ...property } as never },
      required: ["id"],
      additionalProperties: false,
    },
  };
}
