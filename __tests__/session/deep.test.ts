// What a server gives us to send back may be nested deeper than the call stack: it goes out all the same.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import type { Target } from "../../src/target/target.js";
import { commandTarget, connectorFor } from "./support.js";

const SERVER = fileURLToPath(new URL("../fixtures/servers/deep-state.mjs", import.meta.url));

async function completes(target: Target): Promise<void> {
  const session = await connectorFor(target, { protocol: "modern" }).connect();
  const reply = await session.call("tools/call", { name: "ask", arguments: {} });
  expect(reply).toMatchObject({ kind: "result", value: { resultType: "complete" } });
}

test("a deep request state comes back over stdio", async () => {
  await completes(commandTarget(process.execPath, [SERVER]));
});

test("a deep request state comes back over HTTP", async () => {
  const child = spawn(process.execPath, [SERVER, "http"], { stdio: ["pipe", "pipe", "inherit"] });
  try {
    const [url] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
    await completes({ kind: "http", url: new URL(url), headers: {} });
  } finally {
    child.stdin.end();
    await once(child, "exit");
  }
});
