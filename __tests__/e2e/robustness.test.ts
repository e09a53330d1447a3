// The command line against servers with bad manners: each run ends in its verdict, in its time, and leaves no process.
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { lostPoints, runAll } from "../engine/support.js";
import { PASS_MARK, runCli, type CliRun } from "../support/run-cli.js";
import { startUnrulyHttp, unrulyCommand } from "../support/unruly.js";

/** What a run must come to: every point (latency apart), points lost that are named, or nothing measured and why. */
type Verdict = { readonly full: true } | { readonly lost: readonly string[] } | { readonly error: string; readonly says: RegExp };

interface Row {
  readonly manner: string;
  readonly parameter?: string;
  readonly flags?: readonly string[];
  readonly verdict: Verdict;
  /** Milliseconds the whole process may take on a busy machine; default 12 s. */
  readonly withinMs?: number;
}

const FULL: Verdict = { full: true };
/** Every exchange of a tools/call broke. */
const NO_CALL = {
  lost: [
    "protocol.unknown-tool * protocol-call-failed",
    "error-honesty.invalid-arguments read honesty-call-failed",
    "reliability.success read reliability-call-failed 0",
    "reliability.none-exercised * reliability-none-exercised",
    "coverage.exercised read coverage-call-failed",
  ],
};
/** A stream that breaks off ends the tool: its ordinary calls are not made. */
const CUT_OFF: Verdict = { lost: NO_CALL.lost.filter((line) => !line.startsWith("reliability.success")) };
const SPENT = {
  lost: [
    "protocol.negotiation * coverage-budget-exhausted",
    "protocol.unknown-method * coverage-budget-exhausted",
    "protocol.ping * coverage-budget-exhausted",
    "protocol.unknown-tool * coverage-budget-exhausted",
    "error-honesty.invalid-arguments read coverage-budget-exhausted",
    "reliability.none-exercised * reliability-none-exercised",
    "coverage.exercised read coverage-budget-exhausted",
  ],
};
const SOON = ["--start-timeout", "1"];
const SHORT = ["--budget-seconds", "3"];
const LATE: Verdict = { error: "initialize-timeout", says: /the server did not answer \S+: no reply within \d+ ms/ };

const STDIO: readonly Row[] = [
  { manner: "polite", verdict: FULL },
  { manner: "noise", verdict: FULL },
  { manner: "big-line", verdict: FULL },
  { manner: "twice", verdict: FULL },
  { manner: "other-id-first", verdict: FULL },
  { manner: "floods-requests", verdict: FULL },
  { manner: "asks-first", verdict: FULL },
  { manner: "stubborn", verdict: FULL },
  { manner: "other-id", flags: SOON, verdict: LATE },
  { manner: "answers-nothing", flags: SOON, verdict: LATE },
  { manner: "answers-nothing", parameter: "stubborn", flags: SOON, verdict: LATE },
  {
    manner: "answers-no-call",
    parameter: "stubborn",
    flags: SHORT,
    verdict: { lost: SPENT.lost.filter((line) => !line.includes("negotiation")) },
  },
  {
    manner: "exits-at-once",
    verdict: { error: "server-exited", says: /server exited with code 3 before it answered initialize[^]*no configuration/ },
  },
  {
    manner: "exits-in-initialize",
    parameter: "x",
    verdict: { error: "server-exited", says: /server exited with code 7[^]*cannot open x/ },
  },
  {
    manner: "exits-after-initialize",
    verdict: { error: "listing-failed", says: /tools\/list gave no usable first page \(the connection ended\)/ },
  },
];

const HTTP: readonly Row[] = [
  { manner: "polite", verdict: FULL },
  { manner: "events", verdict: FULL },
  { manner: "reply-twice", verdict: FULL },
  { manner: "accepts-only", verdict: { error: "initialize-invalid", says: /HTTP 202 without a JSON-RPC reply/ } },
  { manner: "empty", verdict: { error: "initialize-invalid", says: /HTTP 200 without a JSON-RPC reply/ } },
  { manner: "html", verdict: { error: "initialize-invalid", says: /HTTP 200 without a JSON-RPC reply/ } },
  { manner: "server-error", verdict: { error: "connection-failed", says: /HTTP 503/ } },
  { manner: "not-found", verdict: { error: "connection-failed", says: /HTTP 404; check the path/ } },
  { manner: "redirects", verdict: { error: "connection-failed", says: /HTTP 307; redirects are not followed/ } },
  { manner: "stream-without-reply", verdict: { error: "initialize-invalid", says: /event stream ended without the reply/ } },
  { manner: "wants-credentials", verdict: { error: "auth-required", says: /needs credentials \(HTTP 401\)/ } },
  { manner: "forbids", verdict: { error: "auth-required", says: /needs credentials \(HTTP 403\)/ } },
  { manner: "silent", flags: SOON, verdict: LATE },
  { manner: "calls-accepts-only", verdict: NO_CALL },
  { manner: "calls-empty", verdict: NO_CALL },
  { manner: "calls-html", verdict: NO_CALL },
  { manner: "calls-server-error", verdict: NO_CALL },
  { manner: "calls-stream-without-reply", verdict: CUT_OFF },
  { manner: "hangs", flags: SHORT, verdict: SPENT },
];

const keyOf = (row: Row, transport: string): string => `${transport} ${row.manner} ${row.parameter ?? ""}`.trim();
const score = (flags: readonly string[] = []): string[] => ["score", "--server", "unruly", "--format", "json", ...flags];

const overStdio = (row: Row) => (): Promise<CliRun> =>
  runCli([...score(row.flags), ...PASS_MARK, "--", ...unrulyCommand(row.manner, row.parameter)]);

const overHttp = (row: Row) => async (): Promise<CliRun> => {
  const server = await startUnrulyHttp(row.manner);
  try {
    return await runCli([...score(row.flags), "--url", server.url]);
  } finally {
    await server.stop();
  }
};

const run = runAll<CliRun>([
  ...STDIO.map((row) => [keyOf(row, "stdio"), overStdio(row)] as const),
  ...HTTP.map((row) => [keyOf(row, "http"), overHttp(row)] as const),
]);

function check(result: CliRun, { verdict, withinMs = 12_000 }: Row): void {
  const report = JSON.parse(result.stdout) as ReportDocument;
  expect(result.left).toEqual([]);
  expect(result.ms).toBeLessThan(withinMs);
  if ("error" in verdict) {
    expect([result.code, report.readiness, report.readiness_error]).toEqual([3, null, verdict.error]);
    expect(result.stderr).toMatch(verdict.says);
    return;
  }
  expect(result.stderr).toBe("");
  expect(result.code).toBe(0);
  expect(lostPoints(report)).toEqual("full" in verdict ? [] : verdict.lost);
}

describe("over stdio", () => {
  test.each(STDIO.map((row) => [`${row.manner} ${row.parameter ?? ""}`.trim(), row] as const))("%s", async (_, row) =>
    check(await run(keyOf(row, "stdio")), row),
  );
});

describe("over Streamable HTTP", () => {
  test.each(HTTP)("$manner", async (row) => check(await run(keyOf(row, "http")), row));
});

describe("no server at all", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "e2e-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test("a command that does not exist is a mistake of the user", async () => {
    const result = await runCli([...score(), "--", join(folder, "no-such-command")]);
    expect([result.code, result.stdout]).toEqual([2, ""]);
    expect(result.stderr).toMatch(/^mcpeval: [^\n]*no-such-command[^\n]*\n$/);
  });

  test("a port where nobody listens", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => taken.once("listening", resolve));
    const { port } = taken.address() as { port: number };
    await new Promise((resolve) => taken.close(resolve));
    const result = await runCli([...score(), "--url", `http://127.0.0.1:${String(port)}/mcp`]);
    check(result, {
      manner: "",
      verdict: {
        error: "connection-failed",
        says: /^mcpeval: no connection to the server \(ECONNREFUSED\); check the address and that the server is listening\n$/,
      },
    });
  });

  test("a server that dies on a call and never starts again loses the rest", async () => {
    const result = await runCli([...score(), ...PASS_MARK, "--", ...unrulyCommand("starts-no-more", join(folder, "started"))]);
    check(result, {
      manner: "",
      verdict: {
        lost: [
          "protocol.unknown-method * protocol-call-failed",
          "protocol.ping * protocol-call-failed",
          "protocol.unknown-tool * protocol-call-failed",
          "error-honesty.invalid-arguments read honesty-call-failed",
          "reliability.none-exercised * reliability-none-exercised",
          "coverage.exercised read coverage-call-failed",
        ],
      },
    });
  });
});
