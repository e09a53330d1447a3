// Turns the paths of inputs into absolute ones, by the rules of the runner's own platform. It touches no disk.
import { posix, win32 } from "node:path";

/**
 * Folder of the report files, relative to the workspace. Not RUNNER_TEMP: later steps (upload-artifact, hashFiles) and a
 * developer's own look at a self-hosted runner expect files below the checkout, and temporary folders differ by runner.
 */
export const DEFAULT_OUTPUT_DIR = "mcpeval-report";

/**
 * An absolute path for an input. Both separators work on Windows; elsewhere a backslash is an ordinary character of a name.
 * @param workspace absolute path of the checkout
 * @param platform as Node.js names it
 */
export function resolveInputPath(input: string, workspace: string, platform: string): string {
  return (platform === "win32" ? win32 : posix).resolve(workspace, input);
}

/** Joins a file name to a folder, by the platform's rules. */
export function inFolder(folder: string, name: string, platform: string): string {
  return (platform === "win32" ? win32 : posix).join(folder, name);
}
