// The demo under the gate: the shipped manifest passes clean, and each aspect turns exactly its own cases red. Needs `npm run compile`.
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import { ASPECTS, type AspectName } from "../../src/demo/aspects.js";
import { serveHttp } from "../../src/demo/http.js";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { PROBE_KINDS, type ProbeKind } from "../../src/model/probe-kinds.js";
import { PROBES } from "../../src/probes/index.js";
import { runAll } from "../engine/support.js";
import { nodeTarget } from "../support/evaluate.js";
import { runManifest } from "../support/gate.js";
import { DEMO_MAIN } from "./clients.js";

const MANIFEST = fileURLToPath(new URL("../../examples/manifests/demo.json", import.meta.url));

type Transport = "stdio" | "http";

async function gate(transport: Transport, ...aspects: AspectName[]): Promise<ReportDocument> {
  if (transport === "stdio") {
    const args = aspects.flatMap((name) => ["--broken", name]);
    return runManifest(MANIFEST, nodeTarget([DEMO_MAIN, ...args], tmpdir()));
  }
  const server = await serveHttp(new Set(aspects), 0);
  try {
    return await runManifest(MANIFEST, { kind: "http", url: new URL(server.url), headers: {} });
  } finally {
    await server.close();
  }
}

/** Kinds that the transports serve in different ways; every other aspect is enough over one of them. */
const BY_TRANSPORT: readonly ProbeKind[] = [
  "cancellation",
  "contention",
  "degradation-over-n",
  "elicitation",
  "payload-bounds",
  "protocol-negotiation",
  "resource-subscription",
  "sampling",
];

const JOBS = (["stdio", "http"] as const).flatMap((transport) =>
  ASPECTS.filter(({ reddens }) => transport === "http" || reddens.some((kind) => BY_TRANSPORT.includes(kind))).map((aspect) => ({
    ...aspect,
    transport,
    key: `${transport} ${aspect.name}`,
  })),
);
const run = runAll(
  [
    ...(["stdio", "http"] as const).map((transport) => [transport, () => gate(transport)] as const),
    ...JOBS.map(({ name, transport, key }) => [key, () => gate(transport, name)] as const),
  ],
  4,
);

/** Rows that neither pass nor are beside the point. */
const red = (document: ReportDocument) => document.cases.filter((row) => !row.passed && row.not_applicable !== true);

describe.each(["stdio", "http"] as const)("over %s", (transport) => {
  test("the clean demo passes every case of all twenty kinds", async () => {
    const document = await run(transport);
    expect(red(document)).toEqual([]);
    expect(new Set(document.cases.map(({ probe }) => probe))).toEqual(new Set(PROBE_KINDS));
    // The demo declares no output schema, so there is none to honour.
    expect(document.cases.filter((row) => row.not_applicable === true).map(({ id }) => id)).toEqual(["counter-output"]);
    expect(document.passed).toBe(true);
  });

  test.each(JOBS.filter((job) => job.transport === transport))("$name turns its own cases red and no other", async ({ key, reddens }) => {
    const kinds = new Set(red(await run(key)).map(({ probe }) => probe));
    expect([...kinds].sort()).toEqual(reddens);
  });
});

test("the aspects bring about every reason a case can fail for", async () => {
  const seen = new Set<string>();
  for (const { key } of JOBS) for (const row of red(await run(key))) seen.add(`${row.probe}: ${row.reason ?? ""}`);
  const declared = PROBES.flatMap(({ kind, reasons }) => Object.keys(reasons).map((reason) => ({ kind, reason })));
  expect(declared.map(({ kind, reason }) => `${kind}: ${reason}`).filter((line) => !seen.has(line))).toEqual([]);
  expect([...seen].filter((line) => line.endsWith(": "))).toEqual([]);
});
