// One evaluation of a fuzzed server, whole but for the schema worker, which all cases share: starting one costs more than a case.
// What it must come to is checked here: a report that is valid in every format, within the budget, whatever the server did.
import { expect } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import { createHost } from "../../src/cli/host.js";
import { findAdvisories } from "../../src/engine/advisories.js";
import { withinBudget } from "../../src/engine/bounded-validator.js";
import { measureReadiness } from "../../src/engine/measure.js";
import { GENERATOR } from "../../src/engine/open-run.js";
import type { BatterySettings } from "../../src/engine/settings.js";
import { createValidator } from "../../src/jsonschema/client.js";
import { PlainFirst } from "../../src/jsonschema/plain-first.js";
import type { Validator } from "../../src/jsonschema/validator.js";
import { ADVISORY_IDS } from "../../src/model/advisory-names.js";
import { ReportSchema, type ReportDocument } from "../../src/model/documents/report.js";
import { loadReportRenderer } from "../../src/render/report/index.js";
import { buildReport } from "../../src/report/build.js";
import { readReport } from "../../src/report/read.js";
import { Budget } from "../../src/session/budget.js";
import { createConnector } from "../../src/session/connector.js";
import type { Target } from "../../src/target/target.js";

const WORKER = new URL("../support/worker-entry.mjs", import.meta.url);
const FORMATS = ["json", "junit", "markdown", "sarif", "text"] as const;
const isReport = new Ajv2020({ strict: false }).compile(ReportSchema);

const BUDGET_SECONDS = 2;
/** What may come on top of the budget on a busy machine: orderly ends of connections, and schema jobs under way. Milliseconds. */
const GRACE_MS = 8_000;

const SETTINGS: BatterySettings = {
  server: "fuzz",
  confirmReadOnly: true,
  skipTools: [],
  overrides: null,
  startTimeoutMs: 800,
  budgetSeconds: BUDGET_SECONDS,
  maxRequests: 300,
  spares: 0,
  advisories: new Set(ADVISORY_IDS),
};

/** A schema worker for many cases. A job may take less than the usual two seconds, so that a thousand hostile schemas end in time. */
export function sharedValidator(): Validator {
  return createValidator({ workerModule: WORKER, jobMs: 300 });
}

/**
 * Evaluates as `score` does and checks what every evaluation owes.
 * @param callTimeoutMs how long calls wait, in milliseconds
 * @returns the report
 */
export async function evaluateFuzzed(target: Target, validator: Validator, callTimeoutMs = 120): Promise<ReportDocument> {
  const host = createHost({
    progress: { update: () => undefined, note: () => undefined, stop: () => undefined },
    signal: new AbortController().signal,
    workerModule: WORKER,
  });
  const { clock } = host;
  const from = clock.now();
  const budget = new Budget(clock, SETTINGS.budgetSeconds, SETTINGS.maxRequests);
  let shutOut: (cause: Error) => void = () => undefined;
  const keptOut = new Promise<never>((_, reject) => (shutOut = reject));
  keptOut.catch(() => undefined);
  const connector = createConnector(target, {
    clock,
    budget,
    startTimeoutMs: SETTINGS.startTimeoutMs,
    callTimeoutMs,
    clientCapabilities: {},
    clientInfo: GENERATOR,
    probeSilenceMs: 100,
    onUnauthorized: shutOut,
  });
  const shared: Validator = { ...validator, close: () => Promise.resolve() };
  const bounded = withinBudget(new PlainFirst(() => Promise.resolve(shared)), budget, clock);
  try {
    const connecting = connector.connect();
    connecting.catch(() => undefined);
    const run = { budget, connector, validator: bounded, keptOut };
    const { report, session, relisted } = await measureReadiness(run, connecting, SETTINGS, host);
    const advisories = await findAdvisories({ ...run, target, host, wanted: SETTINGS.advisories, session, relisted });
    const document = buildReport({ generator: GENERATOR, server: "fuzz", ...report, ...(advisories === undefined ? {} : { advisories }) });
    expect(clock.now() - from).toBeLessThan(BUDGET_SECONDS * 1_000 + GRACE_MS);
    await expectSound(document);
    return document;
  } finally {
    await Promise.all([connector.close(), bounded.close()]);
  }
}

async function expectSound(document: ReportDocument): Promise<void> {
  expect(isReport(document) || isReport.errors).toBe(true);
  for (const format of FORMATS) {
    const text = (await loadReportRenderer(format))?.render(document) ?? "";
    expect(text.endsWith("\n")).toBe(true);
    if (format === "json") expect(readReport(text, "report.json")).toEqual(JSON.parse(JSON.stringify(document)));
    if (format === "sarif") expect(JSON.parse(text)).toMatchObject({ version: "2.1.0" });
  }
}
