// Asks a server everything a client could open with, each on a connection of its own, and puts the answers into one document.
import type { DoctorDocument, DoctorStep } from "../../model/documents/doctor.js";
import { DOCTOR_SCHEMA } from "../../model/documents/schema-names.js";
import type { Host } from "../../model/host.js";
import { LEGACY_REVISIONS } from "../../model/revisions.js";
import { GENERATOR_NAME, GENERATOR_VERSION } from "../../model/version.js";
import type { HttpTarget, Target } from "../../target/target.js";
import type { Channel, TransportName } from "../../transport/channel.js";
import { Interview, statusOutcome, type Answer, type Question } from "./ask.js";
import { adviceOn, likelyCause } from "./cause.js";
import {
  initializeAt,
  isConnected,
  legacyRequest,
  listingOf,
  modernRequest,
  NEWEST_LEGACY,
  NEWEST_MODERN,
  skipped,
  stepOf,
  type StepAbout,
} from "./steps.js";

/** Once one question was answered, the others get at least this long, in milliseconds. */
const PATIENCE_MS = 3_000;

/** What a doctor run is told. */
export interface DoctorSettings {
  /** The server's label in the report. */
  readonly server: string;
  /** How long the first answer may take, in milliseconds. */
  readonly startTimeoutMs: number;
}

/** Opens channels to a target; `openSse` where the transport has that fallback. */
interface Opener {
  readonly transport: TransportName;
  open(): Channel;
  readonly openSse?: () => Channel & { readonly opened: Promise<{ readonly status: number | null } | undefined> };
  close(): void;
}

/**
 * Examines one server. Server processes that failed to start show their last stderr lines through `host.progress.note`.
 * @throws Incomplete `auth-required` when a token is to be obtained and cannot be
 */
export async function examine(target: Target, settings: DoctorSettings, host: Host): Promise<DoctorDocument> {
  const opener = await openerOf(target, host);
  const examination = new Examination(opener, settings, host);
  try {
    host.progress.update("asking the server");
    const steps = await examination.run();
    const cause = likelyCause(steps, examination.noise);
    const connects = new Map(steps.filter(isConnected).map(({ era, transport }) => [`${era} ${transport}`, { era, transport }]));
    if (connects.size === 0) for (const line of examination.stderrTail) host.progress.note(line);
    return {
      schema: DOCTOR_SCHEMA,
      generator: { name: GENERATOR_NAME, version: GENERATOR_VERSION },
      server: settings.server,
      connects: [...connects.values()],
      steps,
      cause,
      advice: adviceOn(cause, steps),
    };
  } finally {
    host.progress.stop();
    await examination.end();
    opener.close();
  }
}

async function openerOf(target: Target, host: Host): Promise<Opener> {
  if (target.kind === "stdio") {
    const { openStdio } = await import("../../transport/stdio.js");
    return { transport: "stdio", open: () => openStdio(target, host.clock), close: () => undefined };
  }
  const { openLink } = await import("../../transport/http-link.js");
  const { HttpChannel } = await import("../../transport/http.js");
  const { SseChannel } = await import("../../transport/sse.js");
  const link = await openLink(await withToken(target), host.clock);
  return {
    transport: "streamable-http",
    open: () => new HttpChannel(link),
    openSse: () => new SseChannel(link),
    close: () => link.close(),
  };
}

/** The target with its access token among the headers: an examination is over before a token has to be renewed. */
async function withToken(target: HttpTarget): Promise<HttpTarget> {
  if (target.oauth === undefined) return target;
  const { obtainToken } = await import("../../target/oauth/flow.js");
  const { proxiedFetch } = await import("../../transport/proxied-fetch.js");
  const { value } = await obtainToken(target, target.oauth, proxiedFetch);
  return { ...target, headers: { ...target.headers, Authorization: `Bearer ${value}` } };
}

class Examination {
  stderrTail: readonly string[] = [];
  readonly #interviews: Interview[] = [];
  /** How long questions after the first answer wait, in milliseconds. */
  #patienceMs: number;
  #isHopeless = false;
  /** Ends every pause with the examination. */
  readonly #over = new AbortController();

  constructor(
    private readonly opener: Opener,
    private readonly settings: DoctorSettings,
    private readonly host: Host,
  ) {
    this.#patienceMs = Math.min(PATIENCE_MS, settings.startTimeoutMs);
  }

  get noise(): number {
    return this.#interviews.reduce((sum, { noise }) => sum + noise, 0);
  }

  /** Both eras' first question goes out at once: whichever is answered shows that the server is up. */
  async run(): Promise<DoctorStep[]> {
    const { transport } = this.opener;
    const discover = this.#about("modern", "server/discover", NEWEST_MODERN, "server/discover");
    const answered = new AbortController();
    const modern = this.#interview(this.opener.open());
    const legacy = this.#interview(this.opener.open());
    const [discovered, first] = await Promise.all([
      this.#first(modern, modernRequest("server/discover", transport), answered),
      this.#first(legacy, initializeAt(NEWEST_LEGACY), answered),
    ]);
    this.#isHopeless = [discovered, first].every(({ failure }) => failure === "not-started" || failure === "no-connection");
    const initialized = stepOf(this.#initialize(NEWEST_LEGACY), first);
    const [listed, others, lists, streams] = await Promise.all([
      this.#list(modern, discovered),
      Promise.all(LEGACY_REVISIONS.slice(1).map((revision) => this.#handshake(revision))),
      this.#lists(legacy, first, initialized),
      this.opener.openSse === undefined ? [] : this.#endpoint(this.opener.openSse),
    ]);
    return [stepOf(discover, discovered), listed, initialized, ...others, ...lists, ...streams];
  }

  /** Closes everything that was opened. */
  async end(): Promise<void> {
    this.#over.abort();
    await Promise.all(this.#interviews.map(({ channel }) => channel.close()));
  }

  #interview(channel: Channel): Interview {
    const interview = new Interview(channel, this.host.clock);
    this.#interviews.push(interview);
    void channel.ended.then((ending) => {
      if (ending.kind === "exited" && this.stderrTail.length === 0) this.stderrTail = ending.stderrTail;
    });
    return interview;
  }

  #about(era: DoctorStep["era"], method: string, revision: string | null, asked: string, transport = this.opener.transport): StepAbout {
    return { era, transport, asked, method, revision };
  }

  #initialize(revision: string, transport?: TransportName): StepAbout {
    return this.#about("legacy", "initialize", revision, `initialize ${revision}`, transport);
  }

  /** One of the two first questions: it may wait for the whole start, but not long once the other was answered. */
  async #first(interview: Interview, question: Question, answered: AbortController): Promise<Answer> {
    const giveUp = new AbortController();
    const signal = AbortSignal.any([giveUp.signal, this.host.signal]);
    answered.signal.addEventListener(
      "abort",
      () =>
        void this.host.clock.sleep(PATIENCE_MS, giveUp.signal).then(
          () => giveUp.abort(),
          () => undefined,
        ),
    );
    const answer = await interview.ask(question, this.settings.startTimeoutMs, signal);
    giveUp.abort();
    if (answer.reply !== undefined) {
      this.#patienceMs = Math.min(this.settings.startTimeoutMs, Math.max(this.#patienceMs, 3 * (answer.ms ?? 0)));
      answered.abort();
    }
    return answer;
  }

  /** Resolves after the time, or when the examination is over. */
  #pause(ms: number): Promise<void> {
    return this.host.clock.sleep(ms, this.#over.signal).then(
      () => undefined,
      () => undefined,
    );
  }

  #ask(interview: Interview, question: Question): Promise<Answer> {
    return interview.ask(question, this.#patienceMs, this.host.signal);
  }

  async #list(interview: Interview, discovered: Answer): Promise<DoctorStep> {
    const about = this.#about("modern", "tools/list", NEWEST_MODERN, "tools/list");
    if (this.#isHopeless || discovered.reply?.kind !== "result") return skipped(about);
    return listingOf(about, discovered, await this.#ask(interview, modernRequest("tools/list", this.opener.transport)));
  }

  async #handshake(revision: string): Promise<DoctorStep> {
    const about = this.#initialize(revision);
    if (this.#isHopeless) return skipped(about);
    return stepOf(about, await this.#ask(this.#interview(this.opener.open()), initializeAt(revision)));
  }

  /** Lists before and after `notifications/initialized`, and over HTTP asks for the standing stream of the session. */
  async #lists(interview: Interview, handshake: Answer, initialized: DoctorStep): Promise<DoctorStep[]> {
    const revision = initialized.answered ?? NEWEST_LEGACY;
    const [before, after] = ["tools/list before initialized", "tools/list after initialized"].map((asked) =>
      this.#about("legacy", "tools/list", revision, asked),
    ) as [StepAbout, StepAbout];
    const stream = this.#about("legacy", "GET", revision, "GET stream");
    const hasStream = interview.channel.listen !== undefined;
    if (!isConnected(initialized)) return [skipped(before), skipped(after), ...(hasStream ? [skipped(stream)] : [])];
    const request = legacyRequest("tools/list", revision);
    const early = listingOf(before, handshake, await this.#ask(interview, request));
    await Promise.race([interview.tell("notifications/initialized", request.headers), this.#pause(this.#patienceMs)]);
    const late = listingOf(after, handshake, await this.#ask(interview, request));
    return [early, late, ...(hasStream ? [await this.#stream(interview, stream, request.headers)] : [])];
  }

  async #stream(interview: Interview, about: StepAbout, headers: Question["headers"]): Promise<DoctorStep> {
    const sentAtMs = this.host.clock.now();
    const none = this.#pause(this.#patienceMs);
    const status = await Promise.race([interview.channel.listen?.(headers) ?? null, none]);
    if (status === undefined) return { ...skipped(about), outcome: "no-reply" };
    const outcome = status === 405 ? "not-offered" : status === 200 ? "stream" : statusOutcome(status);
    return { ...skipped(about), http_status: status, ms: Math.round(this.host.clock.now() - sentAtMs), outcome };
  }

  /** The transport of 2024-11-05: a GET that names an address, and the handshake over it. */
  async #endpoint(openSse: NonNullable<Opener["openSse"]>): Promise<DoctorStep[]> {
    const get = this.#about("legacy", "GET", null, "GET endpoint", "sse");
    const initialize = this.#initialize("2024-11-05", "sse");
    const list = this.#about("legacy", "tools/list", "2024-11-05", "tools/list", "sse");
    if (this.#isHopeless) return [skipped(get), skipped(initialize), skipped(list)];
    const channel = openSse();
    const interview = this.#interview(channel);
    const sentAtMs = this.host.clock.now();
    const timedOut = this.#pause(this.#patienceMs).then((): "timeout" => "timeout");
    const refusal = await Promise.race([channel.opened, timedOut]);
    if (refusal !== undefined) {
      const status = refusal === "timeout" ? null : refusal.status;
      const isNone = status !== null && (status < 300 || status === 400 || status === 404 || status === 405 || status === 406);
      const outcome = refusal === "timeout" ? "no-reply" : isNone ? "not-offered" : statusOutcome(status);
      const ms = refusal === "timeout" ? null : Math.round(this.host.clock.now() - sentAtMs);
      return [{ ...skipped(get), http_status: status, ms, outcome }, skipped(initialize), skipped(list)];
    }
    const found: DoctorStep = { ...skipped(get), http_status: 200, ms: Math.round(this.host.clock.now() - sentAtMs), outcome: "endpoint" };
    const answered = await this.#ask(interview, initializeAt("2024-11-05"));
    const initialized = stepOf(initialize, answered);
    if (!isConnected(initialized)) return [found, initialized, skipped(list)];
    await interview.tell("notifications/initialized");
    return [found, initialized, listingOf(list, answered, await this.#ask(interview, { method: "tools/list" }))];
  }
}
