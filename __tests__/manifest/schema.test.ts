// The published schema: valid, strict, in step with the loader, and readable in an editor.
import Ajv2020 from "ajv/dist/2020.js";
import { expect, test } from "@jest/globals";
import { publishedSchema } from "../../src/commands/schema.js";
import { readManifest } from "../../src/manifest/load.js";
import { caseSchema } from "../../src/manifest/schema.js";
import { isJsonObject } from "../../src/model/json.js";
import { HEADLINE_KINDS, PROBE_KINDS } from "../../src/model/probe-kinds.js";
import { PROBES } from "../../src/probes/index.js";
import { BAD_ROWS } from "./rows.js";

const schema = JSON.parse(publishedSchema("manifest")) as Record<string, unknown>;
const validate = new Ajv2020.default({ allErrors: true, strict: true, strictRequired: false }).compile(schema);

test("the registry holds every kind that can be named, sorted, the headline ones marked", () => {
  const kinds = PROBES.map(({ kind }) => kind);
  expect(kinds).toEqual([...kinds].sort());
  expect([...kinds].sort()).toEqual([...PROBE_KINDS].sort());
  expect(kinds.filter((_, i) => PROBES[i]?.headline === true).sort()).toEqual([...HEADLINE_KINDS].sort());
});

test("every example is valid, alone and all together", () => {
  const cases = PROBES.map(({ kind, example }) => ({ id: kind, probe: kind, access: "read_only", ...example }));
  for (const one of cases) expect([one.probe, validate({ version: 1, probes: [one] }), validate.errors]).toEqual([one.probe, true, null]);
  expect(validate({ version: 1, probes: cases })).toBe(true);
});

test("a mutating case names a sandbox, a read-only one does not, and some kinds never mutate", () => {
  const one = { id: "a", probe: "contention", access: "mutating", sandbox: "s", tool: "t", arguments: {} };
  const manifest = (probe: object): object => ({ version: 1, sandboxes: { s: { description: "" } }, probes: [probe] });
  expect(validate(manifest(one))).toBe(true);
  const { sandbox: _sandbox, ...without } = one;
  expect(validate(manifest(without))).toBe(false);
  expect(validate(manifest({ ...without, access: "read_only" }))).toBe(true);
  expect(validate(manifest({ ...one, access: "read_only" }))).toBe(false);
  expect(validate(manifest({ id: "a", probe: "pagination", access: "mutating", sandbox: "s", max_pages: 1 }))).toBe(false);
});

/** What only the loader knows: rules between fields and cases, and syntax. */
const BEYOND = /is the id of|not declared|at most max_total_tokens|bogus_version|goes with|given twice|65 characters/;

test("whatever the published schema lets pass, the loader refuses only for rules that no schema can say", async () => {
  let agreed = 0;
  for (const { name, text, file, says } of BAD_ROWS) {
    if (file !== undefined) continue;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      continue;
    }
    if (validate(value)) expect([name, says.some((said) => BEYOND.test(said))]).toEqual([name, true]);
    else agreed += 1;
  }
  expect(agreed).toBeGreaterThan(30);
});

test("every object of every kind is closed, arguments and records apart, and every field is described", () => {
  const open: string[] = [];
  const visit = (part: unknown, at: string): void => {
    if (!isJsonObject(part)) return;
    const { properties, type, additionalProperties, description, items, anyOf } = part;
    if (isJsonObject(properties)) {
      if (additionalProperties !== false) open.push(`${at} is not closed`);
      for (const [name, inner] of Object.entries(properties)) {
        if (!isJsonObject(inner) || typeof inner["description"] !== "string") open.push(`${at}/${name} has no description`);
        visit(inner, `${at}/${name}`);
      }
    } else if (type === "object" && description === undefined) open.push(`${at} has no description`);
    visit(items, `${at}/items`);
    if (Array.isArray(anyOf)) anyOf.forEach((branch, i) => visit(branch, `${at}/${String(i)}`));
  };
  for (const probe of PROBES) visit(JSON.parse(JSON.stringify(caseSchema(probe))), probe.kind);
  expect(open).toEqual([]);
});

test("a manifest the schema accepts is accepted by the loader, mutating cases too", async () => {
  const one = { id: "a", probe: "contention", access: "mutating", sandbox: "s", tool: "t", arguments: {} };
  const text = JSON.stringify({ version: 1, timeout_ms: 100, sandboxes: { s: { description: "a copy" } }, probes: [one] });
  expect(validate(JSON.parse(text))).toBe(true);
  expect((await readManifest(text, "m.json")).cases).toHaveLength(1);
});
