// Published servers over stdio, one for each habit that breaks clients: what they are, and what each habit costs them.
import { describe, expect, test } from "@jest/globals";
import { listWithSdk } from "../real/sdk-listing.js";
import { classesOf, expectMeasured, measure, type Expected } from "./expectation.js";
import { withLaunch, type Launch } from "./installed.js";

const LATEST = { era: "legacy", revision: "2025-11-25", transport: "stdio" } as const;
const MODERN = { era: "modern", revision: "2026-07-28", transport: "stdio" } as const;

interface Row {
  readonly name: string;
  readonly habit: string;
  readonly launch: Launch;
  readonly expected: Expected;
  /** Its tools reach for the network: they are listed and not called. */
  readonly isRemote?: boolean;
  /** The official client's catalog differs, and why is part of the habit. */
  readonly sdkTools?: number;
}

const SUPABASE_FEATURES = "account,database,debugging,development,functions,branching,storage";

const ROWS: readonly Row[] = [
  {
    name: "context7",
    habit: "both eras",
    launch: { entry: ["@upstash/context7-mcp", "dist/index.js"] },
    isRemote: true,
    expected: { protocol: MODERN, classes: { "read-only": 2 }, areas: { protocol: 100, catalog: 80 } },
  },
  {
    name: "supabase",
    habit: "both eras",
    launch: {
      entry: ["@supabase/mcp-server-supabase", "dist/cli.js"],
      args: ["--access-token", `sbp_${"0".repeat(40)}`, "--features", SUPABASE_FEATURES],
    },
    isRemote: true,
    expected: { protocol: MODERN, classes: { "read-only": 19, writer: 12 }, areas: { protocol: 100, catalog: 60 } },
  },
  {
    // Unknown methods, `server/discover` among them, are answered under an id of its own, so they time out.
    name: "effect",
    habit: "integer ids only, and no answer to unknown methods",
    launch: { entry: ["effect-mcp", "main.cjs"] },
    expected: {
      protocol: { ...LATEST, revision: "2025-06-18" },
      classes: { "read-only": 2 },
      areas: { protocol: 83, catalog: 80 },
      lost: ["protocol.unknown-method protocol-call-failed"],
      advisories: ["unknown-id"],
    },
  },
  {
    name: "terraform",
    habit: "echoes any version",
    launch: { entry: ["terraform-mcp-server", "dist/index.js"] },
    expected: {
      protocol: LATEST,
      classes: { unannotated: 10 },
      areas: { protocol: 50, catalog: 60 },
      lost: [
        "protocol.negotiation protocol-negotiation-echoed-unknown",
        "protocol.unknown-tool protocol-unknown-tool-accepted",
        "protocol.surfaces protocol-surface-invalid",
      ],
    },
  },
  {
    name: "twilio",
    habit: "a request of its own before initialize is answered",
    launch: {
      entry: ["@twilio-alpha/mcp", "build/index.js"],
      args: [`AC${"0".repeat(32)}/SK${"0".repeat(32)}:dummysecret`],
    },
    expected: {
      protocol: LATEST,
      classes: { unannotated: 197 },
      areas: { protocol: 100, catalog: 60 },
      advisories: ["frame-over-64KiB", "undeclared-server-request"],
    },
  },
  {
    // Of 134 entries one repeats a name, which is one tool for everybody who calls it. Every call fails at once: nothing is configured.
    name: "metabase-assistant",
    habit: "noise on stdout and a tool that is listed twice",
    launch: { entry: ["metabase-ai-assistant", "src/mcp/server.js"] },
    sdkTools: 134,
    expected: {
      protocol: LATEST,
      classes: { "read-only": 73, writer: 60 },
      areas: { protocol: 80, catalog: 79 },
      lost: ["protocol.pagination protocol-pagination-invalid"],
      advisories: ["stdout-noise", "frame-over-64KiB"],
    },
  },
  {
    name: "mantine",
    habit: "no ping",
    launch: { entry: ["@mantine/mcp-server", "bin/mcp-server.cjs"] },
    expected: {
      protocol: { ...LATEST, revision: "2024-11-05" },
      classes: { unannotated: 4 },
      areas: { protocol: 80, catalog: 40 },
      lost: ["protocol.ping protocol-ping-failed"],
    },
  },
  {
    name: "pdf-reader",
    habit: "-32603 for every unknown method",
    launch: { entry: ["@sylphx/pdf-reader-mcp", "dist/index.js"] },
    expected: {
      protocol: { ...LATEST, revision: "2025-03-26" },
      classes: { unannotated: 1 },
      areas: { protocol: 80, catalog: 40 },
      lost: ["protocol.unknown-method protocol-unknown-method-answered"],
    },
  },
];

describe.each(ROWS)("$name", ({ habit, launch, expected, isRemote = false, sdkTools }) => {
  test(`${habit}: what it costs, and that the official client lists the same tools`, async () => {
    await withLaunch(launch, async (target) => {
      const listed = await listWithSdk(target);
      if (sdkTools === undefined) expect(classesOf(listed)).toEqual(expected.classes);
      else expect(listed).toHaveLength(sdkTools);
      const skipTools = isRemote ? listed.filter((tool) => tool.class === "read-only").map(({ name }) => name) : [];
      const run = await measure(target, { skipTools });
      expectMeasured(run, expected);
      expect(new Set(run.document.catalog?.map(({ name }) => name))).toEqual(new Set(listed.map(({ name }) => name)));
    });
  });
});

test.each(["legacy", "2025-06-18", "2024-11-05"] as const)(
  "a server of both eras is measured as it is asked to be: %s",
  async (protocol) => {
    await withLaunch({ entry: ["@upstash/context7-mcp", "dist/index.js"] }, async (target) => {
      const run = await measure(target, { protocol, skipTools: ["resolve-library-id", "query-docs"] });
      expectMeasured(run, {
        protocol: { ...LATEST, revision: protocol === "legacy" ? LATEST.revision : protocol },
        classes: { "read-only": 2 },
        areas: { protocol: 100, catalog: 80 },
      });
    });
  },
);
