// How deep a JSON value nests. Iterative: the values asked about may be deeper than the call stack.

/** Whether arrays and objects nest deeper than so many levels; `[]` and `{}` are one level. */
export function isNestedDeeper(root: unknown, levels: number): boolean {
  let level = containers([root]);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === levels) return true;
    level = containers(level.flatMap((one) => Object.values(one)));
  }
  return false;
}

function containers(values: readonly unknown[]): Record<string, unknown>[] {
  return values.filter((value): value is Record<string, unknown> => typeof value === "object" && value !== null);
}
