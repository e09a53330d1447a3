// What the runs of a target share: what one opens, and what it comes to. Data only.
import type { ReportDocument } from "../model/documents/report.js";
import { GENERATOR_NAME, GENERATOR_VERSION } from "../model/version.js";
import type { Validator } from "../jsonschema/validator.js";
import type { Budget } from "../session/budget.js";
import type { Connector } from "../session/session.js";
import type { AreaName } from "../standard/define.js";

/** How reports name the evaluator. */
export const GENERATOR = { name: GENERATOR_NAME, version: GENERATOR_VERSION };

/** A measured (or unmeasurable) server. */
export interface ScoreResult {
  /** Without floors; `readiness` is null and `readiness_error` set when nothing could be measured. */
  readonly document: ReportDocument;
  /** Area scores with every latency check at full marks, for floors; null when not measured. */
  readonly areasWithoutLatency: Readonly<Record<AreaName, number>> | null;
}

/** What one run opens; everything in it shares the budget. */
export interface OpenRun {
  readonly budget: Budget;
  readonly connector: Connector;
  readonly validator: Validator;
  /** Rejects with `auth-required` when the server no longer lets us in (HTTP 401): whatever was seen is no measurement then. */
  readonly keptOut: Promise<never>;
}
