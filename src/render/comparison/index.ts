// The formats of a comparison, sorted by name. The only list of them.
import type { ComparisonDocument } from "../../model/documents/comparison.js";
import type { Renderer } from "../renderer.js";
import { jsonText } from "../shared/json.js";
import { comparisonMarkdown } from "./markdown.js";
import { comparisonText } from "./text.js";

/** The document itself. */
export const comparisonJson: Renderer<ComparisonDocument> = {
  document: "comparison",
  format: "json",
  mediaType: "application/json",
  render: jsonText,
};

/** Every renderer of mcpeval.comparison. */
export const COMPARISON_RENDERERS: readonly Renderer<ComparisonDocument>[] = [comparisonJson, comparisonMarkdown, comparisonText];

/** The renderer of a format; undefined for a format comparisons do not have. */
export function comparisonRenderer(format: string): Renderer<ComparisonDocument> | undefined {
  return COMPARISON_RENDERERS.find((renderer) => renderer.format === format);
}
