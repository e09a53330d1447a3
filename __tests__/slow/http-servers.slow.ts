// Published servers that demand a bearer over HTTP: shut out without one, measured with it. And one that speaks HTTP+SSE only.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import type { HttpTarget } from "../../src/target/target.js";
import { listWithSdk } from "../real/sdk-listing.js";
import { REAL_SERVERS } from "../real/servers.js";
import { classesOf, exitOf, expectMeasured, measure, type Expected } from "./expectation.js";
import { withHttpServer, type Launch } from "./installed.js";

const HTTP = { era: "legacy", revision: "2025-11-25", transport: "streamable-http" } as const;

interface Row {
  readonly name: string;
  readonly launch: (port: string) => Launch;
  /** What a wrong bearer gets: some servers take any at the door. */
  readonly wrong: "auth-required" | "let in";
  /** What the terminal is told the server asks for. */
  readonly asksFor: RegExp;
  readonly expected: Expected;
}

const NO_WORD = /^it does not say what it asks for/;

const ROWS: readonly Row[] = [
  {
    name: "notion",
    launch: (port) => ({
      entry: ["@notionhq/notion-mcp-server", "bin/cli.mjs"],
      args: ["--transport", "http", "--port", port, "--auth-token", "dummy"],
      env: { NOTION_TOKEN: "ntn_dummy" },
    }),
    wrong: "auth-required",
    asksFor: NO_WORD,
    expected: {
      protocol: HTTP,
      classes: { "read-only": 12, writer: 12 },
      areas: { protocol: 100, catalog: 64 },
      advisories: ["frame-over-64KiB"],
    },
  },
  {
    name: "gitlab-zereight",
    launch: (port) => ({
      entry: ["@zereight/mcp-gitlab", "build/index.js"],
      env: {
        STREAMABLE_HTTP: "true",
        HOST: "127.0.0.1",
        PORT: port,
        STREAMABLE_HTTP_AUTH_TOKEN: "dummy",
        GITLAB_PERSONAL_ACCESS_TOKEN: "glpat-dummy",
        GITLAB_API_URL: "http://127.0.0.1:9/api/v4",
      },
    }),
    wrong: "auth-required",
    asksFor: NO_WORD,
    expected: {
      protocol: HTTP,
      classes: { "read-only": 65, writer: 16, unannotated: 37 },
      areas: { protocol: 100, catalog: 71 },
      advisories: ["frame-over-64KiB"],
    },
  },
  {
    // Over HTTP it lists seven tools less than over stdio: signing in is the client's business there.
    name: "ms-365",
    launch: (port) => ({ entry: ["@softeria/ms-365-mcp-server", "dist/index.js"], args: ["--http", `127.0.0.1:${port}`] }),
    wrong: "let in",
    asksFor: /^it asks for Bearer, error "invalid_token", OAuth metadata at 127\.0\.0\.1:\d+; --bearer-env/,
    expected: {
      protocol: HTTP,
      classes: { "read-only": 73, writer: 108 },
      areas: { protocol: 100, catalog: 73 },
      advisories: ["frame-over-64KiB"],
    },
  },
];

function bearer(url: URL, token?: string): HttpTarget {
  return { kind: "http", url, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } };
}

describe.each(ROWS)("$name", ({ launch, wrong, asksFor, expected }) => {
  test("no result without its bearer, a whole one with it", async () => {
    await withHttpServer(launch, async (url) => {
      const shutOut = await measure(bearer(url));
      expect([shutOut.document.readiness_error, shutOut.document.readiness, exitOf(shutOut)]).toEqual(["auth-required", null, 3]);
      expect(shutOut.notes).toEqual([
        expect.stringMatching(/^the server needs credentials \(HTTP 401\); /),
        expect.stringMatching(asksFor),
      ]);
      if (wrong === "auth-required") {
        const { document } = await measure(bearer(url, "wrong"));
        expect(document.readiness_error).toBe("auth-required");
      }
      // Their tools reach for the network, and two of the three count requests a minute: the tools are listed and not called.
      const target = bearer(url, "dummy");
      const listed = await listWithSdk(target);
      expect(classesOf(listed)).toEqual(expected.classes);
      const skipTools = listed.filter((tool) => tool.class !== "writer").map(({ name }) => name);
      expectMeasured(await measure(target, { skipTools }), expected);
    });
  });
});

test("everything in its sse mode: the fallback is found and costs nothing", async () => {
  const server = REAL_SERVERS.find(({ transport }) => transport === "sse");
  const home = await mkdtemp(join(tmpdir(), "slow-server-"));
  const { target, stop } = await (server as (typeof REAL_SERVERS)[number]).start(home);
  try {
    const skipTools = ["trigger-long-running-operation"];
    const run = await measure(target, { skipTools });
    expectMeasured(run, {
      protocol: { ...HTTP, transport: "sse" },
      classes: { "read-only": 9, writer: 4 },
      areas: { protocol: 100, catalog: 72 },
    });
  } finally {
    await stop();
    await rm(home, { recursive: true, force: true });
  }
});
