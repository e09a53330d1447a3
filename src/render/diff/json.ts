// The diff as its own JSON document.
import type { DiffDocument } from "../../model/documents/diff.js";
import type { Renderer } from "../renderer.js";
import { jsonText } from "../shared/json.js";

export const diffJson: Renderer<DiffDocument> = {
  document: "probe-diff",
  format: "json",
  mediaType: "application/json",
  render: jsonText,
};
