// Calls every tool: one lane of work on the main session, and, only while calls stall, further lanes on sessions of their own.
import { Incomplete, TransportFault } from "../model/errors.js";
import type { Clock, Lock, Progress } from "../model/host.js";
import type { CallPlan, Validator } from "../jsonschema/validator.js";
import type { Connector, Session } from "../session/session.js";
import type { ListedTool } from "../standard/observe/catalog.js";
import { observeTool, uncalled, unreachable, type CalledTool, type Send, type WatchContent } from "../standard/observe/tool.js";
import { Turn } from "./turn.js";

/** One tool to call, with its plan on the way. */
export interface Work {
  readonly tool: ListedTool;
  readonly plan: Promise<CallPlan>;
}

/** What the lanes need. */
export interface LanesInput {
  readonly main: Session;
  readonly connector: Connector;
  readonly validator: Validator;
  readonly clock: Clock;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  /** Shared with other measurements of this machine; undefined when this is the only one. */
  readonly turn: Lock | undefined;
  /** Lanes beside the main one that stalls may open. */
  readonly spares: number;
  /** Watches what the calls bring; undefined when nobody asks. */
  readonly watch: WatchContent | undefined;
}

/** Results of so many tools may wait for their check: more would only fill memory where the checks are what takes long. */
const MAX_UNCHECKED = 4;

/** After so many connections in a row that could not be opened, the tools left are given up. */
const MAX_FAILED_CONNECTS = 2;

/** Observes each tool, in catalog order as far as stalls allow. Returns the observations in the order of `work`, and the session to go on with. */
export async function callTools(
  work: readonly Work[],
  input: LanesInput,
): Promise<{ called: readonly CalledTool[]; main: Session | undefined }> {
  const lanes = new Lanes(work, input);
  await lanes.run();
  return { called: lanes.called, main: lanes.main };
}

class Lanes {
  readonly called: CalledTool[] = [];
  main: Session | undefined;
  #next = 0;
  #failedConnects = 0;
  readonly #turn: Turn;
  readonly #extra: Promise<void>[] = [];
  readonly #checks: { readonly index: number; readonly conforms: Promise<boolean | null> }[] = [];

  constructor(
    private readonly work: readonly Work[],
    private readonly input: LanesInput,
  ) {
    this.main = input.main;
    this.#turn = new Turn(input.clock, () => this.#openLane(), input.turn);
  }

  async run(): Promise<void> {
    try {
      this.main = await this.#lane(this.main);
      // Lanes may open further lanes while they run.
      for (let i = 0; i < this.#extra.length; i += 1) await this.#extra[i];
    } finally {
      this.#turn.end();
    }
    for (const { index, conforms } of this.#checks) {
      const called = this.called[index];
      if (called !== undefined) this.called[index] = { ...called, outputConforms: await conforms };
    }
  }

  #openLane(): void {
    const left = this.work.length - this.#next;
    // A call that waits for a rate limit has not stalled, and a second lane would only meet the same limit sooner.
    if (left <= 0 || this.#extra.length >= this.input.spares || this.input.connector.isLimited) return;
    const lane = this.#lane(undefined).then((session) => this.#keep(session));
    lane.catch(() => undefined); // awaited in run(); until then a failure must not count as unhandled
    this.#extra.push(lane);
  }

  /** An extra lane's healthy session replaces a main session that was lost. */
  async #keep(session: Session | undefined): Promise<void> {
    if (this.main?.alive !== true && session?.alive === true) this.main = session;
    else await session?.close();
  }

  /** Works tools off until none is left; returns its session if it is still usable. */
  async #lane(first: Session | undefined): Promise<Session | undefined> {
    let session = first;
    while (this.#next < this.work.length) {
      if (this.input.signal.aborted) throw new Incomplete("interrupted", "interrupted before the measurement ended");
      const index = this.#next;
      this.#next += 1;
      this.input.progress.update(`tool ${String(index + 1)}/${String(this.work.length)}`);
      session = await this.#observe(index, session);
    }
    return session;
  }

  async #observe(index: number, current: Session | undefined): Promise<Session | undefined> {
    const { tool, plan: planning } = this.work[index] as Work;
    const plan = await planning;
    const session = await this.#usable(current);
    if (session === undefined || session === "spent") {
      this.called[index] = session === "spent" ? uncalled(plan, "coverage-budget-exhausted") : unreachable(plan);
      return undefined;
    }
    let fresh = false;
    const send: Send = (method, params) =>
      this.#turn.take(() =>
        session.call(method, params).catch((fault: unknown) => {
          if (fault instanceof TransportFault && fault.kind === "timeout") fresh = true;
          throw fault;
        }),
      );
    await this.#checks.at(-MAX_UNCHECKED)?.conforms;
    const { outputConforms, ...seen } = await observeTool(tool, plan, session, send, this.input.validator, this.input.watch);
    this.called[index] = { ...seen, outputConforms: null };
    if (outputConforms !== null) this.#check(index, outputConforms);
    if (!fresh && session.alive) return session;
    void session.close();
    return undefined;
  }

  #check(index: number, conforms: Promise<boolean | null>): void {
    conforms.catch(() => undefined); // awaited at the end; until then a failure must not count as unhandled
    this.#checks.push({ index, conforms });
  }

  /** A live session: the current one, or a fresh one. Undefined when none is to be had, "spent" when the budget forbids it. */
  async #usable(current: Session | undefined): Promise<Session | "spent" | undefined> {
    if (current?.alive === true) return current;
    if (this.#failedConnects >= MAX_FAILED_CONNECTS) return undefined;
    try {
      const session = await this.input.connector.connect();
      this.#failedConnects = 0;
      return session;
    } catch (error) {
      if (error instanceof TransportFault && error.kind === "budget") return "spent";
      if (!(error instanceof Incomplete)) throw error;
      this.#failedConnects += 1;
      return undefined;
    }
  }
}
