// Reads the options of an OAuth client. Secrets come from environment variables; nothing is sent and no library is loaded here.
import { UsageError } from "../../model/errors.js";
import { namedVariable } from "../auth.js";
import type { Variables } from "../environment.js";
import { endpointProblem } from "../policy.js";
import type { OAuthClient } from "../target.js";

/** The options, as given. */
export interface OAuthInput {
  /** `--oauth-client-id-env`: the variable that holds the client's id. */
  readonly clientIdEnv?: string;
  /** `--oauth-client-secret-env`: the variable that holds its secret. */
  readonly clientSecretEnv?: string;
  /** `--oauth-scope`. */
  readonly scope?: string;
  /** `--oauth-issuer`: the only authorization server the secret may go to. */
  readonly issuer?: string;
}

/**
 * The client, or undefined when none is asked for.
 * @param server the server to be measured
 * @throws UsageError when an option is missing, a variable is not set, or an address or scope is not usable
 */
export function oauthClient(input: OAuthInput, server: URL, allowRemoteHttp: boolean, outer: Variables): OAuthClient | undefined {
  const { clientIdEnv, clientSecretEnv, scope, issuer } = input;
  if (clientIdEnv === undefined && clientSecretEnv === undefined) {
    if (scope !== undefined) throw needsClient("--oauth-scope");
    if (issuer !== undefined) throw needsClient("--oauth-issuer");
    return undefined;
  }
  if (clientIdEnv === undefined) throw new UsageError("--oauth-client-secret-env needs --oauth-client-id-env beside it");
  if (clientSecretEnv === undefined) throw new UsageError("--oauth-client-id-env needs --oauth-client-secret-env beside it");
  return {
    clientId: visible("--oauth-client-id-env", clientIdEnv, outer),
    clientSecret: visible("--oauth-client-secret-env", clientSecretEnv, outer),
    ...(scope === undefined ? {} : { scope: readScope(scope) }),
    ...(issuer === undefined ? {} : { issuer: readIssuer(issuer, server, allowRemoteHttp) }),
    allowRemoteHttp,
  };
}

function needsClient(option: string): UsageError {
  return new UsageError(`${option} needs --oauth-client-id-env and --oauth-client-secret-env beside it`);
}

/** RFC 6749, appendices A.1 and A.2: ids and secrets are visible ASCII and blanks. */
function visible(option: string, variable: string, outer: Variables): string {
  const value = namedVariable(option, variable, outer);
  if (!/^[\x20-\x7e]+$/.test(value)) throw new UsageError(`${option}: the variable ${variable} holds a character that cannot be sent`);
  return value;
}

/** RFC 6749, section 3.3: words of visible characters without quote and backslash. */
function readScope(text: string): string {
  const words = text.split(/\s+/).filter((word) => word !== "");
  if (words.length === 0 || !words.every((word) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(word))) {
    throw new UsageError("--oauth-scope takes scope names separated by blanks");
  }
  return words.join(" ");
}

function readIssuer(text: string, server: URL, allowRemoteHttp: boolean): URL {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new UsageError("--oauth-issuer needs the absolute URL of the authorization server");
  }
  const problem = url.search !== "" || url.hash !== "" ? "it has a query or fragment" : endpointProblem(url, server, allowRemoteHttp);
  if (problem !== null) throw new UsageError(`--oauth-issuer: ${problem}`);
  return url;
}
