// Manifests that must be refused, one mistake a row, each with the exact lines the user reads. The file is called m.json unless a row
// says otherwise. Read by bad.test.ts.

/** One bad manifest. */
export interface BadRow {
  readonly name: string;
  readonly file?: string;
  readonly text: string;
  /** Lines without the file's name; each a prefix of what is said. */
  readonly says: readonly string[];
}

const discovery = '"id": "a", "probe": "discovery-cost", "access": "read_only", "max_tools": 1, "max_schema_bytes": 1';

/** A manifest with these cases, one a line, from line 3 on. */
function withCases(...cases: readonly string[]): string {
  return `{"version": 1,\n"probes": [\n${cases.join(",\n")}\n]}\n`;
}

/** A manifest whose only case, on line 3, has these fields in place of the last ones. */
function withField(fields: string): string {
  return withCases(`{${discovery}, ${fields}}`);
}

function fidelity(expect: string): string {
  return withCases(
    `{"id": "a", "probe": "instruction-fidelity", "access": "read_only", "tool": "t", "arguments": {},\n"expect": ${expect}}`,
  );
}

const SYNTAX: readonly BadRow[] = [
  { name: "empty", text: "", says: ["1:1: is empty; a manifest is an object"] },
  { name: "blank", text: " \n\n", says: ["3:1: is empty; a manifest is an object"] },
  {
    name: "trailing comma in an object",
    text: '{"version": 1,\n"probes": [],\n}',
    says: ["3:1: a comma with nothing after it; remove it, or name the file .jsonc"],
  },
  {
    name: "trailing comma in an array",
    text: '{"version": 1,\n"probes": [\n1,\n]}',
    says: ["4:1: a comma with nothing after it; remove it, or name the file .jsonc"],
  },
  { name: "comment in JSON", text: '{\n// note\n"version": 1}', says: ["2:1: comments are no JSON; remove it, or name the file .jsonc"] },
  { name: "missing comma", text: '{"version": 1\n"probes": []}', says: ["2:1: a comma is expected between two entries"] },
  { name: "missing colon", text: '{"version" 1}', says: ["1:12: a colon is expected after the property name"] },
  { name: "single quotes", text: "{'version': 1}", says: ["1:2: is not valid JSON here"] },
  { name: "unclosed object", text: '{"version": 1', says: ["1:14: an object is not closed; add }"] },
  { name: "unclosed array", text: '{"probes": [1', says: ["1:14: an array is not closed; add ]"] },
  { name: "unclosed string", text: '{"version": "1\n}', says: ["1:13: a string is not closed on its line; add the double quote"] },
  { name: "two documents", text: "{} {}", says: ["1:4: something follows the end of the document; remove it"] },
  { name: "bare word", text: '{"version": NaN}', says: ["1:13: is not valid JSON here"] },
  { name: "control character in a string", text: '{"version": "\u0001"}', says: ["1:13: is not valid JSON here"] },
  { name: "nesting beyond the bound", text: '{"a":'.repeat(70) + "1" + "}".repeat(70), says: ["1:326: nested deeper than 64 levels"] },
  { name: "nesting beyond the stack", text: "[".repeat(300_000), says: ["1:1: nested too deeply to be read"] },
  { name: "more values than any manifest", text: `[${"1,".repeat(100_001)}1]`, says: ["1:200000: more than 100000 values"] },
  { name: "duplicate key", text: '{"version": 1,\n"version": 1,\n"probes": []}', says: ["2:1: /version is given twice; keep one of them"] },
  {
    name: "YAML: bad indentation",
    file: "m.yaml",
    text: "version: 1\nprobes:\n  - id: a\n probe: b\n",
    says: ["4:1: is not valid YAML here"],
  },
  { name: "YAML: tab", file: "m.yaml", text: "version: 1\nprobes:\n\t- id: a\n", says: ["3:1: a tab indents this line; use spaces"] },
  { name: "YAML: two documents", file: "m.yml", text: "version: 1\n---\nversion: 1\n", says: ["2:1: a second document begins here"] },
  { name: "YAML: tag", file: "m.yaml", text: "version: !mine 1\n", says: ["1:10: a tag that JSON has no value for; remove it"] },
  { name: "YAML: bytes", file: "m.yaml", text: "version: !!binary aGk=\n", says: ["1:19: /version is a value that JSON does not have"] },
  { name: "YAML: infinity", file: "m.yaml", text: "version: .inf\n", says: ["1:10: /version is a value that JSON does not have"] },
  { name: "YAML: number as a name", file: "m.yaml", text: "version: 1\n2: x\n", says: ["2:1: a name that is no text; put it in quotes"] },
  {
    name: "YAML: duplicate key",
    file: "m.yaml",
    text: "version: 1\nprobes: []\nversion: 1\n",
    says: ["3:1: /version is given twice; keep one of them"],
  },
  {
    name: "YAML: merge key",
    file: "m.yaml",
    text: "version: 1\nprobes:\n  - &a {id: a}\n  - <<: *a\n    id: b\n",
    says: ["4:5: /probes/1 merge keys are no part of YAML 1.2; write the fields out, or quote a key that is called <<"],
  },
  { name: "YAML: unknown alias", file: "m.yaml", text: "version: *nope\n", says: ["1:10: "] },
  {
    name: "YAML: an anchor inside itself",
    file: "m.yaml",
    text: "version: &a [*a]\n",
    says: ["1:14: nested deeper than 64 levels"],
  },
  {
    name: "YAML: anchors bomb",
    file: "m.yaml",
    text: [
      "a: &a [x, x, x, x, x, x, x, x, x, x]",
      ...["b", "c", "d", "e", "f", "g", "h", "i"].map(
        (name, i) =>
          `${name}: &${name} [${Array(10)
            .fill(`*${"abcdefgh"[i] ?? ""}`)
            .join(", ")}]`,
      ),
    ].join("\n"),
    says: ["1:35: more than 100000 values; split the manifest, and write YAML aliases out if they multiply"],
  },
];

const DOCUMENT: readonly BadRow[] = [
  { name: "an array", text: "[]", says: ["1:1: must be an object, not an array"] },
  { name: "a text", file: "m.yaml", text: "just words", says: ["1:1: must be an object, not a text"] },
  {
    name: "nothing in it",
    text: "{}",
    says: ['1:1: lacks "version"; add it: Version of the manifest format', '1:1: lacks "probes"; add it'],
  },
  { name: "another version", text: '{"version": 2,\n"probes": [{}]}', says: ["1:13: /version must be 1", '2:12: /probes/0 lacks "probe"'] },
  { name: "version as a text", text: withCases(`{${discovery}}`).replace("1,", '"1",'), says: ["1:13: /version must be 1"] },
  {
    name: "unknown field",
    text: `{"sandboxs": {}, ${withCases(`{${discovery}}`).slice(1)}`,
    says: ["1:2: /sandboxs unknown field; did you mean sandboxes?"],
  },
  { name: "no cases", text: '{"version": 1, "probes": []}', says: ["1:26: /probes must have at least 1 entry"] },
  { name: "cases as an object", text: '{"version": 1, "probes": {}}', says: ["1:26: /probes must be an array, not an object"] },
  {
    name: "time-out too short",
    text: withCases(`{${discovery}}`).replace("1,", '1, "timeout_ms": 99,'),
    says: ["1:30: /timeout_ms must be a whole number from 100 to 600000"],
  },
  {
    name: "time-out too long",
    text: withCases(`{${discovery}}`).replace("1,", '1, "timeout_ms": 600001,'),
    says: ["1:30: /timeout_ms must be a whole number from 100 to 600000"],
  },
  {
    name: "time-out as a fraction",
    text: withCases(`{${discovery}}`).replace("1,", '1, "timeout_ms": 100.5,'),
    says: ["1:30: /timeout_ms must be a whole number, not a fraction"],
  },
  {
    name: "sandbox without description",
    text: withCases(`{${discovery}}`).replace("1,", '1, "sandboxes": {"s": {}},'),
    says: ['1:35: /sandboxes/s lacks "description"; add it: What the sandbox is'],
  },
  {
    name: "sandbox with a control character",
    text: withCases(`{${discovery}}`).replace("1,", '1, "sandboxes": {"s": {"description": "a\\u001bb"}},'),
    says: ["1:51: /sandboxes/s/description does not have the form it must have: What the sandbox is"],
  },
  {
    name: "sandbox described at length",
    text: withCases(`{${discovery}}`).replace("1,", `1, "sandboxes": {"s": {"description": "${"x".repeat(241)}"}},`),
    says: ["1:51: /sandboxes/s/description must have at most 240 characters"],
  },
  {
    name: "sandbox with a bad name",
    text: withCases(`{${discovery}}`).replace("1,", '1, "sandboxes": {"9": {"description": ""}},'),
    says: ["1:30: /sandboxes/9 is no valid name here: What mutating cases may write to, by name"],
  },
];

const CASES: readonly BadRow[] = [
  { name: "a case that is no object", text: withCases("1"), says: ["3:1: /probes/0 must be an object: one case with id, probe, access"] },
  { name: "a case without a kind", text: withCases('{"id": "a"}'), says: ['3:1: /probes/0 lacks "probe"; add one of cancellation, '] },
  {
    name: "a kind that is no text",
    text: withCases('{"probe": 1}'),
    says: ["3:11: /probes/0/probe must be a text, one of cancellation, "],
  },
  {
    name: "a misspelt kind",
    text: withCases('{"probe": "discovery-costs"}'),
    says: ["3:11: /probes/0/probe is no probe kind; did you mean discovery-cost?"],
  },
  {
    name: "a kind like no other",
    text: withCases('{"probe": "xyzzy"}'),
    says: ["3:11: /probes/0/probe is no probe kind; kinds are cancellation, "],
  },
  { name: "a prototype's name as kind", text: withCases('{"probe": "constructor"}'), says: ["3:11: /probes/0/probe is no probe kind"] },
  {
    name: "an unknown field of a case",
    text: withField('"max_tool": 1'),
    says: ["3:102: /probes/0/max_tool unknown field; did you mean max_tools?"],
  },
  {
    name: "a field called __proto__",
    text: withField('"__proto__": 1'),
    says: ["3:102: /probes/0/__proto__ unknown field; known are id, probe, "],
  },
  {
    name: "a missing field",
    text: withCases('{"id": "a", "probe": "discovery-cost", "access": "read_only", "max_tools": 1}'),
    says: ['3:1: /probes/0 lacks "max_schema_bytes"; add it: Most bytes'],
  },
  {
    name: "a bound too low",
    text: withCases(`{${discovery.replace('"max_tools": 1', '"max_tools": 0')}}`),
    says: ["3:76: /probes/0/max_tools must be a whole number from 1 to 10000"],
  },
  {
    name: "a bound too high",
    text: withCases(`{${discovery.replace('"max_tools": 1', '"max_tools": 10001')}}`),
    says: ["3:76: /probes/0/max_tools must be a whole number from 1 to 10000"],
  },
  {
    name: "a bound as a text",
    text: withCases(`{${discovery.replace('"max_tools": 1', '"max_tools": "1"')}}`),
    says: ["3:76: /probes/0/max_tools must be a whole number, not a text"],
  },
  {
    name: "an id with a space",
    text: withCases(`{${discovery.replace('"a"', '"a b"')}}`),
    says: ["3:8: /probes/0/id does not have the form it must have: Identifier of the case"],
  },
  {
    name: "an id of 65 characters",
    text: withCases(`{${discovery.replace('"a"', `"${"a".repeat(65)}"`)}}`),
    says: ["3:8: /probes/0/id does not have the form"],
  },
  {
    name: "a duplicate id",
    text: withCases(`{${discovery}}`, `{${discovery}}`),
    says: ["4:8: /probes/1/id is the id of /probes/0 too; ids are unique"],
  },
  {
    name: "an access of another word",
    text: withCases(`{${discovery.replace("read_only", "readonly")}}`),
    says: ['3:50: /probes/0/access must be one of "read_only", "mutating"'],
  },
  {
    name: "a read-only case with a sandbox",
    text: withField('"sandbox": "s"'),
    says: ["3:102: /probes/0/sandbox a read_only case names no sandbox; remove it, or set access to mutating"],
  },
  {
    name: "a read-only kind that mutates",
    text: withCases(`{${discovery.replace("read_only", "mutating")}}`),
    says: ["3:50: /probes/0/access discovery-cost never writes; set access to read_only"],
  },
  {
    name: "a mutating case without a sandbox",
    text: withCases('{"id": "a", "probe": "contention", "access": "mutating", "tool": "t", "arguments": {}}'),
    says: ['3:1: /probes/0 a mutating case lacks "sandbox"; declare one under /sandboxes and name it'],
  },
  {
    name: "a mutating case with an undeclared sandbox",
    text: withCases('{"id": "a", "probe": "contention", "access": "mutating", "sandbox": "scratsh", "tool": "t", "arguments": {}}').replace(
      "1,",
      '1, "sandboxes": {"scratch": {"description": "a copy"}},',
    ),
    says: ["3:69: /probes/0/sandbox names a sandbox that is not declared; declare it under /sandboxes; did you mean scratch?"],
  },
  {
    name: "a tool bound above the total",
    text: withCases('{"id": "a", "probe": "token-cost", "access": "read_only", "max_total_tokens": 1, "max_tool_tokens": 2}'),
    says: ["3:101: /probes/0/max_tool_tokens must be at most max_total_tokens"],
  },
  {
    name: "a tool's name with a space",
    text: withCases('{"id": "a", "probe": "contention", "access": "read_only", "tool": "a b", "arguments": {}}'),
    says: ["3:67: /probes/0/tool does not have the form it must have: Name of the tool"],
  },
  {
    name: "arguments that are no object",
    text: withCases('{"id": "a", "probe": "contention", "access": "read_only", "tool": "t", "arguments": []}'),
    says: ["3:85: /probes/0/arguments must be an object, not an array"],
  },
  {
    name: "a known version as a bogus one",
    text: withCases('{"id": "a", "probe": "protocol-negotiation", "access": "read_only", "bogus_version": "2025-11-25"}'),
    says: ["3:86: /probes/0/bogus_version "],
  },
  {
    name: "the draft that servers still take as a bogus version",
    text: withCases('{"id": "a", "probe": "protocol-negotiation", "access": "read_only", "bogus_version": "2024-10-07"}'),
    says: ["3:86: /probes/0/bogus_version must not be a revision that exists"],
  },
  {
    name: "the root as a required path",
    text: fidelity('{"outcome": "ok", "required_result_paths": [""]}'),
    says: ["4:55: /probes/0/expect/required_result_paths/0 does not have the form it must have: A JSON Pointer from the whole result"],
  },
  {
    name: "the root as an equal path",
    text: fidelity('{"outcome": "ok", "equals_paths": {"": 1}}'),
    says: ["4:46: /probes/0/expect/equals_paths/ is no valid name here: With ok: "],
  },
  {
    name: "an equal value that is an object",
    text: fidelity('{"outcome": "ok", "equals": {"a": {}}}'),
    says: ["4:45: /probes/0/expect/equals/a must be one of string, number, boolean, null"],
  },
  {
    name: "an equal value that is an object, under a name of two lines",
    text: fidelity('{"outcome": "ok", "equals": {"a\\nb": {}, "": 1}}'),
    says: [
      "4:48: /probes/0/expect/equals/a\\u{a}b must be one of string, number, boolean, null",
      "4:52: /probes/0/expect/equals/ is no valid name here: With ok: ",
    ],
  },
  {
    name: "an outcome of another word",
    text: fidelity('{"outcome": "fine"}'),
    says: ['4:23: /probes/0/expect/outcome must be one of "ok", "error"'],
  },
  {
    name: "an error code with outcome ok",
    text: fidelity('{"outcome": "ok", "error_code": "E"}'),
    says: ["4:43: /probes/0/expect/error_code goes with the outcome error only"],
  },
  {
    name: "an unknown expectation",
    text: fidelity('{"outcome": "ok", "equal": {}}'),
    says: ["4:29: /probes/0/expect/equal unknown field; did you mean equals?"],
  },
  {
    name: "a step of a workflow that lacks its expectation",
    text: withCases(
      '{"id": "a", "probe": "workflow", "access": "read_only", "repetitions": 1, "steps": [\n{"tool": "t", "arguments": {}, "expect": {"outcome": "ok"}},\n{"tool": "t", "arguments": {}}]}',
    ),
    says: ['5:1: /probes/0/steps/1 lacks "expect"; add it: What the call must bring'],
  },
  {
    name: "a workflow of one step",
    text: withCases(
      '{"id": "a", "probe": "workflow", "access": "read_only", "repetitions": 1, "steps": [\n{"tool": "t", "arguments": {}, "expect": {"outcome": "ok"}}]}',
    ),
    says: ["3:84: /probes/0/steps must have 2 to 32 entries"],
  },
  {
    name: "several mistakes at once, in the order of the file",
    text: withCases(
      `{${discovery}, "sandbox": "s", "x": 1}`,
      '{"probe": "nope"}',
      '{"id": "a", "probe": "token-cost", "access": "mutating", "max_total_tokens": 0}',
    ),
    says: [
      "3:102: /probes/0/sandbox a read_only case names no sandbox",
      "3:118: /probes/0/x unknown field; known are id, ",
      "4:11: /probes/1/probe is no probe kind",
      "5:8: /probes/2/id is the id of /probes/0 too",
      "5:46: /probes/2/access token-cost never writes",
      "5:78: /probes/2/max_total_tokens must be a whole number from 1 to 1000000",
    ],
  },
  {
    name: "more mistakes in one case than fit on a screen",
    text: withCases(
      `{"id": "a", "probe": "workflow", "access": "read_only", "repetitions": 0, "steps": [\n${Array(12)
        .fill('{"tool": "a b", "arguments": {}, "expect": {"outcome": "ok", "equals": {"n": [1]}}}')
        .join(",\n")}]}`,
    ),
    says: [
      "3:72: /probes/0/repetitions must be a whole number from 1 to 20",
      ...Array.from({ length: 12 }, (_, i) => [
        `${i + 4}:10: /probes/0/steps/${i}/tool does not have the form it must have: `,
        `${i + 4}:78: /probes/0/steps/${i}/expect/equals/n must be one of string, number, boolean, null`,
      ]).flat(),
    ],
  },
  {
    name: "a rule between fields beside a field that is wrong by itself",
    text: withCases(
      '{"id": "a", "probe": "resource-subscription", "access": "read_only", "uri": "", "max_wait_seconds": 1, "trigger_arguments": {}}',
      '{"id": "b", "probe": "token-cost", "access": "read_only", "max_total_tokens": 0, "max_tool_tokens": 2}',
      '{"id": "c", "probe": "token-cost", "access": "read_only", "max_tool_tokens": 2}',
      '{"id": "d", "probe": "workflow", "access": "read_only", "repetitions": 1, "steps": [1, {"tool": "t", "arguments": {}, "expect": {"outcome": "ok", "error_code": 1}}]}',
    ),
    says: [
      "3:77: /probes/0/uri must have 1 to 512 characters",
      "3:125: /probes/0/trigger_arguments goes with trigger_tool only",
      "4:79: /probes/1/max_total_tokens must be a whole number from 1 to 1000000",
      '5:1: /probes/2 lacks "max_total_tokens"',
      "6:85: /probes/3/steps/0 must be an object, not a number",
    ],
  },
  {
    name: "YAML: places are those of the YAML text",
    file: "m.yaml",
    text: "version: 1\nprobes:\n  - id: a\n    probe: discovery-cost\n    access: read_only\n    max_tools: 0\n    max_schema_bytes: 10\n    extra: 1\n",
    says: ["6:16: /probes/0/max_tools must be a whole number from 1 to 10000", "8:5: /probes/0/extra unknown field; known are id, "],
  },
  {
    name: "JSONC: comments move the places",
    file: "m.jsonc",
    text: '{\n  // the format\n  "version": 1,\n  "probes": [], // none yet\n}\n',
    says: ["4:13: /probes must have at least 1 entry"],
  },
];

/** Every row. */
export const BAD_ROWS: readonly BadRow[] = [...SYNTAX, ...DOCUMENT, ...CASES];
