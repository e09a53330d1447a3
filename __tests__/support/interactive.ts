// Starts the interactive fixture server: a typed preset in, a target out. The server itself is plain node.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { JsonObject } from "../../src/model/json.js";
import type { Target } from "../../src/target/target.js";

const SERVER = fileURLToPath(new URL("../fixtures/servers/interactive.mjs", import.meta.url));

/** Instead of an answer: a JSON-RPC error, none ever, or the end of the process. */
type Instead = "error" | "hang" | "exit";

export interface InteractivePreset {
  /** Default: legacy. */
  readonly era?: "legacy" | "modern";
  /** Legacy revisions, newest first. Default: all four. */
  readonly revisions?: readonly string[];
  /** What `tools/call` of `act` asks the client, how often, and how it ends. */
  readonly ask?: {
    readonly method: "sampling/createMessage" | "elicitation/create" | "roots/list";
    readonly params: JsonObject;
    readonly times: number;
    readonly then?: "tool-error" | Instead;
  };
  /** A call that takes `ms` unless cancelled; `plain` is what the first one does instead. */
  readonly slow?: {
    readonly ms: number;
    readonly plain?: "tool-error" | Instead;
    /** Default: silence. */
    readonly onCancel?: "ignore" | "error" | "cancelled-error" | "exit";
  };
  /** What an ordinary call does instead of answering. */
  readonly call?: Instead;
  /** The resource test://reading. `trigger`: a call of `act` announces a change. */
  readonly resource?: {
    readonly read?: "empty" | Instead;
    readonly subscribe?: "narrow" | Instead;
    readonly unsubscribe?: Instead;
    readonly updates: "timer" | "trigger" | "never" | "exit";
    /** The URI announced as changed. Default: the resource's own. */
    readonly announces?: string;
  };
  readonly completion?: "ok" | "invalid" | "flood" | "unknown" | Instead;
  /** Modern only: what a request of an unknown revision brings. */
  readonly negotiation?: "honest" | "accept" | "bare" | "elsewhere" | "inconsistent" | "hang" | "exit";
  readonly capabilities?: JsonObject;
}

/** A server ready to be probed. */
export interface Interactive {
  readonly target: Target;
  /** Ends the HTTP server; a stdio server ends with its client. */
  readonly stop: () => Promise<void>;
}

/** Prepares (stdio) or starts (HTTP) a server with this preset. */
export async function startInteractive(preset: InteractivePreset, transport: "stdio" | "http"): Promise<Interactive> {
  const args = [SERVER, JSON.stringify(preset)];
  if (transport === "stdio") {
    const env = { PATH: process.env["PATH"] ?? "" };
    return { target: { kind: "stdio", command: process.execPath, args, cwd: process.cwd(), env }, stop: () => Promise.resolve() };
  }
  const child = spawn(process.execPath, [...args, "--http"], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const line = await new Promise<string>((resolve) => createInterface({ input: child.stdout }).once("line", resolve));
  const { url } = JSON.parse(line) as { url: string };
  return {
    target: { kind: "http", url: new URL(url), headers: {} },
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
