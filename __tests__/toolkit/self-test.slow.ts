// The job of ci.yml that uses this repository's action as `./`, run here as it stands: green, red, not measured, misused.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@jest/globals";
import { entryModule, REPOSITORY_ROOT } from "../support/harness/run-action.js";
import { runWorkflow } from "../support/harness/run-workflow.js";

test("outcomes and exit codes are as the job of ci.yml says", async () => {
  const workspace = mkdtempSync(join(tmpdir(), "mcpeval-self-test-"));
  try {
    mkdirSync(join(workspace, "dist", "demo"), { recursive: true });
    writeFileSync(join(workspace, "package.json"), '{ "type": "module" }\n');
    writeFileSync(
      join(workspace, "dist", "demo", "index.js"),
      `await import(${JSON.stringify(pathToFileURL(entryModule("demo")).href)});\n`,
    );
    const file = join(REPOSITORY_ROOT, ".github", "workflows", "ci.yml");
    const result = await runWorkflow({ file, job: "self-test", workspace, eventName: "push" });
    expect(result.steps.filter(({ name }) => name.startsWith("Outcomes")).map(({ outcome, log }) => [outcome, log])).toEqual([
      ["success", expect.stringContaining("+ test")],
    ]);
    expect(result.conclusion).toBe("success");
    expect(
      result.steps.filter(({ outputs }) => "outcome" in outputs).map(({ outcome, outputs }) => [outcome, outputs["exit-code"]]),
    ).toEqual([
      ["success", "0"],
      ["failure", "1"],
      ["failure", "3"],
      ["failure", "2"],
    ]);
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
});
