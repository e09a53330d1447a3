// Every row of a table against real servers, over both transports: green, red for every declared reason, and incomplete.
// Needs `npm run compile`.
import { afterAll, describe, expect, test } from "@jest/globals";
import { PROBES } from "../../src/probes/index.js";
import { runAll } from "../engine/support.js";
import { closeShared, probe, wordFor, type Probed, type Transport } from "./support.js";
import type { Row } from "./row.js";

/** Rows that run at a time: most of them wait. */
const LANES = 8;

/** Declares the tests of these rows, and of the kinds they are of. */
export function describeRows(rows: readonly Row[]): void {
  const jobs = rows.flatMap((row) =>
    (row.transports ?? (["stdio", "http"] as const)).map((transport) => ({
      row,
      transport,
      key: `${row.kind}: ${row.name}, ${transport}`,
    })),
  );

  const run = runAll(
    jobs.map(({ row, transport, key }) => [key, () => start(row, transport)]),
    LANES,
  );
  const kinds = new Set(rows.map(({ kind }) => kind));

  afterAll(closeShared);

  describe("each case comes to what its server deserves", () => {
    test.each(jobs)("$key", async ({ row, key }) => {
      const probed = await run(key);
      expect(wordFor(probed)).toBe(row.comesTo);
      const { outcome, attempt } = probed;
      if (row.at !== undefined) {
        const at = outcome.verdict === "passed" ? outcome.attempts : outcome.verdict === "failed" ? outcome.firstFailure : attempt;
        expect(at).toBe(row.at);
      }
      if (row.calls !== undefined) expect(probed.calls).toEqual(row.calls);
      if (row.detail !== undefined) expect(outcome).toMatchObject({ detail: row.detail });
      if (row.measurements !== undefined) expect(outcome).toMatchObject({ measurements: row.measurements });
    });
  });

  describe.each(PROBES.filter(({ kind }) => kinds.has(kind)))("$kind", (declared) => {
    const own = (transport: Transport) => jobs.filter((job) => job.row.kind === declared.kind && job.transport === transport);
    const cameTo = (transport: Transport) => new Set(own(transport).map(({ row }) => row.comesTo));

    test.each(["stdio", "http"] as const)("has a green, an incomplete and, for every reason, a red row over %s", (transport) => {
      const seen = cameTo(transport);
      expect(seen).toContain("passed");
      expect([...seen].some((word) => word.startsWith("transport-"))).toBe(true);
      expect(Object.keys(declared.reasons).filter((reason) => !seen.has(reason))).toEqual([]);
    });

    test("declares each measurement that its cases bring", async () => {
      for (const { key } of own("http")) {
        const { outcome } = await run(key);
        const names = "measurements" in outcome ? Object.keys(outcome.measurements ?? {}) : [];
        expect(names.filter((name) => !Object.hasOwn(declared.measures, name))).toEqual([]);
      }
    });
  });
}

function start(row: Row, transport: Transport): Promise<Probed> {
  if (row.composable !== undefined) return probe(row.kind, row.fields, { composable: row.composable }, transport);
  return probe(row.kind, row.fields, { interactive: row.interactive ?? {} }, transport);
}
