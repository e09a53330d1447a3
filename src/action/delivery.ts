// Takes a run's results to where people look: annotations, an artifact, the pull request's comment, code scanning. Each may fail alone,
// with a line that says what is missing; none of them changes the verdict. GitHub's clients load only for what was asked for.
import { SinkFailure } from "../model/errors.js";
import type { Host } from "../model/host.js";
import { commentMarker, commentRun, commentSubstance, isNews, renderComment, renderNotice } from "../render/comment/markdown.js";
import type { CommentServer } from "../render/comment/input.js";
import { annotate } from "../sinks/github/annotations.js";
import type { GitHubApi } from "../sinks/github/api.js";
import type { Core } from "../sinks/github/core.js";
import type { CommentOutcome } from "../sinks/github/comment.js";
import { refusal, type Attempt } from "../sinks/github/refusal.js";
import type { RunEvent } from "./event.js";
import type { WrittenFiles } from "./files.js";
import { findings } from "./findings.js";
import { settledVerdict, type Measured } from "./measured.js";
import type { Settings } from "./settings.js";

/** Longest that all talk with GitHub may take, in milliseconds: a hanging proxy must not hold the job. */
const PATIENCE_MS = 120_000;

/** Everything a delivery is made of. */
export interface DeliveryInput {
  readonly core: Core;
  readonly host: Pick<Host, "env" | "clock" | "signal">;
  readonly settings: Settings;
  readonly event: RunEvent;
  readonly measured: readonly Measured[];
  readonly written: readonly WrittenFiles[];
  /** Absolute path of the folder the files lie below. */
  readonly folder: string;
  /** Reads a written file again. @throws UsageError */
  readonly readText: (path: string) => Promise<string>;
}

/** What came of it; empty texts where there is nothing. */
export interface Delivered {
  readonly commentUrl: string;
  readonly artifactId: string;
  /** By server. */
  readonly sarifIds: Readonly<Record<string, string>>;
  /** One line each: what was asked for and could not be delivered. */
  readonly failures: readonly string[];
}

/** Shows findings at their lines, within the limit of each level. The failing line of the step is an error too, so one is kept for it. */
export function showFindings({ core, settings, measured }: Pick<DeliveryInput, "core" | "settings" | "measured">): void {
  const most = settings.maxAnnotations;
  annotate(core, findings(measured), { error: Math.min(most, 9), warning: most, notice: most });
}

/** Delivers what was asked for, one after the other. Never rejects for a sink's sake. */
export async function deliver(input: DeliveryInput): Promise<Delivered> {
  const { settings, event, host, core } = input;
  const failures: string[] = [];
  const nothing: Delivered = { commentUrl: "", artifactId: "", sarifIds: {}, failures };
  const asked = settings.uploadArtifact || settings.comment !== "never" || settings.uploadSarif;
  if (!asked || host.signal.aborted) return nothing;
  if (event.name === "merge_group") {
    core.info("in a merge queue only the verdict is reported: no artifact, comment or upload");
    return nothing;
  }
  const attempt = async <T>(otherwise: T, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof SinkFailure)) throw error;
      failures.push(error.message);
      return otherwise;
    }
  };
  const connect = connector(input);
  const artifactId = settings.uploadArtifact ? await attempt("", () => putArtifact(input)) : "";
  const commentUrl = settings.comment === "never" ? "" : await attempt("", () => comment(input, connect));
  const sarifIds: Record<string, string> = {};
  for (const { server, files } of settings.uploadSarif ? input.written : []) {
    const id = await attempt("", () => upload(input, connect, files.sarif));
    if (id !== "") sarifIds[server] = id;
  }
  return { commentUrl, artifactId, sarifIds, failures };
}

/** Does one thing with GitHub's API; its errors become a line that says what is missing and which permission. */
type Connect = <T>(attempt: Omit<Attempt, "isFork">, work: (api: GitHubApi) => Promise<T>) => Promise<T>;

function connector({ settings, host, event }: CommentPlace): Connect {
  const signal = AbortSignal.any([host.signal, AbortSignal.timeout(PATIENCE_MS)]);
  return async (attempt, work) => {
    if (settings.token === "") throw new SinkFailure(`${attempt.what}: there is no token; leave 'github-token' out to use the job's own`);
    const { connectGitHub } = await import("../sinks/github/api.js");
    try {
      return await work(connectGitHub(settings.token, host.env["GITHUB_API_URL"] ?? "https://api.github.com", signal));
    } catch (error) {
      throw error instanceof SinkFailure ? error : refusal(error, { ...attempt, isFork: event.isFork });
    }
  };
}

async function putArtifact({ settings, host, written, folder }: DeliveryInput): Promise<string> {
  const files = [...new Set(written.flatMap(({ files: forms, compared }) => [...Object.values(forms), ...compared]))];
  if (files.length === 0) throw new SinkFailure("the report was not uploaded as an artifact: its files could not be written");
  const { uploadArtifact } = await import("../sinks/github/artifact.js");
  return uploadArtifact({ name: settings.artifactName, files, root: folder, env: host.env });
}

/** What a comment needs whatever it says. */
type CommentPlace = Pick<DeliveryInput, "core" | "host" | "settings" | "event">;

async function comment(input: DeliveryInput, connect: Connect): Promise<string> {
  const { settings, event, measured } = input;
  const servers = measured.map(partOf);
  const body = renderComment({ key: settings.commentKey, servers, runUrl: event.runUrl });
  return post(input, connect, body, settings.comment === "always" || servers.some(isNews));
}

/**
 * Tells the pull request that there is no report, so that an earlier comment does not go on telling of a run that is over.
 * @param mayCreate whether it is worth a comment where there is none
 * @returns what could not be delivered, or null
 */
export async function deliverNotice(place: CommentPlace, markdown: string, mayCreate: boolean): Promise<string | null> {
  const { settings, event, host } = place;
  if (settings.comment === "never" || host.signal.aborted || event.name === "merge_group") return null;
  try {
    await post(place, connector(place), renderNotice(settings.commentKey, markdown, event.runUrl), mayCreate);
    return null;
  } catch (error) {
    if (!(error instanceof SinkFailure)) throw error;
    return error.message;
  }
}

async function post({ core, settings, event }: CommentPlace, connect: Connect, body: string, mayCreate: boolean): Promise<string> {
  const { pull, owner, repo } = event;
  if (pull === null) {
    core.info(`no comment: the event ${event.name} has no pull request`);
    return "";
  }
  const { putComment } = await import("../sinks/github/comment.js");
  const sticky = {
    marker: commentMarker(settings.commentKey),
    body,
    mayCreate,
    substance: commentSubstance,
    runOf: commentRun,
  };
  const attempt = { what: "the pull request has no up-to-date comment", permission: "pull-requests: write" };
  const outcome = await connect(attempt, (api) => putComment(api, { owner, repo, number: pull }, sticky));
  core.info(TOLD[outcome.done] + (outcome.done === "nothing" ? "" : outcome.url));
  return outcome.done === "nothing" ? "" : outcome.url;
}

const TOLD: Readonly<Record<CommentOutcome["done"], string>> = {
  created: "comment created: ",
  updated: "comment updated: ",
  unchanged: "comment unchanged: ",
  superseded: "comment left alone, a later run wrote it: ",
  nothing: "no comment: there is nothing to tell",
};

/** One server as the comment sees it. */
function partOf({ report, verdict, comparison, isNew }: Measured): CommentServer {
  return {
    report: report.document,
    diff: comparison?.diff ?? null,
    verdict: settledVerdict({ verdict, comparison }),
    problem: verdict === "incomplete" ? null : (comparison?.problem ?? null),
    isNew: isNew ?? false,
  };
}

async function upload({ core, host, event, readText }: DeliveryInput, connect: Connect, path: string | undefined): Promise<string> {
  const what = "code scanning has no new results";
  if (path === undefined) throw new SinkFailure(`${what}: the SARIF report could not be written`);
  const { owner, repo, sha, ref } = event;
  // Its commit is the base's: what a pull request brings would be filed under the branch it goes into.
  if (event.name === "pull_request_target")
    throw new SinkFailure(`${what}: under pull_request_target they would be shown at the base branch`);
  if (!/^[0-9a-f]{40}$/.test(sha) || !ref.startsWith("refs/")) {
    throw new SinkFailure(`${what}: the event ${event.name} names no commit and ref to show them at`);
  }
  const sarif = await readText(path);
  const { uploadSarif } = await import("../sinks/github/code-scanning.js");
  const sleep = (ms: number): Promise<void> => host.clock.sleep(ms, host.signal);
  const attempt = { what, permission: "security-events: write" };
  const { id, state } = await connect(attempt, (api) => uploadSarif(api, { owner, repo, sha, ref, sarif, sleep }));
  core.info(state === "complete" ? "uploaded to code scanning" : "uploaded to code scanning, which is still taking it in");
  return id;
}
