// Whatever ends us, no server is left. Real programs, real signals.
import { expect, test } from "@jest/globals";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { endAll, killAllNow } from "../../src/transport/live-servers.js";
import { openStdio } from "../../src/transport/stdio.js";
import type { InboundFrame } from "../../src/transport/channel.js";
import { leftovers, liveProcesses, markedEnvironment, newMark } from "../support/processes.js";

const HARNESS = fileURLToPath(new URL("signal-harness.mjs", import.meta.url));
const RAW_STDIO = fileURLToPath(new URL("../fixtures/servers/raw-stdio.mjs", import.meta.url));
const clock = { now: () => performance.now(), sleep: () => Promise.resolve() };

const SERVERS = {
  "a server that ignores SIGTERM": [process.execPath, RAW_STDIO, "stubborn"],
  "a stubborn server behind a shell": ["sh", "-c", `"$0" "$1" stubborn; true`, process.execPath, RAW_STDIO],
  "a plain server": [process.execPath, RAW_STDIO, "plain"],
} as const;

function startHarness(how: string, server: readonly string[], mark: string) {
  const env = { PATH: process.env["PATH"] ?? "", ...markedEnvironment(mark) };
  return spawn(process.execPath, [HARNESS, how, ...server], { env, stdio: ["ignore", "pipe", "inherit"] });
}

test.each(
  Object.entries(SERVERS).flatMap(([name, server]) => (["SIGINT", "SIGTERM"] as const).map((signal) => [signal, name, server] as const)),
)("%s to us ends %s", async (signal, _name, server) => {
  const mark = newMark();
  const harness = startHarness("wait", server, mark);
  await once(harness.stdout, "data");
  expect(liveProcesses(mark).length).toBeGreaterThanOrEqual(3);
  const closed = once(harness, "close");
  harness.kill(signal);
  expect(await closed).toEqual([signal === "SIGINT" ? 130 : 143, null]);
  expect(await leftovers(mark)).toEqual([]);
});

test("our own exit kills what still runs", async () => {
  const mark = newMark();
  const harness = startHarness("exit", SERVERS["a stubborn server behind a shell"], mark);
  expect(await once(harness, "close")).toEqual([7, null]);
  expect(await leftovers(mark)).toEqual([]);
});

test("after SIGKILL to us a server that heeds the end of its stdin goes too", async () => {
  const mark = newMark();
  const harness = startHarness("wait", SERVERS["a plain server"], mark);
  await once(harness.stdout, "data");
  harness.kill("SIGKILL");
  await once(harness, "close");
  expect(await leftovers(mark)).toEqual([]);
});

function openMarked(mark: string) {
  const [command, ...args] = SERVERS["a server that ignores SIGTERM"];
  const channel = openStdio({ kind: "stdio", command, args, cwd: process.cwd(), env: markedEnvironment(mark) }, clock);
  const answered = new Promise<InboundFrame>((resolve) => channel.onFrame(resolve));
  void channel.send({ message: { jsonrpc: "2.0", id: 1, method: "ping" } });
  return { channel, answered };
}

test("endAll hurries a close that is under way; killAllNow does not wait", async () => {
  const mark = newMark();
  const first = openMarked(mark);
  await first.answered;
  const startedAt = performance.now();
  const closing = first.channel.close();
  await Promise.all([endAll(), endAll()]);
  await closing;
  expect(performance.now() - startedAt).toBeLessThan(1_900); // a plain close takes two graces
  expect(await first.channel.ended).toEqual({ kind: "closed" });
  expect(await leftovers(mark)).toEqual([]);

  const second = openMarked(mark);
  await second.answered;
  killAllNow();
  expect(await second.channel.ended).toMatchObject({ kind: "exited", signal: "SIGKILL" });
  await Promise.all([second.channel.close(), endAll()]);
  expect(await leftovers(mark)).toEqual([]);
});
