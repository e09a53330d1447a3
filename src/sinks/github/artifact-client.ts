// The artifact service's client. Loaded only by a run that uploads an artifact: import this file lazily, it is large.
import { DefaultArtifactClient } from "@actions/artifact";

/** A client; it reads the runner's variables from the process itself. */
export function artifactClient(): Pick<DefaultArtifactClient, "uploadArtifact"> {
  return new DefaultArtifactClient();
}
