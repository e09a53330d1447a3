// What a step runs around its measurement: build commands, and an HTTP server that is waited for, logged and stopped as a whole.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { createActionHost, NoteKeeper } from "../../src/action/host.js";
import { buildEnvironment, prepare, readServing, whileServing, type Serving } from "../../src/action/servers.js";
import { Incomplete, UsageError } from "../../src/model/errors.js";
import type { Host } from "../../src/model/host.js";
import { freePort } from "../support/free-port.js";
import { leftovers, markedEnvironment, newMark } from "../support/processes.js";

const SERVER = fileURLToPath(new URL("../fixtures/servers/starting-http.mjs", import.meta.url));
const NODE = process.execPath;

let folder: string;
let abort: AbortController;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mcpeval-serving-"));
  abort = new AbortController();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function host(env: Record<string, string> = {}): Host {
  const real = createActionHost(new URL("file:///none.js"), abort.signal, new NoteKeeper());
  return { ...real, cwd: folder, env: { PATH: process.env["PATH"], ...env } };
}

async function serving(flags: readonly string[], delayMs: number): Promise<{ serving: Serving; values: Record<string, string | number> }> {
  const port = await freePort();
  const start = [NODE, SERVER, String(port), String(delayMs), ...flags];
  return { serving: { prepare: [], start }, values: { url: `http://127.0.0.1:${String(port)}/mcp`, "start-timeout": 10 } };
}

describe("inputs", () => {
  const read = (inputs: Record<string, string>) => readServing((name) => inputs[name] ?? "");

  test("prepare is one command a line, start is words like a command", () => {
    expect(
      read({ prepare: "# build\nnpm ci\n\n  npm run 'build it'  \n", start: "node server.js --port 1", url: "http://127.0.0.1:1" }),
    ).toEqual({
      serving: {
        prepare: [
          ["npm", "ci"],
          ["npm", "run", "build it"],
        ],
        start: ["node", "server.js", "--port", "1"],
      },
      problems: [],
    });
    expect(read({})).toEqual({ serving: { prepare: [], start: null }, problems: [] });
  });

  test("every mistake is named by its input and line", () => {
    expect(read({ prepare: "npm ci && npm test\n# note\nnpm 'x", start: '["a", 1]' }).problems).toEqual([
      expect.stringContaining("'prepare': line 1: && needs a shell"),
      "'prepare': line 3: a quote or backslash is not closed",
      "'start': the JSON array must hold strings only",
      "'start' needs 'url', the address its server listens on; a stdio server is started by 'command'",
    ]);
  });
});

describe("prepare", () => {
  test("runs every command in order, output to its file", async () => {
    const said: string[] = [];
    const commands = [
      [NODE, "-e", "console.log('one')"],
      [NODE, "-e", "console.error('two', process.cwd() === process.argv[1])", folder],
    ];
    await prepare({ prepare: commands, start: null }, { cwd: folder, folder: join(folder, "out") }, host(), (line) => said.push(line));
    expect(readFileSync(join(folder, "out", "prepare.log"), "utf8")).toBe("one\ntwo true\n");
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(/^prepared: .*node -e .* \(\d+\.\d s\)$/);
  });

  test("stops at the first that fails, with the last lines of its output", async () => {
    const commands = [
      [NODE, "-e", "console.log('cause'); process.exit(4)"],
      [NODE, "-e", "console.log('never')"],
    ];
    const failing = prepare({ prepare: commands, start: null }, { cwd: folder, folder }, host(), () => undefined);
    const error = await failing.then(
      () => null,
      (thrown: unknown) => thrown as Incomplete,
    );
    expect(error).toBeInstanceOf(Incomplete);
    expect(error).toMatchObject({ code: "prepare-failed", terminalDetail: ["cause"] });
    expect(error?.message).toMatch(/exit code 4\), command 1 of 'prepare'$/);
    expect(readFileSync(join(folder, "prepare.log"), "utf8")).toBe("cause\n");
  });

  test("a program that is not there is a mistake in the input", async () => {
    const failing = prepare({ prepare: [["no-such-program"]], start: null }, { cwd: folder, folder }, host(), () => undefined);
    await expect(failing).rejects.toThrow(UsageError);
    await expect(failing).rejects.toThrow(/^'prepare': command not found/);
  });

  test("sees the step's variables, but none that only the runner and its actions are to have", () => {
    const secret = {
      "INPUT_GITHUB-TOKEN": "t",
      ACTIONS_RUNTIME_TOKEN: "t",
      ACTIONS_RESULTS_URL: "u",
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: "t",
      GITHUB_ENV: "f",
      GITHUB_OUTPUT: "f",
      MCPEVAL_ACTION_HEADER_1: "h",
    };
    expect(buildEnvironment({ ...secret, PATH: "p", NODE_AUTH_TOKEN: "n", GITHUB_REF: "r" })).toEqual({
      PATH: "p",
      NODE_AUTH_TOKEN: "n",
      GITHUB_REF: "r",
    });
  });
});

describe("start", () => {
  test("waits for the handshake, not the open port, and stops the whole tree", async () => {
    const mark = newMark();
    const { serving: what, values } = await serving(["--child"], 700);
    const place = {
      cwd: folder,
      folder,
      env: ["SERVER_SECRET=mine", ...Object.entries(markedEnvironment(mark)).map((pair) => pair.join("="))],
    };
    const from = performance.now();
    const seen = await whileServing(what, place, values, host({ "INPUT_GITHUB-TOKEN": "token" }), async () => {
      const response = await fetch(String(values["url"]), { method: "GET" });
      return { status: response.status, after: performance.now() - from };
    });
    expect(seen.status).toBe(405);
    expect(seen.after).toBeGreaterThan(650);
    expect(readFileSync(join(folder, "server.log"), "utf8")).toContain("secret of the environment: mine, token: none");
    expect(await leftovers(mark)).toEqual([]);
  });

  test("one that ends early fails at once, with its last words", async () => {
    const { serving: what, values } = await serving(["--exit", "7"], 200);
    const failing = whileServing(what, { cwd: folder, folder, env: [] }, values, host(), () => Promise.resolve("measured"));
    const error = await failing.then(
      () => null,
      (thrown: unknown) => thrown as Incomplete,
    );
    expect(error).toMatchObject({ code: "server-exited", terminalDetail: ["listening soon", expect.stringContaining("token: none")] });
    expect(error?.message).toContain("exited with code 7 before it answered a handshake");
  });

  test("one that never speaks MCP is given up after start-timeout, and stopped", async () => {
    const mark = newMark();
    const { serving: what, values } = await serving([], 60_000);
    const env = Object.entries(markedEnvironment(mark)).map((pair) => pair.join("="));
    const failing = whileServing(what, { cwd: folder, folder, env }, { ...values, "start-timeout": 1 }, host(), () => Promise.resolve(1));
    await expect(failing).rejects.toMatchObject({ name: "Incomplete", code: "connection-failed" });
    await expect(failing).rejects.toThrow(
      /the started server is not ready: the server answered HTTP 503.*; does it listen at --url\? Raise --start-timeout/,
    );
    expect(await leftovers(mark)).toEqual([]);
  });

  test("is not taken for another that listens at its address already", async () => {
    const mark = newMark();
    const env = Object.entries(markedEnvironment(mark)).map((pair) => pair.join("="));
    const { serving: what, values } = await serving([], 0);
    const place = { cwd: folder, folder, env };
    await whileServing(what, place, values, host(), async () => {
      const second = whileServing(what, { ...place, folder: join(folder, "second") }, values, host(), () => Promise.resolve(1));
      await expect(second).rejects.toThrow(UsageError);
      await expect(second).rejects.toThrow(/^'start': something listens at the address already/);
    });
    expect(existsSync(join(folder, "second"))).toBe(false);
    expect(await leftovers(mark)).toEqual([]);
  });

  test("is stopped when the work fails or the job is cancelled", async () => {
    const mark = newMark();
    const env = Object.entries(markedEnvironment(mark)).map((pair) => pair.join("="));
    const { serving: what, values } = await serving([], 0);
    const work = () => Promise.reject(new Error("work failed"));
    await expect(whileServing(what, { cwd: folder, folder, env }, values, host(), work)).rejects.toThrow("work failed");
    const slow = await serving([], 60_000);
    setTimeout(() => abort.abort(new Error("cancelled")), 200);
    const cancelled = whileServing(slow.serving, { cwd: folder, folder, env }, slow.values, host(), () => Promise.resolve(1));
    await expect(cancelled).rejects.toMatchObject({ code: "interrupted" });
    expect(await leftovers(mark)).toEqual([]);
  });

  test("without it nothing is started", async () => {
    await expect(
      whileServing({ prepare: [], start: null }, { cwd: folder, folder, env: [] }, {}, host(), () => Promise.resolve(5)),
    ).resolves.toBe(5);
  });
});
