// Whether anything takes connections at an address of this machine.
import { createServer, type AddressInfo, type Server } from "node:net";
import { afterEach, expect, test } from "@jest/globals";
import { isListening } from "../../src/transport/listening.js";

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((closed) => server.close(closed));
});

async function listen(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  servers.push(server);
  await new Promise((listening) => server.once("listening", listening));
  return (server.address() as AddressInfo).port;
}

test.each(["127.0.0.1", "localhost"])("finds a server at %s, however it is spelt, and no other", async (host) => {
  const port = await listen(host);
  expect(await isListening(new URL(`http://${host}:${port}/mcp`))).toBe(true);
  const [server] = servers.splice(0);
  await new Promise((closed) => server?.close(closed));
  expect(await isListening(new URL(`http://${host}:${port}/mcp`))).toBe(false);
});
