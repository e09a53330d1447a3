// Mistakes of the user: one clear line on stderr, nothing on stdout, exit code 2, and nothing started.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { CLI_MAIN, NODE, PASS_MARK, runCli, start } from "../support/run-cli.js";
import { unrulyCommand } from "../support/unruly.js";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "e2e-"));
  const write = (name: string, value: unknown): Promise<void> => writeFile(join(folder, name), JSON.stringify(value));
  await Promise.all([
    write("unlisted.json", { gone: {} }),
    write("refused.json", { read: { id: 7 } }),
    write("list.json", []),
    writeFile(join(folder, "broken.json"), '{\n  "read": {\n'),
  ]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const SERVER = ["--", ...unrulyCommand("polite")];

test.each<[string, string[], RegExp]>([
  ["no command", [], /name a command: /],
  ["an unknown command", ["scor"], /unknown command "scor".*score/],
  ["an unknown flag", ["score", "--min-readines", "3", ...SERVER], /--min-readines.*--min-readiness/],
  ["no server", ["score"], /no server to measure: put its command after --, or give --url URL/],
  ["two servers", ["score", "--url", "http://127.0.0.1:1/mcp", ...SERVER], /both a command and --url/],
  ["a command that does not exist", ["score", "--", "./no-such-command"], /no-such-command/],
  ["an unlisted tool skipped", ["score", "--skip-tool", "gone", ...SERVER], /--skip-tool "gone": the server lists no such tool/],
  [
    "arguments of an unlisted tool",
    ["score", "--arguments", "unlisted.json", ...SERVER],
    /unlisted\.json: "\/gone": the server lists no such tool/,
  ],
  [
    "arguments against their schema",
    ["score", "--arguments", "refused.json", ...SERVER],
    /refused\.json: "\/read\/id": .*\(keyword type\)/,
  ],
  ["arguments that are no object", ["score", "--arguments", "list.json", ...SERVER], /list\.json:1: --arguments: expected an object/],
  ["arguments that are no JSON", ["score", "--arguments", "broken.json", ...SERVER], /broken\.json:\d+: --arguments: not valid JSON/],
  ["arguments that are not there", ["score", "--arguments", "none.json", ...SERVER], /cannot read none\.json: no such file/],
  ["a floor out of range", ["score", "--min-readiness", "101", ...SERVER], /--min-readiness/],
  ["a floor of no area", ["score", "--min-area", "style=50", ...SERVER], /--min-area/],
  ["remote http", ["score", "--url", "http://mcp.example/mcp"], /https/],
  ["a remote address without consent", ["score", "--url", "https://mcp.example/mcp"], /--allow-remote-http/],
  ["credentials in the address", ["score", "--url", "http://me:s3cret@127.0.0.1/mcp"], /credentials/],
])("%s", async (_, args, words) => {
  const [command = [], behind = []] = args.includes("--") ? [args.slice(0, args.indexOf("--")), args.slice(args.indexOf("--"))] : [args];
  const isRun = behind.length > 0 && !command.includes("--url");
  const run = await runCli(isRun ? [...command, ...PASS_MARK, ...behind] : args, { cwd: folder });
  expect([run.code, run.stdout, run.left]).toEqual([2, "", []]);
  expect(run.stderr).toMatch(/^mcpeval: [^\n]+\n$/);
  expect(run.stderr).toMatch(words);
  expect(run.stderr).not.toContain("s3cret");
});

test("a working directory that was removed", async () => {
  const gone = await mkdtemp(join(tmpdir(), "e2e-gone-"));
  const script = 'rmdir "$PWD" && exec "$@"';
  const { ended } = start("sh", ["-c", script, "sh", NODE, CLI_MAIN, "score", "--url", "http://127.0.0.1:9/mcp"], { cwd: gone });
  expect(await ended).toMatchObject({
    code: 2,
    stdout: "",
    stderr: "mcpeval: the working directory no longer exists; change to one that does\n",
  });
});
