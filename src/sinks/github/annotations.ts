// Shows findings at lines of files, within what GitHub keeps: ten annotations of each level of a step, the rest is silently lost.
import { printable } from "../../lib/escape.js";
import type { Core } from "./core.js";

/** How loud an annotation is. */
export type AnnotationLevel = "error" | "warning" | "notice";

/** One finding. Texts may hold names that a server chose: they are made printable here. */
export interface Annotation {
  readonly level: AnnotationLevel;
  readonly title: string;
  readonly message: string;
  /** Relative to the repository, with `/`; absent for a finding without a place. */
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
}

/** Longest message, in characters; GitHub cuts at 4,096. */
const MAX_CHARACTERS = 2_000;

/**
 * Shows the first of each level, in the order given; where there are more, the last one shown says how many.
 * @param most annotations of each level, the closing one included
 */
export function annotate(
  core: Pick<Core, "error" | "warning" | "notice">,
  annotations: readonly Annotation[],
  most: Readonly<Record<AnnotationLevel, number>>,
): void {
  for (const level of ["error", "warning", "notice"] as const) {
    const all = annotations.filter((annotation) => annotation.level === level);
    const limit = Math.max(0, most[level]);
    const shown = all.length <= limit ? all : all.slice(0, Math.max(0, limit - 1));
    for (const { title, message, file, line } of shown) {
      core[level](printable(message, MAX_CHARACTERS), {
        title: printable(title),
        ...(file === undefined ? {} : { file, ...(line === undefined ? {} : { startLine: line }) }),
      });
    }
    const rest = all.length - shown.length;
    if (rest > 0 && limit > 0) core[level](`${rest} more in the Step Summary and the report files.`, { title: "mcpeval" });
  }
}
