// The formats of the history, sorted by name. The only list of them.
import type { TrendsDocument } from "../../model/documents/trends.js";
import type { Renderer } from "../renderer.js";
import { jsonText } from "../shared/json.js";
import { trendsHtml } from "./html.js";
import { trendsText } from "./text.js";

/** The document itself. */
export const trendsJson: Renderer<TrendsDocument> = {
  document: "trends",
  format: "json",
  mediaType: "application/json",
  render: jsonText,
};

/** Every renderer of mcpeval.trends. */
export const TRENDS_RENDERERS: readonly Renderer<TrendsDocument>[] = [trendsHtml, trendsJson, trendsText];

/** The renderer of a format; undefined for a format trends do not have. */
export function trendsRenderer(format: string): Renderer<TrendsDocument> | undefined {
  return TRENDS_RENDERERS.find((renderer) => renderer.format === format);
}
