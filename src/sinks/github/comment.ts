// Keeps one comment of ours on a pull request: found by its first line and its author, changed in place, left alone when it says the same.
import type { GitHubApi } from "./api.js";

/** A pull request. */
export interface PullRequest {
  readonly owner: string;
  readonly repo: string;
  readonly number: number;
}

/** What is to stand there. */
export interface StickyComment {
  /** The first line, by which the comment is found again. */
  readonly marker: string;
  readonly body: string;
  /** Whether a comment is made where there is none; an existing one is always kept up to date. */
  readonly mayCreate: boolean;
  /** A body without what differs from run to run: equal ones need no request. */
  readonly substance: (body: string) => string;
  /** Number of the run that a body tells of, growing with time; null when it names none. An older run does not overwrite a later one's. */
  readonly runOf: (body: string) => number | null;
}

/** What was done, and where the comment is. */
export type CommentOutcome =
  { readonly done: "created" | "updated" | "unchanged" | "superseded"; readonly url: string } | { readonly done: "nothing" };

interface Found {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  readonly author: string;
}

/** Author of comments made with the job's own token; only asked of GitHub where there is a comment to judge. */
const JOB_AUTHOR = "github-actions[bot]";

/** @throws the client's errors */
export async function putComment(api: GitHubApi, pull: PullRequest, comment: StickyComment): Promise<CommentOutcome> {
  const marked = await listMarked(api, pull, comment.marker);
  const mine = marked.length === 0 ? [] : ownOf(marked, await viewer(api));
  const [oldest, ...doubles] = mine;
  // A run that was cancelled right after it made a second one left it there.
  for (const { id } of doubles) await remove(api, pull, id);
  if (oldest !== undefined) return update(api, pull, oldest, comment);
  if (!comment.mayCreate) return { done: "nothing" };
  const { data } = await api.rest.issues.createComment({
    owner: pull.owner,
    repo: pull.repo,
    issue_number: pull.number,
    body: comment.body,
  });
  const created: Found = { id: data.id, url: data.html_url, body: comment.body, author: data.user?.login ?? "" };
  return settle(api, pull, created, comment);
}

/** Two runs may have found nothing at once: the older comment stays and gets the text of the run that came later. */
async function settle(api: GitHubApi, pull: PullRequest, created: Found, comment: StickyComment): Promise<CommentOutcome> {
  const [oldest = created] = ownOf(await listMarked(api, pull, comment.marker), created.author);
  if (oldest.id >= created.id) return { done: "created", url: created.url };
  await remove(api, pull, created.id);
  return update(api, pull, oldest, comment);
}

/** Removes a comment of ours; one that is gone already is as good, for another run may be doing the same. */
async function remove(api: GitHubApi, { owner, repo }: PullRequest, id: number): Promise<void> {
  try {
    await api.rest.issues.deleteComment({ owner, repo, comment_id: id });
  } catch (error) {
    if ((error as { readonly status?: unknown }).status !== 404) throw error;
  }
}

async function update(api: GitHubApi, pull: PullRequest, there: Found, { body, substance, runOf }: StickyComment): Promise<CommentOutcome> {
  const [theirs, ours] = [runOf(there.body), runOf(body)];
  if (theirs !== null && ours !== null && theirs > ours) return { done: "superseded", url: there.url };
  if (substance(there.body) === substance(body)) return { done: "unchanged", url: there.url };
  await api.rest.issues.updateComment({ owner: pull.owner, repo: pull.repo, comment_id: there.id, body });
  return { done: "updated", url: there.url };
}

/** All comments that start with the marker, whoever wrote them, oldest first. */
async function listMarked(api: GitHubApi, { owner, repo, number }: PullRequest, marker: string): Promise<Found[]> {
  const all = await api.paginate(api.rest.issues.listComments, { owner, repo, issue_number: number, per_page: 100 });
  return all
    .map(({ id, html_url, body, user }) => ({ id, url: html_url, body: body ?? "", author: user?.login ?? "" }))
    .filter(({ body }) => body.split(/\r?\n/, 1)[0]?.trimEnd() === marker)
    .sort((a, b) => a.id - b.id);
}

/** Anyone can write our marker; only what the token's own account wrote is ours to change. */
function ownOf(comments: readonly Found[], login: string): Found[] {
  return comments.filter(({ author }) => author === login);
}

/** Who the token is. The job's own token may not ask for its user, but for the viewer; where neither works it is the job's. */
async function viewer(api: GitHubApi): Promise<string> {
  try {
    const { viewer: who } = await api.graphql<{ viewer: { login: string } }>("query { viewer { login } }");
    return who.login;
  } catch {
    return JOB_AUTHOR;
  }
}
