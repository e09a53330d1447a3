// The demo over stdin and stdout: one message a line, one session a process.
import type { Readable, Writable } from "node:stream";
import type { Json } from "../model/json.js";
import { ConnectionLost, PARSE_ERROR } from "./errors.js";
import { siblingLock } from "./lock.js";
import { DemoSession } from "./session.js";
import type { Broken } from "./aspects.js";

const BAD_JSON = JSON.stringify({ jsonrpc: "2.0", error: { code: PARSE_ERROR, message: "Not JSON." } });

/**
 * Serves until the input ends.
 * @returns the process exit code: 0 at the end of input, 1 when an aspect ended the connection
 */
export function serveStdio(broken: Broken, input: Readable, output: Writable): Promise<0 | 1> {
  const session = new DemoSession("stdio", { broken, world: { counter: 0 }, lock: siblingLock() });
  return new Promise((resolve) => {
    let open = true;
    let parts: string[] = [];

    function end(code: 0 | 1): void {
      if (!open) return;
      open = false;
      session.close();
      input.destroy();
      resolve(code);
    }

    function write(message: Json): void {
      if (open) output.write(`${JSON.stringify(message)}\n`);
    }
    session.broadcast = write;

    async function line(text: string): Promise<void> {
      if (text.trim() === "") return;
      let message: unknown;
      try {
        message = JSON.parse(text);
      } catch {
        output.write(`${BAD_JSON}\n`);
        return;
      }
      try {
        const reply = await session.receive(message, write);
        if (reply !== null) write(reply);
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
        end(1);
      }
    }

    // The client closed its end of the pipe: nobody is left to talk to.
    output.on("error", () => end(0));
    input.setEncoding("utf8");
    input.on("data", (chunk: string) => {
      const pieces = chunk.split("\n");
      const last = pieces.pop() ?? "";
      for (const piece of pieces) {
        parts.push(piece);
        const text = parts.join("");
        parts = [];
        if (open) void line(text);
      }
      if (last !== "") parts.push(last);
    });
    input.on("end", () => end(0));
    input.on("error", () => end(0));
  });
}
