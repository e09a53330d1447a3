// Rows of the kinds that list, and of the revisions a server agrees to.
import type { JsonObject } from "../../src/model/json.js";
import { flawlessTool, type ComposablePreset } from "../support/composable.js";
import type { Row } from "./row.js";

const TWO = [flawlessTool("read_one"), flawlessTool("read_two")];
type Fault = NonNullable<NonNullable<ComposablePreset["listing"]>["fault"]>;
const paged = (fault?: Fault): ComposablePreset => ({ tools: TWO, listing: { pageSize: 1, ...(fault === undefined ? {} : { fault }) } });

const COST = { max_tools: 2, max_schema_bytes: 10_000 };
const DISCOVERY: readonly Row[] = [
  { name: "within both bounds", composable: paged(), fields: COST, comesTo: "passed", measurements: { tool_count: 2 } },
  {
    name: "too many tools",
    composable: paged(),
    fields: { ...COST, max_tools: 1 },
    comesTo: "discovery-limit-exceeded",
    detail: { bound: "max_tools", limit: 1, observed: 2 },
  },
  { name: "a hang", composable: paged("page-hang"), fields: COST, comesTo: "transport-timeout" },
  { name: "a cut", composable: paged("page-cut"), fields: COST, comesTo: "transport-closed" },
  { name: "half a catalog", composable: paged("page-error"), fields: COST, comesTo: "transport-error" },
].map((row) => ({ ...row, kind: "discovery-cost" }));

const TOKENS = { max_total_tokens: 1_000, max_tool_tokens: 500 };
const TOKEN_COST: readonly Row[] = [
  { name: "within both bounds", composable: paged(), fields: TOKENS, comesTo: "passed", measurements: { tool_count: 2 } },
  { name: "too heavy together", composable: paged(), fields: { max_total_tokens: 10 }, comesTo: "token-budget-exceeded" },
  { name: "too heavy alone", composable: paged(), fields: { ...TOKENS, max_tool_tokens: 10 }, comesTo: "token-budget-exceeded" },
  { name: "a cut", composable: paged("page-cut"), fields: TOKENS, comesTo: "transport-closed" },
].map((row) => ({ ...row, kind: "token-cost" }));

const PAGES = { max_pages: 5 };
const PAGINATION: readonly Row[] = [
  { name: "two pages", composable: paged(), fields: PAGES, comesTo: "passed", measurements: { pages: 2, tool_count: 2 } },
  { name: "a nameless entry", composable: paged("invalid-entry"), fields: PAGES, comesTo: "pagination-invalid-entry" },
  { name: "no list", composable: paged("not-a-list"), fields: PAGES, comesTo: "pagination-invalid-entry" },
  { name: "a null cursor", composable: paged("null-cursor"), fields: PAGES, comesTo: "pagination-invalid-entry" },
  { name: "no first page", composable: paged("first-page-error"), fields: PAGES, comesTo: "pagination-invalid-entry" },
  { name: "a tool twice", composable: paged("duplicate-tool"), fields: PAGES, comesTo: "pagination-duplicate-tool" },
  { name: "a cursor twice", composable: paged("stalled-cursor"), fields: PAGES, comesTo: "pagination-stalled-cursor" },
  { name: "a cursor to an error", composable: paged("page-error"), fields: PAGES, comesTo: "pagination-stalled-cursor" },
  {
    name: "no end",
    composable: paged("endless"),
    fields: { max_pages: 3 },
    comesTo: "pagination-stalled-cursor",
    detail: { bound: "max_pages", limit: 3, observed: 4 },
  },
  { name: "a hang", composable: paged("page-hang"), fields: PAGES, comesTo: "transport-timeout" },
  { name: "a cut", composable: paged("page-cut"), fields: PAGES, comesTo: "transport-closed" },
].map((row) => ({ ...row, kind: "pagination" }));

const RESOURCE: JsonObject = { uri: "test://one", name: "one" };
const surfaces = (preset: Partial<ComposablePreset>): ComposablePreset => ({
  tools: TWO,
  resources: [RESOURCE],
  prompts: [{ name: "ask" }],
  ...preset,
});
const SURFACES: readonly Row[] = [
  { name: "both list", composable: surfaces({}), comesTo: "passed", measurements: { resource_count: 1, prompt_count: 1 } },
  { name: "neither is declared", composable: { tools: TWO }, comesTo: "not-applicable-undeclared" },
  { name: "an error", composable: surfaces({ surfaceFault: { prompts: "error" } }), comesTo: "surface-invalid-envelope" },
  { name: "no list", composable: surfaces({ surfaceFault: { resources: "not-a-list" } }), comesTo: "surface-invalid-envelope" },
  { name: "an entry without a uri", composable: surfaces({ resources: [{ name: "one" }] }), comesTo: "surface-invalid-envelope" },
  { name: "a cursor twice", composable: surfaces({ surfaceFault: { resources: "stalled-cursor" } }), comesTo: "surface-stalled-cursor" },
  {
    name: "more pages than allowed",
    composable: surfaces({ surfaceFault: { prompts: "endless" } }),
    fields: { max_pages: 2 },
    comesTo: "surface-stalled-cursor",
    detail: { bound: "max_pages", limit: 2, observed: 3 },
  },
  { name: "a hang", composable: surfaces({ surfaceFault: { prompts: "hang" } }), comesTo: "transport-timeout" },
  { name: "a cut", composable: surfaces({ surfaceFault: { resources: "cut" } }), comesTo: "transport-closed" },
].map((row) => ({ fields: { max_pages: 5 }, ...row, kind: "surface-listing" }));

const NEGOTIATION: readonly Row[] = [
  { name: "an honest counter-offer", composable: { tools: TWO }, comesTo: "passed" },
  { name: "an echo", composable: { tools: TWO, negotiation: "echo-any" }, comesTo: "negotiation-echoed-unknown" },
  { name: "a word", composable: { tools: TWO, negotiation: "invalid" }, comesTo: "negotiation-invalid-version" },
  { name: "a refusal", composable: { tools: TWO, negotiation: "error" }, comesTo: "negotiation-invalid-version" },
  { name: "an offer not kept", composable: { tools: TWO, negotiation: "inconsistent" }, comesTo: "negotiation-inconsistent-support" },
  { name: "modern, a refusal that helps", interactive: { era: "modern" }, comesTo: "passed" },
  { name: "modern, accepted", interactive: { era: "modern", negotiation: "accept" }, comesTo: "negotiation-echoed-unknown" },
  { name: "modern, a bare refusal", interactive: { era: "modern", negotiation: "bare" }, comesTo: "negotiation-invalid-version" },
  {
    name: "modern, only others named",
    interactive: { era: "modern", negotiation: "elsewhere" },
    comesTo: "negotiation-inconsistent-support",
  },
  {
    name: "modern, refused ever after",
    interactive: { era: "modern", negotiation: "inconsistent" },
    comesTo: "negotiation-inconsistent-support",
  },
  { name: "modern, a hang", interactive: { era: "modern", negotiation: "hang" }, comesTo: "transport-timeout" },
  { name: "modern, an end", interactive: { era: "modern", negotiation: "exit" }, comesTo: "transport-closed" },
].map((row) => ({ ...row, kind: "protocol-negotiation", fields: { bogus_version: "2099-01-01" } }) as Row);

/** Every row of this file. */
export const LISTING_ROWS: readonly Row[] = [...DISCOVERY, ...TOKEN_COST, ...PAGINATION, ...SURFACES, ...NEGOTIATION];
