// A document as JSON text: two-space, newline at the end, keys in the order the document was built in.
import { inertJson } from "../../lib/escape.js";

/** The text; what is active in a string is escaped, so that the value stays the same. */
export function jsonText(document: object): string {
  return `${inertJson(JSON.stringify(document, null, 2))}\n`;
}
