// The demo server's ways to fail: a JSON-RPC error, and the end of the connection.

/** JSON-RPC 2.0 section 5.1. */
export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;

/** Answered as a JSON-RPC error. */
export class RpcError extends Error {
  override readonly name = "RpcError";
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** An aspect ends the connection without an answer. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
}
