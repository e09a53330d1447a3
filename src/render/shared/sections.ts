// Fits whole Markdown sections into a size budget. Never cuts inside a section, and says what it left out.
import type { SizeBudget } from "../renderer.js";

/** A part of a Markdown document that stays or goes as a whole. */
export interface Section {
  /** Plain words for the note about what was cut. */
  readonly title: string;
  readonly markdown: string;
  /** Sections with a higher number go first; among equal ones the largest, so that the most sections stay. */
  readonly expendable: number;
}

/** Size of a text in a budget's unit. */
export function sizeOf(text: string, unit: SizeBudget["unit"]): number {
  return unit === "utf8-bytes" ? Buffer.byteLength(text, "utf8") : text.length;
}

/**
 * The sections joined by blank lines, without those that do not fit; a closing note names them.
 * The first section always stays: it carries the verdict.
 * @param moreAt where the rest is, as Markdown
 */
export function fitSections(sections: readonly Section[], budget: SizeBudget | null, moreAt: string): string {
  const joined = (kept: ReadonlySet<Section>): string => {
    const cut = sections.filter((section) => !kept.has(section)).map(({ title }) => title);
    const note = cut.length === 0 ? [] : [`> [!NOTE]\n> Left out for size: ${cut.join(", ")}. The whole report is in ${moreAt}.`];
    return `${[...sections.filter((section) => kept.has(section)).map(({ markdown }) => markdown), ...note].join("\n\n")}\n`;
  };
  const kept = new Set(sections);
  const leaving = sections.slice(1).sort((a, b) => b.expendable - a.expendable || b.markdown.length - a.markdown.length);
  for (const section of leaving) {
    if (budget === null || sizeOf(joined(kept), budget.unit) <= budget.limit) break;
    kept.delete(section);
  }
  return joined(kept);
}
