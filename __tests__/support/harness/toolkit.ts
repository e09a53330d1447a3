// Steps of the toolkit's actions, main and post, through their own entry files and the program of run-action.ts.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { entryModule, REPOSITORY_ROOT, runAction, type ActionRun, type ActionStep } from "./run-action.js";

/**
 * A copy of the action folders as a release has them: the entry files beside a `dist/action/index.js`, which here is the program that
 * the tests run (compiled sources, or the bundle where MCPEVAL_DIST asks for it).
 */
export function toolkitRelease(): { readonly actionDirectory: (name: string) => string; readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), "mcpeval-toolkit-"));
  cpSync(join(REPOSITORY_ROOT, "actions"), join(root, "actions"), { recursive: true });
  mkdirSync(join(root, "dist", "action"), { recursive: true });
  writeFileSync(join(root, "package.json"), '{ "type": "module" }\n');
  writeFileSync(join(root, "dist", "action", "index.js"), `await import(${JSON.stringify(pathToFileURL(entryModule("action")).href)});\n`);
  return { actionDirectory: (name) => join(root, "actions", name), remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Runs the post step of an action whose main step left this state, as the runner does at the end of the job. */
export function runPost(main: ActionRun, step: ActionStep & { readonly actionDirectory: string }, post: string): Promise<ActionRun> {
  const state = Object.fromEntries(Object.entries(main.state).map(([name, value]) => [`STATE_${name}`, value]));
  return runAction({ ...step, main: join(step.actionDirectory, post), env: { ...step.env, ...state } });
}
