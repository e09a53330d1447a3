// Uploads one SARIF file to code scanning and waits a while for GitHub to take it in.
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { printable } from "../../lib/escape.js";
import { SinkFailure } from "../../model/errors.js";
import type { GitHubApi } from "./api.js";

/** GitHub's limit of a compressed upload, in bytes. */
const MOST_BYTES = 10 * 1024 * 1024;

/** Pauses before each look at the state, in milliseconds. A slow one is no failure: the upload is there. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000] as const;

/** One upload. */
export interface SarifUpload {
  readonly owner: string;
  readonly repo: string;
  /** 40 hex digits. */
  readonly sha: string;
  /** The whole ref, for example refs/heads/main or refs/pull/7/merge. */
  readonly ref: string;
  readonly sarif: string;
  readonly sleep: (ms: number) => Promise<void>;
}

/** `pending` when GitHub had not finished by the end of the wait. */
export interface SarifOutcome {
  readonly id: string;
  readonly state: "complete" | "pending";
}

/**
 * @throws SinkFailure when the file is too large or GitHub cannot take it in
 * @throws the client's errors
 */
export async function uploadSarif(api: GitHubApi, { owner, repo, sha, ref, sarif, sleep }: SarifUpload): Promise<SarifOutcome> {
  const packed = await promisify(gzip)(sarif);
  if (packed.length > MOST_BYTES) {
    throw new SinkFailure("code scanning has no new results: the SARIF report is over 10 MB compressed, which GitHub refuses");
  }
  const { data } = await api.rest.codeScanning.uploadSarif({
    owner,
    repo,
    commit_sha: sha,
    ref,
    sarif: packed.toString("base64"),
    tool_name: "mcpeval",
  });
  const id = data.id ?? "";
  if (id === "") return { id, state: "pending" };
  for (const pause of PAUSES) {
    await sleep(pause);
    const status = await api.rest.codeScanning.getSarif({ owner, repo, sarif_id: id });
    const { processing_status: state, errors } = status.data;
    if (state === "complete") return { id, state };
    if (state === "failed") {
      throw new SinkFailure(
        `code scanning has no new results: GitHub could not take the report in: ${printable((errors ?? []).join("; "), 500)}`,
      );
    }
  }
  return { id, state: "pending" };
}
