// A program that sends pings to the URL in its argument with the compiled transport and prints, as one JSON line, how each ended.
// Needs `npm run compile`. It never ends itself by force: what stays open would keep it alive.
import { performance } from "node:perf_hooks";
import process from "node:process";
import { httpOpener } from "../../build/src/transport/http-opener.js";

const [url, patienceMs = "5000"] = process.argv.slice(2);
const clock = { now: () => performance.now(), sleep: () => Promise.resolve() };
const opener = await httpOpener({ kind: "http", url: new URL(url), headers: {} }, clock);
const channel = opener.open();
const frames = [];
channel.onFrame((frame) => frames.push(frame));

const patience = new Promise((resolve) => setTimeout(resolve, Number(patienceMs)).unref());
const hosts = [{}, {}, { host: "other.example" }];
for (const [index, headers] of hosts.entries()) {
  const id = index + 1;
  const sent = channel.send({ message: { jsonrpc: "2.0", id, method: "ping" }, requestId: id, headers });
  const ended = sent.then(async () => {
    while (!frames.some((frame) => frame.kind === "exchange-ended" && frame.requestId === id)) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  await Promise.race([ended, patience]);
}
await channel.close();
opener.close();
const ends = frames.filter((frame) => frame.kind === "exchange-ended").map(({ status, errorCode }) => ({ status, errorCode }));
process.stdout.write(`${JSON.stringify(ends)}\n`);
