// Bearer tokens and OAuth clients as options give them: what is sent, and the one clear line for what cannot be used.
import { describe, expect, test } from "@jest/globals";
import { UsageError } from "../../src/model/errors.js";
import { parseTarget, type TargetInput } from "../../src/target/parse.js";
import { endpointProblem } from "../../src/target/policy.js";

const ENV = {
  TOKEN: " t0ken-s3cret ",
  WITH_SCHEME: "Bearer t0ken-s3cret",
  TWO_WORDS: "a s3cret",
  EMPTY: "",
  ID: "client",
  SECRET: "s3cret",
  CONTROL: "s3cret\u0007",
};

function parse(given: Partial<TargetInput>, env: Record<string, string> = ENV) {
  return parseTarget(
    { command: [], url: "http://127.0.0.1:3000/mcp", env: [], headerEnv: [], allowRemoteHttp: false, ...given },
    { env, cwd: "/", platform: "linux", isDirectory: () => true, checkCommand: () => undefined },
  );
}

function refusal(given: Partial<TargetInput>, env?: Record<string, string>): string {
  try {
    parse(given, env);
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).not.toMatch(/s3cret|\n/);
    return (error as Error).message;
  }
  throw new Error("it was accepted");
}

describe("--bearer-env", () => {
  test("sends the variable's token", () => {
    expect(parse({ bearerEnv: "TOKEN" })).toMatchObject({ headers: { Authorization: "Bearer t0ken-s3cret" } });
  });

  test.each<[string, Partial<TargetInput>, string]>([
    ["an unset variable", { bearerEnv: "NONE" }, "--bearer-env: the variable NONE is not set"],
    ["an empty one", { bearerEnv: "EMPTY" }, "--bearer-env: the variable EMPTY is not set"],
    [
      "the token in the place of the name",
      { bearerEnv: "t0ken.s3cret" },
      "--bearer-env takes the name of an environment variable that holds the value, not the value itself",
    ],
    [
      "a scheme before the token",
      { bearerEnv: "WITH_SCHEME" },
      '--bearer-env: the variable WITH_SCHEME must hold the token alone, without "Bearer" before it',
    ],
    ["two words", { bearerEnv: "TWO_WORDS" }, "--bearer-env: the variable TWO_WORDS holds a character no token can hold"],
    [
      "--header-env for the same header",
      { bearerEnv: "TOKEN", headerEnv: ["authorization=TOKEN"] },
      "--header-env authorization: this header is given twice, also by --bearer-env; leave one of them out",
    ],
    [
      "a command",
      { bearerEnv: "TOKEN", url: undefined as never, command: ["x"] },
      "--bearer-env is for --url only; a command takes its secrets through --env NAME",
    ],
  ])("%s is refused", (_name, given, line) => expect(refusal(given)).toBe(line));

  test("conflicts with MCPEVAL_HTTP_AUTHORIZATION", () => {
    const line = "--bearer-env: this header is given twice, also by MCPEVAL_HTTP_AUTHORIZATION; leave one of them out";
    expect(refusal({ bearerEnv: "TOKEN" }, { ...ENV, MCPEVAL_HTTP_AUTHORIZATION: "Basic x" })).toBe(line);
  });
});

describe("--oauth-*", () => {
  const oauth = { clientIdEnv: "ID", clientSecretEnv: "SECRET" };

  test("make a client; nothing is sent for it yet", () => {
    const target = parse({ oauth: { ...oauth, scope: " a  b:c ", issuer: "http://127.0.0.1:4000/tenant" } });
    expect(target).toMatchObject({
      headers: {},
      oauth: { clientId: "client", clientSecret: "s3cret", scope: "a b:c", issuer: new URL("http://127.0.0.1:4000/tenant") },
    });
    expect(parse({})).not.toHaveProperty("oauth");
  });

  test.each<[string, Partial<TargetInput>, string]>([
    ["an id alone", { oauth: { clientIdEnv: "ID" } }, "--oauth-client-id-env needs --oauth-client-secret-env beside it"],
    ["a secret alone", { oauth: { clientSecretEnv: "SECRET" } }, "--oauth-client-secret-env needs --oauth-client-id-env beside it"],
    ["a scope alone", { oauth: { scope: "a" } }, "--oauth-scope needs --oauth-client-id-env and --oauth-client-secret-env beside it"],
    [
      "an issuer alone",
      { oauth: { issuer: "https://a" } },
      "--oauth-issuer needs --oauth-client-id-env and --oauth-client-secret-env beside it",
    ],
    ["an unset secret", { oauth: { ...oauth, clientSecretEnv: "NONE" } }, "--oauth-client-secret-env: the variable NONE is not set"],
    [
      "a secret that cannot be sent",
      { oauth: { ...oauth, clientSecretEnv: "CONTROL" } },
      "--oauth-client-secret-env: the variable CONTROL holds a character that cannot be sent",
    ],
    ["a scope of other characters", { oauth: { ...oauth, scope: 'a "b"' } }, "--oauth-scope takes scope names separated by blanks"],
    [
      "an issuer that is no URL",
      { oauth: { ...oauth, issuer: "auth" } },
      "--oauth-issuer needs the absolute URL of the authorization server",
    ],
    ["an issuer with a query", { oauth: { ...oauth, issuer: "http://localhost/?x" } }, "--oauth-issuer: it has a query or fragment"],
    [
      "a remote issuer without leave",
      { oauth: { ...oauth, issuer: "https://a.example" } },
      "--oauth-issuer: it is not on this machine; --allow-remote-http permits that",
    ],
    [
      "a bearer token as well",
      { oauth, bearerEnv: "TOKEN" },
      "--oauth-client-id-env: this header is given twice, also by --bearer-env; leave one of them out",
    ],
    [
      "a command",
      { oauth, url: undefined as never, command: ["x"] },
      "--oauth-client-id-env is for --url only; a command takes its secrets through --env NAME",
    ],
  ])("%s is refused", (_name, given, line) => expect(refusal(given)).toBe(line));
});

describe("addresses a server names", () => {
  const local = new URL("http://127.0.0.1:3000/mcp");
  const remote = new URL("https://mcp.example.com/");
  test.each<[string, URL, boolean, string | null]>([
    ["http://localhost:1/x", local, false, null],
    ["https://auth.example.com/?x=1", local, true, null],
    ["https://auth.example.com/", local, false, "it is not on this machine; --allow-remote-http permits that"],
    ["http://auth.example.com/", remote, true, "it is remote and not https"],
    ["http://127.0.0.1:8080/", remote, true, "a remote server names an address on this machine"],
    ["https://[::1]/", remote, true, "a remote server names an address on this machine"],
    ["https://u@auth.example.com/", remote, true, "it holds credentials"],
    ["file:///etc/passwd", local, true, "it is no http or https address"],
  ])("%s of %s", (url, server, allowRemote, problem) => expect(endpointProblem(new URL(url), server, allowRemote)).toBe(problem));
});
