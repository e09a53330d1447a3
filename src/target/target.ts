// What is to be measured: a server started by a command, or one reached by URL. Data only.

/** A server process that speaks MCP on stdin and stdout. */
export interface StdioTarget {
  readonly kind: "stdio";
  /** Program and its arguments, verbatim; no shell is involved. */
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The complete environment of the process: the allow-list plus what the user named. */
  readonly env: Readonly<Record<string, string>>;
}

/** A server reached over Streamable HTTP. */
export interface HttpTarget {
  readonly kind: "http";
  readonly url: URL;
  /** Headers of every request, secrets included; never printed. */
  readonly headers: Readonly<Record<string, string>>;
}

/** One server to measure. */
export type Target = StdioTarget | HttpTarget;
