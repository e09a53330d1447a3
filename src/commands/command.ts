// What a command is: it measures or looks up, and returns documents and a verdict. Front ends render, deliver and exit.
import type { ComparisonDocument } from "../model/documents/comparison.js";
import type { DiffDocument } from "../model/documents/diff.js";
import type { DoctorDocument } from "../model/documents/doctor.js";
import type { ReportDocument } from "../model/documents/report.js";
import type { TrendPoint, TrendsDocument } from "../model/documents/trends.js";
import type { Verdict } from "../model/exit.js";
import type { ReportPlaces } from "../model/places.js";
import type { Host } from "../model/host.js";
import type { CommandName } from "../options/spec.js";
import type { OptionValues } from "../options/values.js";

/** A report and what some of its forms need beside it. */
export interface ReportResult {
  readonly kind: "probe-report";
  readonly document: ReportDocument;
  /** SARIF: where its parts stand. */
  readonly places?: ReportPlaces | undefined;
  /** HTML: earlier runs of its server, oldest first. */
  readonly history?: readonly TrendPoint[] | undefined;
  /** A version 1 report that was read: its share of passed cases, and the document as it was, for JSON. */
  readonly version1?: { readonly passRate: number; readonly original: object };
}

/** What a command returns for rendering. `text` is already final (a schema, an explanation). */
export type CommandDocument =
  | ReportResult
  /** Several servers, in the order they were measured. */
  | { readonly kind: "probe-reports"; readonly reports: readonly ReportResult[] }
  | { readonly kind: "probe-diff"; readonly document: DiffDocument }
  | { readonly kind: "comparison"; readonly document: ComparisonDocument }
  | { readonly kind: "trends"; readonly document: TrendsDocument }
  | { readonly kind: "doctor"; readonly document: DoctorDocument }
  /** `file` is written before the text is printed. */
  | { readonly kind: "text"; readonly text: string; readonly file?: { readonly path: string; readonly text: string } };

/** A command's outcome. */
export interface CommandResult {
  readonly document: CommandDocument;
  readonly verdict: Verdict;
}

/**
 * Runs one command.
 * @param values options, read and checked by the option table
 * @param operands words after the options; for commands with a target, the server command after `--`
 * @throws UsageError, Incomplete
 */
export type RunCommand = (values: OptionValues, operands: readonly string[], host: Host) => Promise<CommandResult>;

/** What help, docs and completion say about a command; its flags are declared in the option table. */
export interface CommandInfo {
  readonly name: CommandName;
  /** One line for help. */
  readonly summary: string;
  /** Usage operands, for example "-- COMMAND [ARG...]" or "[REASON]". */
  readonly operands: string;
  /** Most operands it takes; `server-command` for everything after `--`. */
  readonly takes: "server-command" | number;
  /** The words its operand may be, where they are few. */
  readonly choices?: readonly string[];
  /** The file it writes when --output names none. What is there already is kept unless --force is given. */
  readonly creates?: string;
  /** Example invocations for --help. */
  readonly examples: readonly string[];
}

/** One command of the CLI. */
export interface Command extends CommandInfo {
  /** Loads what it runs; apart from running it, so that a front end can tell the two waits apart. */
  readonly load: () => Promise<RunCommand>;
}
