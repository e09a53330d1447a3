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
  /** Event streams only: an event with an id completed, so the stream can be taken up again behind it. */
  eventId?(id: string): void;
  /** Event streams only: the server asks to wait this many milliseconds before coming back. */
  retry?(ms: number): void;
  /** Event streams only: an event that is not a message. */
  otherEvent?(name: string, data: string): void;
}

const BYTE_ORDER_MARK = "\ufeff";
const EVENT_STREAM = "text/event-stream";

/** The media type without parameters, lower case; empty when there is none. */
export function mediaType(response: IncomingMessage): string {
  return (response.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/** Whether a media type (as `mediaType` gives it) is an event stream. */
export function isEventStream(type: string): boolean {
  return type === EVENT_STREAM;
}

/** Attaches a reader to the response; frames are reported as they complete. The caller listens for `end`, `error` and `close`. */
export function readBody(response: IncomingMessage, type: string, clock: Clock, sink: BodySink): void {
  if (isEventStream(type)) readEvents(response, clock, sink);
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
    if (size === 0 || size > MAX_FRAME_BYTES) return;
    const whole = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks, size);
    const decoded = whole.toString("utf8");
    const text = decoded.startsWith(BYTE_ORDER_MARK) ? decoded.slice(1) : decoded;
    if (text.trim() === "") return;
    sink.frame({ text, bytes: size, atMs: clock.now(), json: isJson ? parseJson(text) : undefined, oversize: false });
  });
}

function readEvents(response: IncomingMessage, clock: Clock, sink: BodySink): void {
  const decode = lineDecoder();
  let overflowed = false;
  let atMs = 0;
  const parser = createParser({
    maxBufferSize: MAX_FRAME_BYTES,
    onEvent({ id, event = "message", data }) {
      if (id !== undefined && id !== "") sink.eventId?.(id);
      // Other event names are not messages (MCP 2025-11-25, basic/transports); 2025-11-25 opens streams with an empty event.
      if (event !== "message") return sink.otherEvent?.(event, data);
      if (data === "") return;
      const bytes = Buffer.byteLength(data);
      if (bytes > MAX_FRAME_BYTES) sink.frame(oversizeFrame(bytes, clock));
      else sink.frame({ text: data, bytes, atMs, json: parseJson(data), oversize: false });
    },
    onRetry: (ms) => sink.retry?.(ms),
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
    if (!overflowed) parser.feed(decode(chunk));
  });
}

/**
 * Bytes to text with LF line ends. The decoder drops a byte order mark and joins characters cut by a chunk border. CR and
 * CRLF are turned into LF here because the parser holds a CR back until more comes, which on an open stream may be never.
 */
function lineDecoder(): (chunk: Buffer) => string {
  const decoder = new TextDecoder();
  let endedWithCr = false;
  return (chunk) => {
    let text = decoder.decode(chunk, { stream: true });
    if (text === "") return text;
    if (endedWithCr && text.startsWith("\n")) text = text.slice(1);
    endedWithCr = text.endsWith("\r");
    return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
  };
}

function oversizeFrame(bytes: number, clock: Clock): BodyFrame {
  return { text: "", bytes, atMs: clock.now(), json: undefined, oversize: true };
}
