// Finds the pull request that a commit is the head of: events of other workflows name none where a fork is involved.
import type { GitHubApi } from "./api.js";

/** The head of a pull request, as the event names it. */
export interface PullHead {
  /** Owner and name of the repository the pull request goes into. */
  readonly owner: string;
  readonly repo: string;
  /** The commit at its head. */
  readonly sha: string;
  /** Account and branch it comes from; empty when the event names none. */
  readonly headOwner: string;
  readonly headBranch: string;
}

/**
 * The number of the open pull request whose head is this very commit; null when there is none, or when it has moved on since.
 * @throws the client's errors
 */
export async function findPullRequest(api: GitHubApi, { owner, repo, sha, headOwner, headBranch }: PullHead): Promise<number | null> {
  const isIt = (pull: { state: string; head: { sha: string }; base: { repo: { full_name: string } } }): boolean =>
    pull.state === "open" && pull.head.sha === sha && pull.base.repo.full_name.toLowerCase() === `${owner}/${repo}`.toLowerCase();
  if (headOwner !== "" && headBranch !== "") {
    const { data } = await api.rest.pulls.list({ owner, repo, state: "open", head: `${headOwner}:${headBranch}`, per_page: 100 });
    const found = data.find(isIt);
    if (found !== undefined) return found.number;
  }
  const { data } = await api.rest.repos.listPullRequestsAssociatedWithCommit({ owner, repo, commit_sha: sha, per_page: 100 });
  return data.find(isIt)?.number ?? null;
}
