// Advisories on single frames: what is no message, too large, late, unasked for, or not shaped as the protocol says.
import { defineAdvisory } from "../define.js";

export const stdoutNoise = defineAdvisory({
  id: "stdout-noise",
  about: "lines on the server's stdout that are not JSON",
  matters: "The stdio transport reserves stdout for messages; official clients drop or refuse other lines, and some end the connection.",
  transports: "stdio",
  reasons: {
    "stdout-noise-not-json": { hint: "write logs and banners to stderr; over stdio a server's stdout carries JSON-RPC messages only" },
  },
  judge: ({ wire }, find) => find("stdout-noise-not-json", wire.stdoutNoise),
});

export const frameOver64KiB = defineAdvisory({
  id: "frame-over-64KiB",
  about: "messages of more than 65,536 bytes, answers to our own oversize argument excepted",
  matters: "Clients that read lines through a 64 KiB buffer, a common default, lose the connection on such a message.",
  transports: "any",
  reasons: {
    "frame-over-64KiB-large": {
      hint: "page large listings and results, or return a link to large content; many clients read with a 64 KiB line buffer",
    },
  },
  judge: ({ wire }, find) => find("frame-over-64KiB-large", wire.largeFrames),
});

export const lateReply = defineAdvisory({
  id: "late-reply",
  about: "replies to requests that had been cancelled or had timed out",
  matters: "A late reply is allowed, but it is work and bandwidth nobody waits for any more.",
  transports: "any",
  reasons: {
    "late-reply-after-cancel": {
      hint: "stop the work when notifications/cancelled arrives, and answer within the call time-out; a reply came after the client had given up",
    },
  },
  judge: ({ wire }, find) => find("late-reply-after-cancel", wire.frames.late),
});

export const unknownId = defineAdvisory({
  id: "unknown-id",
  about: "replies with an id the client never sent, or second replies to one request",
  matters: "Clients match replies by id; one that matches nothing is dropped or treated as a protocol error.",
  transports: "any",
  reasons: {
    "unknown-id-unasked": { hint: "answer each request once, with its own id; never answer a notification" },
  },
  judge: ({ wire }, find) => find("unknown-id-unasked", wire.unknownIds),
});

export const invalidEnvelope = defineAdvisory({
  id: "invalid-envelope",
  about: "JSON that is no JSON-RPC 2.0 message: no or another version, result beside error, an id of another type than the request's",
  matters: "Official clients refuse such a message, and its request then waits for its full time-out.",
  transports: "any",
  reasons: {
    "invalid-envelope-not-jsonrpc": {
      hint: 'send one JSON-RPC 2.0 message a frame: "jsonrpc": "2.0", the request\'s id with its type, and either result or error',
    },
  },
  judge: ({ wire }, find) => find("invalid-envelope-not-jsonrpc", wire.invalidEnvelopes),
});

export const wireSchemaInvalid = defineAdvisory({
  id: "wire-schema-invalid",
  about: "a sample of replies whose shape breaks the negotiated revision: handshake, listings, tool results and content, errors",
  matters: "Official clients parse strictly: one odd entry can make a whole listing or result unusable.",
  transports: "any",
  reasons: {
    "wire-schema-invalid-reply": {
      hint: "shape replies as the negotiated revision defines them (types, required members, nextCursor absent instead of null); build them with an official SDK's types",
    },
  },
  judge: ({ schemaInvalid }, find) => find("wire-schema-invalid-reply", schemaInvalid),
});
