// Judges SARIF from the outside: the official JSON Schema of SARIF 2.1.0, as @microsoft/jest-sarif ships it.
import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";

const PUBLISHED = JSON.parse(readFileSync("node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json", "utf8")) as object;
// Written in draft 4, of which it uses only what draft 7 says the same way, but for the name of its own address.
const { $schema: _dialect, id: _address, ...SCHEMA } = PUBLISHED as { $schema?: string; id?: string };
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
const validate = ajv.compile(SCHEMA);

/** What the schema refuses in a SARIF text; empty for a valid one. */
export function sarifProblems(text: string): readonly string[] {
  return validate(JSON.parse(text)) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ""}`);
}
