// Bytes where an HTTP response is due: a server on bare sockets that plays responses in turn, whatever it is asked.
import { Buffer } from "node:buffer";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { fc } from "../support/fast-check.js";
import type { HttpTarget } from "../../src/target/target.js";

/** One response in pieces. `ID` in the body becomes the id of the request it answers, `METHOD` its fitting result. */
interface RawResponse {
  readonly head: string;
  readonly body: string;
  readonly framing: "length" | "long" | "short" | "chunked" | "bad-chunks" | "close";
  readonly end: "keep" | "close" | "reset";
  /** Where the bytes are cut in two, in per cent. */
  readonly cut: number;
}

const REPLY = '{"jsonrpc":"2.0","id":ID,"result":METHOD}';
const body = fc.oneof(
  { weight: 10, arbitrary: fc.constant(REPLY) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      `data: ${REPLY}\n\n`,
      `: x\r\n\r\nid: 5\nretry: 1\ndata: ${REPLY}\r\n\r\n`,
      `event: endpoint\ndata: /m\n\n`,
      "data:\n\n",
      "data: {\n\n",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom("", "<html>", "\u0000".repeat(50), '{"jsonrpc":"2.0","id":null,"error":{"code":-32000,"message":"x"}}'),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
);
const header = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      "content-type: application/json",
      "content-type: text/event-stream",
      'Content-Type:TEXT/EVENT-STREAM; x="y"',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "mcp-session-id: s",
      "mcp-session-id: a b",
      "location: http://127.0.0.1:9/",
      'www-authenticate: Bearer x="',
      "connection: upgrade",
      "content-encoding: gzip",
      "set-cookie: a=b",
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "transfer-encoding: gzip",
      "content-length: -1",
      "no colon",
      ": x",
      `x: ${"y".repeat(20_000)}`,
      "x: \u0007",
      " folded",
    ),
  },
);
const statusLine = fc.oneof(
  { weight: 12, arbitrary: fc.constant("HTTP/1.1 200 OK") },
  {
    weight: 4,
    arbitrary: fc.constantFrom(202, 204, 304, 307, 400, 401, 403, 404, 405, 429, 500, 503).map((status) => `HTTP/1.1 ${String(status)} X`),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "HTTP/1.1 100 Continue",
      "HTTP/1.1 101 Switching Protocols",
      "HTTP/1.0 200 OK",
      "HTTP/1.1 000 X",
      "HTTP/9.9 200",
      "ICY 200 OK",
      "HTTP/1.1 999 X",
      "",
      "SSH-2.0-x",
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
);
const response: fc.Arbitrary<RawResponse> = fc.record({
  head: fc.tuple(statusLine, fc.array(header, { minLength: 1, maxLength: 3 })).map(([line, headers]) => [line, ...headers].join("\r\n")),
  body,
  framing: fc.constantFrom("length", "length", "length", "chunked", "chunked", "bad-chunks", "long", "short", "close"),
  end: fc.constantFrom("keep", "keep", "close", "close", "reset"),
  cut: fc.nat(100),
});
const sound: RawResponse = {
  head: "HTTP/1.1 200 OK\r\ncontent-type: application/json",
  body: REPLY,
  framing: "length",
  end: "keep",
  cut: 100,
};

/** The responses of a case: some sound ones first, so that later steps are reached; the last ones are repeated. */
export const rawCase = fc
  .tuple(fc.nat(12), fc.array(response, { minLength: 1, maxLength: 6 }))
  .map(([first, rest]) => [...Array.from({ length: first }, () => sound), ...rest]);

const RESULTS: Readonly<Record<string, string>> = {
  "server/discover": '{"supportedVersions":[]}',
  initialize: '{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{}}',
  "tools/list": '{"tools":[{"name":"a","annotations":{"readOnlyHint":true},"inputSchema":{"type":"object","required":["x"]}}]}',
};

function bytesOf({ head, body: text, framing }: RawResponse, request: string): Buffer {
  const id = /"id":(\d+)/.exec(request)?.[1] ?? "null";
  const method = /"method":"([^"]+)"/.exec(request)?.[1] ?? "";
  const content = text.replaceAll("ID", id).replaceAll("METHOD", RESULTS[method] ?? '{"content":[]}');
  const length = Buffer.byteLength(content);
  const framed = {
    length: `\r\ncontent-length: ${String(length)}\r\n\r\n${content}`,
    long: `\r\ncontent-length: ${String(length + 50)}\r\n\r\n${content}`,
    short: `\r\ncontent-length: ${String(Math.max(0, length - 5))}\r\n\r\n${content}`,
    chunked: `\r\ntransfer-encoding: chunked\r\n\r\n${length === 0 ? "" : `${length.toString(16)}\r\n${content}\r\n`}0\r\n\r\n`,
    "bad-chunks": `\r\ntransfer-encoding: chunked\r\n\r\n${length.toString(16)}zz\r\n${content}\r\n-1\r\n`,
    close: `\r\n\r\n${content}`,
  }[framing];
  return Buffer.from(head + framed, "utf8");
}

/** The running server: one for all cases. */
export interface RawServer {
  /** Starts the next case; what is still asked of an earlier one is not answered any more. */
  play(responses: readonly RawResponse[]): HttpTarget;
  close(): Promise<void>;
}

/** Starts the server on a free port of this machine. */
export async function startRawServer(): Promise<RawServer> {
  const sockets = new Set<Socket>();
  let playing: { readonly path: string; readonly responses: readonly RawResponse[]; next: number } = { path: "", responses: [], next: 0 };
  let cases = 0;

  function answer(socket: Socket, request: string): void {
    if (!request.includes(` ${playing.path} `) && !request.includes(" /m ")) return void socket.destroy();
    const { responses } = playing;
    // Beyond its end a case goes round its last responses.
    const chosen = responses[Math.min(playing.next, responses.length - 1)];
    playing.next += playing.next >= responses.length - 1 ? -Math.min(2, responses.length - 1) : 1;
    if (chosen === undefined) return void socket.destroy();
    const bytes = bytesOf(chosen, request);
    const at = Math.floor((bytes.length * chosen.cut) / 100);
    socket.write(bytes.subarray(0, at));
    setImmediate(() => {
      if (socket.destroyed) return;
      socket.write(bytes.subarray(at));
      if (chosen.end === "close") socket.end();
      if (chosen.end === "reset") socket.resetAndDestroy();
    });
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    let seen = "";
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    socket.on("data", (chunk: Buffer) => {
      seen += chunk.toString("latin1");
      for (let end = endOfRequest(seen); end !== undefined; end = endOfRequest(seen)) {
        const request = seen.slice(0, end);
        seen = seen.slice(end);
        answer(socket, request);
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    play(responses) {
      playing = { path: `/case-${String((cases += 1))}`, responses, next: 0 };
      return { kind: "http", url: new URL(`http://127.0.0.1:${String(port)}${playing.path}`), headers: {} };
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Where the first whole request ends; ours always tell the length of their bodies. */
function endOfRequest(seen: string): number | undefined {
  const headEnd = seen.indexOf("\r\n\r\n");
  if (headEnd === -1) return undefined;
  const end = headEnd + 4 + Number(/content-length: (\d+)/i.exec(seen.slice(0, headEnd))?.[1] ?? 0);
  return seen.length < end ? undefined : end;
}
