// One client-credentials flow: challenge, protected-resource metadata (RFC 9728), authorization-server metadata (RFC 8414), token
// (RFC 6749, section 4.4). The only user of the MCP SDK's auth module; loaded only when OAuth is asked for. Never interactive.
import {
  discoverAuthorizationServerMetadata,
  discoverOAuthProtectedResourceMetadata,
  extractWWWAuthenticateParams,
  fetchToken,
  selectResourceURL,
} from "@modelcontextprotocol/sdk/client/auth.js";
import { ClientCredentialsProvider } from "@modelcontextprotocol/sdk/client/auth-extensions.js";
import { OAuthError } from "@modelcontextprotocol/sdk/server/auth/errors.js";
import { Incomplete, UsageError } from "../../model/errors.js";
import { endpointProblem } from "../policy.js";
import type { HttpTarget, OAuthClient } from "../target.js";
import { FlowRefused, guardedFetch, type Fetch, type GuardedFetch } from "./guarded-fetch.js";

/** How long the whole flow may take, in milliseconds. */
const FLOW_MS = 30_000;

/** An access token. */
export interface AccessToken {
  /** Never printed. */
  readonly value: string;
  /** How long it lasts, in seconds, where the authorization server says so. */
  readonly lifetimeSeconds: number | undefined;
}

type ResourceMetadata = Awaited<ReturnType<typeof discoverOAuthProtectedResourceMetadata>>;
type ServerMetadata = Awaited<ReturnType<typeof discoverAuthorizationServerMetadata>>;

/** Error codes of RFC 6749, section 5.2 and what helps; others are told by status alone, for they are the server's text. */
const TOKEN_ERRORS: Readonly<Record<string, string>> = {
  invalid_client:
    "the client is not known or its secret is wrong; check the variables of --oauth-client-id-env and --oauth-client-secret-env",
  unauthorized_client:
    "this client may not use the client_credentials grant; only a sign-in of a person would do, which is never made here",
  unsupported_grant_type: "it has no client_credentials grant; only a sign-in of a person would do, which is never made here",
  invalid_scope: "it does not grant this scope to the client; check --oauth-scope",
  invalid_target: "it knows no such resource",
  invalid_request: "it refused the request",
  invalid_grant: "it refused the request",
  access_denied: "it denied access to this client",
};

/**
 * Obtains a token.
 * @param send the way the flow's requests take, proxies included
 * @throws Incomplete `auth-required` whose message names the step that failed
 * @throws UsageError when the way cannot be taken at all: the proxy variables are wrong
 */
export async function obtainToken(target: HttpTarget, client: OAuthClient, send: Fetch): Promise<AccessToken> {
  const guarded = guardedFetch(target, client.allowRemoteHttp, AbortSignal.timeout(FLOW_MS), send);
  const challenge = await step("asking the server for its challenge", guarded, () => readChallenge(target, guarded));
  const resource = await step("reading the protected-resource metadata", guarded, () =>
    readResource(target, challenge.metadataUrl, guarded),
  );
  const issuer = issuerOf(target, resource, client);
  const metadata = await step("reading the authorization server's metadata", guarded, () => {
    // Judged as it is named: what is asked is made from parts of it only.
    const problem = endpointProblem(new URL(issuer), target.url, client.allowRemoteHttp);
    if (problem !== null) throw new FlowRefused(`${new URL(issuer).origin} is not asked: ${problem}`);
    return discoverAuthorizationServerMetadata(issuer, { fetchFn: guarded.fetch });
  });
  const scope = client.scope ?? challenge.scope ?? resource?.scopes_supported?.join(" ");
  return step("asking the authorization server for a token", guarded, () =>
    requestToken({ target, client, issuer, metadata, resource, scope, guarded }),
  );
}

/**
 * What the server says to a request without any credential. Sends no header of the user's: a credential among them
 * would change the answer. `ping` opens no session and does nothing.
 */
async function readChallenge(
  target: HttpTarget,
  { fetch }: GuardedFetch,
): Promise<{ metadataUrl: URL | undefined; scope: string | undefined }> {
  const response = await fetch(target.url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" }),
  });
  const { resourceMetadataUrl, scope } = extractWWWAuthenticateParams(response);
  return { metadataUrl: resourceMetadataUrl, scope };
}

/** Undefined for a server without such metadata: before 2025-06-18 the server itself was the authorization server. */
async function readResource(
  target: HttpTarget,
  metadataUrl: URL | undefined,
  guarded: GuardedFetch,
): Promise<ResourceMetadata | undefined> {
  const options = metadataUrl === undefined ? {} : { resourceMetadataUrl: metadataUrl };
  try {
    return await discoverOAuthProtectedResourceMetadata(target.url, options, guarded.fetch);
  } catch (error) {
    if (guarded.last()?.status === 404 && metadataUrl === undefined) return undefined;
    throw error;
  }
}

/** The authorization server's issuer. The user's own choice must be among those the server names. */
function issuerOf(target: HttpTarget, resource: ResourceMetadata | undefined, { issuer }: OAuthClient): string {
  const named = resource?.authorization_servers ?? [];
  if (issuer === undefined) return named[0] ?? new URL("/", target.url).href;
  const match = named.find((one) => sameIssuer(one, issuer));
  if (match !== undefined) return match;
  if (resource === undefined && sameIssuer(target.url.origin, issuer)) return new URL("/", target.url).href;
  throw new Incomplete(
    "auth-required",
    "OAuth: the server does not name the authorization server of --oauth-issuer; the client's secret was not sent",
  );
}

function sameIssuer(named: string, issuer: URL): boolean {
  const plain = (text: string) => text.replace(/\/$/, "");
  return URL.canParse(named) && plain(new URL(named).href) === plain(issuer.href);
}

interface TokenRequest {
  readonly target: HttpTarget;
  readonly client: OAuthClient;
  readonly issuer: string;
  readonly metadata: ServerMetadata;
  readonly resource: ResourceMetadata | undefined;
  readonly scope: string | undefined;
  readonly guarded: GuardedFetch;
}

async function requestToken({ target, client, issuer, metadata, resource, scope, guarded }: TokenRequest): Promise<AccessToken> {
  const provider = new ClientCredentialsProvider({
    clientId: client.clientId,
    clientSecret: client.clientSecret,
    expectedIssuer: issuer,
    ...(scope === undefined || scope === "" ? {} : { scope }),
  });
  // Checks that the metadata speaks of this server; its spelling of the resource is sent back as it is (RFC 8707).
  const selected = await selectResourceURL(target.url, provider, resource);
  const tokens = await fetchToken(provider, issuer, {
    fetchFn: guarded.fetch,
    ...(metadata === undefined ? {} : { metadata }),
    ...(selected === undefined || resource === undefined ? {} : { resource: resource.resource }),
  });
  if (tokens.token_type.toLowerCase() !== "bearer") throw new FlowRefused("the token is no bearer token");
  // RFC 6750, section 2.1; anything else could not be sent.
  if (!/^[\x21-\x7e]+$/.test(tokens.access_token)) throw new FlowRefused("the token holds characters no header can carry");
  return { value: tokens.access_token, lifetimeSeconds: tokens.expires_in };
}

/** Runs one step; what fails is told by the step and its address, never in a server's words. */
async function step<T>(name: string, guarded: GuardedFetch, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Incomplete || error instanceof UsageError) throw error;
    throw new Incomplete("auth-required", `OAuth: ${name} failed: ${causeOf(error, guarded)}`);
  }
}

function causeOf(error: unknown, guarded: GuardedFetch): string {
  if (error instanceof FlowRefused) return error.message;
  const last = guarded.last();
  const answered = last === undefined ? "" : `${last.origin} answered HTTP ${last.status ?? "nothing"}`;
  if (error instanceof OAuthError) {
    const known = Object.hasOwn(TOKEN_ERRORS, error.errorCode) ? `, ${error.errorCode}: ${TOKEN_ERRORS[error.errorCode] ?? ""}` : "";
    return `${answered}${known}`;
  }
  if (last?.status === 200) return `the answer of ${last.origin} is not usable`;
  return answered === "" ? "it could not be made" : answered;
}
