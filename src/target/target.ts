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
  /** How to obtain an access token; absent when none is wanted. */
  readonly oauth?: OAuthClient;
}

/** A confidential OAuth client that acts for itself (RFC 6749, section 4.4): no user, no browser. */
export interface OAuthClient {
  readonly clientId: string;
  /** Never printed. */
  readonly clientSecret: string;
  /** Scopes to ask for, separated by blanks; absent for what the server asks for. */
  readonly scope?: string;
  /** The only authorization server the secret may go to; absent for the one the measured server names. */
  readonly issuer?: URL;
  /** Whether the authorization server may be on another machine. */
  readonly allowRemoteHttp: boolean;
}

/** One server to measure. */
export type Target = StdioTarget | HttpTarget;
