// A process that plays a script instead of serving: what it says at the start and to each line it gets, and how it ends.
// `ID` in what it says becomes the id of the line's request.
import { Buffer } from "node:buffer";
import { spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";

const { greeting, replies, exitAfter, ignoresSignals, leavesChild } = JSON.parse(process.argv[2] ?? "{}");
const say = (latin1, id) => process.stdout.write(Buffer.from(latin1.replaceAll("ID", String(id)), "latin1"));

if (ignoresSignals) {
  process.on("SIGTERM", () => undefined);
  setInterval(() => undefined, 1_000);
}
if (leavesChild) spawn(process.execPath, ["-e", "setInterval(() => 0, 1000)"], { stdio: "inherit" }).unref();
process.stdout.on("error", () => undefined);
say(greeting, 0);
let lines = 0;
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method } = JSON.parse(line);
  const chosen = replies[method] ?? replies["*"];
  if (id !== undefined && chosen !== undefined) say(chosen, id);
  lines += 1;
  if (lines === exitAfter) process.exit(lines % 3);
});
