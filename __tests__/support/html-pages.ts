// Pages of every kind for the tests in the browser and for golden files.
import { trendPoints } from "../../src/store/trend-record.js";
import { reportHtml } from "../../src/render/report/html.js";
import { trendsHtml } from "../../src/render/trends/html.js";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { run } from "./history.js";
import { HOSTILE_TEXTS } from "./hostile.js";
import { area, lost, notMeasured, redGate, wholeDemo } from "./report-documents.js";
import { gainedDemo, gradedDemo, waivedDemo } from "./report-variants.js";

/** A history with a movement, a standstill, and a change of the standard. */
export const HISTORY = trendPoints(
  [72, 74, 74, 79, 83, 82, 91].map((score, index) =>
    run(`2026-09-${10 + index}T10:00:00.000Z`, score, index < 3 ? { standard: "mcpeval-standard/1" } : {}),
  ),
);

/** A report of many tools whose every name means harm. */
export function hostileReport(): ReportDocument {
  const demo = wholeDemo();
  const { readiness } = demo;
  if (readiness === null) throw new Error("the demo is measured");
  const names = Array.from(
    { length: 300 },
    (_, index) => `${HOSTILE_TEXTS[index % HOSTILE_TEXTS.length] ?? ""}${index < HOSTILE_TEXTS.length ? "" : index}`,
  );
  const checks = names.map((tool) => lost("catalog.description", "catalog-short-description", tool, { tool, gain: 0.01 }));
  const kinds = ["read-only", "writer", "unannotated"] as const;
  return {
    ...demo,
    generator: { name: "<script>pwned=1</script>", version: "\"><img src=x onerror='pwned=1'>" },
    server: "</title><script>pwned=1</script>",
    readiness: { ...readiness, standard: "<b>standard</b>", areas: [...readiness.areas, area("<i>area</i>", 5, 10, checks)] },
    catalog: names.map((name, index) => ({
      name,
      class: kinds[index % 3] ?? "writer",
      required_sha256: "0".repeat(64),
      parameters: {},
      output_sha256: null,
      tokens: Math.floor(2_000 / (index + 1)),
    })),
  };
}

/** Every page, by name. */
export const PAGES: Readonly<Record<string, () => string>> = {
  "demo-gains": () => reportHtml.render(gainedDemo(), { history: HISTORY, pricePerMtok: 3 }),
  "demo-waived": () => reportHtml.render(waivedDemo()),
  "demo-graded": () => reportHtml.render(gradedDemo()),
  "demo-score": () => reportHtml.render(wholeDemo()),
  "gate-red": () => reportHtml.render(redGate()),
  "not-measured": () => reportHtml.render(notMeasured()),
  hostile: () => reportHtml.render(hostileReport()),
  trends: () =>
    trendsHtml.render({
      schema: "mcpeval.trends/v1",
      generator: { name: "mcpeval", version: "0.0.0" },
      servers: [
        { server: "demo", points: HISTORY },
        { server: "new", points: HISTORY.slice(0, 1) },
      ],
    }),
};
