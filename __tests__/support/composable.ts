// Starts the composable fixture server: a typed preset in, a target for the engine out. The server itself is plain node.
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { JsonObject } from "../../src/model/json.js";
import type { HttpTarget, StdioTarget } from "../../src/target/target.js";

const SERVER = fileURLToPath(new URL("../fixtures/servers/composable/server.mjs", import.meta.url));

/** Instead of an answer: none ever, a cut connection (stdio: the process ends), or the end of the process. */
export type Misbehaviour = "hang" | "cut" | "exit";

/** What one call with valid arguments brings; `delayMs` waits first. */
export type Step =
  | { readonly kind: "result"; readonly content?: readonly JsonObject[]; readonly structuredContent?: unknown; readonly delayMs?: number }
  | { readonly kind: "tool-error"; readonly text?: string; readonly structuredContent?: unknown; readonly delayMs?: number }
  | { readonly kind: "rpc-error"; readonly code?: number; readonly text?: string; readonly data?: unknown; readonly delayMs?: number }
  | { readonly kind: Misbehaviour; readonly delayMs?: number };

/** How arguments that are not wanted are refused. */
export type Refusal = "tool-error" | "rpc-error" | "empty-error" | "wrong-code" | Misbehaviour;

export interface ComposableTool {
  /** The whole tools/list entry, as it goes over the wire. */
  readonly entry: JsonObject;
  /** Valid calls, in a cycle that starts with the process. Default: a result that echoes the arguments. */
  readonly valid?: Step | readonly Step[];
  /** Calls that break required, a top-level type or additionalProperties false. Default: tool-error. */
  readonly invalid?: Refusal | "accept";
  /** Modern era: asks for input so often before it completes; a declined one is a tool error. */
  readonly asks?: { readonly method: string; readonly rounds: number };
  /** Calls with a string of 500,000 characters or more. Default: like any other call. */
  readonly oversize?: Refusal;
  /** A lock file: a call while another one holds it is a tool error, also across processes. Give the steps a delay. */
  readonly exclusive?: string;
}

export interface ComposablePreset {
  readonly serverInfo?: JsonObject;
  readonly instructions?: string;
  /** Revisions spoken, newest first. Default: the four with initialize. */
  readonly revisions?: readonly string[];
  /** Default: tools, and resources or prompts where those are given. */
  readonly capabilities?: JsonObject;
  /** Which eras are served. Default: legacy. */
  readonly era?: "legacy" | "modern" | "dual";
  /** How the modern era is served. */
  readonly modern?: {
    /** Default: 2026-07-28. */
    readonly supported?: readonly string[];
    /** A version that is not supported. Default: -32022 with the list. `text` is a 400 with a text body (HTTP). */
    readonly negotiation?: "honest" | "accept-any" | "method-not-found" | "text" | "no-list" | "inconsistent";
    /** Default: a whole result. */
    readonly discover?: "honest" | "no-capabilities";
  };
  readonly negotiation?: "honest" | "echo-any" | "invalid" | "inconsistent" | "error";
  readonly startDelayMs?: number;
  readonly tools?: readonly ComposableTool[];
  readonly listing?: {
    /** Tools a page. Default: all on one. */
    readonly pageSize?: number;
    /** All but `first-page-error` show from the second page on (which the fault brings about). */
    readonly fault?:
      | "stalled-cursor"
      | "endless"
      | "null-cursor"
      | "duplicate-tool"
      | "invalid-entry"
      | "not-a-list"
      | "page-error"
      | "page-hang"
      | "page-cut"
      | "page-exit"
      | "first-page-error";
  };
  readonly resources?: readonly JsonObject[];
  readonly prompts?: readonly JsonObject[];
  readonly surfaceFault?: Readonly<
    Partial<Record<"resources" | "prompts", "error" | "not-a-list" | "stalled-cursor" | "endless" | Misbehaviour>>
  >;
  readonly ping?: "empty" | "not-empty" | "error" | Misbehaviour;
  readonly unknownMethod?: "refuse" | "wrong-code" | "answer" | Misbehaviour;
  readonly unknownTool?: "refuse" | "tool-error" | "accept" | Misbehaviour;
  /** HTTP only: how answers travel. Default: json. */
  readonly answer?: "json" | "sse";
  /** A secret salted into descriptions, titles, instructions, results, errors, stderr and (HTTP) a header. */
  readonly canary?: string;
}

/** A composable server ready to be measured. */
export interface Composable<T extends StdioTarget | HttpTarget = StdioTarget | HttpTarget> {
  readonly target: T;
  /** Names of every tools/call received so far by every process, in order; of unknown tools too. */
  readonly calls: () => Promise<string[]>;
  /** Ends the HTTP server (a stdio server ends with its client) and removes the preset. Idempotent. */
  readonly stop: () => Promise<void>;
}

/** Prepares (stdio) or starts (HTTP) a server with this preset. */
export function startComposable(preset: ComposablePreset, transport: "stdio"): Promise<Composable<StdioTarget>>;
export function startComposable(preset: ComposablePreset, transport: "http"): Promise<Composable<HttpTarget>>;
export function startComposable(preset: ComposablePreset, transport: "stdio" | "http"): Promise<Composable>;
export async function startComposable(preset: ComposablePreset, transport: "stdio" | "http"): Promise<Composable> {
  const folder = await mkdtemp(join(tmpdir(), "composable-"));
  const file = join(folder, "preset.json");
  const callLog = join(folder, "calls.jsonl");
  await writeFile(callLog, "");
  await writeFile(file, JSON.stringify({ ...preset, callLog }));
  const calls = async (): Promise<string[]> =>
    (await readFile(callLog, "utf8")).split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as string]));
  const removeFolder = (): Promise<void> => rm(folder, { recursive: true, force: true });
  if (transport === "stdio") {
    const target: StdioTarget = { kind: "stdio", command: process.execPath, args: [SERVER, file], cwd: folder, env: environment() };
    return { target, calls, stop: removeFolder };
  }
  const { url, stop } = await startHttp(file);
  const target: HttpTarget = { kind: "http", url, headers: {} };
  return {
    target,
    calls,
    stop: async () => {
      await stop();
      await removeFolder();
    },
  };
}

/** What node needs of the environment on every system. */
function environment(): Record<string, string> {
  const names = ["PATH", "SystemRoot", "TEMP", "TMPDIR"];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
}

async function startHttp(file: string): Promise<{ url: URL; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [SERVER, file, "--http", "0"], { stdio: ["pipe", "pipe", "ignore"] });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const first = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once("line", resolve);
    child.once("error", reject);
    void ended.then(() => reject(new Error("the composable server ended before it listened")));
  });
  const stop = async (): Promise<void> => {
    child.kill("SIGKILL");
    await ended;
  };
  return { url: new URL((JSON.parse(first) as { url: string }).url), stop };
}

/** A read-only tool that loses no point anywhere, with changes to its entry and its behaviour. */
export function flawlessTool(name: string, entry: JsonObject = {}, behaviour: Omit<ComposableTool, "entry"> = {}): ComposableTool {
  return {
    entry: {
      name,
      description: `Reads the record that ${name} names and returns its text, for tests of the evaluator.`,
      inputSchema: {
        type: "object",
        properties: { id: { type: "string", description: "Identifier of the record, for example r1." } },
        required: ["id"],
        additionalProperties: false,
      },
      outputSchema: { type: "object", properties: { text: { type: "string" } }, required: ["text"] },
      annotations: { readOnlyHint: true },
      ...entry,
    },
    valid: { kind: "result", structuredContent: { text: "record" } },
    ...behaviour,
  };
}

/** A writer that loses no point anywhere and must never be called, with changes to its entry. */
export function flawlessWriter(name: string, entry: JsonObject = {}): ComposableTool {
  return flawlessTool(name, { annotations: { readOnlyHint: false, destructiveHint: true }, ...entry });
}
