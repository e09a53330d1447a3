// What a gate's report holds of a server and of its manifest: names, numbers and fixed labels, never a text of either.
import { describe, expect, test } from "@jest/globals";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { loadReportRenderer, REPORT_FORMATS } from "../../src/render/report/index.js";
import { flawlessTool, startComposable, type Step } from "../support/composable.js";
import { casesOf, runCases } from "../support/gate-server.js";

const CANARY = "canary5f2c9d";
/** Stands in arguments and expectations of the manifest. */
const SECRET = "secret7b1e44";

const failing: Step = { kind: "tool-error", text: `cannot read: ${CANARY}` };
const CALL = { tool: "read_one", arguments: { id: SECRET } };

const CASES = [
  { probe: "instruction-fidelity", ...CALL, expect: { outcome: "ok", equals: { text: SECRET }, required_result_paths: [`/${SECRET}`] } },
  { probe: "instruction-fidelity", ...CALL, expect: { outcome: "error", error_code: SECRET } },
  { probe: "error-honesty", ...CALL, max_attempts: 2, expect_retryable: true },
  { probe: "degradation-over-n", ...CALL, max_attempts: 2 },
  { probe: "schema-guessability", ...CALL },
  { probe: "contention", ...CALL },
  { probe: "output-schema", ...CALL },
  { probe: "payload-bounds", ...CALL, field: "id", size_bytes: 1_000, expect_handled: true },
  { probe: "completion", ref_type: "ref/prompt", ref_uri: SECRET, argument_name: SECRET, argument_value: SECRET, max_values: 1 },
  { probe: "resource-subscription", uri: `demo://${SECRET}`, max_wait_seconds: 1 },
  { probe: "discovery-cost", max_tools: 1, max_schema_bytes: 1 },
  { probe: "token-cost", max_total_tokens: 1 },
];

describe.each(["stdio", "http"] as const)("over %s", (transport) => {
  test.each(["answers", "fails", "hangs"] as const)("a server that %s", async (behaviour) => {
    const valid: Step | undefined = behaviour === "answers" ? undefined : behaviour === "fails" ? failing : { kind: "hang" };
    const server = await startComposable(
      { canary: CANARY, tools: [flawlessTool("read_one", {}, valid === undefined ? {} : { valid })] },
      transport,
    );
    let document: ReportDocument;
    let notes: readonly string[];
    try {
      ({ document, notes } = await runCases(server.target, await casesOf(...CASES), { timeoutMs: 300 }));
    } finally {
      await server.stop();
    }
    expect(document.cases).toHaveLength(CASES.length);
    expect(document.cases.some(({ passed }) => !passed)).toBe(true);
    const texts: unknown[] = [...notes];
    // One after the other: two imports at once that share a module are too much for Jest's module loader.
    for (const format of REPORT_FORMATS) texts.push((await loadReportRenderer(format))?.render(document));
    const shown = texts.join("\n");
    expect(shown).toContain("read_one");
    expect(shown).not.toContain(CANARY);
    expect(shown).not.toContain(SECRET);
  });
});
