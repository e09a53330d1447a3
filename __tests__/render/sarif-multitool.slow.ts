// SARIF under Microsoft's validator with GitHub's ingestion rules: no error and no warning. The tool is a hundred megabytes, so it is
// installed aside, once, and not with everything else.
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Log } from "sarif";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { applyFloors } from "../../src/report/floors.js";
import { reportSarif } from "../../src/render/report/sarif.js";
import { notMeasured, redGate, seedDemo, wholeDemo } from "../support/report-documents.js";
import { manyTools, waivedDemo } from "../support/report-variants.js";

const PACKAGE = "@microsoft/sarif-multitool-linux@5.7.0";
const ASIDE = resolve(".cache/sarif-multitool");
const TOOL = join(ASIDE, "node_modules/@microsoft/sarif-multitool-linux/Sarif.Multitool");

/** Why the validator is not here; null when it is. */
function whyMissing(): string | null {
  if (process.platform !== "linux" || process.arch !== "x64") return "it runs on Linux x64 only";
  if (!existsSync(TOOL)) {
    mkdirSync(ASIDE, { recursive: true });
    const words = ["install", "--prefix", ASIDE, "--ignore-scripts", "--no-audit", "--no-fund", "--no-save", PACKAGE];
    const { status, stderr } = spawnSync("npm", words, { encoding: "utf8" });
    if (status !== 0 || !existsSync(TOOL)) return `it could not be installed: ${stderr.split("\n", 1)[0] ?? ""}`;
  }
  chmodSync(TOOL, 0o755);
  return null;
}

let folder = "";
let missing: string | null = null;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mcpeval-sarif-"));
  missing = whyMissing();
  // Said aloud: a ring without its judge has not judged.
  if (missing !== null) console.warn(`SARIF was not validated by the multitool: ${missing}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the validator finds in a log, as `level rule: message`. */
function findings(text: string): string[] {
  const [input, output] = [join(folder, "in.sarif"), join(folder, "out.sarif")];
  writeFileSync(input, text);
  const ran = spawnSync(TOOL, ["validate", input, "--rule-kind", "Sarif;Ghas", "-o", output, "--log", "ForceOverwrite"], {
    encoding: "utf8",
  });
  expect([ran.status, ran.stderr]).toEqual([0, ""]);
  const { runs } = JSON.parse(readFileSync(output, "utf8")) as Log;
  const notes = runs.flatMap(({ invocations }) => (invocations ?? []).flatMap((one) => one.toolExecutionNotifications ?? []));
  expect(notes.filter(({ level }) => level === "error")).toEqual([]);
  return runs.flatMap(({ results }) =>
    (results ?? []).map(({ level, ruleId, message }) => `${level ?? "warning"} ${ruleId ?? ""}: ${JSON.stringify(message)}`),
  );
}

const DOCUMENTS: readonly (readonly [string, ReportDocument])[] = [
  ["a score", wholeDemo()],
  ["a red gate", redGate()],
  ["missed floors", applyFloors(seedDemo(), { minReadiness: 95, minArea: { catalog: 80 } }, {})],
  ["waivers of every state", waivedDemo()],
  ["nothing measured", notMeasured()],
  ["more results than are kept", manyTools(1_300)],
];

test.each(DOCUMENTS)("%s: no error, no warning", (_, document) => {
  if (missing !== null) return;
  expect(findings(reportSarif.render(document)).filter((finding) => !finding.startsWith("note"))).toEqual([]);
});

test("the validator does object", () => {
  if (missing !== null) return;
  const log = JSON.parse(reportSarif.render(wholeDemo())) as Log;
  const [run] = log.runs;
  if (run?.tool.driver.rules?.[0] !== undefined) delete run.tool.driver.rules[0].help;
  if (run?.results?.[0] !== undefined) delete run.results[0].partialFingerprints;
  expect(findings(JSON.stringify(log)).length).toBeGreaterThan(0);
});
