// Starts the fixture of the advisories with faults, over either transport, marked for the leak check.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Target } from "../../src/target/target.js";
import { markedEnvironment } from "./processes.js";

const SERVER = fileURLToPath(new URL("../fixtures/servers/advised.mjs", import.meta.url));

/** A target and how to end what serves it. */
export interface Advised {
  readonly target: Target;
  stop(): Promise<void>;
}

/** @param marker file that remembers a slow start */
export async function startAdvised(faults: readonly string[], transport: "stdio" | "http", mark: string, marker = ""): Promise<Advised> {
  const env = { PATH: process.env["PATH"] ?? "", ...markedEnvironment(mark) };
  const words = [SERVER, JSON.stringify(faults)];
  if (transport === "stdio") {
    const target: Target = { kind: "stdio", command: process.execPath, args: [...words, "", marker], cwd: process.cwd(), env };
    return { target, stop: () => Promise.resolve() };
  }
  const child = spawn(process.execPath, [...words, "--http"], { stdio: ["pipe", "pipe", "inherit"], env });
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const stop = async (): Promise<void> => {
    const closed = once(child, "close");
    child.stdin.end();
    await closed;
  };
  return { target: { kind: "http", url: new URL(line), headers: {} }, stop };
}
