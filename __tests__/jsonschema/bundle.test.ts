// Every dialect also loads from a bundle: bundlers hand over a CommonJS package differently than Node does.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createValidator } from "../../src/jsonschema/client.js";

const folder = mkdtempSync(join(tmpdir(), "mcpeval-bundle-"));
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

beforeAll(() => {
  const ncc = join(ROOT, "node_modules/@vercel/ncc/dist/ncc/cli.js");
  const built = spawnSync(process.execPath, [ncc, "build", "__tests__/support/worker-entry.mjs", "-o", folder, "--no-cache", "--quiet"], {
    cwd: ROOT,
  });
  if (built.status !== 0) throw new Error(`the worker does not bundle: ${built.stderr.toString()}`);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("each dialect plans from the bundled worker", async () => {
  const validator = createValidator({ workerModule: pathToFileURL(join(folder, "index.mjs")) });
  try {
    for (const dialect of ["draft-06/schema#", "draft-07/schema#", "draft/2019-09/schema", "draft/2020-12/schema"]) {
      const properties = { a: { type: "string", format: "uuid" }, b: { type: "number" } };
      const plan = await validator.plan({ $schema: `http://json-schema.org/${dialect}`, type: "object", properties, required: ["a"] });
      expect(plan).toMatchObject({ valid: { kind: "ready" }, violation: { rule: "required-omitted" }, payloadProperty: "a" });
    }
  } finally {
    await validator.close();
  }
});
