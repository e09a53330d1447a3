// The servers of the slow ring: where their files are, a private home for each run, and the ones that are reached over HTTP.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@jest/globals";
import type { StdioTarget } from "../../src/target/target.js";
import { nodeTarget } from "../support/evaluate.js";
import { leftovers, markedEnvironment, newMark } from "../support/processes.js";
import { serversFolder, stampOf } from "./install.js";
import { freePort } from "../support/free-port.js";

/** How a server is started by node. */
export interface Launch {
  /** Package, then the path of the file in it. */
  readonly entry: readonly [pkg: string, file: string];
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** @throws Error when the global setup could not install the servers */
function entryFile([pkg, file]: Launch["entry"]): string {
  const folder = serversFolder();
  if (!existsSync(stampOf(folder))) throw new Error("the servers of the slow ring are not installed; see what the global setup printed");
  return join(folder, "node_modules", pkg, file);
}

/** Runs the work with the server as a stdio target; its home is private and removed, and no process may be left at the end. */
export async function withLaunch<T>(launch: Launch, work: (target: StdioTarget) => Promise<T>): Promise<T> {
  const home = await mkdtemp(join(tmpdir(), "slow-server-"));
  const mark = newMark();
  try {
    return await work(
      nodeTarget([entryFile(launch.entry), ...(launch.args ?? [])], home, {
        // Nothing these servers do on their own is worth a look at the network.
        DO_NOT_TRACK: "1",
        ...markedEnvironment(mark),
        ...launch.env,
      }),
    );
  } finally {
    expect(await leftovers(mark)).toEqual([]);
    await rm(home, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Runs the work while the server listens on a free port of this machine; the launch is told the port. */
export async function withHttpServer<T>(launch: (port: string) => Launch, work: (url: URL) => Promise<T>): Promise<T> {
  const port = await freePort();
  return withLaunch(launch(String(port)), async ({ command, args, cwd, env }) => {
    const child = spawn(command, args, { cwd, env: { ...env }, stdio: "ignore" });
    const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
    try {
      await listening(port, () => child.exitCode ?? child.signalCode);
      return await work(new URL(`http://127.0.0.1:${String(port)}/mcp`));
    } finally {
      child.kill("SIGKILL");
      await ended;
    }
  });
}

async function listening(port: number, exit: () => number | string | null): Promise<void> {
  const endsAt = performance.now() + 60_000;
  while (!(await accepts(port))) {
    if (exit() !== null) throw new Error(`the server ended (${String(exit())}) before it listened`);
    if (performance.now() > endsAt) throw new Error("the server does not listen");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const done = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once("connect", () => done(true));
    socket.once("error", () => done(false));
  });
}
