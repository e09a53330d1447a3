// Puts a part of the toolkit together with its real surroundings, as start.ts does for the Action itself.
import { randomUUID } from "node:crypto";
import * as core from "@actions/core";
import { endServers, killServersNow } from "../commands/servers.js";
import { createActionHost, NoteKeeper } from "./host.js";
import { PARTS, type Part, type PartPorts } from "./part.js";
import { watchSignals } from "./signals.js";

const LOADERS: Readonly<Record<Part, () => Promise<(ports: PartPorts) => Promise<void>>>> = {
  comment: async () => (await import("./comment-part.js")).runComment,
  setup: async () => (await import("./setup.js")).runSetup,
  "start-server": async () => (await import("./start-server.js")).runStartServer,
  "stop-server": async () => (await import("./start-server.js")).runStopServer,
};

/**
 * Runs one part in this process. A failed step shows in `process.exitCode`; everything printed has left the process.
 * @param entry the running entry module
 * @throws Error for a name that is no part
 */
export async function startPart(name: string, entry: URL): Promise<void> {
  const part = PARTS.find((known) => known === name);
  if (part === undefined) throw new Error("no part of mcpeval has this name");
  const cancelled = new AbortController();
  watchSignals(process, { abort: (reason) => cancelled.abort(reason), endAll: endServers, killAllNow: killServersNow });
  const run = await LOADERS[part]();
  await run({ core, host: createActionHost(entry, cancelled.signal, new NoteKeeper()), stopToken: randomUUID(), entry });
  await new Promise<void>((done) => process.stdout.write("", () => done()));
}
