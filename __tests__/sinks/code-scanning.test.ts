// The upload to code scanning, on a GitHub of this machine; pauses are counted, not waited for.
import { afterEach, expect, test } from "@jest/globals";
import { SinkFailure } from "../../src/model/errors.js";
import { connectGitHub } from "../../src/sinks/github/api.js";
import { uploadSarif, type SarifOutcome } from "../../src/sinks/github/code-scanning.js";
import { refusal } from "../../src/sinks/github/refusal.js";
import { startFakeGitHub, type FakeGitHub, type FakeGitHubSetup } from "../support/harness/fake-github.js";

const running: FakeGitHub[] = [];
const pauses: number[] = [];

afterEach(async () => {
  pauses.length = 0;
  for (const github of running.splice(0)) await github.close();
});

async function upload(setup: FakeGitHubSetup, changed: { sha?: string; sarif?: string } = {}): Promise<SarifOutcome> {
  const github = await startFakeGitHub(setup);
  running.push(github);
  return uploadSarif(connectGitHub("ghs_faketoken0123456789", github.url, new AbortController().signal), {
    owner: "octo",
    repo: "weather-mcp",
    sha: "a".repeat(40),
    ref: "refs/pull/7/merge",
    sarif: JSON.stringify({ runs: [{ results: [] }] }),
    sleep: async (ms) => void pauses.push(ms),
    ...changed,
  });
}

test("sends the whole document and waits until GitHub has it", async () => {
  const outcome = await upload({ sarifStates: ["pending", "pending", "complete"] });
  expect(outcome).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), state: "complete" });
  expect(pauses).toHaveLength(3);
  expect(running[0]?.sarifs).toEqual([{ ref: "refs/pull/7/merge", commit_sha: "a".repeat(40), document: { runs: [{ results: [] }] } }]);
  expect(running[0]?.problems).toEqual([]);
});

test("a slow GitHub is waited for with growing pauses, and then believed", async () => {
  expect((await upload({ sarifStates: ["pending"] })).state).toBe("pending");
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(30_000);
});

test("a report that GitHub cannot take in is a failure with its words, made printable", async () => {
  const failure: unknown = await upload({ sarifStates: ["failed"] }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SinkFailure);
  expect((failure as Error).message).toBe(
    "code scanning has no new results: GitHub could not take the report in: rejecting SARIF ::error::planted",
  );
});

test("a report over GitHub's limit is not sent", async () => {
  // Random digits do not compress to under half.
  const digits = Array.from({ length: 60 }, () =>
    Array.from({ length: 50_000 }, () => Math.random().toString(36).slice(2, 10)).join(""),
  ).join("");
  const failure: unknown = await upload({}, { sarif: digits }).catch((error: unknown) => error);
  expect((failure as Error).message).toContain("over 10 MB");
  expect(running[0]?.requests).toEqual([]);
});

test("says that code scanning is off, and refuses like GitHub what is no commit", async () => {
  const attempt = { what: "nothing new", permission: "security-events: write", isFork: false };
  const off: unknown = await upload({ codeScanningOff: true }).catch((error: unknown) => error);
  expect(refusal(off, attempt).message).toBe("nothing new: code scanning is not enabled for this repository");
  const short: unknown = await upload({}, { sha: "abc1234" }).catch((error: unknown) => error);
  expect(refusal(short, attempt).message).toContain("GitHub answered 422");
});
