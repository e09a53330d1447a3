// Turns what the user gave (command or URL, variables, folder, headers) into a Target, or one clear line. Starts and opens nothing.
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { UsageError } from "../model/errors.js";
import { addRequestHeaders, RequestHeaders } from "./auth.js";
import { serverEnvironment, type Variables } from "./environment.js";
import type { checkCommand } from "./find-command.js";
import { oauthClient, type OAuthInput } from "./oauth/settings.js";
import { serverUrl } from "./policy.js";
import type { HttpTarget, StdioTarget, Target } from "./target.js";

/** The options that name a target, as read from the command line or the Action's inputs. */
export interface TargetInput {
  /** Words after `--`; empty when a URL is meant. */
  readonly command: readonly string[];
  readonly url?: string;
  /** `--env`: NAME or NAME=value. */
  readonly env: readonly string[];
  /** `--cwd`, relative to the outer folder. Without meaning for a URL. */
  readonly cwd?: string;
  /** `--header-env`: Name=ENVVAR. */
  readonly headerEnv: readonly string[];
  /** `--bearer-env`: the variable that holds a bearer token. */
  readonly bearerEnv?: string;
  /** `--oauth-*`. */
  readonly oauth?: OAuthInput;
  readonly allowRemoteHttp: boolean;
}

/** What surrounds us. */
export interface Outer {
  readonly env: Variables;
  readonly cwd: string;
  readonly platform: string;
  /** Whether a path is a folder; the file system by default. */
  readonly isDirectory?: (path: string) => boolean;
  /** Refuses a command that does not exist: `checkCommand` of find-command.ts. Without it nobody looks. */
  readonly checkCommand?: typeof checkCommand;
}

/**
 * Reads the target.
 * @throws UsageError with one line that says what to change
 */
export function parseTarget(input: TargetInput, outer: Outer): Target {
  if (input.url !== undefined && input.command.length > 0) {
    throw new UsageError("both a command and --url were given; name one server");
  }
  if (input.url !== undefined) return httpTarget(input, input.url, outer);
  if (input.command.length > 0) return stdioTarget(input, outer);
  throw new UsageError("no server to measure: put its command after --, or give --url URL");
}

function stdioTarget(input: TargetInput, outer: Outer): StdioTarget {
  const [command = "", ...args] = input.command;
  if (command === "") throw new UsageError("the server command after -- is empty");
  if (input.command.some((word) => word.includes("\0"))) throw new UsageError("the server command holds a NUL character");
  const credential = credentialOption(input);
  if (credential !== null) throw new UsageError(`${credential} is for --url only; a command takes its secrets through --env NAME`);
  const cwd = resolve(outer.cwd, input.cwd ?? ".");
  // Node reports a missing folder as ENOENT of the command, which would send the user looking in the wrong place.
  if (!(outer.isDirectory ?? isDirectory)(cwd)) throw new UsageError(`--cwd ${input.cwd ?? outer.cwd}: there is no such folder`);
  const env = serverEnvironment(input.env, outer.env, outer.platform);
  outer.checkCommand?.(command, { cwd, env, platform: outer.platform });
  return { kind: "stdio", command, args, cwd, env };
}

function httpTarget(input: TargetInput, text: string, outer: Outer): HttpTarget {
  const url = serverUrl(text, input.allowRemoteHttp);
  if (input.env.length > 0) throw new UsageError("--env is for a server command only; a URL takes headers through --header-env");
  return { kind: "http", url, ...credentials(input, url, new RequestHeaders(), outer.env) };
}

/** The first option given that only a URL can use; null when there is none. */
export function credentialOption({ headerEnv, bearerEnv, oauth }: Pick<TargetInput, "headerEnv" | "bearerEnv" | "oauth">): string | null {
  if (headerEnv.length > 0) return "--header-env";
  if (bearerEnv !== undefined) return "--bearer-env";
  const { clientIdEnv, clientSecretEnv, scope, issuer } = oauth ?? {};
  if (clientIdEnv !== undefined) return "--oauth-client-id-env";
  if (clientSecretEnv !== undefined) return "--oauth-client-secret-env";
  if (scope !== undefined) return "--oauth-scope";
  return issuer === undefined ? null : "--oauth-issuer";
}

/**
 * What is sent to a URL to be let in.
 * @param headers headers that are set already
 * @throws UsageError
 */
export function credentials(
  input: Pick<TargetInput, "headerEnv" | "bearerEnv" | "oauth" | "allowRemoteHttp">,
  url: URL,
  headers: RequestHeaders,
  env: Variables,
): Pick<HttpTarget, "headers" | "oauth"> {
  const { headerEnv, bearerEnv, allowRemoteHttp } = input;
  const oauth = oauthClient(input.oauth ?? {}, url, allowRemoteHttp, env);
  addRequestHeaders(headers, { headerEnv, hasOAuth: oauth !== undefined, ...(bearerEnv === undefined ? {} : { bearerEnv }) }, env);
  return { headers: headers.all, ...(oauth === undefined ? {} : { oauth }) };
}

function isDirectory(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
