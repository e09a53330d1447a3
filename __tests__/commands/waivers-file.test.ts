// The waivers file: what is read, every complaint at its place, and the lines of those that fail a run.
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import { publishedSchema } from "../../src/commands/schema.js";
import { readWaivers } from "../../src/commands/read-waivers.js";
import { underWaivers, waiversOf } from "../../src/commands/waivers-file.js";
import { UsageError } from "../../src/model/errors.js";
import type { Files, Host } from "../../src/model/host.js";
import { gainedDemo } from "../support/report-variants.js";

const entry = (lines: readonly string[]): string =>
  `version: 1\nwaivers:\n${lines.map((line, index) => `  ${index === 0 ? "- " : "  "}${line}\n`).join("")}`;
const REST = ["because: agreed", "owner: team-a", "expires: 2030-06-30"];

function complaint(text: string, file = "w.yaml"): string {
  try {
    readWaivers(text, file);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error("the text was accepted");
}

describe("read", () => {
  test("YAML, with comments and an editor's schema", () => {
    const text = `# ours\n$schema: ./waivers.schema.json\n${entry(["check: catalog.output-schema", "tool: t", ...REST])}`;
    expect(readWaivers(text, "w.yaml")).toEqual({
      file: "w.yaml",
      waivers: [{ kind: "check", subject: "catalog.output-schema", tool: "t", because: "agreed", owner: "team-a", expires: "2030-06-30" }],
      lines: [5],
    });
  });

  test("JSON, and a reason and a case", () => {
    const waivers = [
      { reason: "r", because: "b", owner: "o", expires: "2030-01-01" },
      { case: "c", because: "b", owner: "o", expires: "2030-01-01" },
    ];
    const { waivers: read } = readWaivers(`\uFEFF${JSON.stringify({ version: 1, waivers })}`, "w.json");
    expect(read.map(({ kind, subject, tool }) => [kind, subject, tool])).toEqual([
      ["reason", "r", null],
      ["case", "c", null],
    ]);
  });

  test("none at all", () => expect(readWaivers("version: 1\nwaivers: []\n", "w.yaml").waivers).toEqual([]));
});

test("the documented example is one", async () => {
  const [, example = ""] = /```yaml\n(version: 1\nwaivers:[\s\S]*?)```/.exec(await readFile("docs/reports.md", "utf8")) ?? [];
  expect(readWaivers(example, "mcpeval.waivers.yaml").waivers).toEqual([
    {
      kind: "check",
      subject: "catalog.output-schema",
      tool: "legacy_export",
      because: "the old clients read its text, and go in the autumn",
      owner: "team-tools",
      expires: "2027-03-31",
    },
  ]);
});

describe("refused, in one line each", () => {
  test.each<[string, string, string]>([
    [
      "no owner",
      entry(["check: c", "because: b", "expires: 2030-01-01"]),
      'w.yaml:3:5: /waivers/0 lacks "owner"; add it: Who answers for it',
    ],
    ["nothing named", entry(REST), 'w.yaml:3:5: /waivers/0 names nothing; add one of "check", "reason" and "case"'],
    [
      "two named",
      entry(["check: c", "reason: r", ...REST]),
      'w.yaml:4:5: /waivers/0/reason stands beside "check"; write a waiver for each',
    ],
    [
      "a tool of a case",
      entry(["case: c", "tool: t", ...REST]),
      "w.yaml:4:5: /waivers/0/tool goes with a check or a reason; a case is named by its id alone",
    ],
    [
      "a misspelt field",
      entry(["check: c", "owner: o", "becuse: b", "expires: 2030-01-01"]),
      "w.yaml:5:5: /waivers/0/becuse unknown field; did you mean because?",
    ],
    [
      "no date",
      entry(["check: c", "because: b", "owner: o", "expires: soon"]),
      "w.yaml:6:14: /waivers/0/expires does not have the form it must have",
    ],
    [
      "no such month",
      entry(["check: c", "because: b", "owner: o", "expires: 2030-13-01"]),
      "w.yaml:6:14: /waivers/0/expires does not have the form",
    ],
    [
      "a control in a text",
      entry(["check: c", 'because: "a\\u001bb"', "owner: o", "expires: 2030-01-01"]),
      "w.yaml:4:14: /waivers/0/because does not have the form",
    ],
    ["another version", "version: 2\nwaivers: []\n", "w.yaml:1:10: /version must be 1"],
    ["no YAML", "version: [", "w.yaml:"],
    ["an empty file", "", "w.yaml:1:1: is empty; it must hold a mapping"],
  ])("%s", (_, text, message) => {
    expect(complaint(text)).toContain(message);
  });

  test("everything at once", () => {
    const text = `${entry(["check: c", "owner: o", "expires: 2030-01-01"])}${entry(REST).replace("version: 1\nwaivers:\n", "")}`;
    expect(complaint(text).split("\n")).toHaveLength(2);
  });
});

function filesWith(texts: Readonly<Record<string, string>>): Files {
  return {
    readText: (path) =>
      path in texts ? Promise.resolve(texts[path] ?? "") : Promise.reject(new UsageError(`cannot read ${path}: no such file`)),
    readStdin: () => Promise.reject(new UsageError("none")),
    listFiles: () => Promise.resolve([]),
  };
}

test("the default file counts where it exists; a named one must", async () => {
  const text = entry(["check: c", ...REST]);
  expect(await waiversOf({}, filesWith({}))).toBeNull();
  expect((await waiversOf({}, filesWith({ "mcpeval.waivers.yaml": text })))?.file).toBe("mcpeval.waivers.yaml");
  expect((await waiversOf({ waivers: "w.yaml" }, filesWith({ "w.yaml": text })))?.file).toBe("w.yaml");
  await expect(waiversOf({ waivers: "w.yaml" }, filesWith({ "mcpeval.waivers.yaml": text }))).rejects.toThrow(
    "cannot read w.yaml: no such file",
  );
});

describe("a run", () => {
  const text = `version: 1
waivers:
  - { check: catalog.output-schema, because: b, owner: o, expires: 2030-06-30 }
  - { check: protocol.ping, because: b, owner: o, expires: 2030-06-30 }
  - { reason: reliability-slow, because: b, owner: o, expires: 2029-01-01 }
`;
  const notesOf = (count: number): { notes: string[]; states: string[][] } => {
    const notes: string[] = [];
    const host = { progress: { note: (line: string) => void notes.push(line) } } as unknown as Host;
    const other = { ...gainedDemo(), readiness: null };
    const documents = [gainedDemo(), other].slice(0, count);
    const applied = underWaivers(documents, readWaivers(text, "w.yaml"), host, "2030-06-30");
    return { notes, states: applied.map(({ waivers }) => (waivers ?? []).map(({ state }) => state)) };
  };

  test("says what is stale or expired, with its line", () => {
    expect(notesOf(1)).toEqual({
      notes: [
        "w.yaml:4: the waiver of check protocol.ping is stale: nothing it covers was lost; remove it",
        "w.yaml:5: the waiver of reason reliability-slow expired on 2029-01-01; fix the loss, or agree on a new day",
      ],
      states: [["applied", "stale", "expired"]],
    });
  });

  test("without a file leaves documents alone", () => {
    const document = gainedDemo();
    expect(underWaivers([document], null, {} as Host)).toEqual([document]);
  });
});

describe("the published schema says the same as the loader", () => {
  const validate = new Ajv2020({ strict: false }).compile(JSON.parse(publishedSchema("waivers")) as object);
  const rest = { because: "b", owner: "o", expires: "2030-01-01" };
  test.each<[object, boolean]>([
    [{ check: "c", tool: "t", ...rest }, true],
    [{ reason: "r", ...rest }, true],
    [{ case: "c", ...rest }, true],
    [rest, false],
    [{ check: "c", reason: "r", ...rest }, false],
    [{ case: "c", tool: "t", ...rest }, false],
    [{ check: "c", ...rest, extra: 1 }, false],
    [{ check: "c", ...rest, expires: "soon" }, false],
  ])("%j: %s", (entry, isValid) => {
    const document = { version: 1, waivers: [entry] };
    expect(validate(document)).toBe(isValid);
    if (isValid) expect(readWaivers(JSON.stringify(document), "w.json").waivers).toHaveLength(1);
    else expect(() => readWaivers(JSON.stringify(document), "w.json")).toThrow(UsageError);
  });
});
