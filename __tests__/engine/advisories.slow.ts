// Every advisory on real servers: found with the one fault it looks for, absent without it, over both transports where it applies,
// and never a change of the score.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { ADVISORIES } from "../../src/lenses/advisories/index.js";
import { ADVISORY_IDS, type AdvisoryId } from "../../src/model/advisory-names.js";
import type { ReportDocument } from "../../src/model/documents/report.js";
import type { BatterySettings } from "../../src/engine/settings.js";
import { startAdvised } from "../support/advised.js";
import { startComposable, flawlessTool } from "../support/composable.js";
import { evaluate } from "../support/evaluate.js";
import { leftovers, newMark } from "../support/processes.js";

type Transport = "stdio" | "http";
const ALL: ReadonlySet<AdvisoryId> = new Set(ADVISORY_IDS);
const NONE: ReadonlySet<AdvisoryId> = new Set();
const scratch = mkdtempSync(join(tmpdir(), "advisories-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function measure(faults: readonly string[], transport: Transport, settings: Partial<BatterySettings> = {}): Promise<ReportDocument> {
  const mark = newMark();
  const server = await startAdvised(faults, transport, mark, join(scratch, faults.join("-")));
  try {
    return (await evaluate(server.target, { advisories: ALL, ...settings })).document;
  } finally {
    await server.stop();
    expect(await leftovers(mark)).toEqual([]);
  }
}

const found = (document: ReportDocument): string[] => (document.advisories ?? []).map(({ reason }) => reason);

interface Row {
  readonly faults: readonly string[];
  readonly reasons: readonly string[];
  readonly on: readonly Transport[];
  readonly settings?: Partial<BatterySettings>;
}

const BOTH: readonly Transport[] = ["stdio", "http"];
const ROWS: readonly Row[] = [
  { faults: ["noise"], reasons: ["stdout-noise-not-json"], on: ["stdio"] },
  { faults: ["large-listing"], reasons: ["frame-over-64KiB-large"], on: BOTH },
  { faults: ["late"], reasons: ["late-reply-after-cancel"], on: ["stdio"], settings: { callTimeoutMs: 150 } },
  { faults: ["twice"], reasons: ["unknown-id-unasked"], on: BOTH },
  { faults: ["no-envelope"], reasons: ["invalid-envelope-not-jsonrpc"], on: BOTH },
  { faults: ["odd-hint"], reasons: ["wire-schema-invalid-reply"], on: BOTH },
  { faults: ["modern", "odd-hint"], reasons: ["wire-schema-invalid-reply"], on: BOTH },
  { faults: ["ignores-stdin"], reasons: ["stdin-close-ignored-terminated"], on: ["stdio"] },
  { faults: ["ignores-sigterm"], reasons: ["stdin-close-ignored-killed"], on: ["stdio"] },
  { faults: ["leaves-child"], reasons: ["stdin-close-ignored-left-processes"], on: ["stdio"] },
  { faults: ["slow-once"], reasons: ["slow-start-cold"], on: ["stdio"], settings: { spares: 0 } },
  { faults: ["undeclared-tools"], reasons: ["capability-undeclared-listing"], on: BOTH },
  { faults: ["undeclared-message"], reasons: ["capability-undeclared-notification"], on: BOTH },
  { faults: ["asks-roots"], reasons: ["undeclared-server-request-sent"], on: BOTH },
  { faults: ["modern", "asks-roots"], reasons: ["undeclared-server-request-sent"], on: ["stdio"] },
  { faults: ["unstable-order"], reasons: ["catalog-unstable-order"], on: BOTH },
  { faults: ["unstable-content"], reasons: ["catalog-unstable-content"], on: BOTH },
  { faults: ["keeps-sessions"], reasons: ["http-session-not-deleted-served"], on: ["http"] },
  { faults: ["any-origin"], reasons: ["origin-not-checked-served"], on: ["http"] },
  { faults: ["modern", "any-origin"], reasons: ["origin-not-checked-served"], on: ["http"] },
  { faults: ["greets-notifications"], reasons: ["http-status-mismatch-notification"], on: ["http"] },
  { faults: ["error-status"], reasons: ["http-status-mismatch-result"], on: ["http"] },
  { faults: ["modern", "wrong-status"], reasons: ["http-status-mismatch-error"], on: ["http"] },
];
const CASES = ROWS.flatMap((row) => row.on.map((transport) => [row.faults.join(" + "), transport, row] as const));

describe("red", () => {
  test.each(CASES)("%s over %s", async (_name, transport, { faults, reasons, settings }) => {
    const document = await measure(faults, transport, settings);
    expect(document.readiness).not.toBeNull();
    expect(found(document)).toEqual(reasons);
    for (const { id, count, positions, reason, hint } of document.advisories ?? []) {
      expect(count).toBeGreaterThan(0);
      expect(positions.length).toBeLessThanOrEqual(5);
      expect(positions.every((position) => Number.isInteger(position) && position > 0)).toBe(true);
      expect(hint).toBe(ADVISORIES[id as AdvisoryId].reasons[reason]?.hint);
    }
  });

  test("every declared reason is provoked here, or by a clock", () => {
    const declared = ADVISORY_IDS.flatMap((id) => Object.keys(ADVISORIES[id].reasons));
    const provoked = new Set([...ROWS.flatMap(({ reasons }) => reasons), "slow-start-long"]);
    expect(declared.filter((reason) => !provoked.has(reason))).toEqual([]);
  });
});

describe("green", () => {
  test.each([
    [[], "stdio"],
    [[], "http"],
    [["modern"], "stdio"],
    [["modern"], "http"],
    // Answers as large as our own oversize argument are ours.
    [["echo"], "stdio"],
    [["echo"], "http"],
    // Either header tells a request of a foreign page.
    [["checks-host"], "http"],
    [["modern", "checks-host"], "http"],
    // Refusing to end sessions is allowed.
    [["no-delete", "keeps-sessions"], "http"],
  ] as const)("%j over %s has none", async (faults, transport) => {
    const document = await measure(faults, transport);
    expect(document.readiness?.score).toBeGreaterThan(80);
    expect(document.advisories).toEqual([]);
  });

  test.each(BOTH)("a composable server over %s has none", async (transport) => {
    const server = await startComposable({ tools: [flawlessTool("read")] }, transport);
    const settings = { advisories: new Set(ADVISORY_IDS.filter((id) => id !== "origin-not-checked")) };
    const { document } = await evaluate(server.target, settings);
    await server.stop();
    expect(document.advisories).toEqual([]);
  });
});

describe("the score", () => {
  test.each(BOTH)("is the same with and without advisories over %s", async (transport) => {
    const faults = ["twice", "odd-hint", "unstable-order", "undeclared-message", "any-origin", "keeps-sessions"];
    const withThem = await measure(faults, transport);
    const without = await measure(faults, transport, { advisories: NONE });
    expect(withThem.advisories?.length).toBeGreaterThan(3);
    expect(without.advisories).toBeUndefined();
    const { advisories: _found, ...rest } = withThem;
    expect(rest).toEqual(without);
  });

  test("does not miss a request that an advisory took", async () => {
    const needed = 26;
    for (const maxRequests of [needed, needed + 1]) {
      const [withThem, without] = [
        await measure([], "http", { maxRequests }),
        await measure([], "http", { maxRequests, advisories: NONE }),
      ];
      expect(withThem.readiness).toEqual(without.readiness);
    }
  });
});

test.each(BOTH)("nothing a server says is in a report with advisories, over %s", async (transport) => {
  const canary = "c4n4ry-adv";
  const odd = flawlessTool("read", { annotations: { readOnlyHint: true, title: [canary] } });
  const server = await startComposable({ canary, serverInfo: { name: canary, version: canary }, tools: [odd] }, transport);
  const { document } = await evaluate(server.target, { advisories: ALL });
  await server.stop();
  expect(found(document)).toContain("wire-schema-invalid-reply");
  expect(JSON.stringify(document)).not.toContain(canary);
});

describe("levels", () => {
  test("by default the costly ones are not asked for", async () => {
    const { advisories: _level, ...rest } = { advisories: undefined };
    const server = await startAdvised(["any-origin", "keeps-sessions", "twice"], "http", newMark());
    const { document } = await evaluate(server.target, rest);
    await server.stop();
    expect(found(document)).toEqual(["unknown-id-unasked"]);
  });

  test("a server that shows nothing but noise is not measured, and the noise is named", async () => {
    const code = 'console.log("banner"); setTimeout(() => process.exit(3), 300)';
    const target = { kind: "stdio", command: process.execPath, args: ["-e", code], cwd: process.cwd(), env: {} } as const;
    const { document } = await evaluate(target);
    expect(document.readiness).toBeNull();
    expect(found(document)).toEqual(["stdout-noise-not-json"]);
  });
});
