// GitHub's API client. Loaded only by a run that comments or uploads: import this file lazily.
import { getOctokit } from "@actions/github";

/** The client; its requests carry the workflow's token. */
export type GitHubApi = ReturnType<typeof getOctokit>;

/**
 * @param token the workflow's token
 * @param baseUrl GITHUB_API_URL: no host of GitHub is known here, so GitHub Enterprise Server works alike
 * @param signal ends requests that hang
 */
export function connectGitHub(token: string, baseUrl: string, signal: AbortSignal): GitHubApi {
  return getOctokit(token, { baseUrl, request: { signal } });
}
