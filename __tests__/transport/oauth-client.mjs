// A program that opens the HTTP transport with OAuth client credentials to the URL in its argument, compiled, and prints the
// Authorization that a request then carried, or why there is none. Needs `npm run compile`.
import { performance } from "node:perf_hooks";
import process from "node:process";
import { authorizedOpener } from "../../build/src/transport/authorized.js";
import { httpOpener } from "../../build/src/transport/http-opener.js";

const clock = { now: () => performance.now(), sleep: () => Promise.resolve() };
const client = { clientId: "client", clientSecret: "s3cret", allowRemoteHttp: true };
const target = { kind: "http", url: new URL(process.argv[2]), headers: {}, oauth: client };
try {
  const opener = await authorizedOpener(await httpOpener(target, clock), target, client, clock);
  const channel = opener.open();
  const told = new Promise((resolve) => channel.onFrame((frame) => frame.kind === "message" && resolve(frame.json.result)));
  await channel.send({ message: { jsonrpc: "2.0", id: 1, method: "ping" }, requestId: 1 });
  process.stdout.write(`${JSON.stringify(await told)}\n`);
  await channel.close();
  opener.close();
} catch (error) {
  process.stdout.write(`${JSON.stringify({ [error.name]: error.message })}\n`);
}
