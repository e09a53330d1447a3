// .ci/run: runs every step whatever fails, and its last line adds everything up. npm is replaced by a script that a table directs.
import { spawnSync } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, expect, test } from "@jest/globals";

const made: string[] = [];

afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** @param answers a case of the fake npm: words joined by spaces, to a shell fragment; anything else succeeds. */
async function runCi(answers: Record<string, string>): Promise<{ status: number | null; lastLine: string; output: string }> {
  const root = await mkdtemp(join(tmpdir(), "mcpeval-ci-"));
  made.push(root);
  await mkdir(join(root, ".ci"));
  await mkdir(join(root, "bin"));
  await cp(".ci/run", join(root, ".ci/run"));
  const cases = Object.entries({
    "install *": "mkdir -p .cache/node24/node_modules/x/bin && touch .cache/node24/node_modules/x/bin/node",
    cit: 'echo "10 0 0" >>"$MCPEVAL_TEST_TALLY"',
    "run -s slow": 'echo "5 0 0" >>"$MCPEVAL_TEST_TALLY"',
    "run -s jest *": 'test -f "$MCPEVAL_NODE" && test "$MCPEVAL_DIST" = 1 && echo "3 0 0" >>"$MCPEVAL_TEST_TALLY"',
    ...answers,
  }).map(([words, fragment]) => `${words.replaceAll(" ", "\\ ").replaceAll("-s", "-s")}) ${fragment} ;;`);
  await writeFile(join(root, "bin/npm"), `#!/usr/bin/env bash\ncase "$*" in\n${cases.join("\n")}\n*) ;;\nesac\n`);
  await chmod(join(root, "bin/npm"), 0o755);
  const { status, stdout, stderr } = spawnSync("bash", [join(root, ".ci/run")], {
    encoding: "utf8",
    env: { ...process.env, PATH: `${join(root, "bin")}${delimiter}${process.env["PATH"] ?? ""}`, MCPEVAL_TEST_TALLY: "" },
  });
  return { status, lastLine: stdout.trimEnd().split("\n").at(-1) ?? "", output: stdout + stderr };
}

test("all green: tests of three runs and seven other steps", async () => {
  const { status, lastLine, output } = await runCi({});
  expect([lastLine, status]).toEqual(["25 passed, 0 failed", 0]);
  expect(output).not.toContain("FAILED");
});

test("failing tests and failing steps add up, and later steps still run", async () => {
  const { status, lastLine, output } = await runCi({
    cit: 'echo "8 2 0" >>"$MCPEVAL_TEST_TALLY"; exit 1',
    "run -s lint": "exit 1",
  });
  expect([lastLine, status]).toEqual(["22 passed, 3 failed", 1]);
  expect(output).toContain("--- lint: FAILED");
  expect(output).toContain("--- bundles under Node.js 24: status 0");
});

test.each([
  ["could not even start", "exit 1", "15 passed, 1 failed"],
  ["failed without a failed test", 'echo "10 0 0" >>"$MCPEVAL_TEST_TALLY"; exit 1', "25 passed, 1 failed"],
  ["ran nothing and said all is well", "exit 0", "15 passed, 1 failed"],
  ["skipped a test", 'echo "9 0 1" >>"$MCPEVAL_TEST_TALLY"', "23 passed, 1 failed"],
])("a test run that %s is a failure", async (_what, fragment, expected) => {
  const { status, lastLine } = await runCi({ cit: fragment });
  expect([lastLine, status]).toEqual([expected, 1]);
});

test("without Node.js 24 its tests do not run under another one", async () => {
  const { status, lastLine, output } = await runCi({ "install *": "exit 1" });
  expect([lastLine, status]).toEqual(["21 passed, 2 failed", 1]);
  expect(output).toContain("failed: Node.js 24 bundles under Node.js 24");
});
