// Both protocol eras through the whole engine: correct servers of each era reach protocol 100, and each modern defect costs its point.
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import type { ProtocolMode } from "../../src/model/revisions.js";
import type { Target } from "../../src/target/target.js";
import { flawlessTool, startComposable, type ComposablePreset } from "../support/composable.js";
import { areaScores, evaluate, nodeTarget, type Evaluation } from "../support/evaluate.js";
import { lostPoints, TRANSPORTS, type Transport } from "./support.js";

const server = (name: string): string => fileURLToPath(new URL(`../fixtures/servers/${name}`, import.meta.url));
const TRANSPORT_NAMES = { stdio: "stdio", http: "streamable-http" };
const MODERN = { era: "modern", revision: "2026-07-28" };
const LEGACY = { era: "legacy", revision: "2025-11-25" };

async function measureComposable(preset: ComposablePreset, transport: Transport, protocol: ProtocolMode = "auto"): Promise<Evaluation> {
  const composable = await startComposable(
    { tools: [flawlessTool("a"), flawlessTool("b")], resources: [], listing: { pageSize: 1 }, ...preset },
    transport,
  );
  try {
    return await evaluate(composable.target, { protocol });
  } finally {
    await composable.stop();
  }
}

/** Runs `work` against the server on the version 2 library. */
async function withLibraryServer<T>(era: "dual" | "modern", transport: Transport, work: (target: Target) => Promise<T>): Promise<T> {
  const script = server("sdk2-server.mjs");
  if (transport === "stdio") return work(nodeTarget([script, era], process.cwd()));
  const child = spawn(process.execPath, [script, era, "--http"], { stdio: ["pipe", "pipe", "ignore"] });
  try {
    const line = await new Promise<string>((resolve) => createInterface({ input: child.stdout }).once("line", resolve));
    return await work({ kind: "http", url: new URL((JSON.parse(line) as { url: string }).url), headers: {} });
  } finally {
    child.kill("SIGKILL");
    await new Promise((resolve) => (child.exitCode === null && child.signalCode === null ? child.once("close", resolve) : resolve(0)));
  }
}

describe.each(TRANSPORTS)("a correct server over %s", (transport) => {
  test.each([
    ["modern", "auto", MODERN],
    ["dual", "auto", MODERN],
    ["dual", "modern", MODERN],
    ["dual", "legacy", LEGACY],
    ["dual", "2025-03-26", { era: "legacy", revision: "2025-03-26" }],
    ["legacy", "auto", LEGACY],
  ] as const)("of the %s era, asked for as %s", async (era, protocol, negotiated) => {
    const { document } = await measureComposable({ era }, transport, protocol);
    expect(document.protocol).toEqual({ ...negotiated, transport: TRANSPORT_NAMES[transport] });
    expect(document.measurement_profile?.protocol).toBe(protocol);
    expect(lostPoints(document)).toEqual([]);
    expect(areaScores(document)).toMatchObject({ protocol: 100 });
  });

  test.each([
    ["modern", "auto", MODERN],
    ["dual", "auto", MODERN],
    ["dual", "legacy", LEGACY],
  ] as const)("on the version 2 library, %s, asked for as %s", async (era, protocol, negotiated) => {
    const { document } = await withLibraryServer(era, transport, (target) => evaluate(target, { protocol }));
    expect(document.protocol).toEqual({ ...negotiated, transport: TRANSPORT_NAMES[transport] });
    expect(lostPoints(document)).toEqual([]);
    expect(areaScores(document)).toMatchObject({ protocol: 100 });
  });

  test("that lacks the protocol asked for", async () => {
    const { document, notes } = await measureComposable({ era: "modern" }, transport, "2025-11-25");
    expect(document).toMatchObject({ readiness: null, readiness_error: "protocol-unsupported" });
    expect(document.measurement_profile?.protocol).toBe("2025-11-25");
    expect(notes[0]).toContain("--protocol 2025-11-25");
    const legacy = await measureComposable({ era: "legacy" }, transport, "modern");
    expect(legacy.document).toMatchObject({ readiness: null, readiness_error: "protocol-unsupported" });
  });
});

describe("each modern defect costs its point", () => {
  const rows: readonly (readonly [string, ComposablePreset, readonly string[], Transport?])[] = [
    ["any version is served", { modern: { negotiation: "accept-any" } }, ["protocol.negotiation * protocol-negotiation-echoed-unknown"]],
    [
      "an unknown version is an unknown method",
      { modern: { negotiation: "method-not-found" } },
      ["protocol.negotiation * protocol-negotiation-invalid-version"],
    ],
    [
      "an unknown version gets a text",
      { modern: { negotiation: "text" } },
      ["protocol.negotiation * protocol-negotiation-invalid-version"],
      "http",
    ],
    ["the refusal lists nothing", { modern: { negotiation: "no-list" } }, ["protocol.negotiation * protocol-negotiation-invalid-version"]],
    [
      "the refusal lists what does not work",
      { modern: { negotiation: "inconsistent" } },
      ["protocol.negotiation * protocol-negotiation-inconsistent-support"],
    ],
    ["discover has no capabilities", { modern: { discover: "no-capabilities" }, resources: [] }, ["protocol.ping * protocol-ping-failed"]],
    ["an unknown method is answered", { unknownMethod: "answer" }, ["protocol.unknown-method * protocol-unknown-method-answered"]],
    ["an unknown tool is accepted", { unknownTool: "accept" }, ["protocol.unknown-tool * protocol-unknown-tool-accepted"]],
    ["a cursor comes again", { listing: { pageSize: 1, fault: "stalled-cursor" } }, ["protocol.pagination * protocol-pagination-invalid"]],
    ["a surface is broken", { surfaceFault: { resources: "error" } }, ["protocol.surfaces * protocol-surface-invalid"]],
  ];
  // In turns: both transports carry the same requests, and only the text refusal belongs to one.
  test.each(rows.map(([name, preset, lost, only], i) => [name, only ?? TRANSPORTS[i % 2] ?? "stdio", preset, lost] as const))(
    "%s (%s)",
    async (_, transport, preset, lost) => {
      const { document } = await measureComposable({ era: "modern", ...preset }, transport);
      expect(document.protocol?.era).toBe("modern");
      expect(lostPoints(document)).toEqual(lost);
    },
  );

  test("a tool that keeps asking for input has not done its work", async () => {
    const { document } = await measureComposable(
      { era: "modern", tools: [flawlessTool("a"), { ...flawlessTool("b"), asks: { method: "sampling/createMessage", rounds: 1 } }] },
      "stdio",
    );
    expect(lostPoints(document).map((line) => line.split(" ").slice(0, 3).join(" "))).toContain(
      "reliability.success b reliability-call-failed",
    );
  });
});

describe("server processes", () => {
  test.each([
    ["unknown", "legacy", 2],
    ["both-listed", "modern", 2],
    ["code-0", "legacy", 3],
    ["exits", "legacy", 3],
  ])("%s (%s): %i", async (kind, era, count) => {
    const folder = await mkdtemp(join(tmpdir(), "eras-"));
    try {
      const log = join(folder, "log.jsonl");
      await writeFile(log, "");
      const { document } = await evaluate(nodeTarget([server("era-stdio.mjs"), kind, log], folder));
      expect(document.protocol?.era).toBe(era);
      expect(lostPoints(document).filter((line) => line.startsWith("protocol.negotiation") || line.includes("contention"))).toEqual([]);
      const starts = (await readFile(log, "utf8")).split("\n").filter((line) => line.includes('"start"'));
      expect(starts).toHaveLength(count);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
