// The formats of a diff, sorted by name. The only list of them.
import type { DiffDocument } from "../../model/documents/diff.js";
import type { Renderer } from "../renderer.js";
import { diffJson } from "./json.js";
import { diffMarkdown } from "./markdown.js";
import { diffText } from "./text.js";

/** Every renderer of mcpeval.probe-diff. */
export const DIFF_RENDERERS: readonly Renderer<DiffDocument>[] = [diffJson, diffMarkdown, diffText];

/** The renderer of a format; undefined for a format diffs do not have. */
export function diffRenderer(format: string): Renderer<DiffDocument> | undefined {
  return DIFF_RENDERERS.find((renderer) => renderer.format === format);
}
