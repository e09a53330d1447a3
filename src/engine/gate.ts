// Runs a manifest's cases in order and returns a row for each. Ordinary cases share one connection; after a broken exchange the next
// case starts on a fresh one. Judges nothing itself: the probes do.
import { Incomplete } from "../model/errors.js";
import type { Host } from "../model/host.js";
import type { ManifestCase } from "../manifest/manifest.js";
import type { Validator } from "../jsonschema/validator.js";
import { isUnauthorized } from "../session/auth-required.js";
import type { Budget } from "../session/budget.js";
import type { Connector, ConnectOptions, Session } from "../session/session.js";
import { rowOf, unfinishedReason, unfinishedRow, type GateRow } from "./gate-row.js";

/** What the gate runs with. */
export interface GateInput {
  readonly cases: readonly ManifestCase[];
  /** How long each request waits, in milliseconds. */
  readonly timeoutMs: number;
  readonly connector: Connector;
  readonly validator: Validator;
  readonly budget: Budget;
  readonly host: Host;
  /** The first session, as it is being opened. */
  readonly connecting: Promise<Session>;
  /** Rejects when the server no longer lets us in (HTTP 401): no case is judged after that. */
  readonly keptOut: Promise<never>;
  /** Settles when nothing else of ours keeps the machine busy; cases that measure time wait for it. */
  readonly quiet?: Promise<unknown>;
}

/** After so many connections in a row that could not be opened, the cases left are given up. */
const MAX_FAILED_CONNECTS = 2;

/** Runs every case; never rejects for the server's sake. The rows are in the order of the cases. */
export async function runGate(input: GateInput): Promise<readonly GateRow[]> {
  const gate = new Gate(input);
  const rows: GateRow[] = [];
  for (const [index, one] of input.cases.entries()) {
    input.host.progress.update(`case ${String(index + 1)}/${String(input.cases.length)} ${one.id}`);
    rows.push(await gate.run(one));
  }
  gate.end();
  return rows;
}

class Gate {
  #connecting: Promise<Session> | undefined;
  #shared: Session | undefined;
  #failedConnects = 0;
  #lastFailure: unknown;
  #hasShownDetail = false;
  /** Why the server no longer lets us in; undefined while it does. */
  #shutOut: unknown;

  constructor(private readonly input: GateInput) {
    this.#connecting = input.connecting;
    input.keptOut.catch((cause: unknown) => (this.#shutOut = cause));
  }

  async run(one: ManifestCase): Promise<GateRow> {
    const { host, budget } = this.input;
    if (host.signal.aborted) return unfinishedRow(one, "gate-interrupted", 0);
    if (budget.spent) return unfinishedRow(one, "gate-budget-exhausted", 0);
    if (this.#shutOut !== undefined) return unfinishedRow(one, "gate-auth-required", 0);
    if (this.#failedConnects >= MAX_FAILED_CONNECTS) {
      return unfinishedRow(one, unfinishedReason(this.#lastFailure) ?? "transport-closed", 0);
    }
    const opened: Session[] = [];
    let attempt = 0;
    try {
      const session = one.probe.session === "fresh" ? await this.#open(opened, {}) : await this.#ordinary();
      // A time is only the server's own when no other server of ours is starting.
      if ("latency_ms" in one.probe.measures) await this.input.quiet;
      attempt = 1;
      const running = one.probe.run(one.fields, {
        session,
        connect: (options) => this.#open(opened, options ?? {}),
        attempt: (number) => (attempt = number),
        validator: this.input.validator,
        clock: host.clock,
        timeoutMs: this.input.timeoutMs,
      });
      running.catch(() => undefined); // nobody waits for it when the server shuts us out
      // A refusal for want of credentials is no verdict on the server, whatever a kind would make of it.
      return rowOf(one, await Promise.race([running, this.input.keptOut]));
    } catch (error) {
      return this.#broken(one, error, attempt);
    } finally {
      for (const session of opened) void session.close();
    }
  }

  end(): void {
    void this.#shared?.close();
  }

  #broken(one: ManifestCase, thrown: unknown, attempt: number): GateRow {
    const { host, budget } = this.input;
    const error = isUnauthorized(thrown) ? (this.#shutOut ?? thrown) : thrown;
    const seen = unfinishedReason(error);
    if (seen === undefined) throw error;
    void this.#shared?.close();
    this.#shared = undefined;
    // Servers end with the signal, and a call is cut short when the budget's time is over: neither is the server's doing.
    const reason = host.signal.aborted ? "gate-interrupted" : budget.spent ? "gate-budget-exhausted" : seen;
    if (reason !== "gate-interrupted" && error instanceof Error) {
      host.progress.note(`${one.id}: ${error.message}`);
      // The last words of a server that does not start are the same each time.
      if (error instanceof Incomplete && !this.#hasShownDetail) {
        this.#hasShownDetail = error.terminalDetail.length > 0;
        for (const line of error.terminalDetail) host.progress.note(line);
      }
    }
    return unfinishedRow(one, reason, attempt);
  }

  /** The shared session; a fresh one when there is none or it ended. */
  async #ordinary(): Promise<Session> {
    const first = this.#connecting;
    this.#connecting = undefined;
    if (first !== undefined) this.#shared = await this.#counted(first);
    if (this.#shared?.alive !== true) this.#shared = await this.#counted(this.#connect({}));
    return this.#shared;
  }

  async #open(opened: Session[], options: ConnectOptions): Promise<Session> {
    const session = await this.#counted(this.#connect(options));
    opened.push(session);
    return session;
  }

  #connect(options: ConnectOptions): Promise<Session> {
    return this.input.connector.connect({ callTimeoutMs: this.input.timeoutMs, ...options });
  }

  async #counted(connecting: Promise<Session>): Promise<Session> {
    try {
      const session = await connecting;
      this.#failedConnects = 0;
      return session;
    } catch (error) {
      this.#failedConnects += 1;
      this.#lastFailure = error;
      throw error;
    }
  }
}
