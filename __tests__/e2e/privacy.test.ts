// The privacy canary: a server that says a secret in everything it says, and secrets of the user's own, reach no output of ours.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { flawlessTool, flawlessWriter, startComposable, type Composable, type ComposablePreset } from "../support/composable.js";
import { PASS_MARK, runCli, type CliRun } from "../support/run-cli.js";
import { startUnrulyHttp, unrulyCommand } from "../support/unruly.js";

const CANARY = "c4n4ry-9e1f";
const HEADER_SECRET = "Bearer h34der-5ecret";
const KEY_SECRET = "k3y-5ecret";
const ARGUMENT_SECRET = "arg-5ecret";
const SECRETS = [CANARY, "h34der-5ecret", KEY_SECRET, ARGUMENT_SECRET];
const FORMATS = ["text", "markdown", "json", "sarif", "junit", "html"] as const;

const salted = (more: object): Parameters<typeof flawlessTool>[1] => ({
  title: CANARY,
  _meta: { note: CANARY },
  inputSchema: {
    type: "object",
    title: CANARY,
    properties: {
      id: { type: "string", description: CANARY, default: CANARY, examples: [CANARY] },
      kind: { enum: [CANARY, `${CANARY}2`], description: CANARY },
    },
    required: ["id", "kind"],
    additionalProperties: false,
  },
  ...more,
});

/** Every kind of lost point a tool can bring, so that every rendering has something to say about each. */
const PRESET: ComposablePreset = {
  canary: CANARY,
  serverInfo: { name: CANARY, version: CANARY, title: CANARY },
  instructions: CANARY,
  tools: [
    flawlessTool("fine", salted({ description: CANARY }), {
      valid: { kind: "result", content: [{ type: "text", text: CANARY }], structuredContent: { text: CANARY } },
    }),
    flawlessTool("fails", salted({}), { valid: { kind: "tool-error", text: CANARY }, invalid: "accept" }),
    flawlessTool("breaks", salted({}), { valid: { kind: "rpc-error", text: CANARY }, invalid: "wrong-code" }),
    flawlessTool("rejects", salted({}), { valid: { kind: "rpc-error", code: -32602, text: CANARY }, invalid: "empty-error" }),
    flawlessTool("cuts", salted({}), { valid: { kind: "cut" } }),
    flawlessTool("wrong", salted({}), { valid: { kind: "result", structuredContent: { text: [CANARY] } } }),
    flawlessTool("given", salted({})),
    flawlessTool("open", salted({ annotations: { title: CANARY } })),
    flawlessWriter("writes", salted({})),
  ],
  resources: [{ uri: `file:///${CANARY}`, name: CANARY, description: CANARY }],
  prompts: [{ name: CANARY, description: CANARY }],
  surfaceFault: { prompts: "error" },
  unknownMethod: "answer",
  unknownTool: "accept",
  ping: "not-empty",
};

let folder = "";
let argumentsFile = "";
const servers: Composable[] = [];
const reports: { readonly name: string; readonly run: CliRun; readonly file?: string; readonly server: Composable }[] = [];

async function score(transport: "stdio" | "http", format: string, output: string | undefined): Promise<void> {
  const server = await startComposable(PRESET, transport);
  servers.push(server);
  const { target } = server;
  const own = [
    "score",
    "--server",
    "canary",
    "--format",
    format,
    "--arguments",
    argumentsFile,
    "--min-readiness",
    "100",
    "--min-grade",
    "A",
    "--debug",
  ];
  const file = output === undefined ? [] : ["--output", output];
  const where =
    target.kind === "http"
      ? ["--url", target.url.href, "--header-env", "X-Key=MY_KEY"]
      : [...PASS_MARK, "--env", `TOKEN=${KEY_SECRET}`, "--", target.command, ...target.args];
  const env = target.kind === "http" ? { MCPEVAL_HTTP_AUTHORIZATION: HEADER_SECRET, MY_KEY: KEY_SECRET } : {};
  const run = await runCli([...own, ...file, ...where], { env });
  const name = `${transport} ${format}${output === undefined ? "" : " to a file"}`;
  reports.push({ name, run, server, ...(output === undefined ? {} : { file: await readFile(output, "utf8") }) });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "e2e-"));
  argumentsFile = join(folder, "arguments.json");
  await writeFile(argumentsFile, JSON.stringify({ given: { id: ARGUMENT_SECRET, kind: CANARY } }));
  for (const format of FORMATS) {
    await Promise.all([
      score("stdio", format, undefined),
      score("http", format, undefined),
      score("http", format, join(folder, `report-${format}`)),
    ]);
  }
}, 60_000);
afterAll(async () => {
  for (const server of servers) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The secret itself, and what a careless encoder would make of it. */
function spellings(secret: string): string[] {
  return [secret, Buffer.from(secret).toString("base64").replace(/=+$/, ""), Buffer.from(secret).toString("hex")];
}

function expectClean(text: string): void {
  for (const secret of SECRETS) for (const spelling of spellings(secret)) expect(text).not.toContain(spelling);
}

test("the runs reached what the secrets are in, and measured it", async () => {
  expect(reports).toHaveLength(3 * FORMATS.length);
  for (const { name, run, server } of reports) {
    expect([name, run.code, run.left]).toEqual([name, 1, []]);
    expect(new Set(await server.calls())).toEqual(
      new Set(["fine", "fails", "breaks", "rejects", "cuts", "wrong", "given", "mcpeval_no_such_tool"]),
    );
  }
});

test("no secret is in stdout, stderr or a report file", () => {
  for (const { run, file } of reports) {
    expect(run.stdout.length + (file ?? "").length).toBeGreaterThan(500);
    for (const text of [run.stdout, run.stderr, file ?? ""]) expectClean(text);
  }
});

test("no secret is in a comparison, nor in the history and its page", async () => {
  const server = await startComposable(PRESET, "http");
  servers.push(server);
  if (server.target.kind !== "http") throw new Error("it was asked to serve HTTP");
  const manifest = join(folder, "manifest.json");
  await writeFile(
    manifest,
    JSON.stringify({ version: 1, probes: [{ id: "pages", probe: "pagination", access: "read_only", max_pages: 5 }] }),
  );
  const { href } = server.target.url;
  const env = { MCPEVAL_HTTP_AUTHORIZATION: HEADER_SECRET, MCPEVAL_HOME: join(folder, "home") };
  const common = ["--server", "canary", "--manifest", manifest];
  const runs = [
    await runCli(["compare", ...common, "--format", "json", "--endpoint", `a=${href}`, "--endpoint", `b=${href}`], { env }),
    await runCli(["probe", ...common, "--url", href], { env }),
    await runCli(["trends", "--format", "html"], { env }),
  ];
  const journal = await readFile(join(folder, "home", "store", "probes", "history.jsonl"), "utf8");
  expect(journal.split("\n")).toHaveLength(2);
  for (const text of [journal, ...runs.flatMap(({ stdout, stderr }) => [stdout, stderr])]) expectClean(text);
  expect(runs.map(({ stdout }) => stdout.includes("canary"))).toEqual([true, true, true]);
}, 60_000);

describe("a start that fails", () => {
  const json = ["score", "--server", "canary", "--format", "json"];

  test("shows the server's last words on the terminal and keeps them out of the document", async () => {
    const run = await runCli([...json, ...PASS_MARK, "--", ...unrulyCommand("exits-in-initialize", CANARY)]);
    expect(run.code).toBe(3);
    expect(run.stderr).toContain(`cannot open ${CANARY}`);
    expect((JSON.parse(run.stdout) as ReportDocument).readiness_error).toBe("server-exited");
    expectClean(run.stdout);
  });

  test.each(["wants-credentials", "html", "redirects"])("over HTTP keeps the user's secrets out of everything: %s", async (manner) => {
    const server = await startUnrulyHttp(manner);
    try {
      const env = { MCPEVAL_HTTP_AUTHORIZATION: HEADER_SECRET, MY_KEY: KEY_SECRET };
      const run = await runCli([...json, "--debug", "--url", server.url, "--header-env", "X-Key=MY_KEY"], { env });
      expect(run.code).toBe(3);
      expectClean(run.stdout + run.stderr);
    } finally {
      await server.stop();
    }
  });

  test("arguments that do not fit are named by their place only", async () => {
    const server = await startComposable({ tools: [flawlessTool("given", salted({}))] }, "http");
    servers.push(server);
    const bad = join(folder, "bad.json");
    await writeFile(bad, JSON.stringify({ given: { id: [ARGUMENT_SECRET], kind: CANARY } }));
    const { target } = server;
    const run = await runCli([...json, "--arguments", bad, "--url", target.kind === "http" ? target.url.href : ""]);
    expect([run.code, run.stdout]).toEqual([2, ""]);
    expect(run.stderr).toMatch(/bad\.json: "\/given\/id"/);
    expectClean(run.stderr);
  });
});
