// What makes a target, and the one line for everything that does not.
import { describe, expect, test } from "@jest/globals";
import { UsageError } from "../../src/model/errors.js";
import { checkCommand } from "../../src/target/find-command.js";
import { parseTarget, type Outer, type TargetInput } from "../../src/target/parse.js";

const OUTER: Outer = {
  env: {
    PATH: "/bin",
    HOME: "/home/me",
    LC_ALL: "C",
    GITHUB_TOKEN: "t0p",
    ACTIONS_RUNTIME_TOKEN: "t1p",
    INPUT_KEY: "t2p",
    MY_KEY: "k",
    EMPTY: "",
  },
  cwd: "/project",
  platform: "linux",
  isDirectory: (path) => !path.endsWith("missing"),
  checkCommand: () => undefined,
};

function input(given: Partial<TargetInput>): TargetInput {
  return { command: [], env: [], headerEnv: [], allowRemoteHttp: false, ...given };
}

function parse(given: Partial<TargetInput>, outer: Partial<Outer> = {}) {
  return parseTarget(input(given), { ...OUTER, ...outer });
}

/** The message of the usage error; it must be one line. */
function refusal(given: Partial<TargetInput>, outer: Partial<Outer> = {}): string {
  try {
    parse(given, outer);
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    expect((error as UsageError).message).not.toContain("\n");
    return (error as UsageError).message;
  }
  throw new Error("it was accepted");
}

describe("commands", () => {
  test("words are taken verbatim; the folder is resolved; the environment is the allow-list", () => {
    expect(parse({ command: ["node", "-x", "a b", "--", "*"], cwd: "server" })).toEqual({
      kind: "stdio",
      command: "node",
      args: ["-x", "a b", "--", "*"],
      cwd: "/project/server",
      env: { PATH: "/bin", HOME: "/home/me", LC_ALL: "C" },
    });
  });

  test("named variables pass, with their outer or a given value", () => {
    const target = parse({ command: ["x"], env: ["MY_KEY", "A=b=c", "PATH=/other", "E=", "GITHUB_TOKEN", "EMPTY"] });
    expect(target).toMatchObject({
      env: { MY_KEY: "k", A: "b=c", PATH: "/other", E: "", GITHUB_TOKEN: "t0p", EMPTY: "", HOME: "/home/me", LC_ALL: "C" },
    });
  });

  test("on Windows names are compared without regard to case", () => {
    const outer = { platform: "win32", env: { Path: "C:\\bin", SystemRoot: "C:\\Windows", SHELL: "x", GITHUB_TOKEN: "t" } };
    expect(parse({ command: ["x"] }, outer)).toMatchObject({ env: { Path: "C:\\bin", SystemRoot: "C:\\Windows" } });
    const target = parse({ command: ["x"], env: ["PATH=D:\\"] }, outer);
    expect(target.kind === "stdio" && target.env).toEqual({ PATH: "D:\\", SystemRoot: "C:\\Windows" });
  });

  test("the real file system decides on folders by default", () => {
    const real = { env: {}, cwd: process.cwd(), platform: "linux", checkCommand };
    expect(parseTarget(input({ command: [process.execPath] }), real)).toMatchObject({ cwd: process.cwd() });
    expect(() => parseTarget(input({ command: [process.execPath], cwd: "package.json" }), real)).toThrow(UsageError);
    expect(() => parseTarget(input({ command: [process.execPath], cwd: "no/such" }), real)).toThrow(UsageError);
  });

  test.each([
    [{}, /^no server to measure/],
    [{ command: ["x"], url: "http://localhost" }, /^both a command and --url/],
    [{ command: [""] }, /empty/],
    [{ command: ["x", "\0"] }, /NUL/],
    [{ command: ["x"], cwd: "missing" }, /^--cwd missing: there is no such folder/],
    [{ command: ["x"], env: ["NOT_SET"] }, /^--env NOT_SET: NOT_SET is not set/],
    [{ command: ["x"], env: ["=s3cret"] }, /^--env needs NAME/],
    [{ command: ["x"], env: ["A B=c"] }, /^--env needs NAME/],
    [{ command: ["x"], env: ["A=\0"] }, /NUL/],
    [{ command: ["x"], headerEnv: ["A=MY_KEY"] }, /^--header-env is for --url only/],
  ])("%j is refused", (given, message) => {
    expect(refusal(given)).toMatch(message);
  });
});

describe("URLs", () => {
  test.each([
    "http://localhost:3000/mcp",
    "http://LOCALHOST/mcp",
    "http://127.0.0.1/mcp",
    "http://127.9.8.7/mcp",
    "http://127.1/mcp",
    "http://[::1]:80/mcp",
    "https://localhost/",
  ])("%s is this machine", (url) => {
    expect(parse({ url })).toMatchObject({ kind: "http", url: new URL(url), headers: {} });
  });

  test("a remote server needs https and leave", () => {
    expect(parse({ url: "https://example.com/mcp", allowRemoteHttp: true })).toMatchObject({ kind: "http" });
    expect(refusal({ url: "https://example.com/mcp" })).toContain("--allow-remote-http");
    expect(refusal({ url: "http://example.com/mcp", allowRemoteHttp: true })).toContain("https");
    expect(refusal({ url: "http://example.com/mcp" })).toContain("https");
  });

  test.each([
    "http://0.0.0.0/",
    "http://10.0.0.1/",
    "http://localhost.example.com/",
    "http://128.0.0.1/",
    "http://[::2]/",
    "http://127.0.0.1.example.com/",
  ])("%s is remote", (url) => {
    expect(refusal({ url })).toContain("remote");
  });

  test.each([
    ["mcp", /absolute http or https/],
    ["localhost:3000/mcp", /http or https/],
    ["", /absolute http or https/],
    ["ftp://localhost/", /not ftp/],
    ["file:///etc/passwd", /not file/],
    ["http://localhost/?", /query/],
    ["http://localhost/mcp?key=s3cret", /query/],
    ["http://localhost/#s3cret", /fragment/],
    ["http://localhost/#", /fragment/],
    ["http://me:s3cret@localhost/", /credentials/],
    ["http://s3cret@localhost/", /credentials/],
    ["http://@localhost/", /credentials/],
    ["http://me:s3cret@", /absolute http or https/],
  ])("%s is refused", (url, message) => {
    const line = refusal({ url });
    expect(line).toMatch(message);
    expect(line).not.toContain("s3cret");
  });

  test("variables of a process make no sense; a folder is ignored", () => {
    expect(refusal({ url: "http://localhost/", env: ["A=b"] })).toMatch(/^--env is for a server command only/);
    expect(parse({ url: "http://localhost/", cwd: "missing" })).toMatchObject({ kind: "http" });
  });
});

describe("headers", () => {
  const url = "http://localhost/mcp";

  test("come from variables only", () => {
    const outer = { env: { MCPEVAL_HTTP_AUTHORIZATION: "Bearer s3cret", KEY: " v\u00e9 " } };
    expect(parse({ url, headerEnv: ["X-Api-Key=KEY"] }, outer)).toMatchObject({
      headers: { Authorization: "Bearer s3cret", "X-Api-Key": "vé" },
    });
  });

  test("an empty authorization is none", () => {
    expect(parse({ url }, { env: { MCPEVAL_HTTP_AUTHORIZATION: "" } })).toMatchObject({ headers: {} });
  });

  test.each([
    ["X-Key=UNSET", /UNSET is not set/],
    ["X-Key=EMPTY", /EMPTY is not set/],
    ["X-Key", /needs 'Name=ENVVAR'/],
    ["X Key=MY_KEY", /needs 'Name=ENVVAR'/],
    ["=MY_KEY", /needs 'Name=ENVVAR'/],
    ["X-Key=Bearer s3cret", /needs 'Name=ENVVAR'/],
    ["Content-Type=MY_KEY", /set by mcpeval/],
    ["mcp-session-id=MY_KEY", /set by mcpeval/],
    ["X-Key=LINES", /line break/],
    ["X-Key=BLANK", /only spaces/],
    ["X-Key=WIDE", /no header can carry/],
  ])("%s is refused", (entry, message) => {
    const line = refusal({ url, headerEnv: [entry] }, { env: { ...OUTER.env, LINES: "a\r\ns3cret: b", BLANK: "  ", WIDE: "s3cret€" } });
    expect(line).toMatch(message);
    expect(line).not.toContain("s3cret");
  });

  test("a name is given once, in any case", () => {
    expect(refusal({ url, headerEnv: ["X-Key=MY_KEY", "x-key=MY_KEY"] })).toContain("twice");
    const outer = { env: { MCPEVAL_HTTP_AUTHORIZATION: "a", MY_KEY: "k" } };
    expect(refusal({ url, headerEnv: ["authorization=MY_KEY"] }, outer)).toContain("twice");
    expect(refusal({ url }, { env: { MCPEVAL_HTTP_AUTHORIZATION: "a\nb" } })).toContain("MCPEVAL_HTTP_AUTHORIZATION");
  });
});
