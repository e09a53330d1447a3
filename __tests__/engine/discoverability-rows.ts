// Servers that fall short of one of the ten criteria each, and what their grade is then.
import type { DiscoverabilityDocument } from "../../src/model/documents/discoverability.js";
import type { BatterySettings } from "../../src/engine/settings.js";
import { flawlessTool, flawlessWriter, type ComposablePreset, type Step } from "../support/composable.js";
import { measure, type Transport } from "./support.js";

export const GRADED: Partial<BatterySettings> = { grade: true };

/** Criteria that are not passed, as `C5 failed discoverability-unannotated [tools]`. */
export function open(found: DiscoverabilityDocument | undefined): string[] {
  if (found === undefined) throw new Error("no grade");
  return found.criteria
    .filter(({ outcome }) => outcome !== "passed")
    .map(({ id, outcome, reason, tools }) => [id, outcome, String(reason).replace("discoverability-", ""), ...tools].join(" "));
}

export async function graded(preset: ComposablePreset, transport: Transport, settings: Partial<BatterySettings> = {}) {
  const { document } = await measure(preset, transport, { ...GRADED, ...settings });
  return { grade: document.discoverability?.grade, open: open(document.discoverability), document };
}

export const result = (...content: Extract<Step, { kind: "result" }>["content"] & object): Step => ({ kind: "result", content });
export const said = (text: string): Step => result({ type: "text", text });
const noArguments = { inputSchema: { type: "object" } } as const;
/** A read-only tool that takes nothing and answers with this. */
export const reader = (name: string, valid: Step) => flawlessTool(name, { ...noArguments, outputSchema: undefined as never }, { valid });
export const bare = (name: string) => flawlessTool(name, { annotations: {} });
export const NOT_SEEN = (...ids: string[]): string[] => ids.map((id) => `${id} unverified not-seen`);

export const ROWS: readonly (readonly [string, ComposablePreset, grade: string, open: readonly string[]])[] = [
  ["flawless", { tools: [flawlessTool("a"), flawlessWriter("w")] }, "A", []],
  [
    "three pages, read to the last",
    { tools: [flawlessTool("a"), flawlessTool("b"), flawlessTool("c")], listing: { pageSize: 1 } },
    "A",
    [],
  ],
  ["an empty catalog", { tools: [] }, "C", ["C3 failed no-tools", ...["C4", "C5", "C7"].map((id) => `${id} unverified no-tools`)]],
  [
    "no tools capability",
    { capabilities: {}, tools: [], listing: { fault: "first-page-error" } },
    "D",
    ["C2 failed listing-refused", ...NOT_SEEN("C3", "C4", "C5", "C7", "C9")],
  ],
  ["a lost page", { tools: [flawlessTool("a")], listing: { fault: "page-error" } }, "B", ["C2 failed listing-cut"]],
  ["a page that leads back", { tools: [flawlessTool("a")], listing: { fault: "stalled-cursor" } }, "B", ["C2 failed listing-cut"]],
  [
    "an invalid entry on the second page",
    { tools: [flawlessTool("a")], listing: { fault: "invalid-entry" } },
    "B",
    ["C3 failed tool-invalid", "C4 failed description-short"],
  ],
  [
    "a tool twice",
    { tools: [flawlessTool("a"), flawlessTool("b"), flawlessTool("c")], listing: { fault: "duplicate-tool", pageSize: 2 } },
    "B",
    ["C3 failed tool-invalid a"],
  ],
  ["short descriptions", { tools: [flawlessTool("a", { description: "Reads it." })] }, "B", ["C4 failed description-short a"]],
  ["no hint on most", { tools: [flawlessTool("a"), bare("b"), bare("c")] }, "B", ["C5 failed unannotated b c"]],
  ["no hint at all", { tools: [bare("a")] }, "B", ["C5 failed unannotated a", "C7 unverified nothing-called"]],
  ["only a writer", { tools: [flawlessWriter("w")] }, "B", ["C7 unverified nothing-called"]],
  ["a ghost", { tools: [reader("ghost", result())] }, "B", ["C7 failed no-content ghost"]],
  ["a ghost beside one that answers", { tools: [reader("ghost", result()), reader("real", said("42"))] }, "A", []],
  ["an empty store", { tools: [reader("graph", said('{"entities":[],"relations":[]}'))] }, "B", ["C7 unverified content-unproven graph"]],
  ["refusals", { tools: [flawlessTool("a", {}, { valid: { kind: "tool-error" } })] }, "B", ["C7 unverified content-unproven a"]],
  ["a bill", { tools: [flawlessTool("a", {}, { valid: { kind: "rpc-error", code: 402 } })] }, "B", ["C7 unverified content-priced a"]],
  ["no version", { serverInfo: { name: "x" }, tools: [flawlessTool("a")] }, "B", ["C8 failed identity-missing"]],
  ["a heavy catalog", { tools: [flawlessTool("a", { description: "x".repeat(40_000) })] }, "B", ["C9 failed listing-heavy"]],
  ["unknown methods are answered", { tools: [flawlessTool("a")], unknownMethod: "answer" }, "B", ["C10 failed unknown-method-answered"]],
  [
    "unknown methods are internal errors",
    { tools: [flawlessTool("a")], unknownMethod: "wrong-code" },
    "B",
    ["C10 failed unknown-method-unclear"],
  ],
  ["unknown methods cut the connection", { tools: [flawlessTool("a")], unknownMethod: "cut" }, "B", ["C10 failed unknown-method-silent"]],
];
