// The demo under the real engine: the worked example of the standard, and what each aspect costs.
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { ASPECTS, type AspectName } from "../../src/demo/aspects.js";
import { serveHttp } from "../../src/demo/http.js";
import { AREA_NAMES } from "../../src/standard/define.js";
import { areaScores, evaluate, nodeTarget, type Evaluation } from "../support/evaluate.js";
import { DEMO_MAIN } from "./clients.js";

type Measure = (...aspects: AspectName[]) => Promise<Evaluation>;

const overStdio: Measure = (...aspects) =>
  evaluate(nodeTarget([DEMO_MAIN, ...aspects.flatMap((name) => ["--broken", name])], tmpdir()), { server: "demo" });

const overHttp: Measure = async (...aspects) => {
  const server = await serveHttp(new Set(aspects), 0);
  try {
    return await evaluate({ kind: "http", url: new URL(server.url), headers: {} }, { server: "demo" });
  } finally {
    await server.close();
  }
};

/** The reasons an aspect adds to the demo's own, sorted; none where it is not named. */
const ADDED_REASONS: Partial<Record<AspectName, readonly string[]>> = {
  ping: ["protocol-ping-failed"],
  "unknown-method": ["protocol-unknown-method-answered"],
  "unknown-tool": ["protocol-unknown-tool-accepted"],
  negotiation: ["protocol-negotiation-echoed-unknown"],
  "negotiation-invalid": ["protocol-negotiation-invalid-version"],
  "negotiation-inconsistent": ["protocol-negotiation-inconsistent-support"],
  "duplicate-page": ["protocol-pagination-invalid"],
  "stalled-cursor": ["protocol-pagination-invalid"],
  "page-error": ["protocol-pagination-invalid"],
  "invalid-entry": ["protocol-pagination-invalid"],
  surface: ["protocol-surface-invalid"],
  "surface-cursor": ["protocol-surface-invalid"],
  undescribed: ["catalog-undescribed-params"],
  untyped: ["catalog-untyped-params"],
  "destructive-undeclared": ["catalog-destructive-undeclared"],
  unannotated: ["coverage-unannotated", "honesty-untestable", "reliability-none-exercised"],
  "no-tools": ["catalog-no-tools", "no-read-only-tools"],
  bloated: ["context-catalog-heavy", "context-tool-heavy"],
  "lying-errors": ["honesty-accepted-invalid"],
  "empty-error": ["honesty-empty-error"],
  "wrong-code": ["honesty-wrong-code"],
  slow: [],
  flaky: [],
  "no-recovery": [],
  poisoned: [],
  "undeclared-argument": ["coverage-unsynthesizable"],
  "output-schema": ["reliability-output-schema-broken"],
  "output-missing": ["reliability-output-schema-broken"],
  "output-field": ["reliability-output-schema-broken"],
  contention: ["reliability-contention-failed"],
  payload: ["reliability-payload-unhandled"],
  rejecting: ["coverage-rejected-arguments"],
  unsynthesizable: ["coverage-unsynthesizable"],
  crash: ["coverage-call-failed"],
  hang: ["coverage-call-failed"],
};

function reasons(evaluation: Evaluation): Set<string> {
  return new Set(evaluation.document.readiness?.areas.flatMap((area) => area.checks.map((check) => check.reason)));
}

const MEASURES = { stdio: overStdio, http: overHttp } as const;
type Transport = keyof typeof MEASURES;

const first: Partial<Record<Transport, Evaluation>> = {};
const again: Partial<Record<Transport, Evaluation>> = {};
const runs = new Map<string, Promise<Evaluation>>();

/** Aspects that no readiness check sees are run over one transport: the other one would show nothing either. */
const runsOver = (transport: Transport) => ASPECTS.filter(({ lowers }) => transport === "http" || lowers.length > 0);

/** Several runs at a time: they mostly wait. Latency is judged apart, since a busy machine would blur it. */
const LANES = 8;

beforeAll(async () => {
  for (const transport of ["stdio", "http"] as const) {
    first[transport] = await MEASURES[transport]();
    again[transport] = await MEASURES[transport]();
  }
  const settle = new Map<string, (run: Promise<Evaluation>) => void>();
  const jobs = (["http", "stdio"] as const).flatMap((transport) =>
    runsOver(transport).map(({ name }) => ({ name, transport, key: `${transport} ${name}` })),
  );
  for (const { key } of jobs) runs.set(key, new Promise((resolve) => settle.set(key, resolve)));
  const lane = async (): Promise<void> => {
    // From the end: the tests over stdio come first, and the run that hangs is the longest.
    for (let job = jobs.pop(); job !== undefined; job = jobs.pop()) {
      const run = MEASURES[job.transport](job.name);
      settle.get(job.key)?.(run);
      await run.catch(() => undefined);
    }
  };
  for (let i = 0; i < LANES; i += 1) void lane();
}, 60_000);

afterAll(async () => {
  await Promise.allSettled(runs.values());
});

describe.each(["stdio", "http"] as const)("over %s", (transport) => {
  const base = (): Evaluation => first[transport] as Evaluation;

  test("is the worked example, to the point", () => {
    expect(base().notes).toEqual([]);
    expect(areaScores(base().document)).toEqual({
      protocol: 100,
      catalog: 63,
      context: 100,
      "error-honesty": 100,
      reliability: 91,
      coverage: 100,
    });
    expect(base().document.readiness).toMatchObject({ score: 91, surface: { tools: 12, read_only: 10, writers: 2, exercised: 10 } });
    const measurements = Object.fromEntries(base().document.readiness?.areas.map((area) => [area.name, area.measurements]) ?? []);
    expect(measurements).toMatchObject({
      context: { catalog_tokens: 566, heaviest_tool_tokens: 56 },
      reliability: { successful_calls: 28, tool_errors: 2, rpc_errors: 0, rejected_calls: 0, transport_errors: 0, untested_tools: 0 },
    });
    expect(base().document.readiness?.areas.find((area) => area.name === "reliability")?.checks).toMatchObject([
      { id: "reliability.success", tool: "flaky_read", score: 33, observed: 1, reason: "reliability-call-failed" },
      { id: "reliability.consistent", tool: "flaky_read", score: 0, reason: "reliability-inconsistent" },
      { id: "reliability.latency", tool: "slow_read", score: 50, observed: null, reason: "reliability-slow" },
    ]);
  });

  test("a second run gives the same document, byte for byte", () => {
    expect(JSON.stringify(again[transport]?.document)).toBe(JSON.stringify(base().document));
  });

  test.each(runsOver(transport))(
    "$name lowers the areas it names and no other",
    async ({ name, lowers }) => {
      const run = await (runs.get(`${transport} ${name}`) as Promise<Evaluation>);
      const lowered = (before: Record<string, number>, after: Record<string, number>) =>
        AREA_NAMES.filter((area) => (after[area] as number) < (before[area] as number));
      if (name === "slow") {
        expect(lowered(areaScores(base().document), areaScores(run.document))).toEqual(lowers);
        expect(run.document.readiness?.areas.flatMap((area) => area.checks)).toContainEqual(
          expect.objectContaining({ id: "reliability.latency", tool: "read_counter", score: 50 }),
        );
      } else {
        expect(lowered(base().areasWithoutLatency ?? {}, run.areasWithoutLatency ?? {})).toEqual(lowers);
      }
      const known = reasons(base());
      expect([...reasons(run)].filter((reason) => !known.has(reason)).sort()).toEqual(ADDED_REASONS[name] ?? []);
    },
    180_000, // the first test waits for most of the runs
  );
});

test("both transports score alike", () => {
  expect(first.http?.document.readiness).toEqual(first.stdio?.document.readiness);
});
