// Catalogs of published servers: what is planned without ajv is what ajv would have planned, and most of them need no ajv.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { compileSchema } from "../../src/jsonschema/compile.js";
import { PlainFirst } from "../../src/jsonschema/plain-first.js";
import { planCalls } from "../../src/jsonschema/plan.js";
import type { Validator } from "../../src/jsonschema/validator.js";
import type { Json } from "../../src/model/json.js";
import { schemasWithSdk } from "../real/sdk-listing.js";
import { REAL_SERVERS } from "../real/servers.js";
import { withLaunch, type Launch } from "./installed.js";

/** The share of schemas that are plain: whoever narrows what is plain makes every run start a thread. */
const MOSTLY = 0.9;

/** Servers of the slow ring with many tools. */
const LARGE: readonly (readonly [name: string, launch: Launch])[] = [
  ["twilio", { entry: ["@twilio-alpha/mcp", "build/index.js"], args: [`AC${"0".repeat(32)}/SK${"0".repeat(32)}:dummysecret`] }],
  ["metabase-assistant", { entry: ["metabase-ai-assistant", "src/mcp/server.js"] }],
  [
    "supabase",
    {
      entry: ["@supabase/mcp-server-supabase", "dist/cli.js"],
      args: ["--access-token", `sbp_${"0".repeat(40)}`, "--features", "account,database,debugging,development,functions,branching,storage"],
    },
  ],
];

/** Values that some schemas admit and others do not. */
const VALUES: readonly Json[] = [{}, { id: 1, name: "a", content: [] }, { path: "/", text: "", items: [{ id: "a" }] }, [], "a", null];

/** Compares all schemas; returns how many of them were planned without the thread. */
async function compare(schemas: readonly Json[]): Promise<number> {
  let plain = 0;
  for (const schema of schemas) {
    let isAsked = false;
    // The thread's side, in this one: it plans and checks with ajv.
    const ajv: Validator = {
      plan: (each) => planCalls(each as Json),
      check: async (each, values) => {
        const compiled = await compileSchema(each as Json);
        return values.map((value) => (compiled.kind === "ready" ? compiled.validate(value) : { kind: compiled.kind }));
      },
      close: () => Promise.resolve(),
    };
    const validator = new PlainFirst(() => {
      isAsked = true;
      return Promise.resolve(ajv);
    });
    const plan = await validator.plan(schema);
    if (!isAsked) plain += 1;
    expect({ schema, plan }).toEqual({ schema, plan: await planCalls(schema) });
    const values = plan.valid.kind === "ready" ? [plan.valid.arguments, ...VALUES] : VALUES;
    for (const value of values) expect(await validator.check(schema, [value])).toEqual(await ajv.check(schema, [value]));
  }
  return plain;
}

test.each(REAL_SERVERS.filter(({ name }) => !/ over (?!stdio)|attested/.test(name)))("$name", async ({ start, surface }) => {
  const home = await mkdtemp(join(tmpdir(), "plans-"));
  const { target, stop } = await start(home);
  try {
    const schemas = await schemasWithSdk(target);
    expect(schemas.length).toBeGreaterThanOrEqual(surface.tools);
    expect(await compare(schemas)).toBeGreaterThan(schemas.length * MOSTLY);
  } finally {
    await stop();
    await rm(home, { recursive: true, force: true });
  }
});

test.each(LARGE)("%s", async (_, launch) => {
  const schemas = await withLaunch(launch, schemasWithSdk);
  expect(schemas.length).toBeGreaterThan(15);
  expect(await compare(schemas)).toBeGreaterThan(schemas.length * MOSTLY);
});
