// Servers from clients' configuration files: which shapes are read, what becomes of them, and the one clear line for what cannot be used.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { filesOf } from "../../../src/cli/host.js";
import { UsageError } from "../../../src/model/errors.js";
import { readConfig, type ConfigRequest } from "../../../src/target/config/read.js";
import type { Outer } from "../../../src/target/parse.js";
import type { HttpTarget, StdioTarget } from "../../../src/target/target.js";

let cwd = "";
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "mcpeval config "));
  await mkdir(join(cwd, "sub"));
  await writeFile(join(cwd, "server with blanks"), "");
  await writeFile(join(cwd, ".env.test"), 'FROM_FILE="of the file"\nSHARED=file\n# comment\n');
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

const ENV = { PATH: "/bin", HOME: "/home/me", KEY: "k3y-value", EMPTY: "", BLANKS: "a b", MCPEVAL_INPUT_API_KEY: "1nput-value" };

type Extra = Partial<Omit<ConfigRequest, "extra">> & { extra?: Partial<ConfigRequest["extra"]>; outer?: Partial<Outer> };

async function read(text: unknown, { extra, outer, ...request }: Extra = {}) {
  const path = request.path ?? "mcp.json";
  await mkdir(dirname(join(cwd, path)), { recursive: true });
  await writeFile(join(cwd, path), typeof text === "string" ? text : JSON.stringify(text, null, 2));
  return readConfig(
    { path, names: [], all: true, ...request, extra: { env: [], headerEnv: [], allowRemoteHttp: false, ...extra } },
    { env: ENV, cwd, platform: "linux", checkCommand: () => undefined, ...outer },
    filesOf(cwd),
  );
}

/** The target of the only server. */
async function one(server: unknown, options: Extra = {}): Promise<Omit<StdioTarget, "kind"> & Omit<HttpTarget, "kind">> {
  const { servers } = await read({ mcpServers: { one: server } }, options);
  expect(servers).toHaveLength(1);
  return servers[0]?.target as unknown as Omit<StdioTarget, "kind"> & Omit<HttpTarget, "kind">;
}

async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).not.toMatch(/k3y-value|1nput-value|s3cret/);
    return (error as Error).message;
  }
  throw new Error("it was accepted");
}

describe("shapes of clients", () => {
  const command = { command: "node", args: ["server.js"] };
  test.each<[string, string, unknown]>([
    ["mcp.json", "mcp.json", { mcpServers: { one: command } }],
    [".mcp.json", ".mcp.json", { mcpServers: { one: { type: "stdio", ...command } } }],
    ["claude_desktop_config.json", "claude_desktop_config.json", { globalShortcut: "", mcpServers: { one: command } }],
    [".vscode/mcp.json", ".vscode/mcp.json", { inputs: [], servers: { one: { type: "stdio", ...command } } }],
    ["Cursor", ".cursor/mcp.json", { mcpServers: { one: command } }],
    ["Zed", ".zed/settings.json", { theme: "x", context_servers: { one: { source: "custom", ...command } } }],
    ["Zed, command as an object", ".zed/settings.json", { context_servers: { one: { command: { path: "node", args: ["server.js"] } } } }],
  ])("%s", async (_name, path, text) => {
    const { servers } = await read(text, { path });
    expect(servers).toMatchObject([{ name: "one", target: { kind: "stdio", command: "node", args: ["server.js"], cwd } }]);
  });

  test.each(["http", "sse", "streamable-http", undefined])("a url of type %s", async (type) => {
    const server = { ...(type === undefined ? {} : { type }), url: "http://localhost:3000/mcp", headers: { "X-Key": "a" } };
    expect(await one(server)).toMatchObject({ kind: "http", url: new URL("http://localhost:3000/mcp"), headers: { "X-Key": "a" } });
  });

  test("comments, trailing commas and a byte order mark are no mistake", async () => {
    const text = '\uFEFF{\n// a\n"mcpServers": { /* b */ "one": { "command": "x", "args": ["y",], }, },\n}\n';
    expect((await read(text)).servers).toMatchObject([{ target: { command: "x", args: ["y"] } }]);
  });
});

describe("process start: a command string, one line of words or a JSON array", () => {
  test.each<[string, unknown, string[]]>([
    ["one line of words", { command: "node dist/index.js serve" }, ["node", "dist/index.js", "serve"]],
    ["one line, empty args beside", { command: "node dist/index.js serve", args: [] }, ["node", "dist/index.js", "serve"]],
    ["quotes as a shell has them", { command: "node 'my server.js' \"a b\"" }, ["node", "my server.js", "a b"]],
    ["words and args", { command: "npx -y", args: ["@scope/server"] }, ["npx", "-y", "@scope/server"]],
    ["a JSON array as text", { command: '["node", "my server.js"]' }, ["node", "my server.js"]],
    ["a JSON array", { command: ["node", "my server.js"], args: ["x"] }, ["node", "my server.js", "x"]],
    ["a program's path with blanks beside its args", { command: "/opt/My Server/run", args: ["x"] }, ["/opt/My Server/run", "x"]],
    ["a file with blanks in its name", { command: "server with blanks" }, ["server with blanks"]],
    [
      "args verbatim, dashes and globs too",
      { command: "x", args: ["--", "-x", "*", "a b", "$HOME"] },
      ["x", "--", "-x", "*", "a b", "$HOME"],
    ],
    ["a number among the args", { command: "x", args: ["--port", 3000] }, ["x", "--port", "3000"]],
    ["a variable with a blank in its value stays one word", { command: "${BLANKS} x" }, ["a b", "x"]],
  ])("%s", async (_name, server, words) => {
    const { command, args } = await one(server);
    expect([command, ...args]).toEqual(words);
  });

  test("on Windows a backslash is a separator", async () => {
    const target = await one({ command: "tools\\server.exe --flag" }, { outer: { platform: "win32" } });
    expect([target.command, ...target.args]).toEqual(["tools\\server.exe", "--flag"]);
  });

  test("a shell operator is refused where it stands", async () => {
    const line = await refusal(one({ command: "cd x && node y" }));
    expect(line).toMatch(/^mcp\.json:4: --config: \/mcpServers\/one\/command: it: && needs a shell/);
  });
});

describe("variables", () => {
  test("are expanded in command, args, env, url, headers and cwd", async () => {
    const server = {
      command: "${env:KEY}",
      args: [
        "${KEY}",
        "${NONE:-fall back}",
        "${NONE:-}",
        "${EMPTY:-e}",
        "a${KEY}b${env:KEY}",
        "${workspaceFolder}",
        "${userHome}${/}x",
        "$KEY ${} ${1x}",
      ],
      env: { A: "${KEY}", B: 1 },
      cwd: "${workspaceFolderBasename}/..",
    };
    await mkdir(join(cwd, cwd.split("/").at(-1) ?? ""), { recursive: true });
    const target = await one(server);
    expect(target.command).toBe("k3y-value");
    expect(target.args).toEqual(["k3y-value", "fall back", "", "e", "ak3y-valuebk3y-value", cwd, "/home/me/x", "$KEY ${} ${1x}"]);
    expect(target.env).toEqual({ PATH: "/bin", HOME: "/home/me", A: "k3y-value", B: "1" });
    expect(target.cwd).toBe(cwd);
    expect(await one({ url: "http://localhost/${KEY}", headers: { Authorization: "Bearer ${KEY}" } })).toMatchObject({
      url: new URL("http://localhost/k3y-value"),
      headers: { Authorization: "Bearer k3y-value" },
    });
  });

  test("the workspace of an editor's file is the folder above", async () => {
    const { servers } = await read({ servers: { one: { command: "x", args: ["${workspaceFolder}"] } } }, { path: "sub/.vscode/mcp.json" });
    expect(servers[0]?.target).toMatchObject({ args: [join(cwd, "sub")], cwd: join(cwd, "sub") });
  });

  test.each<[string, unknown, string]>([
    [
      "unset",
      { command: "x", args: ["a", "${UNSET}"] },
      "mcp.json:7: --config: /mcpServers/one/args/1: the variable UNSET is not set; set it, or write ${UNSET:-default}",
    ],
    [
      "unset, by env:",
      { command: "x", env: { "a/b": "${env:UNSET}" } },
      "mcp.json:6: --config: /mcpServers/one/env/a~1b: the variable UNSET is not set; set it, or write ${UNSET:-default}",
    ],
    [
      "empty, as an unset secret is in CI",
      { url: "http://localhost/", headers: { A: "${EMPTY}" } },
      "mcp.json:6: --config: /mcpServers/one/headers/A: the variable EMPTY is not set; set it, or write ${EMPTY:-default}",
    ],
    [
      "of an editor only",
      { command: "${command:pick}" },
      "mcp.json:4: --config: /mcpServers/one/command: ${command:...} can be resolved by an editor only; write the value out",
    ],
  ])("%s", async (_name, server, line) => {
    expect(await refusal(one(server))).toBe(line);
  });

  test("inputs come from a variable, else from their default, and are never asked for", async () => {
    const text = (id: string) => ({
      inputs: [
        { id: "api-key", type: "promptString", password: true },
        { id: "region", type: "pickString", default: "eu" },
        { id: "bare" },
      ],
      servers: { one: { command: "x", env: { A: `\${input:${id}}` } } },
    });
    expect((await read(text("api-key"))).servers[0]?.target).toMatchObject({ env: { A: "1nput-value" } });
    expect((await read(text("region"))).servers[0]?.target).toMatchObject({ env: { A: "eu" } });
    expect(await refusal(read(text("bare")))).toContain(
      'the input "bare" is asked for by an editor, and nothing is asked here; set MCPEVAL_INPUT_BARE',
    );
  });

  test("a server gets the allow-list, envFile, env and --env, later ones first; null takes one away", async () => {
    const server = { command: "x", envFile: ".env.test", env: { SHARED: "env", OWN: "env", FROM_FILE: null } };
    const target = await one(server, { extra: { env: ["OWN=flag"] } });
    expect(target.env).toEqual({ PATH: "/bin", HOME: "/home/me", SHARED: "env", OWN: "flag" });
    expect((await one({ command: "x", envFile: "${workspaceFolder}/.env.test" })).env).toMatchObject({ FROM_FILE: "of the file" });
    expect(await refusal(one({ command: "x", envFile: "none" }))).toMatch(
      /^mcp\.json:5: --config: \/mcpServers\/one\/envFile: cannot read .*no such file$/,
    );
  });
});

describe("auth: headers of the file are honoured, and a secret goes to one server", () => {
  const url = { url: "http://localhost/mcp" };
  const both = { a: { url: "http://localhost/a", headers: { Authorization: "Bearer s3cret-a" } }, b: { url: "http://localhost/b" } };

  test("options add to them", async () => {
    const target = await one({ ...url, headers: { "X-A": "1" } }, { extra: { bearerEnv: "KEY", headerEnv: ["X-B=KEY"] } });
    expect(target.headers).toEqual({ "X-A": "1", Authorization: "Bearer k3y-value", "X-B": "k3y-value" });
  });

  test.each<[string, Extra, string]>([
    [
      "--bearer-env",
      { extra: { bearerEnv: "KEY" } },
      "--bearer-env: this header is given twice, also by the headers of the file; leave one of them out",
    ],
    [
      "the variable",
      { outer: { env: { ...ENV, MCPEVAL_HTTP_AUTHORIZATION: "Bearer s3cret" } } },
      "MCPEVAL_HTTP_AUTHORIZATION: this header is given twice, also by the headers of the file; leave one of them out",
    ],
  ])("the same header by %s is a conflict", async (_name, options, line) => {
    expect(await refusal(one({ ...url, headers: { authorization: "Bearer s3cret" } }, options))).toBe(line);
  });

  test("an option is refused for several servers, the ambient variable is left out with a note", async () => {
    expect(await refusal(read({ mcpServers: both }, { extra: { bearerEnv: "KEY" } }))).toBe(
      "--bearer-env: 2 servers would get the same secret; name one of them with --server",
    );
    const { servers, notes } = await read(
      { mcpServers: both },
      { outer: { env: { ...ENV, MCPEVAL_HTTP_AUTHORIZATION: "Bearer s3cret" } } },
    );
    expect(servers.map(({ target }) => (target as HttpTarget).headers)).toEqual([{ Authorization: "Bearer s3cret-a" }, {}]);
    expect(notes).toEqual(["MCPEVAL_HTTP_AUTHORIZATION is not sent: several servers would get the same secret"]);
  });

  test("an option without a server it could be for is a mistake", async () => {
    expect(await refusal(one({ command: "x" }, { extra: { bearerEnv: "KEY" } }))).toContain("--bearer-env is for a server with a url only");
    expect(await refusal(one(url, { extra: { env: ["A=b"] } }))).toContain("--env is for a server command only");
  });

  test.each<[string, unknown, RegExp]>([
    [
      "a header of the transport's own",
      { ...url, headers: { "Content-Type": "x" } },
      /^mcp\.json:6: .*\/headers\/Content-Type: .*set by mcpeval itself$/,
    ],
    ["a name that is none", { ...url, headers: { "a b": "x" } }, /its name is no name of a header$/],
    ["a value no header can carry", { ...url, headers: { A: "a\nb" } }, /\/headers\/A: it holds a line break/],
    [
      "credentials in the url",
      { url: "http://u:s3cret@localhost/" },
      /^mcp\.json:4: --config: \/mcpServers\/one\/url: the url must not hold credentials/,
    ],
    ["a query", { url: "http://localhost/?key=s3cret" }, /the url must not have a query string/],
    ["a remote url without leave", { url: "https://example.com/mcp" }, /only localhost is measured unless --allow-remote-http is given/],
    ["plain remote http", { url: "http://example.com/mcp" }, /a remote server needs https/],
  ])("%s", async (_name, server, line) => {
    expect(await refusal(one(server))).toMatch(line);
  });
});

describe("a configuration lists its commands first and needs explicit names", () => {
  const servers = {
    files: { command: "npx", args: ["-y", "pkg", "${KEY}", "a b"], env: { TOKEN: "s3cret-1" } },
    remote: { url: "https://u:s3cret@example.com/mcp?k=s3cret", headers: { Authorization: "Bearer s3cret-2" } },
    off: { command: "x", disabled: true },
    zed: { command: "x", enabled: false },
    ext: { source: "extension", settings: {} },
    broken: { command: 5 },
    none: {},
  };

  test("without a name: what each would run, no value of env or headers, variables unexpanded", async () => {
    expect((await refusal(read({ mcpServers: servers }, { all: false }))).split("\n")).toEqual([
      "mcp.json names 7 servers; nothing was started. Say which with --server NAME (repeatable), or take them with --all:",
      '  files: npx -y pkg ${KEY} "a b" (env TOKEN)',
      "  remote: https://…@example.com/mcp?… (headers Authorization)",
      "  off: not run (disabled)",
      "  zed: not run (disabled)",
      "  ext: not run (its command comes from an editor extension)",
      "  broken: cannot be run: mcp.json:34: --config: /mcpServers/broken/command: must be a string",
      "  none: cannot be run: mcp.json:36: --config: /mcpServers/none: it has neither a command nor a url",
    ]);
  });

  test("named ones only, in the order of the file; others may be broken", async () => {
    const names = ["two", "one"];
    const selection = await read({ mcpServers: { one: { command: "x" }, broken: {}, two: { command: "y" } } }, { names, all: false });
    expect(selection.servers.map(({ name }) => name)).toEqual(["one", "two"]);
    expect(selection.servers.map(({ description }) => description)).toEqual(["one: x", "two: y"]);
  });

  test("disabled ones are skipped with a note, and one must be left", async () => {
    const text = { mcpServers: { one: { command: "x" }, off: servers.off } };
    expect(await read(text)).toMatchObject({ servers: [{ name: "one" }], notes: ["off: not run (disabled)"] });
    expect(await refusal(read(text, { names: ["off"], all: false }))).toBe(
      "mcp.json: every server asked for is left out\noff: not run (disabled)",
    );
  });

  test.each<[string, unknown, Extra, RegExp]>([
    [
      "an unknown name",
      { mcpServers: { one: { command: "x" } } },
      { names: ["two"], all: false },
      /^mcp\.json names no server "two"; nothing was started\. It names:\n {2}one: x$/,
    ],
    ["names and all", { mcpServers: { one: { command: "x" } } }, { names: ["one"], all: true }, /^--all cannot be used with --server/],
    [
      "no section",
      { servers_: {} },
      {},
      /^mcp\.json:1: --config: no servers in it; they are looked for under "mcpServers", "servers", "context_servers"$/,
    ],
    ["an array", "[]", {}, /^mcp\.json:1: --config: the file must hold an object$/],
    ["nothing", "", {}, /^mcp\.json:1: --config: not valid JSON/],
    ["a missing comma", '{\n"mcpServers": {\n"a": {}\n"b": {} } }', {}, /^mcp\.json:4: --config: not valid JSON: comma expected$/],
    ["an endless nesting", `{"mcpServers":${"[".repeat(200_000)}`, {}, /nested too deeply|not valid JSON/],
    [
      "a name twice",
      '{"mcpServers": {"a": {"command": "x"},\n"a": {"command": "y"}}}',
      {},
      /^mcp\.json:2: --config: \/mcpServers\/a: this name is given twice$/,
    ],
    [
      "a name in two sections",
      '{"mcpServers": {"a": {"command": "x"}},\n"servers": {"a": {"command": "y"}}}',
      {},
      /^mcp\.json:2: .*another server has the same name$/,
    ],
    ["a server that is no object", { mcpServers: { one: "x" } }, {}, /\/mcpServers\/one: must be an object$/],
    ["an unknown type", { mcpServers: { one: { type: "ws", url: "x" } } }, {}, /\/type: must be stdio, http or sse$/],
    [
      "a command and a url",
      { mcpServers: { one: { command: "x", url: "http://localhost/" } } },
      {},
      /it has both a command and a url; say which with type$/,
    ],
    [
      "a folder that is not there",
      { mcpServers: { one: { command: "x", cwd: "none" } } },
      {},
      /\/mcpServers\/one\/cwd: there is no such folder$/,
    ],
    ["args that are no array", { mcpServers: { one: { command: "x", args: "y" } } }, {}, /\/args: must be an array$/],
    ["an argument that is no text", { mcpServers: { one: { command: "x", args: [true] } } }, {}, /\/args\/0: must be a string$/],
    ["an empty command", { mcpServers: { one: { command: "" } } }, {}, /\/command: it is empty$/],
    [
      "a name of a variable that is none",
      { mcpServers: { one: { command: "x", env: { "a b": "c" } } } },
      {},
      /its name is no name of a variable$/,
    ],
  ])("%s is refused", async (_name, text, options, line) => {
    expect(await refusal(read(text, options))).toMatch(line);
  });

  test("a command that does not exist is found where it stands, before anything runs", async () => {
    const line = await refusal(
      read({ mcpServers: { one: { command: "no-such-program" } } }, { outer: { checkCommand: undefined as never, env: process.env } }),
    );
    expect(line).toMatch(/^mcp\.json:4: --config: \/mcpServers\/one\/command: command not found: "no-such-program" is not on PATH/);
  });
});
