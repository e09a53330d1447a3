// What the runner says about the event that started the run: which repository, pull request, commit. Reads variables and the payload only.
import { parsePayload, valueAt } from "./payload.js";

/** The run's event. */
export interface RunEvent {
  /** Name of the event, for example pull_request. */
  readonly name: string;
  readonly owner: string;
  readonly repo: string;
  /** Number of the pull request; null for events without one. */
  readonly pull: number | null;
  /** Whether the job's token only reads, whatever the workflow asks for: pull requests of forks and of Dependabot. */
  readonly isFork: boolean;
  /** Commit and ref the run is about, as code scanning wants them. */
  readonly sha: string;
  readonly ref: string;
  /** Page of the run; null when the runner names none. */
  readonly runUrl: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * @param payload text of the file at GITHUB_EVENT_PATH; anything that is no JSON object counts as an empty one
 */
export function readEvent(env: Environment, payload: string): RunEvent {
  const repository = env["GITHUB_REPOSITORY"] ?? "";
  const [owner = "", repo = ""] = repository.split("/");
  const pullRequest = valueAt(parsePayload(payload), "pull_request");
  const number = valueAt(pullRequest, "number");
  const pull = typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : null;
  const headRepository = valueAt(pullRequest, "head", "repo", "full_name");
  const [server, run] = [env["GITHUB_SERVER_URL"] ?? "", env["GITHUB_RUN_ID"] ?? ""];
  const hasRun = /^https?:\/\//.test(server) && /^\d+$/.test(run) && owner !== "" && repo !== "";
  return {
    name: env["GITHUB_EVENT_NAME"] ?? "",
    owner,
    repo,
    pull,
    // A fork that was deleted has no repository any more. Under pull_request_target the token is the base's own, whoever asks.
    isFork:
      pull !== null &&
      env["GITHUB_EVENT_NAME"] !== "pull_request_target" &&
      (headRepository !== repository || env["GITHUB_ACTOR"] === "dependabot[bot]"),
    sha: env["GITHUB_SHA"] ?? "",
    ref: env["GITHUB_REF"] ?? "",
    runUrl: hasRun ? `${server}/${owner}/${repo}/actions/runs/${run}` : null,
  };
}
