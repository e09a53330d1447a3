// One odd entry in a listing: official clients refuse the whole listing for it. Here the flawless tool beside it loses nothing, every
// entry with a name stays listed, and the oddity costs its own points only, the same over both transports.
import { describe, expect, test } from "@jest/globals";
import type { AdvisoryId } from "../../src/model/advisory-names.js";
import type { JsonObject } from "../../src/model/json.js";
import { flawlessTool, type ComposablePreset, type ComposableTool } from "../support/composable.js";
import { measure, runAll, TRANSPORTS } from "./support.js";

const NO_TOOL = ["protocol.pagination * protocol-pagination-invalid"];

interface Row {
  readonly name: string;
  /** Changes of the entry; undefined takes a member away. */
  readonly entry?: Readonly<Record<string, unknown>>;
  readonly preset?: Partial<ComposablePreset>;
  /** Whether the entry is a tool at all (server/tools: a name and an object inputSchema, in every revision). */
  readonly isTool: boolean;
  readonly lost: readonly string[];
  /** Where HTTP costs more. */
  readonly lostOverHttp?: readonly string[];
  /** Whether the advisory on shapes names it. */
  readonly isAdvised: boolean;
}

const ROWS: readonly Row[] = [
  { name: "no input schema", entry: { inputSchema: undefined }, isTool: false, isAdvised: true, lost: NO_TOOL },
  { name: "an input schema that is null", entry: { inputSchema: null }, isTool: false, isAdvised: true, lost: NO_TOOL },
  { name: "an input schema that is true", entry: { inputSchema: true }, isTool: false, isAdvised: true, lost: NO_TOOL },
  { name: "an input schema that says nothing", entry: { inputSchema: {} }, isTool: true, isAdvised: true, lost: [] },
  {
    name: "an input schema of a string",
    entry: { inputSchema: { type: "string" } },
    isTool: true,
    isAdvised: true,
    lost: ["coverage.exercised odd coverage-unsynthesizable"],
  },
  {
    name: "required that is true",
    entry: { inputSchema: { type: "object", required: true } },
    isTool: true,
    isAdvised: true,
    lost: ["coverage.exercised odd coverage-unsynthesizable"],
  },
  {
    name: "a property that is true",
    entry: { inputSchema: { type: "object", properties: { id: true }, required: ["id"], additionalProperties: false } },
    isTool: true,
    isAdvised: false,
    lost: [
      "catalog.params-described odd catalog-undescribed-params",
      "catalog.params-typed odd catalog-untyped-params",
      "coverage.exercised odd coverage-unsynthesizable",
    ],
  },
  {
    name: "an output schema of an array",
    entry: { outputSchema: { type: "array" } },
    isTool: true,
    isAdvised: true,
    lost: ["reliability.output-schema odd reliability-output-schema-broken"],
  },
  {
    name: "an output schema with a pattern of another language",
    entry: { outputSchema: { type: "object", properties: { text: { type: "string", pattern: "(?i)record" } }, required: ["text"] } },
    isTool: true,
    isAdvised: false,
    lost: [],
  },
  {
    name: "an output schema that refers to nothing",
    entry: { outputSchema: { type: "object", $ref: "#/$defs/none" } },
    isTool: true,
    isAdvised: false,
    lost: [],
  },
  {
    name: "a description that is null",
    entry: { description: null },
    isTool: true,
    isAdvised: true,
    lost: ["catalog.description odd catalog-short-description 0"],
  },
  {
    name: "a hint that is a text",
    entry: { annotations: { readOnlyHint: "true" } },
    isTool: true,
    isAdvised: true,
    lost: ["catalog.read-only-declared odd catalog-read-only-undeclared", "coverage.exercised odd coverage-unannotated"],
  },
  { name: "an icon without a source", entry: { icons: [{}] }, isTool: true, isAdvised: true, lost: [] },
  { name: "_meta that is a number", entry: { _meta: 1 }, isTool: true, isAdvised: true, lost: [] },
  { name: "a word for tasks that nobody knows", entry: { execution: { taskSupport: "maybe" } }, isTool: true, isAdvised: true, lost: [] },
  { name: "members nobody knows", entry: { rating: 5, "x-vendor": { a: [] } }, isTool: true, isAdvised: false, lost: [] },
  {
    name: "an invalid header annotation",
    entry: {
      inputSchema: {
        type: "object",
        properties: { id: { type: "string", description: "Identifier of the record, for example r1.", "x-mcp-header": "not a name" } },
        required: ["id"],
        additionalProperties: false,
      },
    },
    preset: { era: "modern" },
    isTool: true,
    isAdvised: true,
    lost: [],
    // A server that insists on the header cannot be called by anybody.
    lostOverHttp: ["reliability.success odd reliability-call-failed 0"],
  },
  { name: "a capability that is true", preset: { capabilities: { tools: true } }, isTool: true, isAdvised: true, lost: [] },
  { name: "a server without a version", preset: { serverInfo: { name: "nameless" } }, isTool: true, isAdvised: true, lost: [] },
];

function odd(entry: Row["entry"] = {}): ComposableTool {
  const tool = flawlessTool("odd");
  const members = Object.entries({ ...tool.entry, ...entry }).filter(([, value]) => value !== undefined);
  return { ...tool, entry: Object.fromEntries(members) as JsonObject };
}

const SHAPES: ReadonlySet<AdvisoryId> = new Set(["wire-schema-invalid"]);

const JOBS = TRANSPORTS.flatMap((transport) => ROWS.map((row) => ({ row, transport, key: `${row.name} (${transport})` })));
const run = runAll(
  JOBS.map(({ row, transport, key }) => [
    key,
    () => measure({ tools: [flawlessTool("a"), odd(row.entry)], ...row.preset }, transport, { advisories: SHAPES }),
  ]),
);

describe("an odd entry beside a good one", () => {
  test.each(JOBS)("$key", async ({ row, transport, key }) => {
    const { document, lost, notes, left } = await run(key);
    expect(notes).toEqual([]);
    expect(document.readiness?.surface.tools).toBe(row.isTool ? 2 : 1);
    expect(lost).toEqual(transport === "http" ? (row.lostOverHttp ?? row.lost) : row.lost);
    expect(document.advisories?.length).toBe(row.isAdvised ? 1 : 0);
    expect(left).toEqual([]);
  });
});
