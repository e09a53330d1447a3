// `init` then `probe` on vendors' servers: whatever their habits, what is written for them passes. Needs `npm run compile`.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import type { Scaffold } from "../../../src/engine/init/run.js";
import type { Target } from "../../../src/target/target.js";
import { REAL_SERVERS } from "../../real/servers.js";
import { withLaunch, type Launch } from "../../slow/installed.js";
import { casesIn, linesOf, rerun, scaffoldOf } from "../../support/scaffold.js";

/** Numbers of tools by what became of them, and the cases of the server as a whole. */
interface Expected {
  readonly withCases: number;
  readonly notCalled: number;
  readonly failed: number;
  readonly server: string;
}

const ALL = "server: discovery-cost token-cost pagination protocol-negotiation";
const SURFACES = "server: discovery-cost token-cost pagination surface-listing protocol-negotiation";

function summary(made: Scaffold): Expected {
  const count = (has: (tool: Scaffold["tools"][number]) => boolean): number => made.tools.filter(has).length;
  return {
    withCases: count(({ cases }) => cases.some(({ leftOut }) => leftOut === null)),
    notCalled: count(({ planned }) => planned.call === null),
    failed: count(({ failure }) => failure !== null),
    server: linesOf(made).at(-1) ?? "",
  };
}

async function expectPassing(target: Target, confirmReadOnly: boolean, expected: Expected): Promise<void> {
  const made = await scaffoldOf(target, { settings: { confirmReadOnly } });
  expect(summary(made)).toEqual(expected);
  expect(await rerun(made, target)).toEqual({ notPassed: [], total: casesIn(made).length });
}

const OURS: Readonly<Record<string, Expected>> = {
  "time-mcp, attested read-only": { withCases: 5, notCalled: 0, failed: 1, server: ALL },
  "git-mcp-server": { withCases: 1, notCalled: 20, failed: 7, server: SURFACES },
  primevue: { withCases: 4, notCalled: 0, failed: 4, server: SURFACES },
};

describe.each(Object.entries(OURS))("%s", (name, expected) => {
  test("passes what is written for it", async () => {
    const home = await mkdtemp(join(tmpdir(), "init-vendor-"));
    try {
      const server = REAL_SERVERS.find((one) => one.name === name);
      if (server === undefined) throw new Error(`no such server: ${name}`);
      const { target, stop } = await server.start(home);
      await expectPassing(target, server.confirmReadOnly ?? false, expected).finally(stop);
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  });
});

interface Row {
  readonly name: string;
  readonly launch: Launch;
  readonly confirmReadOnly?: boolean;
  readonly expected: Expected;
}

const INSTALLED: readonly Row[] = [
  {
    name: "effect",
    launch: { entry: ["effect-mcp", "main.cjs"] },
    expected: { withCases: 1, notCalled: 0, failed: 1, server: SURFACES },
  },
  {
    name: "metabase-assistant, where nothing is configured and a tool is listed twice",
    launch: { entry: ["metabase-ai-assistant", "src/mcp/server.js"] },
    expected: {
      withCases: 1,
      notCalled: 60,
      failed: 72,
      server: "server: discovery-cost token-cost (pagination pagination-duplicate-tool) protocol-negotiation",
    },
  },
  {
    name: "terraform, which echoes any version and has tools without annotations only",
    launch: { entry: ["terraform-mcp-server", "dist/index.js"] },
    expected: {
      withCases: 0,
      notCalled: 10,
      failed: 0,
      server:
        "server: discovery-cost token-cost pagination (surface-listing surface-invalid-envelope) (protocol-negotiation negotiation-echoed-unknown)",
    },
  },
  {
    name: "pdf-reader, attested read-only",
    launch: { entry: ["@sylphx/pdf-reader-mcp", "dist/index.js"] },
    confirmReadOnly: true,
    expected: { withCases: 0, notCalled: 0, failed: 1, server: ALL },
  },
];

describe.each(INSTALLED)("$name", ({ launch, confirmReadOnly = false, expected }) => {
  test("passes what is written for it", () => withLaunch(launch, (target) => expectPassing(target, confirmReadOnly, expected)));
});
