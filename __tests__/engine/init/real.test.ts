// `init` then `probe` on the official servers: the scaffolded manifest passes, and writers have no case. Vendors' are in the slow ring.
// Needs `npm run compile`.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { REAL_SERVERS } from "../../real/servers.js";
import { casesIn, rerun, scaffoldOf } from "../../support/scaffold.js";

/** Tools with cases, and tools left out, of what is listed. */
const EXPECTED: Readonly<Record<string, { readonly withCases: number; readonly writers: number; readonly failed: number }>> = {
  "everything over stdio": { withCases: 9, writers: 4, failed: 0 },
  "everything over Streamable HTTP": { withCases: 9, writers: 4, failed: 0 },
  filesystem: { withCases: 10, writers: 4, failed: 0 },
  memory: { withCases: 3, writers: 6, failed: 0 },
};

describe.each(REAL_SERVERS.filter(({ name }) => Object.hasOwn(EXPECTED, name)))(
  "$name",
  ({ name, start, byTool, confirmReadOnly = false }) => {
    test("passes what is written for it", async () => {
      const home = await mkdtemp(join(tmpdir(), "init-real-"));
      const { target, stop } = await start(home);
      try {
        const overrides = byTool === undefined ? null : { file: "arguments.json", sha256: "0".repeat(64), byTool: byTool(home) };
        const made = await scaffoldOf(target, { settings: { overrides, confirmReadOnly } });
        const count = (has: (tool: (typeof made.tools)[number]) => boolean): number => made.tools.filter(has).length;
        expect({
          withCases: count(({ cases }) => cases.some(({ leftOut }) => leftOut === null)),
          writers: count(({ planned }) => planned.whyNot === "writer"),
          failed: count(({ failure }) => failure !== null),
        }).toEqual(EXPECTED[name]);
        expect(await rerun(made, target)).toEqual({ notPassed: [], total: casesIn(made).length });
      } finally {
        await stop();
        await rm(home, { recursive: true, force: true });
      }
    }, 120_000);
  },
);

test("every server that is expected is there", () => {
  expect(REAL_SERVERS.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(EXPECTED)));
});
