// Judges JUnit XML from the outside: libxml2 (as WebAssembly) against the XSD beside this file.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { validateXML } from "xmllint-wasm";

const XSD = readFileSync(fileURLToPath(new URL("./junit.xsd", import.meta.url)), "utf8");
/** A document of ten megabytes needs more than the default. */
const PAGES = 8_192;

/** What libxml2 complains of; empty for valid documents. All of them are read in one go. */
export async function junitProblems(...documents: readonly string[]): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: documents.map((contents, index) => ({ fileName: `junit-${index}.xml`, contents })),
    schema: [XSD],
    maxMemoryPages: PAGES,
  });
  return errors.map(({ message }) => message);
}
