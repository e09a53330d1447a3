// A scaffold on a server that lets its first connection in and no other: the cause is told as `score` tells it.
// Needs `npm run compile`.
import { afterEach, expect, test } from "@jest/globals";
import { startGuarded, type Guarded, type GuardedOptions } from "../../fixtures/servers/guarded-http.mjs";
import { flawlessTool } from "../../support/composable.js";
import { scaffoldOf } from "../../support/scaffold.js";

let guarded: Guarded | undefined;
afterEach(async () => {
  await guarded?.close();
  guarded = undefined;
});

/** Scaffolds on a server that refuses every handshake after the first. */
async function scaffoldRefused(status: number) {
  let handshakes = 0;
  const refuse: GuardedOptions["refuse"] = ({ method }) => (method === "initialize" && ++handshakes > 1 ? { status } : undefined);
  guarded = await startGuarded({ bearer: "t0ken", tools: [flawlessTool("read").entry], refuse });
  const notes: string[] = [];
  const target = { kind: "http" as const, url: guarded.url, headers: { Authorization: "Bearer t0ken" } };
  const thrown = await scaffoldOf(target, { onNote: (line) => void notes.push(line) }).catch((error: unknown) => error);
  return { thrown, notes };
}

test.each([401, 403])("HTTP %s to the second connection says once that credentials are needed, and the way out", async (status) => {
  const { thrown, notes } = await scaffoldRefused(status);
  expect(thrown).toMatchObject({
    code: "auth-required",
    message: `the server needs credentials (HTTP ${status}); set MCPEVAL_HTTP_AUTHORIZATION or use --header-env`,
    terminalDetail: [expect.stringContaining("--bearer-env VARIABLE sends a token")],
  });
  expect(notes).toEqual([]);
});
