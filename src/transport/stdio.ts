// A server process as a channel: one JSON line a frame, own process group, orderly end. Judges nothing; a bad line is a frame too.
import type { ChildProcess } from "node:child_process";
import spawn from "cross-spawn";
import { compactJson } from "../lib/encode-json.js";
import type { Clock } from "../model/host.js";
import type { Json } from "../model/json.js";
import { KILL_GRACE_MS, MAX_FRAME_BYTES, STDERR_RING_BYTES } from "../model/limits.js";
import type { StdioTarget } from "../target/target.js";
import type { Channel, Ending, InboundFrame, OutboundFrame } from "./channel.js";
import { FrameQueue, parseJson } from "./frames.js";
import { LineSplitter } from "./lines.js";
import { addLive, removeLive } from "./live-servers.js";
import { killTreeNow, OWN_GROUP, signalTree } from "./process-tree.js";
import { StderrRing } from "./stderr-ring.js";

/** After the server itself exited: how long its pipes may stay open (held by something it started), in milliseconds. */
const DRAIN_MS = 250;
/** After SIGKILL: how long the system may take to report the end, in milliseconds. */
const LAST_WAIT_MS = 2_000;

/** Starts the server and returns its channel. Never throws: a failed start shows as the ending `not-started`. */
export function openStdio(target: StdioTarget, clock: Clock): Channel {
  let child: ChildProcess;
  try {
    child = spawn(target.command, [...target.args], {
      cwd: target.cwd,
      env: { ...target.env },
      stdio: ["pipe", "pipe", "pipe"],
      detached: OWN_GROUP,
      windowsHide: true,
    });
  } catch (error) {
    return new UnstartedChannel(errorCode(error));
  }
  return new StdioChannel(child, clock);
}

class StdioChannel implements Channel {
  readonly transport = "stdio";
  readonly ended: Promise<Ending>;
  readonly #queue = new FrameQueue();
  readonly #stderr = new StderrRing(STDERR_RING_BYTES);
  readonly #lines: LineSplitter;
  #atMs = 0;
  #settle: (ending: Ending) => void = () => undefined;
  #finished = false;
  #closing: Promise<void> | undefined;
  #exit: { readonly code: number | null; readonly signal: string | null } | undefined;
  readonly #timers = new Set<NodeJS.Timeout>();
  /** What an orderly close had to do beyond ending stdin. */
  #forced: "sigterm" | "sigkill" | undefined;
  #left = false;
  /** Somebody could not wait: how the process ended then says nothing about it. */
  #isHurried = false;

  constructor(
    private readonly child: ChildProcess,
    clock: Clock,
  ) {
    this.ended = new Promise((resolve) => (this.#settle = resolve));
    this.#lines = new LineSplitter(MAX_FRAME_BYTES, (text, bytes, oversize) => this.#onLine(text, bytes, oversize));
    child.stdout?.on("data", (chunk: Buffer) => {
      this.#atMs = clock.now();
      this.#lines.push(chunk);
    });
    child.stdout?.on("end", () => {
      this.#atMs = clock.now();
      this.#lines.end();
    });
    child.stderr?.on("data", (chunk: Buffer) => this.#stderr.push(chunk));
    // A server that closed its end of a pipe (EPIPE) shows by its exit; the stream's error carries nothing more.
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.on("error", () => undefined);
    child.on("error", (error) => {
      // Only a failed start ends the channel here (cross-spawn reports one on Windows with a pid); a failed kill does not.
      if (child.pid === undefined || errorCode(error) === "ENOENT") this.#finish({ kind: "not-started", errorCode: errorCode(error) });
    });
    child.on("exit", (code, signal) => this.#onExit(code, signal));
    child.on("close", () => this.#onGone());
    if (child.pid !== undefined) addLive(this);
  }

  send(frame: OutboundFrame): Promise<void> {
    const stdin = this.child.stdin;
    // Not awaited: a server that does not read must not block its own time-out.
    if (stdin?.writable === true && this.#closing === undefined) stdin.write(`${compactJson(frame.message as Json)}\n`);
    return Promise.resolve();
  }

  onFrame(listener: (frame: InboundFrame) => void): void {
    this.#queue.onFrame(listener);
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#end(KILL_GRACE_MS));
  }

  async endNow(): Promise<void> {
    this.#isHurried = true;
    this.#closing ??= this.#end(0);
    this.#terminate();
    await this.ended;
  }

  killNow(): void {
    if (this.child.pid !== undefined) killTreeNow(this.child.pid);
  }

  /** End of stdin, then SIGTERM after the grace, then SIGKILL after another; a well-behaved server goes at once. */
  async #end(graceMs: number): Promise<void> {
    if (this.#finished) return;
    this.child.stdin?.end();
    this.#after(graceMs, () => {
      if (graceMs > 0 && this.#exit === undefined) this.#forced = "sigterm";
      this.#terminate();
    });
    await this.ended;
  }

  #terminate(): void {
    if (this.#finished || this.#exit !== undefined || this.child.pid === undefined) return;
    // Bytes the server never read would hold back the end of its stdin.
    this.child.stdin?.destroy();
    signalTree(this.child.pid, "SIGTERM");
    this.#after(KILL_GRACE_MS, () => this.#kill());
  }

  #kill(): void {
    if (this.#forced !== undefined) this.#forced = "sigkill";
    if (this.child.pid !== undefined) signalTree(this.child.pid, "SIGKILL");
    this.#after(LAST_WAIT_MS, () => this.#onGone());
  }

  /** The server itself is gone; what it left behind may still hold its pipes. */
  #onExit(code: number | null, signal: string | null): void {
    this.#exit = { code, signal };
    this.#clearTimers();
    this.#after(DRAIN_MS, () => {
      this.#left = true;
      if (this.child.pid !== undefined) signalTree(this.child.pid, "SIGKILL");
      // A process that left the group can keep the pipes for ever: stop reading them.
      this.#after(DRAIN_MS, () => this.#onGone());
    });
  }

  #onGone(): void {
    // Whatever is left of the group would outlive us. Not asked first (kill 0): unreaped zombies answer as if alive.
    if (this.child.pid !== undefined && OWN_GROUP) signalTree(this.child.pid, "SIGKILL");
    const { code, signal } = this.#exit ?? { code: this.child.exitCode, signal: this.child.signalCode };
    if (this.#closing === undefined) this.#finish({ kind: "exited", code, signal, stderrTail: this.#stderr.lines() });
    else {
      const forced = this.#forced === undefined || this.#isHurried ? {} : { forced: this.#forced };
      this.#finish({ kind: "closed", ...forced, ...(this.#left && !this.#isHurried ? { left: true } : {}) });
    }
  }

  #finish(ending: Ending): void {
    if (this.#finished) return;
    this.#finished = true;
    this.#clearTimers();
    removeLive(this);
    this.#lines.end();
    for (const stream of [this.child.stdin, this.child.stdout, this.child.stderr]) stream?.destroy();
    this.#settle(ending);
  }

  #onLine(text: string, bytes: number, oversize: boolean): void {
    if (oversize || text.trim() !== "") {
      this.#queue.push({ kind: "message", text, bytes, atMs: this.#atMs, json: oversize ? undefined : parseJson(text), oversize });
    }
  }

  #after(ms: number, action: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      action();
    }, ms);
    this.#timers.add(timer);
  }

  #clearTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}

/** The channel of a process that could not even be asked for. */
class UnstartedChannel implements Channel {
  readonly transport = "stdio";
  readonly ended: Promise<Ending>;

  constructor(code: string) {
    this.ended = Promise.resolve({ kind: "not-started", errorCode: code });
  }

  send(): Promise<void> {
    return Promise.resolve();
  }

  onFrame(): void {
    // Nothing can come.
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

function errorCode(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  return typeof code === "string" ? code : "UNKNOWN";
}
