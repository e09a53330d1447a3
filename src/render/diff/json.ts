// The diff as its own JSON document: two-space, newline at the end, keys in the order the document was built in.
import type { DiffDocument } from "../../model/documents/diff.js";
import { inertJson } from "../../lib/escape.js";
import type { Renderer } from "../renderer.js";

export const diffJson: Renderer<DiffDocument> = {
  document: "probe-diff",
  format: "json",
  mediaType: "application/json",
  render: (diff) => `${inertJson(JSON.stringify(diff, null, 2))}\n`,
};
