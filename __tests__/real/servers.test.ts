// Published servers under the real engine: our catalog is the official client's, the score is a valid document, no process is left.
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "@jest/globals";
import { ReportSchema } from "../../src/model/documents/report.js";
import { AREA_NAMES } from "../../src/standard/define.js";
import { evaluate } from "../support/evaluate.js";
import { listWithSdk } from "./sdk-listing.js";
import { REAL_SERVERS } from "./servers.js";

const validate = new Ajv2020({ strict: false }).compile(ReportSchema);

/** Command lines of the processes that were given the folder in their environment; only where /proc tells. */
async function processesIn(folder: string): Promise<string[]> {
  if (process.platform !== "linux") return [];
  const found: string[] = [];
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)) {
    const environ = await readFile(`/proc/${pid}/environ`, "utf8").catch(() => "");
    if (environ.includes(folder)) found.push(await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => pid));
  }
  return found;
}

describe.each(REAL_SERVERS)("$name", ({ start, byTool, confirmReadOnly = false, transport, surface, areas, open }) => {
  test("its catalog, surface and score", async () => {
    const home = await mkdtemp(join(tmpdir(), "real-server-"));
    const { target, stop } = await start(home);
    try {
      const listed = await listWithSdk(target, transport);
      const overrides = byTool === undefined ? null : { file: "arguments.json", sha256: "0".repeat(64), byTool: byTool(home) };
      const { document, areasWithoutLatency, notes } = await evaluate(target, { overrides, confirmReadOnly, grade: true });
      expect(notes).toEqual([]);
      expect(validate(document) || validate.errors).toBe(true);
      expect(
        document.catalog?.map((tool) => ({
          name: tool.name,
          class: tool.class,
          parameters: Object.keys(tool.parameters).length,
          hasOutputSchema: tool.output_sha256 !== null,
        })),
      ).toEqual(listed);
      expect(document.protocol?.transport).toBe(transport ?? (target.kind === "http" ? "streamable-http" : "stdio"));
      expect(document.readiness?.surface).toEqual(surface);
      expect(AREA_NAMES.map((name) => areasWithoutLatency?.[name])).toEqual(areas);
      expect(
        document.discoverability?.criteria.filter(({ outcome }) => outcome !== "passed").map(({ id, reason }) => `${id} ${reason}`),
      ).toEqual(open);
      // A server that is still meant to run is found, so the search below can fail.
      if (target.kind === "http") expect(await processesIn(home)).toHaveLength(process.platform === "linux" ? 1 : 0);
    } finally {
      await stop();
    }
    expect(await processesIn(home)).toEqual([]);
    await rm(home, { recursive: true, force: true });
  });
});
