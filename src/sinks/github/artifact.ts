// Uploads the report files as one artifact of the run. What the service needs is checked first, so that a lack is said in words.
import { printable } from "../../lib/escape.js";
import { SinkFailure } from "../../model/errors.js";

/** One artifact. */
export interface ArtifactUpload {
  readonly name: string;
  /** Absolute paths. */
  readonly files: readonly string[];
  /** Absolute path of the folder they lie below. */
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const MISSING = "the report was not uploaded as an artifact";

/**
 * @returns the artifact's id
 * @throws SinkFailure
 */
export async function uploadArtifact({ name, files, root, env }: ArtifactUpload): Promise<string> {
  if (isEnterpriseServer(env["GITHUB_SERVER_URL"])) {
    throw new SinkFailure(
      `${MISSING}: GitHub Enterprise Server has no artifact service for it; add a step with actions/upload-artifact@v3`,
    );
  }
  if ((env["ACTIONS_RUNTIME_TOKEN"] ?? "") === "" || (env["ACTIONS_RESULTS_URL"] ?? "") === "") {
    throw new SinkFailure(
      `${MISSING}: the runner gave no ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL, without which there is no artifact service`,
    );
  }
  try {
    const { artifactClient } = await import("./artifact-client.js");
    const { id } = await artifactClient().uploadArtifact(name, [...files], root);
    return id === undefined ? "" : String(id);
  } catch (error) {
    const text = error instanceof Error ? (error.message.split("\n", 1)[0] ?? "") : "unknown cause";
    if (/\b409\b|already exists/i.test(text)) {
      throw new SinkFailure(`${MISSING}: the run has an artifact of this name already; give each step its own 'artifact-name'`);
    }
    throw new SinkFailure(`${MISSING}: ${printable(text, 300)}`);
  }
}

/** Whether the server is neither github.com nor one of its data residency hosts (the client's own rule). */
function isEnterpriseServer(serverUrl: string | undefined): boolean {
  const { hostname } = new URL(serverUrl === undefined || serverUrl === "" ? "https://github.com" : serverUrl);
  return !(hostname === "github.com" || hostname.endsWith(".ghe.com") || hostname.endsWith(".localhost"));
}
