// What a server chose (its revision, its session id) may not be sendable as a header: the request goes without it.
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@jest/globals";
import { openLink } from "../../src/transport/http-link.js";

test("a header value that HTTP forbids is left out, and the exchange goes on", async () => {
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const url = new URL(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/mcp`);
  const clock = { now: () => performance.now(), sleep: () => Promise.reject(new Error("not used")) };
  const link = await openLink({ kind: "http", url, headers: {} }, clock);
  try {
    const headers = { "mcp-protocol-version": "2025\r\nx-planted: 1", "mcp-session-id": "\u{1f600}", "mcp-method": "ping" };
    const end = await new Promise((resolve) => {
      link.exchange({ method: "DELETE", path: "/mcp", headers }, { frame: () => undefined, end: resolve });
    });
    expect(end).toMatchObject({ status: 204 });
    expect(seen[0]).toMatchObject({ "mcp-method": "ping" });
    for (const name of ["mcp-protocol-version", "mcp-session-id", "x-planted"]) expect(seen[0]).not.toHaveProperty(name);
  } finally {
    link.close();
    server.close();
  }
});
