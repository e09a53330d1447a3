// Good manifests: one meaning in three syntaxes, the digest of the bytes, and where every case and its tool stand.
import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { filesOf } from "../../src/cli/host.js";
import { loadManifest, readManifest } from "../../src/manifest/load.js";
import type { Manifest, Region } from "../../src/manifest/manifest.js";
import { PROBES } from "../../src/probes/index.js";

const JSON_TEXT = `{
  "$schema": "https://example.com/manifest.schema.json",
  "version": 1,
  "timeout_ms": 2500,
  "sandboxes": { "scratch": { "description": "a throw-away copy" } },
  "probes": [
    { "id": "budget", "probe": "token-cost", "access": "read_only", "max_total_tokens": 900 },
    {
      "id": "two-clients", "probe": "contention", "access": "mutating", "sandbox": "scratch",
      "arguments": { "tool": "not this one" },
      "tool": "increment_counter"
    }
  ]
}
`;

const JSONC_TEXT = JSON_TEXT.replace('"version": 1,', '"version": 1, // the format').replace(/\n {2}\]\n\}\n$/, ",\n  ], /* done */\n}\n");

const YAML_TEXT = `$schema: https://example.com/manifest.schema.json
version: 1
timeout_ms: 2500
sandboxes:
  scratch: { description: a throw-away copy }
probes:
  - id: budget # the whole catalog
    probe: token-cost
    access: read_only
    max_total_tokens: 900
  - id: two-clients
    probe: contention
    access: mutating
    sandbox: scratch
    arguments: { tool: not this one }
    tool: increment_counter
`;

const TEXTS: Readonly<Record<string, string>> = { "m.json": JSON_TEXT, "m.jsonc": JSONC_TEXT, "m.yaml": YAML_TEXT, "m.YML": YAML_TEXT };

function sha256(bytes: string | Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** What a region covers. */
function excerpt(text: string, region: Region | null): string {
  if (region === null) return "";
  const lines = text.split("\n");
  const offset = (line: number, column: number): number =>
    lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  return text.slice(offset(region.startLine, region.startColumn), offset(region.endLine, region.endColumn));
}

function meaning({ timeoutMs, sandboxes, cases }: Manifest): unknown {
  return {
    timeoutMs,
    sandboxes: [...sandboxes],
    cases: cases.map(({ id, probe, access, sandbox, fields, tool }) => ({ id, kind: probe.kind, access, sandbox, fields, tool })),
  };
}

describe.each(Object.keys(TEXTS))("%s", (file) => {
  const text = TEXTS[file] ?? "";

  test("says the same in every syntax", async () => {
    expect(meaning(await readManifest(text, file))).toEqual({
      timeoutMs: 2500,
      sandboxes: [["scratch", "a throw-away copy"]],
      cases: [
        { id: "budget", kind: "token-cost", access: "read_only", sandbox: null, fields: { max_total_tokens: 900 }, tool: null },
        {
          id: "two-clients",
          kind: "contention",
          access: "mutating",
          sandbox: "scratch",
          fields: { tool: "increment_counter", arguments: { tool: "not this one" } },
          tool: "increment_counter",
        },
      ],
    });
  });

  test("knows where each case and its tool stand", async () => {
    const { cases } = await readManifest(text, file);
    const [budget, clients] = cases;
    expect(excerpt(text, budget?.region ?? null)).toMatch(/^[{i][^]*budget[^]*900/);
    expect(excerpt(text, budget?.region ?? null)).not.toContain("two-clients");
    expect(budget?.toolRegion).toBeNull();
    expect(excerpt(text, clients?.region ?? null)).toMatch(/^[{i][^]*two-clients[^]*increment_counter/);
    expect(excerpt(text, clients?.toolRegion ?? null).replaceAll('"', "")).toBe("increment_counter");
  });

  test("means the same with Windows line ends and a byte order mark; the digest is that of the bytes", async () => {
    const windows = `\ufeff${text.replaceAll("\n", "\r\n")}`;
    const [plain, marked] = [await readManifest(text, file), await readManifest(windows, file)];
    expect(meaning(marked)).toEqual(meaning(plain));
    expect(marked.cases.map(({ region }) => [region.startLine, region.startColumn])).toEqual(
      plain.cases.map(({ region }) => [region.startLine, region.startColumn]),
    );
    expect(plain.sha256).toBe(sha256(text));
    expect(marked.sha256).toBe(sha256(windows));
  });
});

test("a file is read whole, its digest that of its bytes", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mcpeval-manifest-"));
  try {
    const bytes = Buffer.from(`\ufeff${JSON_TEXT}`);
    await writeFile(join(folder, "gate.json"), bytes);
    const manifest = await loadManifest("gate.json", filesOf(folder));
    expect(manifest.file).toBe("gate.json");
    expect(manifest.sha256).toBe(sha256(bytes));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("YAML aliases stand for what they name, each at its own place", async () => {
  const text = `version: 1
probes:
  - &first { id: a, probe: contention, access: read_only, tool: read_it, arguments: &none {} }
  - { id: b, probe: contention, access: read_only, tool: read_it, arguments: *none }
`;
  const { cases } = await readManifest(text, "m.yaml");
  expect(cases.map(({ fields }) => fields["arguments"])).toEqual([{}, {}]);
  expect(cases.map(({ region }) => region.startLine)).toEqual([3, 4]);
});

test("YAML dates and the words of older versions stay texts", async () => {
  const text = "version: 1\nprobes:\n  - { id: on, probe: protocol-negotiation, access: read_only, bogus_version: 2099-01-01 }\n";
  const { cases } = await readManifest(text, "m.yaml");
  expect(cases[0]).toMatchObject({ id: "on", fields: { bogus_version: "2099-01-01" } });
});

test("without time-out and sandboxes it has none", async () => {
  const { timeoutMs, sandboxes } = await readManifest(
    '{"version": 1, "probes": [{"id": "a", "probe": "pagination", "access": "read_only", "max_pages": 1}]}',
    "m.json",
  );
  expect([timeoutMs, sandboxes.size]).toEqual([null, 0]);
});

test("names that JavaScript knows are names like any other", async () => {
  const { cases } = await readManifest(
    '{"version": 1, "probes": [{"id": "constructor", "probe": "contention", "access": "read_only", "tool": "toString", "arguments": {"__proto__": {"a": 1}}}]}',
    "m.json",
  );
  const [one] = cases;
  expect([one?.id, one?.tool]).toEqual(["constructor", "toString"]);
  expect(JSON.stringify(one?.fields)).toContain('"__proto__":{"a":1}');
});

test.each(PROBES.map((probe) => [probe.kind, probe] as const))("the example of %s is a manifest's case", async (kind, probe) => {
  const example = { id: "example", probe: kind, access: "read_only", ...probe.example };
  const { cases } = await readManifest(JSON.stringify({ version: 1, probes: [example] }), "m.json");
  expect(cases[0]?.fields).toEqual(JSON.parse(JSON.stringify(probe.example)));
  expect(cases[0]?.tool).toBe(probe.toolOf(probe.example));
});
