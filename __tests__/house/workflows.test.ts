// Our own workflows keep to what we tell others: pinned actions, least permissions, inputs never pasted into a shell.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Record<string, unknown>;
}
interface Workflow {
  readonly on?: Record<string, unknown>;
  readonly permissions?: unknown;
  readonly jobs: Record<
    string,
    { readonly permissions?: Record<string, string>; readonly "timeout-minutes"?: number; readonly steps: Step[] }
  >;
}

async function workflowsIn(folder: string): Promise<{ path: string; text: string; workflow: Workflow }[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names
      .filter((name) => /\.ya?ml$/.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        const text = await readFile(path, "utf8");
        return { path, text, workflow: parse(text) as Workflow };
      }),
  );
}

const ours = await workflowsIn(".github/workflows");
const examples = await workflowsIn("examples/workflows");

test("there are workflows to look at", () => {
  expect(ours.map(({ path }) => path)).toContain(join(".github/workflows", "ci.yml"));
});

describe.each(ours)("$path", ({ text, workflow }) => {
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  test("grants nothing by default and each job only what it names", () => {
    if (workflow.on?.["workflow_call"] !== undefined) {
      // A reusable workflow has what its caller grants: a permission named here would have to be granted by every caller.
      expect([workflow, ...Object.values(workflow.jobs)].map(({ permissions }) => permissions)).not.toContainEqual(expect.anything());
      return;
    }
    expect(workflow.permissions).toEqual({});
    for (const job of Object.values(workflow.jobs)) expect(job.permissions).toEqual({ contents: "read" });
  });

  test("every job ends in time", () => {
    for (const job of Object.values(workflow.jobs)) expect(job["timeout-minutes"]).toBeLessThanOrEqual(30);
  });

  test("keeps no credentials in the checkout", () => {
    for (const step of steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"))) {
      expect(step.with).toMatchObject({ "persist-credentials": false });
    }
  });

  test("never pull_request_target", () => {
    expect(text).not.toContain("pull_request_target");
  });
});

describe.each([...ours, ...examples])("$path", ({ text, workflow }) => {
  test("pins every action of others to a commit and names its version", () => {
    const uses = [...text.matchAll(/^\s*(?:- )?uses: (.+)$/gm)].map((match) => match[1] ?? "");
    expect(uses.length).toBeGreaterThan(0);
    for (const use of uses.filter((name) => !name.startsWith("./") && !name.startsWith("mcpeval/"))) {
      expect(use).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  test("pastes no expression into a shell", () => {
    for (const { run } of Object.values(workflow.jobs).flatMap((job) => job.steps)) {
      if (run !== undefined) expect(run).not.toContain("${{");
    }
  });
});
