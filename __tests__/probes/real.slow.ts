// The kinds that need more than question and answer, on servers of the official libraries: version 1 (server-everything, legacy era)
// and version 2 (modern era). What a maintainer's own server will do is what these libraries do. Needs `npm run compile`.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import { REAL_SERVERS } from "../real/servers.js";
import { nodeTarget } from "../support/evaluate.js";
import { runManifest } from "../support/gate.js";

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const EVERYTHING = pathOf("../fixtures/manifests/everything.json");
const ASKING = pathOf("../fixtures/manifests/sdk2-asking.json");
const ASKING_SERVER = pathOf("../fixtures/servers/sdk2-asking.mjs");

/** Rows that did not pass, as `id reason`. */
async function notPassed(...run: Parameters<typeof runManifest>): Promise<string[]> {
  const { cases } = await runManifest(...run);
  return cases.filter(({ passed }) => !passed).map(({ id, reason }) => `${id} ${reason ?? ""}`);
}

describe("version 1, legacy era", () => {
  test.each(["everything over stdio", "everything over Streamable HTTP", "everything over HTTP+SSE"])(
    "%s",
    async (name) => {
      const home = await mkdtemp(join(tmpdir(), "everything-"));
      const server = await REAL_SERVERS.find((one) => one.name === name)?.start(home);
      try {
        if (server === undefined) throw new Error(`no such server: ${name}`);
        expect(await notPassed(EVERYTHING, server.target)).toEqual([]);
      } finally {
        await server?.stop();
        await rm(home, { recursive: true, force: true });
      }
    },
    60_000,
  );
});

describe("version 2, modern era", () => {
  test("stdio", async () => {
    expect(await notPassed(ASKING, nodeTarget([ASKING_SERVER], tmpdir()))).toEqual([]);
  }, 60_000);

  test("Streamable HTTP, where a cancellation cannot be told from the end of the exchange", async () => {
    const child = spawn(process.execPath, [ASKING_SERVER, "--http"], { stdio: ["pipe", "pipe", "inherit"] });
    const ended = new Promise((resolve) => child.once("close", resolve));
    try {
      const line = await new Promise<string>((resolve) => createInterface({ input: child.stdout }).once("line", resolve));
      const { url } = JSON.parse(line) as { url: string };
      expect(await notPassed(ASKING, { kind: "http", url: new URL(url), headers: {} })).toEqual(["cancellation not-applicable-era"]);
    } finally {
      child.kill("SIGKILL");
      await ended;
    }
  }, 60_000);
});
