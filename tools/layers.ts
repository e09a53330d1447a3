// Checks the sources against the import table (tools/layers.json): which folder may import which, which npm packages and
// Node.js built-ins, and that no imports form a cycle. Reads files only; the test in __tests__/house fails on any finding.
import { readdir, readFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { join, posix, relative, sep } from "node:path";
import ts from "typescript";
import table from "./layers.json" with { type: "json" };

/** One row of the import table; paths are relative to the repository, with `/`. */
export interface Layer {
  readonly at: string;
  readonly mayImport: readonly string[];
  readonly packages: readonly string[];
  readonly builtins: readonly string[];
}

/** One import that the table forbids, or one cycle. */
export interface Breach {
  /** Repository-relative path with `/`. */
  readonly file: string;
  /** 1-based line of the import. */
  readonly line: number;
  readonly problem: string;
}

/** The house's import table. */
export const LAYERS: readonly Layer[] = table.layers;

interface Import {
  readonly specifier: string;
  readonly line: number;
}

/** Whether `path` is `prefix`, lies below it, or is the file `prefix` + extension. */
function isWithin(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && /^($|[/.])/.test(path.slice(prefix.length));
}

/** The layer that owns a path: the longest matching row, or undefined. */
export function layerOf(path: string, layers: readonly Layer[] = LAYERS): Layer | undefined {
  return layers.filter((layer) => isWithin(path, layer.at)).sort((a, b) => b.at.length - a.at.length)[0];
}

/** Every module specifier of a TypeScript file: static, type-only, re-exported and dynamic with a literal. */
export function importsOf(text: string): Import[] {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)];
  const lineAt = (position: number): number => lineStarts.filter((start) => start <= position).length;
  return ts.preProcessFile(text, true, false).importedFiles.map((found) => ({ specifier: found.fileName, line: lineAt(found.pos) }));
}

/** npm name of a bare specifier: `@a/b/c` is `@a/b`, `a/b` is `a`. */
function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

function problemOf(from: string, layer: Layer, specifier: string, layers: readonly Layer[]): string | null {
  if (specifier.startsWith(".")) {
    const to = posix.join(posix.dirname(from), specifier);
    if (!to.startsWith("src/")) return to.endsWith(".json") ? null : `imports ${to}, which is outside of src`;
    const owner = layerOf(to, layers);
    if (owner === undefined) return `imports ${to}, which belongs to no layer`;
    if (owner === layer || layer.mayImport.some((allowed) => isWithin(to, allowed))) return null;
    return `${layer.at} may not import ${owner.at} (${to})`;
  }
  if (isBuiltin(specifier)) {
    if (!specifier.startsWith("node:")) return `write node:${specifier} instead of ${specifier}`;
    return layer.builtins.includes("*") || layer.builtins.includes(specifier) ? null : `${layer.at} may not import ${specifier}`;
  }
  return layer.packages.includes(packageOf(specifier)) ? null : `${layer.at} may not import the package ${packageOf(specifier)}`;
}

/** Strongly connected groups of two or more files, or one that imports itself (Tarjan's algorithm). */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): number => {
    const index = order.size;
    order.set(node, index);
    let low = index;
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low === index) {
      const group = stack.splice(stack.indexOf(node));
      if (group.length > 1 || (graph.get(node) ?? []).includes(node)) cycles.push(group.sort());
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}

/**
 * Lists every breach of the import table below `root`/src, sorted by file and line.
 * @param root the repository's folder
 */
export async function listBreaches(root: string, layers: readonly Layer[] = LAYERS): Promise<Breach[]> {
  const entries = await readdir(join(root, "src"), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
  const known = new Set(files);
  const graph = new Map<string, string[]>();
  const breaches: Breach[] = [];
  for (const file of files) {
    const layer = layerOf(file, layers);
    if (layer === undefined) {
      breaches.push({ file, line: 1, problem: "belongs to no layer: add its folder to tools/layers.json" });
      continue;
    }
    const targets: string[] = [];
    for (const { specifier, line } of importsOf(await readFile(join(root, file), "utf8"))) {
      const problem = problemOf(file, layer, specifier, layers);
      if (problem !== null) breaches.push({ file, line, problem });
      const target = posix.join(posix.dirname(file), specifier).replace(/\.js$/, ".ts");
      if (specifier.startsWith(".") && known.has(target)) targets.push(target);
    }
    graph.set(file, targets);
  }
  for (const cycle of cyclesOf(graph)) {
    breaches.push({ file: cycle[0] ?? "", line: 1, problem: `imports form a cycle: ${cycle.join(", ")}` });
  }
  return breaches.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
