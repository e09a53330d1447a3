// A port for a server that is told where to listen. Below the range the system hands out for port 0 (32768 on Linux, 49152 elsewhere):
// a server of another test, started meanwhile, never gets the same one.
import { createServer } from "node:net";

const FROM = 20_000;
const COUNT = 10_000;
/** Each worker process has a stretch of its own. */
const STRETCH = 500;
let next = 0;

/** A port of 127.0.0.1 that nobody listens on. @throws Error when none is free */
export async function freePort(): Promise<number> {
  const worker = Number(process.env["JEST_WORKER_ID"] ?? 0);
  for (let tries = 0; tries < STRETCH; tries += 1) {
    // The process id keeps two runs on one machine apart.
    const port = FROM + ((worker * STRETCH + process.pid + next++) % COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error("no port is free");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
