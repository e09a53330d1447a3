// The example manifests: one a kind, each executed and green on the demo server.
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { readManifest } from "../../src/manifest/load.js";
import type { Manifest } from "../../src/manifest/manifest.js";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { PROBE_KINDS } from "../../src/model/probe-kinds.js";
import { flawlessTool, startComposable } from "../support/composable.js";
import { runCases } from "../support/gate-server.js";
import { nodeTarget } from "../support/evaluate.js";

/** The demo declares no output schema: that is one of its deliberate defects. */
const UNDECLARED = "output-schema";
const DEMO = resolve("build/src/demo/main.js");
const manifests = new Map<string, Manifest>();
let rows: ReportDocument["cases"] = [];

beforeAll(async () => {
  for (const kind of PROBE_KINDS) {
    const file = `examples/manifests/${kind}.json`;
    manifests.set(kind, await readManifest(await readFile(file, "utf8"), file));
  }
  const cases = [...manifests.values()].flatMap((manifest) => manifest.cases);
  rows = (await runCases(nodeTarget([DEMO], tmpdir()), cases, { timeoutMs: 5_000 })).document.cases;
}, 60_000);

test("there is one for each kind, and one with all of them", async () => {
  expect((await readdir("examples/manifests")).sort()).toEqual([...PROBE_KINDS, "demo"].map((name) => `${name}.json`).sort());
});

describe.each(PROBE_KINDS)("%s", (kind) => {
  test("has one read-only case, which passes on the demo server where it applies", () => {
    const cases = manifests.get(kind)?.cases ?? [];
    expect(cases.map(({ probe, access }) => [probe.kind, access])).toEqual([[kind, "read_only"]]);
    const row = rows.find(({ id }) => id === cases[0]?.id);
    if (kind === UNDECLARED) expect(row).toMatchObject({ not_applicable: true, reason: "not-applicable-undeclared" });
    else expect(row).toMatchObject({ probe: kind, passed: true, reason: null });
  });
});

test("the output schema's example passes where a tool declares one", async () => {
  const server = await startComposable({ tools: [flawlessTool("read_counter", { inputSchema: { type: "object" } })] }, "stdio");
  try {
    const { document } = await runCases(server.target, manifests.get(UNDECLARED)?.cases ?? []);
    expect(document.cases).toMatchObject([{ probe: UNDECLARED, passed: true }]);
  } finally {
    await server.stop();
  }
});
