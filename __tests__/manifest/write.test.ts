// Written manifests: the loader reads back what was meant in every syntax, comments stay where they belong, nothing hides in the text.
import { describe, expect, test } from "@jest/globals";
import Ajv2020 from "ajv/dist/2020.js";
import { fc } from "../support/fast-check.js";
import { parse, parseDocument } from "yaml";
import { publishedSchema } from "../../src/commands/schema.js";
import { readManifest } from "../../src/manifest/load.js";
import { writeManifest, type ManifestDraft, type ManifestSyntax } from "../../src/manifest/write.js";
import type { JsonObject } from "../../src/model/json.js";

const SYNTAXES: readonly ManifestSyntax[] = ["json", "jsonc", "yaml"];

const call = (id: string, args: JsonObject): JsonObject => ({
  id,
  probe: "schema-guessability",
  access: "read_only",
  tool: "t",
  arguments: args,
});

const SHARED: JsonObject = { path: "a/b", when: "2025-01-01" };
const DRAFT: ManifestDraft = {
  groups: [
    { comment: "first group", cases: [{ id: "p", probe: "pagination", access: "read_only", max_pages: 10 }] },
    { comment: "second group", cases: [call("a", SHARED), call("b", SHARED)] },
    { comment: "nothing in it", cases: [] },
  ],
};

/** What the loader makes of a text: ids and fields. */
async function fieldsOf(text: string, syntax: ManifestSyntax): Promise<object[]> {
  return (await readManifest(text, `m.${syntax}`)).cases.map(({ id, fields }) => ({ id, ...fields }));
}

test("JSON is the document alone, and editors can find its schema", () => {
  const text = writeManifest(DRAFT, "json", ["header"]);
  const value = JSON.parse(text) as JsonObject;
  expect(Object.keys(value)).toEqual(["$schema", "version", "probes"]);
  expect(value["$schema"]).toBe((JSON.parse(publishedSchema("manifest")) as JsonObject)["$id"]);
  expect(text).toBe(`${JSON.stringify(value, null, 2)}\n`);
  expect(new Ajv2020.default({ strict: false }).validate(JSON.parse(publishedSchema("manifest")) as object, value)).toBe(true);
});

test("JSONC has a comment above each group", () => {
  const lines = writeManifest({ groups: DRAFT.groups.slice(0, 1) }, "jsonc", ["header", "  more"]).split("\n");
  expect(lines).toEqual([
    "// header",
    "//   more",
    "{",
    expect.stringMatching(/^ {2}"\$schema": "https:.*",$/),
    '  "version": 1,',
    '  "probes": [',
    "    // first group",
    "    {",
    '      "id": "p",',
    '      "probe": "pagination",',
    '      "access": "read_only",',
    '      "max_pages": 10',
    "    }",
    "  ]",
    "}",
    "",
  ]);
});

test("YAML has a comment above each group, no aliases, and texts that older readers take for texts too", () => {
  const text = writeManifest(DRAFT, "yaml", ["header"]);
  expect(text.split("\n").slice(1)).toEqual([
    "# header",
    "",
    "version: 1",
    "probes:",
    "  # first group",
    "  - id: p",
    "    probe: pagination",
    "    access: read_only",
    "    max_pages: 10",
    "",
    "  # second group",
    ...["a", "b"].flatMap((id) => [
      `  - id: ${id}`,
      "    probe: schema-guessability",
      "    access: read_only",
      "    tool: t",
      "    arguments:",
      "      path: a/b",
      '      when: "2025-01-01"',
    ]),
    "",
  ]);
  expect(text.split("\n")[0]).toMatch(/^# yaml-language-server: \$schema=https:/);
});

describe("whatever the arguments are", () => {
  const json = fc.jsonValue({ maxDepth: 3, stringUnit: "binary" }).filter((value) => !JSON.stringify(value).includes("__proto__"));
  const awkward = fc.constantFrom(
    "yes",
    "1_000",
    "0x1f",
    "~",
    "null",
    "2025-01-01T00:00:00Z",
    "a: b #c",
    "##[x",
    "\u202e",
    "\ttab\r\n",
    "<<",
    "\u{e0041}",
    "- x\n  y ",
  );
  const args = fc
    .dictionary(fc.oneof(awkward, fc.string()), fc.oneof(awkward, json), { noNullPrototype: true })
    .filter((one) => !Object.hasOwn(one, "__proto__"));

  test.each(SYNTAXES)("%s reads back as it was meant, with nothing invisible in it", async (syntax) => {
    await fc.assert(
      fc.asyncProperty(args, async (given) => {
        // -0 has no text of its own in JSON.
        const meant = JSON.parse(JSON.stringify(given)) as JsonObject;
        const text = writeManifest({ groups: [{ comment: "c", cases: [call("a", meant), call("b", meant)] }] }, syntax);
        expect(await fieldsOf(text, syntax)).toEqual(["a", "b"].map((id) => ({ id, tool: "t", arguments: meant })));
        expect(text).not.toMatch(/[^\P{Cc}\n]|[\p{Cf}\p{Cs}]/u);
        if (syntax === "yaml") expect(parseDocument(text).errors).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test("a reader of YAML 1.1 sees the same texts", () => {
    const texts: JsonObject = { a: "yes", b: "2025-01-01", c: "1_000", d: "0o17", e: "12:30:45", f: "~", g: "on" };
    const text = writeManifest({ groups: [{ comment: "c", cases: [call("a", texts)] }] }, "yaml");
    expect((parse(text, { version: "1.1" }) as { probes: [{ arguments: JsonObject }] }).probes[0].arguments).toEqual(texts);
  });

  test.each(SYNTAXES)("a key called << is a key like others in %s, on every level", async (syntax) => {
    const args: JsonObject = { "<<": { "<<": "<<" }, list: [{ "<<": { a: 1 } }] };
    const text = writeManifest({ groups: [{ comment: "c", cases: [call("a", args)] }] }, syntax);
    expect(await fieldsOf(text, syntax)).toEqual([{ id: "a", tool: "t", arguments: args }]);
  });
});
