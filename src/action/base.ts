// The other side of `compare-to: base`: finds the commit a pull request goes into and checks it out beside the workspace.
// It runs git and nothing of the repository; a missing history is named with the line to change.
import { execFile } from "node:child_process";
import { access, mkdtemp, rm } from "node:fs/promises";
import { devNull } from "node:os";
import { isAbsolute, join, relative } from "node:path";
import { promisify } from "node:util";
import { UsageError } from "../model/errors.js";
import type { Host } from "../model/host.js";
import { listValue, textValue, type OptionValues } from "../options/values.js";
import { valueAt } from "./payload.js";
import { buildEnvironment } from "./servers.js";

const run = promisify(execFile);

/** How long one git command may take, in milliseconds; a fetch over a slow line is the longest. */
const GIT_TIMEOUT_MS = 120_000;

const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/** What an event says of the two sides of a change. */
export interface EventBase {
  /** The commit that the change goes into. Of a pull request it stays where the base branch was at its last push. */
  readonly sha: string;
  /** The last commit of a pull request; null for other events. */
  readonly head: string | null;
}

/** The sides of an event's change, as the event says them; null for events that have no base. */
export function baseOfEvent(event: unknown): EventBase | null {
  const sha = [valueAt(event, "pull_request", "base", "sha"), valueAt(event, "merge_group", "base_sha")].find(isCommit);
  const head = valueAt(event, "pull_request", "head", "sha");
  return sha === undefined ? null : { sha, head: isCommit(head) ? head : null };
}

/** A checked-out base. */
export interface BaseCheckout {
  /** Absolute path. */
  readonly folder: string;
  readonly commit: string;
  /** Removes folder and registration; never rejects. */
  remove(): Promise<void>;
}

/**
 * Checks the base out beside the workspace, in a worktree of the same repository. Where the checkout lacks the commit, that one commit
 * is fetched from its remote.
 * @param base what the event names. Where the checkout is the merge of the pull request, the other side of that merge is taken instead,
 *   so that what others did to the base meanwhile is no difference; else, with the history there, the merge base with the checkout
 * @throws UsageError when there is no repository, or no such commit to be had
 */
export async function checkOutBase(base: EventBase, host: Host): Promise<BaseCheckout> {
  const git: Git = (...words) => gitIn(host.cwd, words, host);
  await git("rev-parse", "--git-dir").catch((error: unknown) => {
    throw isMissing(error)
      ? new UsageError("'compare-to' needs git, which this runner lacks")
      : new UsageError("'compare-to' needs the repository in the workspace; add a step with actions/checkout before this one");
  });
  const commit = await commitOf(base, git);
  const parent = await mkdtemp(join(host.env["RUNNER_TEMP"] ?? join(host.cwd, ".."), "mcpeval-base-"));
  const folder = join(parent, "base");
  const remove = async (): Promise<void> => {
    await git("worktree", "remove", "--force", folder).catch(() => undefined);
    await rm(parent, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    await git("worktree", "prune").catch(() => undefined);
  };
  try {
    await git("worktree", "add", "--detach", "--force", folder, commit);
  } catch {
    await remove();
    throw new UsageError(`'compare-to': git could not check out the base commit ${commit.slice(0, 12)} beside the workspace`);
  }
  return { folder, commit, remove };
}

type Git = (...words: string[]) => Promise<string>;

async function commitOf({ sha, head }: EventBase, git: Git): Promise<string> {
  const merged = head === null ? null : await mergedInto(head, git);
  if (merged !== null && (await isThere(merged, git))) return merged;
  if (!(await isThere(sha, git))) {
    throw new UsageError(
      `'compare-to': the base commit ${sha.slice(0, 12)} is not in this checkout and could not be fetched; give actions/checkout fetch-depth: 0`,
    );
  }
  // A branch that is behind its base is compared with where it left it. Without that much history the base's tip stands in.
  const fork = (await git("merge-base", "HEAD", sha).catch(() => "")).trim();
  return isCommit(fork) ? fork : sha;
}

/** The commit that the checkout merges the pull request's head into; null where the checkout is no such merge. */
async function mergedInto(head: string, git: Git): Promise<string | null> {
  // The commit's own text names its parents in a shallow checkout too, where git knows none.
  const [header = ""] = (await git("cat-file", "commit", "HEAD").catch(() => "")).split("\n\n", 1);
  const parents = header.split("\n").flatMap((line) => (line.startsWith("parent ") ? [line.slice("parent ".length)] : []));
  const [first, second] = parents;
  return parents.length === 2 && second === head && isCommit(first) ? first : null;
}

/** Whether the commit is in the checkout, or came when it was fetched. */
async function isThere(commit: string, git: Git): Promise<boolean> {
  const isHere = (): Promise<boolean> => git("cat-file", "-e", `${commit}^{commit}`).then(yes, no);
  if (await isHere()) return true;
  await git("fetch", "--no-tags", "--no-recurse-submodules", "--depth=1", "origin", commit).catch(() => undefined);
  return isHere();
}

/** Runs git with none of the repository's hooks and without ever asking for a password. */
async function gitIn(cwd: string, words: readonly string[], host: Host): Promise<string> {
  // The workspace of a container job belongs to another user: it is the one the workflow gave us.
  const settings = ["-c", "safe.directory=*", "-c", `core.hooksPath=${devNull}`, "-c", "advice.detachedHead=false"];
  const env = { ...buildEnvironment(host.env), GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };
  const { stdout } = await run("git", [...settings, ...words], {
    cwd,
    env,
    timeout: GIT_TIMEOUT_MS,
    signal: host.signal,
    windowsHide: true,
  });
  return stdout;
}

/** What the base is measured with: the same options and command, with every path in the base's own checkout. */
export interface BaseRequest {
  readonly values: OptionValues;
  readonly operands: readonly string[];
  /** Lines for a started server. */
  readonly env: readonly string[];
  /** Absolute path of the folder its programs start in. */
  readonly cwd: string;
}

/** Options that judge or deliver; the base is only observed. */
const JUDGING = ["min-readiness", "min-area", "exclude-latency", "min-grade", "grade", "fail-on-advisory", "waivers"];

/** Options that name files of the checkout; a base that lacks the file is measured without it. */
const FILES = ["arguments", "config", "manifest"];

/**
 * Turns this run's request into the base's.
 * @param cwd absolute path of the folder the server starts in, in the workspace
 */
export async function baseRequest(
  request: {
    readonly values: OptionValues;
    readonly operands: readonly string[];
    readonly cwd: string;
    /** Lines for a server that the step starts beside; those of a command are among the values. */
    readonly env?: readonly string[];
  },
  folder: string,
  workspace: string,
): Promise<BaseRequest> {
  const moved = (text: string): string => text.replaceAll(workspace, folder);
  const values: Record<string, OptionValues[string]> = { ...request.values, history: false };
  for (const name of JUDGING) delete values[name];
  for (const name of FILES) {
    const path = textValue(request.values, name);
    if (path === undefined) continue;
    values[name] = moved(path);
    if (!(await exists(isAbsolute(moved(path)) ? moved(path) : join(folder, path)))) delete values[name];
  }
  const below = relative(workspace, request.cwd);
  const cwd = below.startsWith("..") || isAbsolute(below) ? request.cwd : join(folder, below);
  // In a configuration file each server names its own folder.
  const names = ["url", "config"].map((name) => textValue(request.values, name));
  if (names.every((name) => name === undefined) || textValue(values, "cwd") !== undefined) values["cwd"] = cwd;
  if (values["env"] !== undefined) values["env"] = listValue(request.values, "env").map(moved);
  return { values, operands: request.operands.map(moved), env: (request.env ?? []).map(moved), cwd };
}

/** Whether there is such a file or folder. */
export async function exists(path: string): Promise<boolean> {
  return access(path).then(yes, no);
}

function isCommit(value: unknown): value is string {
  return typeof value === "string" && COMMIT.test(value);
}

function yes(): boolean {
  return true;
}

function no(): boolean {
  return false;
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ENOENT";
}
