// The ten criteria over HTTP, on entries that take seconds, and on the demo server with its defects. Needs `npm run compile`.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { evaluate, nodeTarget } from "../support/evaluate.js";
import { DEMO_MAIN } from "../support/run-cli.js";
import { graded, GRADED, open, ROWS } from "./discoverability-rows.js";

test.each(ROWS)("over HTTP: %s", async (_, preset, grade, expected) => {
  const found = await graded(preset, "http");
  expect({ grade: found.grade, open: found.open }).toEqual({ grade, open: expected });
});

describe("the entry", () => {
  test("counts from asking for a session, finding out the era included", async () => {
    // 2.7 s each for server/discover and for initialize: neither is slow alone.
    const script = `
      import { createServer } from "node:http";
      const http = createServer(async (request, response) => {
        if (request.method !== "POST") return void response.writeHead(405).end();
        let text = ""; for await (const part of request) text += part;
        const { id, method, params } = JSON.parse(text);
        if (id === undefined) return void response.writeHead(202).end();
        if (method === "server/discover" || method === "initialize") await new Promise((done) => setTimeout(done, 2_700));
        const results = { initialize: { protocolVersion: params?.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: "s", version: "1" } }, ping: {}, "tools/list": { tools: [] } };
        const body = results[method] === undefined ? { error: { code: -32601, message: "no" } } : { result: results[method] };
        response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ jsonrpc: "2.0", id, ...body }));
      }).listen(0, "127.0.0.1", () => console.log(http.address().port));`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
    try {
      const port = await new Promise<string>((resolve) => child.stdout.once("data", (data: Buffer) => resolve(data.toString().trim())));
      const { document } = await evaluate({ kind: "http", url: new URL(`http://127.0.0.1:${port}/mcp`), headers: {} }, GRADED);
      expect(open(document.discoverability)).toContain("C6 failed entry-slow");
    } finally {
      child.kill();
    }
  }, 60_000);

  test("over stdio the quickest start counts: the first one may have had to download the server", async () => {
    const home = await mkdtemp(join(tmpdir(), "cold-entry-"));
    const script = `
      const { existsSync, writeFileSync } = await import("node:fs");
      const wait = existsSync("warm") ? 0 : 5_500;
      if (wait > 0) await new Promise((done) => setTimeout(done, wait));
      writeFileSync("warm", "");
      await import(${JSON.stringify(new URL(`file://${DEMO_MAIN}`).href)});`;
    try {
      const target = nodeTarget(["--input-type=module", "-e", script], home);
      const { document } = await evaluate(target, { ...GRADED, spares: 0 });
      expect(document.discoverability).toMatchObject({ grade: "A" });
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  }, 60_000);
});

describe("the demo", () => {
  test.each<readonly [string, string, readonly string[]]>([
    ["", "A", []],
    ["unknown-method", "B", ["C10 failed unknown-method-answered"]],
    ["page-error", "B", ["C2 failed listing-cut"]],
    ["stalled-cursor", "B", ["C2 failed listing-cut"]],
    ["bloated", "B", ["C9 failed listing-heavy"]],
    ["flaky", "A", []],
    ["no-tools", "C", ["C3 failed no-tools", ...["C4", "C5", "C7"].map((id) => `${id} unverified no-tools`)]],
  ])("%s", async (aspect, grade, expected) => {
    const home = await mkdtemp(join(tmpdir(), "demo-grade-"));
    const { document } = await evaluate(nodeTarget([DEMO_MAIN, ...(aspect === "" ? [] : ["--broken", aspect])], home), GRADED);
    await rm(home, { recursive: true, force: true });
    expect({ grade: document.discoverability?.grade, open: open(document.discoverability) }).toEqual({ grade, open: expected });
  });

  test.each(["undescribed", "unannotated", "invalid-entry", "duplicate-page"])("%s costs its criteria", async (aspect) => {
    const home = await mkdtemp(join(tmpdir(), "demo-grade-"));
    const { document } = await evaluate(nodeTarget([DEMO_MAIN, "--broken", aspect], home), GRADED);
    await rm(home, { recursive: true, force: true });
    const failed = open(document.discoverability).map((line) => line.split(" ").slice(0, 3).join(" "));
    const expected = {
      undescribed: ["C3 failed tool-invalid", "C4 failed description-short"],
      unannotated: ["C5 failed unannotated", "C7 unverified nothing-called"],
      "invalid-entry": ["C3 failed tool-invalid", "C4 failed description-short"],
      "duplicate-page": ["C3 failed tool-invalid"],
    }[aspect];
    expect(failed).toEqual(expected);
  });
});
