// actions/comment, for `workflow_run`: turns the reports of another run into the pull request's comment. That run may have been a
// stranger's: its files are data, the pull request is found by the commit that GitHub names, and nothing is started.
import { receiveReports } from "../commands/received.js";
import { printable } from "../lib/escape.js";
import { SinkFailure, UsageError } from "../model/errors.js";
import type { Json } from "../model/json.js";
import { ACTION_SPECS } from "../options/table-action.js";
import { refusal } from "../sinks/github/refusal.js";
import { deliver } from "./delivery.js";
import { readEvent } from "./event.js";
import { spell } from "./headers.js";
import { INPUT_NAMES } from "./inputs.js";
import type { Measured } from "./measured.js";
import { PartMisuse, runPart, type PartPorts } from "./part.js";
import { DEFAULT_OUTPUT_DIR } from "./paths.js";
import { parsePayload, valueAt } from "./payload.js";
import { readSettings } from "./settings.js";
import { nameInputs } from "./wording.js";

/** The part's inputs. */
export const COMMENT_INPUTS: ReadonlySet<string> = new Set([
  "reports",
  "comment",
  "comment-key",
  "fail-on",
  "max-readiness-drop",
  "token-ratchet",
  "github-token",
]);

/** Runs the part. */
export function runComment(ports: PartPorts): Promise<void> {
  return runPart(ports, new Set([...COMMENT_INPUTS, ...INPUT_NAMES, ...ACTION_SPECS.map(({ name }) => name)]), () => comment(ports));
}

async function comment(ports: PartPorts): Promise<void> {
  const { core, host } = ports;
  core.setOutput("comment-url", "");
  const { settings, problems: unread } = readSettings((name) => (COMMENT_INPUTS.has(name) ? core.getInput(name) : ""), spell);
  const problems = [...unread];
  if (settings.token === "") problems.push("'github-token' is empty; leave it out to use the job's own");
  const head = headOf(await host.files.readText(host.env["GITHUB_EVENT_PATH"] ?? ""));
  if (head === null)
    problems.push("this action is for a workflow that runs `on: workflow_run`; the main action comments on its own pull request");
  if (problems.length > 0 || head === null) throw new PartMisuse(problems);

  const folder = core.getInput("reports").trim();
  const received = await receiveReports(folder === "" ? DEFAULT_OUTPUT_DIR : folder, settings.rules, host);
  const event = readEvent(host.env, "");
  const { owner, repo } = event;
  const pull = await pullOf({ ...head, owner, repo }, settings.token, ports);
  if (pull === null) {
    core.notice(`no comment: no open pull request of ${printable(repo)} has the head ${head.sha.slice(0, 12)}; it may have moved on`);
    return;
  }
  const measured = received.map(({ read, verdict, comparison }): Measured => ({
    report: { kind: "probe-report", document: read.report },
    verdict,
    comparison:
      comparison === null
        ? null
        : {
            baseline: comparison.baseline.report,
            diff: comparison.diff,
            verdict: comparison.verdict,
            problem: comparison.problem === null ? null : nameInputs(comparison.problem, INPUT_NAMES),
          },
  }));
  const { commentUrl, failures } = await deliver({
    core,
    host,
    settings: { ...settings, uploadArtifact: false, uploadSarif: false },
    event: { ...event, pull, isFork: false, runUrl: head.runUrl },
    measured,
    written: [],
    folder,
    readText: () => Promise.reject(new UsageError("nothing was written")),
  });
  core.setOutput("comment-url", commentUrl);
  if (failures.length > 0) throw new SinkFailure(failures.join("; "));
}

/** What the event says of the run that measured. */
interface Head {
  readonly sha: string;
  readonly headOwner: string;
  readonly headBranch: string;
  readonly runUrl: string | null;
}

/** Null when the event is none of another workflow. Every field is GitHub's own, not the other run's. */
function headOf(payload: string): Head | null {
  const run = valueAt(parsePayload(payload), "workflow_run");
  const text = (value: Json | undefined): string => (typeof value === "string" ? value : "");
  const sha = text(valueAt(run, "head_sha"));
  if (!/^[0-9a-f]{40}$/.test(sha)) return null;
  const url = text(valueAt(run, "html_url"));
  return {
    sha,
    headOwner: text(valueAt(run, "head_repository", "owner", "login")),
    headBranch: text(valueAt(run, "head_branch")),
    runUrl: /^https?:\/\/[^\s()<>"]+$/.test(url) ? url : null,
  };
}

async function pullOf(head: Head & { owner: string; repo: string }, token: string, { host }: PartPorts): Promise<number | null> {
  const { connectGitHub } = await import("../sinks/github/api.js");
  const { findPullRequest } = await import("../sinks/github/pull-request.js");
  try {
    return await findPullRequest(connectGitHub(token, host.env["GITHUB_API_URL"] ?? "https://api.github.com", host.signal), head);
  } catch (error) {
    throw refusal(error, { what: "the pull request was not found", permission: "pull-requests: write", isFork: false });
  }
}
