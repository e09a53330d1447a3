// A program of ours that runs servers and ends as a front end does: endAll on a signal, killAllNow at exit.
// Arguments: how it ends ("wait" or "exit"), then the server command.
import process from "node:process";
import { endAll, killAllNow } from "../../build/src/transport/live-servers.js";
import { openStdio } from "../../build/src/transport/stdio.js";

const [, , how, command, ...args] = process.argv;
const clock = { now: () => performance.now(), sleep: () => Promise.resolve() };
const target = { kind: "stdio", command, args, cwd: process.cwd(), env: process.env };

process.on("exit", killAllNow);
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    void endAll().then(() => process.exit(signal === "SIGINT" ? 130 : 143));
  });
}

let answered = 0;
for (let i = 0; i < 2; i++) {
  const channel = openStdio(target, clock);
  channel.onFrame(() => {
    answered += 1;
    if (answered < 2) return;
    if (how === "exit") process.exit(7);
    process.stdout.write("ready\n");
  });
  void channel.send({ message: { jsonrpc: "2.0", id: 1, method: "ping" } });
}
