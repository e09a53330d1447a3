// Bad manifests: each mistake is refused at its exact place, in one line that says what is wrong and what to do.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { filesOf } from "../../src/cli/host.js";
import { loadManifest, readManifest } from "../../src/manifest/load.js";
import { UsageError } from "../../src/model/errors.js";
import { BAD_ROWS } from "./rows.js";

async function linesOf(work: Promise<unknown>): Promise<string[]> {
  const error: unknown = await work.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(error instanceof UsageError)) throw new Error(`expected a refusal, got ${String(error)}`);
  return error.message.split("\n");
}

test("there are enough rows, each of another name", () => {
  expect(BAD_ROWS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(BAD_ROWS.map(({ name }) => name)).size).toBe(BAD_ROWS.length);
});

test.each(BAD_ROWS.map((row) => [row.name, row] as const))("%s", async (_, { file = "m.json", text, says }) => {
  const lines = await linesOf(readManifest(text, file));
  expect(lines.map((line, i) => line.slice(0, `${file}:${says[i] ?? ""}`.length))).toEqual(says.map((said) => `${file}:${said}`));
  for (const line of lines) expect(line).toMatch(/^m\.[a-z]+:\d+:\d+: .{10,}$/);
});

test("no complaint repeats a value of the manifest", async () => {
  const secret = "hunter2hunter2";
  const text = `{"version": "${secret}", "timeout_ms": "${secret}", "probes": [{"id": "${secret} !", "probe": "contention", "access": "${secret}",
    "sandbox": "${secret} ?", "tool": "${secret} /", "arguments": "${secret}"}, {"probe": "${secret}"}]}`;
  const lines = await linesOf(readManifest(text, "m.json"));
  expect(lines.length).toBeGreaterThan(6);
  expect(lines.join("\n")).not.toContain(secret);
});

test("a flood of mistakes is cut, and counted", async () => {
  const text = JSON.stringify({ version: 1, probes: Array.from({ length: 200 }, () => 1) });
  const lines = await linesOf(readManifest(text, "m.json"));
  expect(lines).toHaveLength(51);
  expect(lines[50]).toBe("m.json: and 150 more");
});

describe("files", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "mcpeval-manifest-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function refusal(name: string, content: string | Buffer): Promise<string[]> {
    await writeFile(join(folder, name), content);
    return linesOf(loadManifest(name, filesOf(folder)));
  }

  test("that are not there or are folders", async () => {
    expect(await linesOf(loadManifest("none.json", filesOf(folder)))).toEqual(["cannot read none.json: no such file"]);
    expect(await linesOf(loadManifest(".", filesOf(folder)))).toEqual(["cannot read .: it is a folder"]);
  });

  test("of 50 MB are refused by their size", async () => {
    expect(await refusal("big.json", Buffer.alloc(50_000_000, " "))).toEqual([
      "cannot read big.json: it has 50000000 bytes, the limit is 4194304",
    ]);
  });

  test("that are not UTF-8 are refused by line", async () => {
    const latin1 = Buffer.concat([Buffer.from('{"version": 1,\n"probes": "'), Buffer.from([0xe9]), Buffer.from('"}')]);
    expect(await refusal("latin1.json", latin1)).toEqual(["latin1.json:2: it is not UTF-8 text; save it as UTF-8"]);
    expect(await refusal("utf16.json", Buffer.from('\ufeff{"version": 1}', "utf16le"))).toEqual([
      "utf16.json:1: it is not UTF-8 text; save it as UTF-8",
    ]);
  });
});
