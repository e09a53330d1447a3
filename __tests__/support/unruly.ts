// Starts the unruly fixture servers: whole servers with one bad manner each.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const SERVERS = new URL("../fixtures/servers/", import.meta.url);
const STDIO = fileURLToPath(new URL("unruly-stdio.mjs", SERVERS));
const HTTP = fileURLToPath(new URL("unruly-http.mjs", SERVERS));

/** The command of the stdio server with a manner and its parameter. */
export function unrulyCommand(manner: string, parameter?: string): string[] {
  return [process.execPath, STDIO, manner, ...(parameter === undefined ? [] : [parameter])];
}

/** A running HTTP server. */
export interface UnrulyHttp {
  readonly url: string;
  /** Resolves when the server says that a call hangs. */
  readonly hanging: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts the HTTP server with a manner. */
export async function startUnrulyHttp(manner: string): Promise<UnrulyHttp> {
  const child = spawn(process.execPath, [HTTP, manner], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const lines = createInterface({ input: child.stdout });
  const first = await new Promise<string>((resolve) => lines.once("line", resolve));
  const hanging = new Promise<void>((resolve) => lines.once("line", () => resolve()));
  const stop = async (): Promise<void> => {
    child.stdin.end();
    await ended;
  };
  return { url: (JSON.parse(first) as { url: string }).url, hanging, stop };
}
