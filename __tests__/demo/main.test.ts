// The demo's command line: what it prints, and with which exit code it ends.
import { spawn, spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { expect, test } from "@jest/globals";
import { ASPECTS } from "../../src/demo/aspects.js";
import { GENERATOR_VERSION } from "../../src/model/version.js";
import { DEMO_MAIN, HttpClient, INITIALIZE } from "./clients.js";

function demo(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [DEMO_MAIN, ...args], { encoding: "utf8", timeout: 10_000 });
  return { status, stdout, stderr };
}

test("--help names every option and every aspect with what it lowers and fails", () => {
  const { status, stdout, stderr } = demo("--help");
  expect([status, stderr]).toEqual([0, ""]);
  for (const option of ["--http PORT", "--broken ASPECT", "--list-aspects", "--version", "--help"]) expect(stdout).toContain(option);
  for (const { name, breaks, lowers, reddens } of ASPECTS) {
    const effects = [
      ...(lowers.length > 0 ? [`lowers ${lowers.join(", ")}`] : []),
      ...(reddens.length > 0 ? [`fails ${reddens.join(", ")}`] : []),
    ];
    expect(effects).not.toEqual([]);
    expect(stdout).toMatch(new RegExp(`^  ${name} +${breaks} \\(${effects.join("; ")}\\)$`, "m"));
  }
});

test("--list-aspects and --version print for scripts", () => {
  expect(demo("--list-aspects")).toEqual({ status: 0, stdout: ASPECTS.map(({ name }) => `${name}\n`).join(""), stderr: "" });
  expect(demo("--version")).toEqual({ status: 0, stdout: `${GENERATOR_VERSION}\n`, stderr: "" });
});

test.each([
  [["--broken", "toaster"], "no aspect is named"],
  [["--broken"], "argument missing"],
  [["--http", "x"], "PORT must be a number"],
  [["--http", "65536"], "PORT must be a number"],
  [["--bogus"], "--bogus"],
  [["extra"], "extra"],
])("%j is refused with one line and exit code 2", (args, words) => {
  const { status, stdout, stderr } = demo(...args);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/^mcpeval-demo: [^\n]+\n$/);
  expect(stderr).toContain(words);
});

test("a taken port is one line and exit code 1", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  const { port } = taken.address() as { port: number };
  const child = spawn(process.execPath, [DEMO_MAIN, "--http", String(port)]);
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (stderr += chunk));
  const code = await new Promise((resolve) => child.once("close", resolve));
  taken.close();
  expect(code).toBe(1);
  expect(stderr).toMatch(/^mcpeval-demo: .*EADDRINUSE.*\n$/);
});

test("--http 0 says where it listens, keeps stdout free and serves", async () => {
  const child = spawn(process.execPath, [DEMO_MAIN, "--http", "0", "--broken", "ping"]);
  let stdout = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (stdout += chunk));
  const line = await new Promise<string>((resolve) => child.stderr.setEncoding("utf8").once("data", resolve));
  const url = /^listening on (http:\/\/127\.0\.0\.1:\d+\/mcp)\n$/.exec(line)?.[1];
  expect(url).toBeDefined();
  const client = new HttpClient(url ?? "");
  expect(await client.request("initialize", INITIALIZE)).toMatchObject({ result: { protocolVersion: "2025-11-25" } });
  expect(await client.request("ping")).toMatchObject({ error: { code: -32601 } });
  const ended = new Promise((resolve) => child.once("close", (_, signal) => resolve(signal)));
  child.kill("SIGTERM");
  expect(await ended).toBe("SIGTERM");
  expect(stdout).toBe("");
});
