// Reading the Action's inputs: all forms, all problems at once, secrets found and never repeated.
import { describe, expect, test } from "@jest/globals";
import { UsageError } from "../../src/model/errors.js";
import { readRequest, type ActionRequest, type InputContext } from "../../src/action/inputs.js";

const context: InputContext = {
  repository: "octo/weather-mcp",
  workspace: "/w",
  platform: "linux",
  env: { API_KEY: "from-the-step", PATH: "/bin" },
  isDirectory: (path) => Promise.resolve(path === "/w/packages/server"),
  checkCommand: () => undefined,
  isReplaceable: (path) => Promise.resolve(!path.startsWith("/w/taken")),
  isFile: (path) => Promise.resolve(["args.json", "gate/m.json"].includes(path)),
  readBaseline: (path) => Promise.reject(new UsageError(`cannot read ${path}: no such file`)),
  configProblem: () => Promise.resolve(null),
};

const read = (inputs: Record<string, string>, changed: Partial<InputContext> = {}): Promise<ActionRequest> =>
  readRequest((name) => inputs[name] ?? "", { ...context, ...changed });

describe("a good step", () => {
  test("needs no more than a command", async () => {
    const request = await read({ command: "node build/server.js" });
    expect(request.problems).toEqual([]);
    expect(request.operands).toEqual(["node", "build/server.js"]);
    expect(request.values).toMatchObject({
      server: "weather-mcp",
      "start-timeout": 60,
      "confirm-read-only": false,
      "exclude-latency": false,
    });
    expect(request.values["min-readiness"]).toBeUndefined();
    expect(request.files).toEqual({
      json: "/w/mcpeval-report/report.json",
      markdown: "/w/mcpeval-report/report.md",
      text: "/w/mcpeval-report/report.txt",
    });
  });

  test.each([
    ["one argument a line", "node\nmy server.js\n--flag\n"],
    ["one argument a line, CRLF", "node\r\nmy server.js\r\n--flag\r\n"],
    ["a JSON array", '["node", "my server.js", "--flag"]'],
    ["POSIX words", "node 'my server.js' --flag"],
  ])("takes a command as %s", async (_form, command) => {
    expect((await read({ command })).operands).toEqual(["node", "my server.js", "--flag"]);
  });

  test("reads every input", async () => {
    const request = await read({
      server: "weather",
      command: "server",
      env: "A=1\n\n  B=x=y \nAPI_KEY\n",
      "working-directory": "packages/server",
      arguments: "args.json",
      "confirm-read-only": "TRUE",
      "skip-tool": "one\ntwo words\n",
      "min-readiness": " 80 ",
      "min-area": "catalog=70\nprotocol=100",
      "exclude-latency": "true",
      "start-timeout": "5",
      "output-dir": "out/here",
    });
    expect(request.problems).toEqual([]);
    expect(request.values).toMatchObject({
      server: "weather",
      env: ["A=1", "B=x=y", "API_KEY"],
      cwd: "/w/packages/server",
      arguments: "args.json",
      "confirm-read-only": true,
      "skip-tool": ["one", "two words"],
      "min-readiness": 80,
      "min-area": ["catalog=70", "protocol=100"],
      "exclude-latency": true,
      "start-timeout": 5,
    });
    expect(request.secrets).toEqual({ headers: [], env: ["1", "x=y", "from-the-step"], needed: ["/w", "octo/weather-mcp"], token: "" });
    expect(request.files.json).toBe("/w/out/here/report.json");
  });

  test("does not mind a line break after a value, nor commas between words of ours", async () => {
    const inputs = { command: "x", manifest: "gate/m.json\n", "min-readiness": "80\n", "min-area": "protocol=100, catalog=70\ncontext=1" };
    const { problems, values } = await read({ ...inputs, "fail-on-advisory": "late-reply,unknown-id", "skip-tool": "a,b" });
    expect(problems).toEqual([]);
    expect(values).toMatchObject({
      manifest: "gate/m.json",
      "min-readiness": 80,
      "min-area": ["protocol=100", "catalog=70", "context=1"],
      "fail-on-advisory": ["late-reply", "unknown-id"],
      "skip-tool": ["a,b"],
    });
  });

  test("passes headers by variable, never as an option", async () => {
    const request = await read({ url: "http://127.0.0.1:8080/mcp", headers: "Authorization: Bearer a:b\r\nX-Key:k" });
    expect(request.problems).toEqual([]);
    expect(request.values["header-env"]).toEqual(["Authorization=MCPEVAL_ACTION_HEADER_1", "X-Key=MCPEVAL_ACTION_HEADER_2"]);
    expect(request.headerVariables).toEqual({ MCPEVAL_ACTION_HEADER_1: "Bearer a:b", MCPEVAL_ACTION_HEADER_2: "k" });
    expect(request.secrets.headers).toEqual(["Bearer a:b", "k"]);
    expect(JSON.stringify(request.values)).not.toContain("Bearer");
  });

  test("knows the secret of the authorization variable", async () => {
    const env = { ...context.env, MCPEVAL_HTTP_AUTHORIZATION: "Bearer from-the-environment" };
    const { secrets, problems } = await read({ url: "http://localhost/mcp" }, { env });
    expect(problems).toEqual([]);
    expect(secrets.headers).toEqual(["Bearer from-the-environment"]);
  });

  test("resolves folders by Windows' rules on a Windows runner", async () => {
    const seen: string[] = [];
    const request = await read(
      { command: "server.exe", "working-directory": "packages\\server", "output-dir": "out\\a" },
      { platform: "win32", workspace: "D:\\a\\r\\r", isDirectory: (path) => Promise.resolve(seen.push(path) > 0) },
    );
    expect(seen).toEqual(["D:\\a\\r\\r\\packages\\server"]);
    expect(request.values["cwd"]).toBe("D:\\a\\r\\r\\packages\\server");
    expect(request.files.json).toBe("D:\\a\\r\\r\\out\\a\\report.json");
  });
});

describe("a misused step", () => {
  test("hears of every problem at once, by input name", async () => {
    const { problems } = await read({
      server: "9 lives",
      "confirm-read-only": "yes",
      "min-readiness": "101",
      "min-area": "katalog=1",
      "start-timeout": "soon",
      env: "=x",
      headers: "no colon here",
      "working-directory": "nowhere",
      "output-dir": "taken",
    });
    for (const input of [
      "server",
      "confirm-read-only",
      "min-readiness",
      "min-area",
      "start-timeout",
      "env",
      "headers",
      "working-directory",
      "output-dir",
    ]) {
      expect(problems.filter((problem) => problem.startsWith(`'${input}'`))).not.toEqual([]);
    }
    expect(problems[0]).toBe("no server: give 'command', 'url' or 'config'");
    expect(problems.join("\n")).not.toMatch(/--[a-z]/);
    expect(problems.every((problem) => !problem.includes("\n"))).toBe(true);
  });

  test.each([
    ["both targets", { command: "x", url: "http://localhost/mcp" }, "'command' cannot be used with 'url'"],
    ["an open quote", { command: "node 'x" }, "'command': a quote"],
    ["a shell's business", { command: "npm ci && node x" }, "'command': && needs a shell"],
    ["a remote address", { url: "https://example.com/mcp" }, "only localhost is measured unless 'allow-remote-http'"],
    ["plain http to a remote address", { url: "http://example.com/mcp", "allow-remote-http": "true" }, "needs https"],
    ["credentials in the address", { url: "http://u:p4ssw0rd@localhost/mcp" }, "'url' must not hold credentials"],
    ["variables for an address", { url: "http://localhost/mcp", env: "A=b" }, "'env' cannot be used with 'url'"],
    ["headers for a command", { command: "x", headers: "A: b" }, "'headers' are sent to a 'url'"],
    [
      "a header of our own",
      { url: "http://localhost/mcp", headers: "Accept: b" },
      "'headers' Accept: this header is set by mcpeval itself",
    ],
    ["a secret that is not set", { url: "http://localhost/mcp", headers: "Authorization:" }, "is the secret set?"],
    ["a header nobody can send", { url: "http://localhost/mcp", headers: "A: \u0001" }, "'headers': the value of A holds a character"],
    ["a variable that is not there", { command: "x", env: "NOT_SET" }, "NOT_SET is not set"],
  ])("%s is one clear line", async (_case, inputs, expected) => {
    const { problems } = await read(inputs);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(expected);
    expect(problems[0]).not.toContain("p4ssw0rd");
  });

  test("hears of every file that is not there, but not of those that a build may make", async () => {
    const inputs = { command: "x", arguments: "a.json", manifest: "m.json", waivers: "w.yaml" };
    expect((await read(inputs)).problems).toEqual(
      ["'arguments': cannot read a.json", "'manifest': cannot read m.json", "'waivers': cannot read w.yaml"].map((start): unknown =>
        expect.stringContaining(`${start}: no such file; paths are relative to the workspace`),
      ),
    );
    expect((await read({ ...inputs, prepare: "npm ci" })).problems).toEqual([]);
    expect((await read({ command: "x", mode: "gate-only" })).problems).toEqual([
      expect.stringMatching(/^'mode': gate-only runs a manifest, and there is no mcp-eval\.manifest\.json; .*'manifest'/),
    ]);
  });

  test("does not see its secrets repeated", async () => {
    const { problems, secrets } = await read({
      url: "x",
      headers: "S3CRET-ON-ITS-OWN\nX: S3CRET-VALUE",
      env: "S3CRET VALUE\nK=S3CRET-ENV",
    });
    expect(problems.length).toBeGreaterThan(2);
    expect(problems.join("\n")).not.toContain("S3CRET");
    expect(secrets.headers).toEqual(["S3CRET-VALUE"]);
    expect(secrets.env).toContain("S3CRET-ENV");
  });
});
