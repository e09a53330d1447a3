// The client-credentials flow against real local servers: what is asked of whom, and what is said when a step fails.
import { afterEach, describe, expect, test } from "@jest/globals";
import { Incomplete } from "../../../src/model/errors.js";
import { obtainToken } from "../../../src/target/oauth/flow.js";
import type { HttpTarget, OAuthClient } from "../../../src/target/target.js";
import { startGuarded, type Guarded, type GuardedOptions } from "../../fixtures/servers/guarded-http.mjs";

let guarded: Guarded | undefined;
afterEach(async () => {
  await guarded?.close();
  guarded = undefined;
});

const CLIENT: OAuthClient = { clientId: "client", clientSecret: "s3cret", allowRemoteHttp: false };

async function start(options: GuardedOptions = {}): Promise<Guarded> {
  guarded = await startGuarded(options);
  return guarded;
}

function target(server: Guarded, headers: Record<string, string> = {}): HttpTarget {
  return { kind: "http", url: server.url, headers };
}

/** The one line of a flow that fails. */
async function failure(server: Guarded, client: OAuthClient = CLIENT): Promise<string> {
  try {
    await obtainToken(target(server), client, fetch);
  } catch (error) {
    expect(error).toBeInstanceOf(Incomplete);
    const { code, message, terminalDetail } = error as Incomplete;
    expect(code).toBe("auth-required");
    expect(terminalDetail).toEqual([]);
    expect(message).not.toMatch(/\n|s3cret|wr0ng|SERVER TEXT/);
    return message;
  }
  throw new Error("a token came");
}

const tokenRequest = (server: Guarded) => server.requests.find(({ path }) => path === "/token");

describe("a token is obtained", () => {
  test("by challenge, resource metadata, server metadata, token", async () => {
    const server = await start({ expiresIn: 3600 });
    expect(await obtainToken(target(server), CLIENT, fetch)).toEqual({ value: "token-1", lifetimeSeconds: 3600 });
    expect(server.requests.map(({ server: who, method, path }) => `${who} ${method} ${path}`)).toEqual([
      "mcp POST /mcp",
      "mcp GET /.well-known/oauth-protected-resource/mcp",
      "auth GET /.well-known/oauth-authorization-server",
      "auth POST /token",
    ]);
  });

  test.each([
    ["client_secret_basic", ["client_secret_basic"], (form: URLSearchParams) => form.get("client_secret"), null],
    ["client_secret_post", ["client_secret_post"], (form: URLSearchParams) => form.get("client_secret"), "s3cret"],
  ] as const)("with %s", async (_name, authMethods, read, expected) => {
    const server = await start({ authMethods: [...authMethods] });
    await obtainToken(target(server), CLIENT, fetch);
    const sent = tokenRequest(server);
    expect(read(new URLSearchParams(sent?.body))).toBe(expected);
    expect(sent?.headers.authorization !== undefined).toBe(expected === null);
  });

  test.each<[string, GuardedOptions]>([
    ["an issuer with a path", { issuerPath: "/tenant/one" }],
    ["a challenge that names no metadata", { hideMetadata: true }],
    ["a challenge of another scheme", { challenge: 'Basic realm="x"' }],
  ])("from %s", async (_name, options) => {
    expect((await obtainToken(target(await start(options)), CLIENT, fetch)).value).toBe("token-1");
  });

  test("for the resource the metadata names, as it spells it (RFC 8707)", async () => {
    const server = await start();
    await obtainToken(target(server), CLIENT, fetch);
    expect(new URLSearchParams(tokenRequest(server)?.body).get("resource")).toBe(server.url.href);
  });

  test.each<[string, GuardedOptions, Partial<OAuthClient>, string | null]>([
    ["the user's", { challengeScope: "a", scopesSupported: ["b"] }, { scope: "c d" }, "c d"],
    ["else the challenge's", { challengeScope: "a", scopesSupported: ["b"] }, {}, "a"],
    ["else the metadata's", { scopesSupported: ["b", "e"] }, {}, "b e"],
    ["else none", {}, {}, null],
  ])("the scope is %s", async (_name, options, client, scope) => {
    const server = await start(options);
    await obtainToken(target(server), { ...CLIENT, ...client }, fetch);
    expect(new URLSearchParams(tokenRequest(server)?.body).get("scope")).toBe(scope);
  });

  test("an issuer that was named gets the secret when the server names it too", async () => {
    const server = await start({ authorizationServers: ["http://127.0.0.1:9/other"] });
    server.options.authorizationServers = ["http://127.0.0.1:9/other", server.issuer];
    const client = { ...CLIENT, issuer: new URL(server.issuer) };
    expect((await obtainToken(target(server), client, fetch)).value).toBe("token-1");
  });
});

describe("auth: an unauthenticated probe sends no credential of the user's", () => {
  test("neither Authorization nor any header of the target, in the whole flow", async () => {
    const server = await start();
    await obtainToken(target(server, { Authorization: "Bearer of-the-user", "X-Api-Key": "of-the-user" }), CLIENT, fetch);
    for (const { path, headers, body } of server.requests) {
      expect(JSON.stringify({ headers, body })).not.toContain("of-the-user");
      if (path !== "/token") expect(headers.authorization).toBeUndefined();
    }
  });
});

describe("auth: never interactive", () => {
  test.each([
    ["unsupported_grant_type", 400],
    ["unauthorized_client", 403],
  ])("a server that wants a person to sign in (%s) is told so at once, and no other address is asked", async (error, status) => {
    const server = await start({ grants: ["authorization_code"], tokenRefusal: { status, body: { error } } });
    const startedAt = performance.now();
    expect(await failure(server)).toContain("only a sign-in of a person would do, which is never made here");
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(server.requests.filter(({ path }) => path.startsWith("/authorize"))).toEqual([]);
  });
});

describe("a step that fails is named, without a word of the server's", () => {
  test("a wrong secret", async () => {
    const server = await start();
    const line = await failure(server, { ...CLIENT, clientSecret: "wr0ng" });
    expect(line).toContain(`OAuth: asking the authorization server for a token failed: ${server.issuer} answered HTTP 401, invalid_client`);
    expect(line).toContain("check the variables of --oauth-client-id-env and --oauth-client-secret-env");
    expect(server.requests.filter(({ path }) => path === "/token")).toHaveLength(1);
  });

  test.each<[string, GuardedOptions, RegExp]>([
    [
      "metadata that is no JSON",
      { resourceMetadata: "broken" },
      /reading the protected-resource metadata failed: the answer of http:\S+ is not usable/,
    ],
    ["metadata of another resource", { resource: "http://127.0.0.1:1/elsewhere" }, /asking the authorization server for a token failed/],
    [
      "an authorization server on this machine is fine, a remote one needs leave",
      { authorizationServers: ["https://auth.example.com"] },
      /https:\/\/auth\.example\.com is not asked: it is not on this machine; --allow-remote-http permits that/,
    ],
    ["plain remote http", { authorizationServers: ["http://auth.example.com"] }, /is not asked: it is remote and not https/],
    ["credentials in an address", { authorizationServers: ["https://u:p@127.0.0.1/"] }, /is not asked: it holds credentials/],
    [
      "a token endpoint elsewhere",
      { tokenEndpoint: "http://token.example.com/token" },
      /http:\/\/token\.example\.com is not asked: it is remote/,
    ],
    ["a token endpoint of another scheme", { tokenEndpoint: "ftp://127.0.0.1/token" }, /it is no http or https address/],
    [
      "a port no browser would use",
      { tokenEndpoint: "http://127.0.0.1:1/token" },
      /http:\/\/127\.0\.0\.1:1 does not answer \(no connection\)/,
    ],
    [
      "a scope that is not granted",
      { tokenRefusal: { status: 400, body: { error: "invalid_scope" } } },
      /invalid_scope: .*check --oauth-scope/,
    ],
    ["an error nobody knows", { tokenRefusal: { status: 418, body: { error: "SERVER TEXT" } } }, /answered HTTP 418$/],
    [
      "an answer that is no token",
      { tokenRefusal: { status: 200, body: { hello: "SERVER TEXT" } } },
      /the answer of http:\S+ is not usable/,
    ],
    ["an answer too large", { tokenRefusal: { status: 200, body: { access_token: "x".repeat(300_000) } } }, /is too large/],
    ["a token that is no bearer token", { tokenType: "DPoP" }, /the token is no bearer token/],
    ["a token with a line break", { token: "a\r\nx: y" }, /the token holds characters no header can carry/],
  ])("%s", async (_name, options, line) => {
    expect(await failure(await start(options))).toMatch(line);
  });

  test("a server without any metadata: it is its own authorization server, and has no token endpoint", async () => {
    const server = await start({ resourceMetadata: "none", hideMetadata: true });
    expect(await failure(server)).toContain(`asking the authorization server for a token failed: ${server.url.origin} answered HTTP 404`);
  });

  test("an issuer the server does not name gets nothing", async () => {
    const server = await start();
    const line = await failure(server, { ...CLIENT, issuer: new URL("https://trusted.example.com/") });
    expect(line).toContain("does not name the authorization server of --oauth-issuer; the client's secret was not sent");
    expect(tokenRequest(server)).toBeUndefined();
  });

  test("a server that is not there", async () => {
    const server = await start();
    await server.close();
    expect(await failure(server)).toMatch(/asking the server for its challenge failed: http:\S+ does not answer \(ECONNREFUSED\)/);
  });
});
