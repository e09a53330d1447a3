// Published servers that do not start here: each ends as a fixed label with exit 3, and the terminal hears what can be known.
import { beforeAll, expect, test } from "@jest/globals";
import type { AdvisoryId } from "../../src/model/advisory-names.js";
import type { Evaluation } from "../support/evaluate.js";
import { exitOf, measure } from "./expectation.js";
import { withLaunch, type Launch } from "./installed.js";

interface Row {
  readonly name: string;
  readonly habit: string;
  readonly launch: Launch;
  readonly startSeconds: number;
  readonly code: string;
  readonly note: RegExp;
  /** Whether lines of its stderr follow the note. */
  readonly saysWhy: boolean;
  readonly advisories?: readonly AdvisoryId[];
}

const ROWS: readonly Row[] = [
  {
    // It looks for its application for about fifteen seconds first. The era is asked for on a process of its own.
    name: "obsidian-cyanheads",
    habit: "exits 1 in silence",
    launch: { entry: ["obsidian-mcp-server", "dist/index.js"], env: { OBSIDIAN_API_KEY: "dummy" } },
    startSeconds: 90,
    code: "server-exited",
    note: /^server exited with code 1 before it answered initialize$/,
    saysWhy: false,
  },
  {
    name: "insforge",
    habit: "exits 0 before it answers",
    launch: { entry: ["@insforge/mcp", "dist/index.js"], args: ["--api_key", "dummy", "--api_base_url", "http://127.0.0.1:9"] },
    startSeconds: 60,
    code: "server-exited",
    note: /^server exited with code 0 before it answered initialize$/,
    saysWhy: true,
  },
  {
    name: "playwright-gen",
    habit: "speaks first, under id null, and refuses initialize",
    launch: { entry: ["playwright-mcp-server", "dist/index.js"] },
    startSeconds: 60,
    code: "initialize-failed",
    note: /^the server refused to initialize at every protocol revision offered \(error -?\d+\)$/,
    saysWhy: false,
    advisories: ["stdout-noise", "invalid-envelope"],
  },
  {
    // A proxy of a remote server: where that one cannot be reached, or does not take the key, it never answers.
    name: "stripe",
    habit: "never answers",
    launch: { entry: ["@stripe/mcp", "dist/index.js"], args: ["--tools=all", "--api-key=rk_test_dummy"], env: deadProxy() },
    startSeconds: 10,
    code: "initialize-timeout",
    note: /^the server did not answer initialize: no reply within \d+ ms; raise --start-timeout if it starts slowly$/,
    saysWhy: false,
  },
];

function deadProxy(): Record<string, string> {
  return Object.fromEntries(["HTTP_PROXY", "HTTPS_PROXY"].map((name) => [name, "http://127.0.0.1:9"]));
}

/** All at once: most of their time is waiting. */
const runs = new Map<string, Promise<Evaluation & { readonly seconds: number }>>();

async function run({ launch, startSeconds }: Row): Promise<Evaluation & { readonly seconds: number }> {
  const from = performance.now();
  const evaluation = await withLaunch(launch, (target) => measure(target, { startTimeoutMs: startSeconds * 1_000, spares: 0 }));
  return { ...evaluation, seconds: (performance.now() - from) / 1_000 };
}

beforeAll(() => {
  for (const row of ROWS) {
    const running = run(row);
    running.catch(() => undefined); // awaited by the row's own test
    runs.set(row.name, running);
  }
});

test.each(ROWS)("$name $habit", async ({ name, code, note, saysWhy, advisories, startSeconds }) => {
  const evaluation = await (runs.get(name) as Promise<Evaluation & { seconds: number }>);
  const { document, notes, seconds } = evaluation;
  expect([document.readiness_error, document.readiness, document.catalog, exitOf(evaluation)]).toEqual([code, null, null, 3]);
  expect(notes[0]).toMatch(note);
  expect(notes.length > 1).toBe(saysWhy);
  // Nobody waits longer than was allowed, give or take the orderly end of a process.
  expect(seconds).toBeLessThan(startSeconds + 10);
  if (advisories !== undefined) expect(document.advisories?.map(({ id }) => id)).toEqual(expect.arrayContaining([...advisories]));
});
