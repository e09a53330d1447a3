// GitHub-flavoured Markdown tables and score bars. Escapes nothing: cells are inert Markdown already.

/** A column: its heading, and whether it holds numbers. */
export interface Column {
  readonly heading: string;
  readonly numeric?: boolean;
}

/** A table; every row has a cell a column. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [
    line(columns.map(({ heading }) => heading)),
    line(columns.map(({ numeric }) => (numeric === true ? "---:" : "---"))),
    ...rows.map(line),
  ].join("\n");
}

const BAR_CELLS = 10;

/** A score as ten blocks. Full only at 100 and empty only at 0, so that a bar never promises what its score does not. */
export function bar(score: number): string {
  const filled = score >= 100 ? BAR_CELLS : score <= 0 ? 0 : Math.min(BAR_CELLS - 1, Math.max(1, Math.round(score / BAR_CELLS)));
  return "▰".repeat(filled) + "▱".repeat(BAR_CELLS - filled);
}
