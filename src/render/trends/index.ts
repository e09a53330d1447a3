// The formats of the history, sorted by name. The only list of them.
import { inertJson } from "../../lib/escape.js";
import type { TrendsDocument } from "../../model/documents/trends.js";
import type { Renderer } from "../renderer.js";
import { trendsHtml } from "./html.js";
import { trendsText } from "./text.js";

/** The document itself: two-space, newline at the end. */
export const trendsJson: Renderer<TrendsDocument> = {
  document: "trends",
  format: "json",
  mediaType: "application/json",
  render: (trends) => `${inertJson(JSON.stringify(trends, null, 2))}\n`,
};

/** Every renderer of mcpeval.trends. */
export const TRENDS_RENDERERS: readonly Renderer<TrendsDocument>[] = [trendsHtml, trendsJson, trendsText];

/** The renderer of a format; undefined for a format trends do not have. */
export function trendsRenderer(format: string): Renderer<TrendsDocument> | undefined {
  return TRENDS_RENDERERS.find((renderer) => renderer.format === format);
}
