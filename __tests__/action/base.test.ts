// The base of a pull request, checked out beside the workspace by a real git.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { baseOfEvent, baseRequest, checkOutBase } from "../../src/action/base.js";
import { createActionHost, NoteKeeper } from "../../src/action/host.js";
import { UsageError } from "../../src/model/errors.js";
import type { Host } from "../../src/model/host.js";

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "mcpeval-base-")));
  mkdirSync(join(root, "temp"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const AUTHOR = ["-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false", "-c", "protocol.file.allow=always"];

function git(folder: string, ...words: string[]): string {
  return execFileSync("git", [...AUTHOR, ...words], { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
}

function commit(folder: string, content: string): string {
  writeFileSync(join(folder, "server.js"), content);
  git(folder, "add", "server.js");
  git(folder, "commit", "-q", "-m", content);
  return git(folder, "rev-parse", "HEAD");
}

function hostIn(folder: string, env: Record<string, string> = {}): Host {
  const real = createActionHost(new URL("file:///none.js"), new AbortController().signal, new NoteKeeper());
  return { ...real, cwd: folder, env: { PATH: process.env["PATH"], HOME: root, RUNNER_TEMP: join(root, "temp"), ...env } };
}

/** main: one, two; feature: leaves main at one. */
function repository(): { folder: string; one: string; two: string; feature: string } {
  const folder = join(root, "repository");
  mkdirSync(folder);
  git(folder, "init", "-q", "-b", "main");
  const one = commit(folder, "one");
  git(folder, "checkout", "-q", "-b", "feature");
  const feature = commit(folder, "feature");
  git(folder, "checkout", "-q", "main");
  const two = commit(folder, "two");
  git(folder, "checkout", "-q", "feature");
  return { folder, one, two, feature };
}

describe("the event's base", () => {
  const sha = "0123456789abcdef0123456789abcdef01234567";

  test("is the pull request's or the merge group's", () => {
    const head = "f".repeat(40);
    expect(baseOfEvent({ pull_request: { base: { sha }, head: { sha: head } } })).toEqual({ sha, head });
    expect(baseOfEvent({ pull_request: { base: { sha }, head: { sha: "HEAD" } } })).toEqual({ sha, head: null });
    expect(baseOfEvent({ merge_group: { base_sha: sha, head_sha: head } })).toEqual({ sha, head: null });
  });

  test("is null for other events and for what is no commit", () => {
    for (const event of [
      {},
      null,
      "text",
      { before: sha },
      { pull_request: { base: { sha: "--upload-pack=x" } } },
      { pull_request: null },
    ]) {
      expect(baseOfEvent(event)).toBeNull();
    }
  });
});

describe("checkout", () => {
  test("takes the merge base, leaves the workspace alone and removes everything", async () => {
    const { folder, one, two } = repository();
    const base = await checkOutBase({ sha: two, head: null }, hostIn(folder));
    expect(base.commit).toBe(one);
    expect(readFileSync(join(base.folder, "server.js"), "utf8")).toBe("one");
    expect(readFileSync(join(folder, "server.js"), "utf8")).toBe("feature");
    await base.remove();
    expect(existsSync(base.folder)).toBe(false);
    expect(git(folder, "worktree", "list").split("\n")).toHaveLength(1);
    expect(git(folder, "status", "--porcelain")).toBe("");
  });

  test("fetches the one commit that a shallow checkout lacks", async () => {
    const { folder, two } = repository();
    const shallow = join(root, "shallow");
    git(root, "clone", "-q", "--depth=1", "--branch=feature", pathToFileURL(folder).href, shallow);
    git(folder, "config", "uploadpack.allowAnySHA1InWant", "true");
    const base = await checkOutBase({ sha: two, head: null }, hostIn(shallow));
    expect(base.commit).toBe(two);
    expect(readFileSync(join(base.folder, "server.js"), "utf8")).toBe("two");
    await base.remove();
  });

  describe("of the merge of a pull request", () => {
    /** main went from one to two after the pull request's last push; HEAD merges feature into two, as GitHub does. */
    function merged(): ReturnType<typeof repository> {
      const made = repository();
      git(made.folder, "checkout", "-q", "--detach", made.two);
      git(made.folder, "merge", "-q", "--no-ff", "-s", "ours", "-m", "merge", made.feature);
      git(made.folder, "branch", "merged");
      return made;
    }

    test("takes what was merged into, not the base that the event remembers", async () => {
      const { folder, one, two, feature } = merged();
      const base = await checkOutBase({ sha: one, head: feature }, hostIn(folder));
      expect(base.commit).toBe(two);
      expect(readFileSync(join(base.folder, "server.js"), "utf8")).toBe("two");
      await base.remove();
    });

    test("fetches it where the checkout is one commit deep", async () => {
      const { folder, one, two, feature } = merged();
      const shallow = join(root, "shallow");
      git(root, "clone", "-q", "--depth=1", "--branch=merged", pathToFileURL(folder).href, shallow);
      git(folder, "config", "uploadpack.allowAnySHA1InWant", "true");
      const base = await checkOutBase({ sha: one, head: feature }, hostIn(shallow));
      expect(base.commit).toBe(two);
      await base.remove();
    });

    test("takes the event's base where what was merged into is not to be had", async () => {
      const { folder, one, feature } = merged();
      const shallow = join(root, "shallow");
      git(root, "clone", "-q", "--depth=1", "--branch=merged", pathToFileURL(folder).href, shallow);
      git(folder, "config", "uploadpack.allowAnySHA1InWant", "true");
      git(shallow, "fetch", "-q", "--depth=1", "origin", one);
      git(shallow, "remote", "set-url", "origin", pathToFileURL(join(root, "gone")).href);
      const base = await checkOutBase({ sha: one, head: feature }, hostIn(shallow));
      expect(base.commit).toBe(one);
      await base.remove();
    });

    test("is no matter of a merge of something else, such as the base into the pull request", async () => {
      const { folder, one, two, feature } = repository();
      git(folder, "merge", "-q", "--no-ff", "-s", "ours", "-m", "catch up", two);
      const head = git(folder, "rev-parse", "HEAD");
      for (const [event, expected] of [
        [{ sha: two, head }, two],
        [{ sha: one, head }, one],
      ] as const) {
        const base = await checkOutBase(event, hostIn(folder));
        expect(base.commit).toBe(expected);
        expect(base.commit).not.toBe(feature);
        await base.remove();
      }
    });
  });

  test("says how to get a history that cannot be fetched", async () => {
    const { folder, two } = repository();
    const shallow = join(root, "shallow");
    git(root, "clone", "-q", "--depth=1", "--branch=feature", pathToFileURL(folder).href, shallow);
    git(shallow, "remote", "set-url", "origin", pathToFileURL(join(root, "gone")).href);
    const failing = checkOutBase({ sha: two, head: null }, hostIn(shallow));
    await expect(failing).rejects.toThrow(UsageError);
    await expect(failing).rejects.toThrow(
      `the base commit ${two.slice(0, 12)} is not in this checkout and could not be fetched; give actions/checkout fetch-depth: 0`,
    );
  });

  test("says what is missing where there is no repository, or no git", async () => {
    await expect(checkOutBase({ sha: "a".repeat(40), head: null }, hostIn(join(root, "temp")))).rejects.toThrow(
      /add a step with actions\/checkout/,
    );
    const { folder, two } = repository();
    await expect(checkOutBase({ sha: two, head: null }, hostIn(folder, { PATH: join(root, "temp") }))).rejects.toThrow(
      /needs git, which this runner lacks/,
    );
  });

  test("runs no hook of the repository", async () => {
    const { folder, two } = repository();
    const hook = join(folder, ".git", "hooks", "post-checkout");
    mkdirSync(join(folder, ".git", "hooks"), { recursive: true });
    writeFileSync(hook, `#!/bin/sh\necho ran > ${join(root, "ran")}\n`, { mode: 0o755 });
    await (await checkOutBase({ sha: two, head: null }, hostIn(folder))).remove();
    expect(existsSync(join(root, "ran"))).toBe(false);
  });
});

describe("the base's request", () => {
  test("is this run's, with every path in the base and no floor", async () => {
    const base = join(root, "base");
    mkdirSync(base);
    writeFileSync(join(base, "arguments.json"), "{}");
    const values = {
      server: "demo",
      arguments: "arguments.json",
      manifest: "only-here.json",
      waivers: "w.json",
      env: ["ROOT=/ws/data"],
      cwd: "/ws/packages/a",
      "min-readiness": 80,
      "min-area": ["catalog=1"],
      "fail-on-advisory": ["late-reply"],
      "exclude-latency": true,
    };
    const request = await baseRequest({ values, operands: ["node", "/ws/packages/a/x.js"], cwd: "/ws/packages/a" }, base, "/ws");
    expect(request).toEqual({
      values: { server: "demo", arguments: "arguments.json", env: [`ROOT=${base}/data`], cwd: join(base, "packages/a"), history: false },
      operands: ["node", `${base}/packages/a/x.js`],
      env: [],
      cwd: join(base, "packages/a"),
    });
  });

  test("keeps a folder outside of the workspace", async () => {
    const { cwd } = await baseRequest({ values: {}, operands: [], cwd: "/elsewhere" }, join(root, "base"), "/ws");
    expect(cwd).toBe("/elsewhere");
  });
});
