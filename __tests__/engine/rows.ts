// One defect a row, with every point it must cost: the red rows of the standard's reasons on a real server.
// Tool `a` is flawless and carries contention and payload; `b` has the defect. Read by reasons.slow.ts.
import { flawlessTool, flawlessWriter, type ComposablePreset } from "../support/composable.js";
import type { BatterySettings } from "../../src/engine/settings.js";
import { newLock, schemaOf, TRANSPORTS, type Transport } from "./support.js";

export interface Row {
  readonly name: string;
  readonly preset: ComposablePreset;
  /** Every lost point, latency apart, as `lostPoints` words it. */
  readonly lost: readonly string[];
  readonly settings?: Partial<BatterySettings>;
  /** Default: one of the two, in turns; both where the transport itself matters. */
  readonly transports?: readonly Transport[];
}

/** Soon enough for a quick test, late enough for a busy machine. Rows that wait for it hang on purpose. */
const SOON = { callTimeoutMs: 1_500 };

const a = flawlessTool("a");
const b = (...spoil: [entry?: Parameters<typeof flawlessTool>[1], behaviour?: Parameters<typeof flawlessTool>[2]]): ComposablePreset => ({
  tools: [a, flawlessTool("b", ...spoil)],
});
/** `a` alone with another protocol behaviour. */
const alone = (preset: ComposablePreset): ComposablePreset => ({ tools: [a], ...preset });
const paged = (fault: NonNullable<ComposablePreset["listing"]>["fault"]): ComposablePreset => ({
  tools: [a, flawlessTool("b")],
  listing: { pageSize: 1, ...(fault === undefined ? {} : { fault }) },
});
const surface = (faults: ComposablePreset["surfaceFault"]): ComposablePreset =>
  alone({ resources: [], prompts: [], ...(faults === undefined ? {} : { surfaceFault: faults }) });

const DEAD = [
  "error-honesty.invalid-arguments b honesty-call-failed",
  "reliability.success b reliability-call-failed 0",
  "coverage.exercised b coverage-call-failed",
];
const NEVER_ORDINARY = ["error-honesty.invalid-arguments b honesty-call-failed", "coverage.exercised b coverage-call-failed"];
const NO_SURFACE = [
  "error-honesty.untestable * no-read-only-tools",
  "reliability.none-exercised * no-read-only-tools",
  "coverage.exercised * no-read-only-tools",
];

const COVERAGE: readonly Row[] = [
  {
    name: "an unannotated tool",
    preset: b({ annotations: {} }),
    lost: ["catalog.read-only-declared b catalog-read-only-undeclared", "coverage.exercised b coverage-unannotated"],
  },
  {
    name: "an unannotated tool under --confirm-read-only",
    preset: b({ annotations: {} }),
    settings: { confirmReadOnly: true },
    lost: ["catalog.read-only-declared b catalog-read-only-undeclared"],
  },
  {
    name: "no arguments to be made",
    preset: b(schemaOf({ pattern: "^[A-Z]{3}$" })),
    lost: ["coverage.exercised b coverage-unsynthesizable"],
  },
  {
    name: "valid arguments rejected",
    preset: b({}, { valid: { kind: "rpc-error", code: -32602 } }),
    lost: ["reliability.success b reliability-call-failed 0", "coverage.exercised b coverage-rejected-arguments"],
  },
  {
    name: "a skipped tool",
    preset: b(),
    settings: { skipTools: ["b"] },
    lost: [
      "error-honesty.invalid-arguments b coverage-skipped",
      "reliability.contention a coverage-skipped",
      "reliability.payload a coverage-skipped",
      "reliability.skipped b coverage-skipped",
      "coverage.exercised b coverage-skipped",
    ],
  },
  {
    name: "a tool that only runs as a task",
    preset: b({ execution: { taskSupport: "required" } }),
    lost: ["coverage.exercised b coverage-call-failed"],
  },
  { name: "a tool that may run as a task", preset: b({ execution: { taskSupport: "optional" } }), lost: [] },
  { name: "valid calls that cut the connection", transports: TRANSPORTS, preset: b({}, { valid: { kind: "cut" } }), lost: DEAD },
  { name: "valid calls that end the process", preset: b({}, { valid: { kind: "exit" } }), transports: ["stdio"], lost: DEAD },
  { name: "valid calls that hang", transports: TRANSPORTS, preset: b({}, { valid: { kind: "hang" } }), settings: SOON, lost: DEAD },
  {
    name: "a connection cut on the second call",
    transports: TRANSPORTS,
    preset: b({}, { valid: [{ kind: "result", structuredContent: { text: "record" } }, { kind: "cut" }] }),
    lost: [
      "reliability.success b reliability-call-failed score=33 1",
      "reliability.consistent b reliability-inconsistent",
      "coverage.exercised b coverage-call-failed",
    ],
  },
];

const HONESTY: readonly Row[] = [
  {
    name: "invalid arguments accepted",
    preset: b({}, { invalid: "accept" }),
    lost: ["error-honesty.invalid-arguments b honesty-accepted-invalid"],
  },
  {
    name: "an error without text",
    preset: b({}, { invalid: "empty-error" }),
    lost: ["error-honesty.invalid-arguments b honesty-empty-error"],
  },
  { name: "a wrong error code", preset: b({}, { invalid: "wrong-code" }), lost: ["error-honesty.invalid-arguments b honesty-wrong-code"] },
  { name: "a refusal by -32602", preset: b({}, { invalid: "rpc-error" }), lost: [] },
  { name: "invalid arguments that hang", transports: TRANSPORTS, preset: b({}, { invalid: "hang" }), settings: SOON, lost: NEVER_ORDINARY },
  { name: "invalid arguments that cut the connection", transports: TRANSPORTS, preset: b({}, { invalid: "cut" }), lost: NEVER_ORDINARY },
  { name: "invalid arguments that end the process", preset: b({}, { invalid: "exit" }), transports: ["stdio"], lost: NEVER_ORDINARY },
  {
    name: "every input is valid",
    preset: { tools: [flawlessTool("b", { inputSchema: { type: "object" } })] },
    lost: ["error-honesty.untestable * honesty-untestable"],
  },
  { name: "writers only", preset: { tools: [flawlessWriter("w")] }, lost: NO_SURFACE },
];

const PROTOCOL: readonly Row[] = [
  {
    name: "the unknown version echoed",
    transports: TRANSPORTS,
    preset: alone({ negotiation: "echo-any" }),
    lost: ["protocol.negotiation * protocol-negotiation-echoed-unknown"],
  },
  {
    name: "a version that is no date",
    preset: alone({ negotiation: "invalid" }),
    lost: ["protocol.negotiation * protocol-negotiation-invalid-version"],
  },
  {
    name: "a counter-offer that is not kept",
    preset: alone({ negotiation: "inconsistent" }),
    lost: ["protocol.negotiation * protocol-negotiation-inconsistent-support"],
  },
  {
    name: "an unknown version refused",
    preset: alone({ negotiation: "error" }),
    lost: ["protocol.negotiation * protocol-negotiation-invalid-version"],
  },
  { name: "an older revision only", preset: alone({ revisions: ["2024-11-05"] }), lost: [] },
  {
    name: "an unknown method answered",
    preset: alone({ unknownMethod: "answer" }),
    lost: ["protocol.unknown-method * protocol-unknown-method-answered"],
  },
  {
    name: "an unknown method refused by another code",
    preset: alone({ unknownMethod: "wrong-code" }),
    lost: ["protocol.unknown-method * protocol-unknown-method-answered"],
  },
  {
    name: "an unknown method that hangs",
    preset: alone({ unknownMethod: "hang" }),
    settings: SOON,
    lost: ["protocol.unknown-method * protocol-call-failed"],
  },
  {
    name: "an unknown method that cuts the connection",
    preset: alone({ unknownMethod: "cut" }),
    lost: ["protocol.unknown-method * protocol-call-failed"],
  },
  { name: "a ping that is not empty", preset: alone({ ping: "not-empty" }), lost: ["protocol.ping * protocol-ping-failed"] },
  { name: "a ping refused", preset: alone({ ping: "error" }), lost: ["protocol.ping * protocol-ping-failed"] },
  { name: "a ping that hangs", preset: alone({ ping: "hang" }), settings: SOON, lost: ["protocol.ping * protocol-call-failed"] },
  {
    name: "an unknown tool accepted",
    preset: alone({ unknownTool: "accept" }),
    lost: ["protocol.unknown-tool * protocol-unknown-tool-accepted"],
  },
  { name: "an unknown tool refused by isError", preset: alone({ unknownTool: "tool-error" }), lost: [] },
  {
    name: "an unknown tool that cuts the connection",
    preset: alone({ unknownTool: "cut" }),
    lost: ["protocol.unknown-tool * protocol-call-failed"],
  },
  ...(["stalled-cursor", "endless", "null-cursor", "duplicate-tool", "invalid-entry", "not-a-list", "page-error"] as const).map(
    (fault): Row => ({ name: `paging: ${fault}`, preset: paged(fault), lost: ["protocol.pagination * protocol-pagination-invalid"] }),
  ),
  { name: "paging: page-cut", transports: TRANSPORTS, preset: paged("page-cut"), lost: ["protocol.pagination * protocol-call-failed"] },
  { name: "paging: page-hang", preset: paged("page-hang"), settings: SOON, lost: ["protocol.pagination * protocol-call-failed"] },
  { name: "paging: page-exit", preset: paged("page-exit"), transports: ["stdio"], lost: ["protocol.pagination * protocol-call-failed"] },
  { name: "paging that is fine", preset: paged(undefined), lost: [] },
  { name: "surfaces that are fine", preset: surface(undefined), lost: [] },
  { name: "a surface refused", preset: surface({ resources: "error" }), lost: ["protocol.surfaces * protocol-surface-invalid"] },
  { name: "a surface that is no list", preset: surface({ prompts: "not-a-list" }), lost: ["protocol.surfaces * protocol-surface-invalid"] },
  {
    name: "a resource without a name",
    preset: alone({ resources: [{ uri: "file:///a" }] }),
    lost: ["protocol.surfaces * protocol-surface-invalid"],
  },
  {
    name: "a surface that cuts the connection",
    transports: TRANSPORTS,
    preset: surface({ prompts: "cut" }),
    lost: ["protocol.surfaces * protocol-call-failed"],
  },
];

const RELIABILITY: readonly Row[] = [
  {
    name: "the same tool error every time",
    preset: b({}, { valid: { kind: "tool-error" } }),
    lost: ["reliability.success b reliability-call-failed 0"],
  },
  {
    name: "one failure of three",
    preset: b(
      {},
      {
        valid: [
          { kind: "tool-error" },
          { kind: "result", structuredContent: { text: "" } },
          { kind: "result", structuredContent: { text: "" } },
        ],
      },
    ),
    lost: ["reliability.success b reliability-call-failed score=67 2", "reliability.consistent b reliability-inconsistent"],
  },
  {
    name: "structured content missing",
    preset: b({}, { valid: { kind: "result" } }),
    lost: ["reliability.output-schema b reliability-output-schema-broken"],
  },
  {
    name: "structured content against its schema",
    preset: b({}, { valid: { kind: "result", structuredContent: { text: 7 } } }),
    lost: ["reliability.output-schema b reliability-output-schema-broken"],
  },
  {
    name: "an output schema that gives no verdict",
    preset: b({ outputSchema: { type: "object", $schema: "urn:example:unheard-of" } }),
    lost: [],
  },
  {
    name: "two clients at once",
    preset: {
      tools: [flawlessTool("a", {}, { exclusive: newLock(), valid: { kind: "result", structuredContent: { text: "" }, delayMs: 80 } })],
    },
    lost: ["reliability.contention a reliability-contention-failed"],
  },
  {
    name: "an oversize argument that cuts the connection",
    transports: TRANSPORTS,
    preset: { tools: [flawlessTool("a", {}, { oversize: "cut" })] },
    lost: ["reliability.payload a reliability-payload-unhandled"],
  },
  {
    name: "an oversize argument that hangs",
    preset: { tools: [flawlessTool("a", {}, { oversize: "hang" })] },
    settings: SOON,
    lost: ["reliability.payload a reliability-payload-unhandled"],
  },
  { name: "an oversize argument refused", preset: { tools: [flawlessTool("a", {}, { oversize: "rpc-error" })] }, lost: [] },
];

const CATALOG: readonly Row[] = [
  {
    name: "a bare entry",
    preset: {
      tools: [
        a,
        flawlessTool("b", {
          description: "Reads.",
          inputSchema: { type: "object", properties: { id: {} }, additionalProperties: false },
          outputSchema: null,
        }),
        flawlessWriter("w", { annotations: { readOnlyHint: false } }),
      ],
    },
    lost: [
      "catalog.description b catalog-short-description 6",
      "catalog.params-described b catalog-undescribed-params",
      "catalog.params-typed b catalog-untyped-params",
      "catalog.output-schema b catalog-no-output-schema",
      "catalog.destructive-declared w catalog-destructive-undeclared",
    ],
  },
  { name: "no tools", preset: { tools: [] }, lost: ["catalog.empty * catalog-no-tools", ...NO_SURFACE] },
  {
    name: "no tools capability, and tools/list refused",
    preset: { tools: [], capabilities: {}, listing: { fault: "first-page-error" } },
    lost: ["catalog.empty * catalog-no-tools", ...NO_SURFACE],
  },
];

/** Every row on its transports, under a name of its own. Three in four over HTTP, which costs a process less. */
export const ROWS: readonly (Row & { readonly key: string; readonly transport: Transport })[] = [
  ...COVERAGE,
  ...HONESTY,
  ...PROTOCOL,
  ...RELIABILITY,
  ...CATALOG,
].flatMap((row, index) => {
  const inTurns: Transport = index % 4 === 0 ? "stdio" : "http";
  return (row.transports ?? [inTurns]).map((transport) => ({ ...row, transport, key: `${row.name} (${transport})` }));
});
