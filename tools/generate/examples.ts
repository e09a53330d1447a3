// examples/manifests/<kind>.json: one manifest a kind, from the example that each probe declares. All run green against the demo server.
import { PROBES } from "../../src/probes/index.js";
import type { Generated } from "./generated.js";

/** One file a kind. */
export const exampleFiles: readonly Generated[] = PROBES.map(({ kind, example }) => ({
  path: `examples/manifests/${kind}.json`,
  source: `src/probes/${kind}.ts`,
  make: () =>
    JSON.stringify({
      $schema: "../../schemas/manifest.schema.json",
      version: 1,
      probes: [{ id: `demo-${kind}`, probe: kind, access: "read_only", ...example }],
    }),
}));
