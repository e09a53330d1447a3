// The pull request's comment through GitHub's own client, on a GitHub of this machine that holds every request to GitHub's description.
import { afterEach, describe, expect, test } from "@jest/globals";
import { connectGitHub } from "../../src/sinks/github/api.js";
import { putComment, type CommentOutcome, type StickyComment } from "../../src/sinks/github/comment.js";
import { refusal } from "../../src/sinks/github/refusal.js";
import { startFakeGitHub, type FakeGitHub, type FakeGitHubSetup } from "../support/harness/fake-github.js";

const TOKEN = "ghs_faketoken0123456789";
const MARKER = "<!-- mcpeval:mcpeval -->";
const BOT = "github-actions[bot]";
const PULL = { owner: "octo", repo: "weather-mcp", number: 7 };

const running: FakeGitHub[] = [];

afterEach(async () => {
  for (const github of running.splice(0)) await github.close();
});

async function start(setup: FakeGitHubSetup = {}): Promise<FakeGitHub> {
  const github = await startFakeGitHub(setup);
  running.push(github);
  return github;
}

const put = (github: FakeGitHub, body: string, changed: Partial<StickyComment> = {}): Promise<CommentOutcome> =>
  putComment(connectGitHub(TOKEN, github.url, new AbortController().signal), PULL, {
    marker: MARKER,
    body: `${MARKER}\n${body}`,
    mayCreate: true,
    substance: (text) => text.replace(/run \d+/, ""),
    runOf: (text) => Number(/run (\d+)/.exec(text)?.[1] ?? Number.NaN) || null,
    ...changed,
  });

const bodies = (github: FakeGitHub): string[] => github.comments.map(({ body }) => body);

describe("the sticky comment", () => {
  test("is made once, left alone when it says the same, and changed in place", async () => {
    const github = await start();
    expect(await put(github, "readiness 90, run 1")).toMatchObject({ done: "created", url: expect.stringContaining("#issuecomment-1000") });
    const before = github.requests.length;
    expect(await put(github, "readiness 90, run 2")).toMatchObject({ done: "unchanged" });
    expect(github.requests.slice(before).filter((request) => !request.startsWith("GET"))).toEqual(["POST /graphql"]);
    expect(await put(github, "readiness 80, run 3")).toMatchObject({ done: "updated" });
    expect(bodies(github)).toEqual([`${MARKER}\nreadiness 80, run 3`]);
    expect(github.problems).toEqual([]);
  });

  test("is found behind 130 others", async () => {
    const others = Array.from({ length: 130 }, (_, index) => ({ body: `comment ${index}`, login: "somebody" }));
    const comments = others.map((other, index) => (index === 120 ? { body: `${MARKER}\nold`, login: BOT } : other));
    const github = await start({ comments });
    expect(await put(github, "new")).toMatchObject({ done: "updated" });
    expect(github.comments).toHaveLength(130);
    expect(github.comments[120]?.body).toBe(`${MARKER}\nnew`);
    expect(github.requests.filter((request) => request.startsWith("GET"))).toHaveLength(2);
    expect(github.problems).toEqual([]);
  });

  test("by somebody else with our marker is not touched", async () => {
    const planted = [
      { body: `${MARKER}\nplanted`, login: "mallory" },
      { body: `${MARKER}\nplanted by another bot`, login: "evil[bot]" },
    ];
    const github = await start({ comments: planted });
    expect(await put(github, "ours")).toMatchObject({ done: "created" });
    expect(await put(github, "ours, changed")).toMatchObject({ done: "updated" });
    expect(bodies(github)).toEqual([...planted.map(({ body }) => body), `${MARKER}\nours, changed`]);
    expect(github.problems).toEqual([]);
  });

  test("is ours only where the marker is its first line", async () => {
    const quoted = `> ${MARKER}\n\nwhat is this?\n${MARKER}`;
    const github = await start({
      comments: [
        { body: quoted, login: BOT },
        { body: "<!-- mcpeval:other -->\nx", login: BOT },
      ],
    });
    await put(github, "ours");
    expect(bodies(github)).toEqual([quoted, "<!-- mcpeval:other -->\nx", `${MARKER}\nours`]);
  });

  test("belongs to the token's account, whichever it is", async () => {
    const github = await start({
      login: "release-app[bot]",
      comments: [
        { body: `${MARKER}\nby the job`, login: BOT },
        { body: `${MARKER}\nby the app`, login: "release-app[bot]" },
      ],
    });
    expect(await put(github, "new")).toMatchObject({ done: "updated" });
    expect(bodies(github)).toEqual([`${MARKER}\nby the job`, `${MARKER}\nnew`]);
  });

  test("is not made for nothing, but kept up to date where it is", async () => {
    const github = await start();
    expect(await put(github, "all clear", { mayCreate: false })).toEqual({ done: "nothing" });
    expect(github.comments).toEqual([]);
    await put(github, "red");
    expect(await put(github, "all clear", { mayCreate: false })).toMatchObject({ done: "updated" });
    expect(bodies(github)).toEqual([`${MARKER}\nall clear`]);
  });

  test("is not set back by a run that started earlier and ended later", async () => {
    const github = await start();
    await put(github, "readiness 90, run 12");
    expect(await put(github, "readiness 80, run 11")).toMatchObject({
      done: "superseded",
      url: expect.stringContaining("#issuecomment-1000"),
    });
    expect(bodies(github)).toEqual([`${MARKER}\nreadiness 90, run 12`]);
    expect(await put(github, "readiness 70, run 12")).toMatchObject({ done: "updated" });
    expect(await put(github, "readiness 60")).toMatchObject({ done: "updated" });
  });

  test("becomes one again where a cancelled run left a second", async () => {
    const comments = [
      { body: `${MARKER}\nplanted`, login: "mallory" },
      { body: `${MARKER}\nfirst`, login: BOT },
      { body: `${MARKER}\nsecond`, login: BOT },
    ];
    const github = await start({ comments });
    expect(await put(github, "new")).toMatchObject({ done: "updated" });
    expect(bodies(github)).toEqual([`${MARKER}\nplanted`, `${MARKER}\nnew`]);
    expect(github.problems).toEqual([]);
  });

  test("stays one when two runs find nothing at once", async () => {
    const github = await start({ heldListings: 2 });
    const outcomes = await Promise.all([put(github, "one"), put(github, "two")]);
    expect(github.comments).toHaveLength(1);
    expect(outcomes.map(({ done }) => done)).toContain("created");
    const urls = new Set(outcomes.map((outcome) => (outcome.done === "nothing" ? "" : outcome.url)));
    expect([...urls]).toEqual([expect.stringContaining("#issuecomment-1000")]);
    expect(github.problems).toEqual([]);
  });
});

describe("a refusal", () => {
  const attempt = { what: "no comment", permission: "pull-requests: write", isFork: false };
  const refused = async (setup: FakeGitHubSetup, isFork = false, token = TOKEN): Promise<string> => {
    const github = await start(setup);
    const api = connectGitHub(token, github.url, new AbortController().signal);
    const error: unknown = await api.rest.issues
      .createComment({ owner: "octo", repo: "r", issue_number: 7, body: "x" })
      .catch((caught: unknown) => caught);
    return refusal(error, { ...attempt, isFork }).message;
  };

  test("names the permission that is missing", async () => {
    expect(await refused({ denied: ["pull-requests"] })).toBe(
      "no comment: the token may not do this (403); the job needs `permissions: pull-requests: write`",
    );
  });

  test("that no permission would mend is told in GitHub's words", async () => {
    expect(await refused({ locked: true })).toBe("no comment: GitHub refused (403): Unable to create comment because issue is locked.");
  });

  test("says that forks cannot have it", async () => {
    expect(await refused({ denied: ["pull-requests"] }, true)).toContain("the token of a fork's pull request may only read (403)");
  });

  test("tells a bad token, a spent limit and a broken server apart", async () => {
    expect(await refused({}, false, "stale")).toContain("GitHub refused the token (401)");
    expect(await refused({ broken: 429 })).toContain("rate limit is spent (429)");
    expect(await refused({ broken: 502 })).toMatch(/^no comment: GitHub answered 502 \(/);
  });

  test("of a GitHub that is not there names the cause and repeats no token", async () => {
    const github = await startFakeGitHub();
    await github.close();
    const api = connectGitHub(TOKEN, github.url, new AbortController().signal);
    const error: unknown = await api.rest.issues
      .createComment({ owner: "octo", repo: "r", issue_number: 7, body: "x" })
      .catch((caught: unknown) => caught);
    expect(refusal(error, attempt).message).toMatch(/^no comment: GitHub could not be reached \(.*ECONNREFUSED/);
    expect(refusal(error, attempt).message).not.toContain(TOKEN);
  });
});
