// Servers that let nobody in, on any step: never a score, always the cause and the way out. Real servers, the real engine.
import { afterEach, describe, expect, test } from "@jest/globals";
import type { HttpTarget, OAuthClient } from "../../src/target/target.js";
import { startGuarded, type Guarded, type GuardedOptions } from "../fixtures/servers/guarded-http.mjs";
import { evaluate } from "../support/evaluate.js";

let guarded: Guarded | undefined;
afterEach(async () => {
  await guarded?.close();
  guarded = undefined;
});

async function start(options: GuardedOptions = {}): Promise<Guarded> {
  guarded = await startGuarded(options);
  return guarded;
}

const BEARER = { Authorization: "Bearer t0ken" };
const CLIENT: OAuthClient = { clientId: "client", clientSecret: "s3cret", allowRemoteHttp: false };

function score(server: Guarded, more: Partial<HttpTarget> = {}) {
  return evaluate({ kind: "http", url: server.url, headers: {}, ...more });
}

/** A run that says `auth-required` and nothing of the server's in its report. */
async function keptOut(server: Guarded, more: Partial<HttpTarget> = {}): Promise<readonly string[]> {
  const { document, notes } = await score(server, more);
  expect(document).toMatchObject({ readiness: null, readiness_error: "auth-required", passed: false });
  expect(JSON.stringify(document)).not.toMatch(/guarded|SERVER|s3cret|t0ken|Bearer/);
  return notes;
}

describe("auth: 401 and 403 before or while the catalog is read are auth-required", () => {
  test("401 to everything: what the challenge asks for, and the options that give it", async () => {
    const server = await start({ bearer: "other" });
    const notes = await keptOut(server, { headers: BEARER });
    expect(notes).toEqual([
      "the server needs credentials (HTTP 401); set MCPEVAL_HTTP_AUTHORIZATION or use --header-env",
      `it asks for Bearer, realm "guarded", OAuth metadata at ${server.url.host}; --bearer-env VARIABLE sends a token, ` +
        "--oauth-client-id-env and --oauth-client-secret-env obtain one",
    ]);
  });

  test.each<[string, string | undefined, string[]]>([
    [
      "another scheme",
      'Basic realm="x"',
      ['it asks for Basic, realm "x"; MCPEVAL_HTTP_AUTHORIZATION holds the whole Authorization header'],
    ],
    [
      "a hostile challenge",
      'Bearer realm="\\\u009b31m"',
      [
        'it asks for Bearer, realm "\\\\u{9b}31m"; --bearer-env VARIABLE sends a token, --oauth-client-id-env and --oauth-client-secret-env obtain one',
      ],
    ],
    ["none", undefined, ["it does not say what it asks for; --bearer-env VARIABLE sends a token"]],
  ])("%s", async (_name, header, details) => {
    const server = await start({
      refuse: () => ({ status: 401, ...(header === undefined ? {} : { headers: { "www-authenticate": header } }) }),
    });
    expect((await keptOut(server)).slice(1)).toEqual(details);
  });

  test("a gate that answers 403 with a page of HTML is told like 401", async () => {
    const page = "<html><title>SERVER sign in</title></html>";
    const server = await start({ refuse: () => ({ status: 403, headers: { "content-type": "text/html" }, body: page }) });
    expect(await keptOut(server)).toEqual([
      "the server needs credentials (HTTP 403); set MCPEVAL_HTTP_AUTHORIZATION or use --header-env",
      "it does not say what it asks for; --bearer-env VARIABLE sends a token, or it checks the host name: " +
        "try localhost instead of 127.0.0.1 in the address, or the other way round",
    ]);
  });

  test("401 to POST is not hidden behind the 405 of a GET", async () => {
    const server = await start({ bearer: "other" });
    expect((await keptOut(server))[0]).toContain("(HTTP 401)");
  });

  test.each([401, 403])("%d to tools/list", async (status) => {
    const server = await start({ bearer: "t0ken", refuse: ({ method }) => (method === "tools/list" ? { status } : undefined) });
    expect((await keptOut(server, { headers: BEARER }))[0]).toContain(`(HTTP ${status})`);
  });
});

describe("auth: in the middle of a run", () => {
  test("401 to a tool call ends the run: it is no measurement, and the calls after it are not made", async () => {
    let calls = 0;
    const server = await start({
      bearer: "t0ken",
      refuse: ({ method }) => (method === "tools/call" && ++calls > 2 ? { status: 401 } : undefined),
    });
    expect((await keptOut(server, { headers: BEARER }))[0]).toContain("(HTTP 401)");
    expect(calls).toBeLessThan(6);
  });

  test("403 to one tool's calls is that tool's failure", async () => {
    const server = await start({ bearer: "t0ken", refuse: ({ params }) => (params?.name === "read_note" ? { status: 403 } : undefined) });
    const { document } = await score(server, { headers: BEARER });
    expect(document.readiness?.surface).toMatchObject({ tools: 2, exercised: 1 });
    const coverage = document.readiness?.areas.find(({ name }) => name === "coverage");
    expect(coverage?.checks).toMatchObject([{ tool: "read_note", reason: "coverage-call-failed" }]);
  });
});

describe("auth: OAuth client credentials", () => {
  test("a run with a token is like any other, and the token goes out with every request", async () => {
    const server = await start();
    const { document, notes } = await score(server, { oauth: CLIENT });
    expect(notes).toEqual([]);
    expect(document.readiness?.surface).toMatchObject({ tools: 2, exercised: 2 });
    const sent = server.requests.filter(({ server: who, path }) => who === "mcp" && path === "/mcp").slice(1);
    expect(sent.length).toBeGreaterThan(10);
    for (const { headers } of sent) expect(headers.authorization).toBe("Bearer token-1");
    expect(server.tokensIssued()).toBe(1);
  });

  test("tokens that end in the middle are renewed, and nothing is lost by it", async () => {
    const server = await start({ usesPerToken: 4 });
    const { document, notes } = await score(server, { oauth: CLIENT });
    expect(notes).toEqual([]);
    expect(document.readiness?.surface).toMatchObject({ tools: 2, exercised: 2 });
    expect(document.readiness?.areas.find(({ name }) => name === "protocol")?.score).toBe(100);
    expect(server.tokensIssued()).toBeGreaterThan(3);
  });

  test("a token that is refused once renewed ends the run", async () => {
    const server = await start({ usesPerToken: 0 });
    expect((await keptOut(server, { oauth: CLIENT }))[0]).toContain("(HTTP 401)");
    expect(server.tokensIssued()).toBe(2);
  });

  test("a renewal that fails names its step", async () => {
    const server = await start({ usesPerToken: 4 });
    const { url, options } = server;
    options.refuse = ({ method }) => {
      if (method === "tools/list") options.tokenRefusal = { status: 400, body: { error: "invalid_client", error_description: "SERVER" } };
      return undefined;
    };
    const [cause] = await keptOut({ ...server, url }, { oauth: CLIENT });
    expect(cause).toMatch(/^OAuth: asking the authorization server for a token failed: http:\S+ answered HTTP 400, invalid_client/);
  });

  test("a wrong secret: no score, no retry, the step and the options", async () => {
    const server = await start();
    const [cause] = await keptOut(server, { oauth: { ...CLIENT, clientSecret: "wr0ng" } });
    expect(cause).toMatch(/^OAuth: asking the authorization server for a token failed: .*--oauth-client-secret-env$/);
    expect(server.requests.filter(({ path }) => path === "/token")).toHaveLength(1);
  });
});
