// Reads one HTTP response body into frames: JSON (or anything else) as one frame, an event stream as one frame an event.
import type { IncomingMessage } from "node:http";
import { createParser } from "eventsource-parser";
import type { Clock } from "../model/host.js";
import { MAX_FRAME_BYTES } from "../model/limits.js";
import type { InboundMessage } from "./channel.js";
import { parseJson } from "./frames.js";

/** One frame of a body, before it is tied to its exchange. */
export type BodyFrame = Pick<InboundMessage, "text" | "bytes" | "atMs" | "json" | "oversize">;

/** What reading a body reports. */
export interface BodySink {
  frame(frame: BodyFrame): void;
  /** A frame over the cap was met: the rest is not read. */
  overflow(): void;
}

const BYTE_ORDER_MARK = "\ufeff";

/** The media type without parameters, lower case; empty when there is none. */
export function mediaType(response: IncomingMessage): string {
  return (response.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/** Attaches a reader to the response; frames are reported as they complete. The caller listens for `end`, `error` and `close`. */
export function readBody(response: IncomingMessage, type: string, clock: Clock, sink: BodySink): void {
  if (type === "text/event-stream") readEvents(response, clock, sink);
  else readWhole(response, isJsonType(type), clock, sink);
}

/** An absent media type is read as JSON; an explicit other one (HTML, plain text) never is: clients would not either. */
function isJsonType(type: string): boolean {
  return type === "" || /[/+]json$/.test(type);
}

function readWhole(response: IncomingMessage, isJson: boolean, clock: Clock, sink: BodySink): void {
  const chunks: Buffer[] = [];
  let size = 0;
  response.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size <= MAX_FRAME_BYTES) {
      chunks.push(chunk);
      return;
    }
    chunks.length = 0;
    sink.frame(oversizeFrame(size, clock));
    sink.overflow();
  });
  response.on("end", () => {
    if (size === 0) return;
    const whole = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks, size);
    const decoded = whole.toString("utf8");
    const text = decoded.startsWith(BYTE_ORDER_MARK) ? decoded.slice(1) : decoded;
    if (text.trim() === "") return;
    sink.frame({ text, bytes: size, atMs: clock.now(), json: isJson ? parseJson(text) : undefined, oversize: false });
  });
}

function readEvents(response: IncomingMessage, clock: Clock, sink: BodySink): void {
  const decoder = new TextDecoder(); // drops a byte order mark, joins characters cut by a chunk border
  let overflowed = false;
  let atMs = 0;
  const parser = createParser({
    maxBufferSize: MAX_FRAME_BYTES,
    onEvent({ event, data }) {
      // Other event names are not messages (MCP 2025-11-25, basic/transports); 2025-11-25 opens streams with an empty event.
      if ((event !== undefined && event !== "message") || data === "") return;
      const bytes = Buffer.byteLength(data);
      if (bytes > MAX_FRAME_BYTES) sink.frame(oversizeFrame(bytes, clock));
      else sink.frame({ text: data, bytes, atMs, json: parseJson(data), oversize: false });
    },
    onError(error) {
      // Unknown fields and odd retry values do not matter here; only the size does.
      if (error.type !== "max-buffer-size-exceeded") return;
      overflowed = true;
      sink.frame(oversizeFrame(MAX_FRAME_BYTES, clock));
      sink.overflow();
    },
  });
  response.on("data", (chunk: Buffer) => {
    atMs = clock.now();
    if (!overflowed) parser.feed(decoder.decode(chunk, { stream: true }));
  });
}

function oversizeFrame(bytes: number, clock: Clock): BodyFrame {
  return { text: "", bytes, atMs: clock.now(), json: undefined, oversize: true };
}
