// docs/layers.md: the import table for people, from the table that the test enforces.
import table from "../layers.json" with { type: "json" };
import { code, notice, table as markdownTable, type Generated } from "./generated.js";

const SOURCE = "tools/layers.json";

const short = (path: string): string => code(path.replace(/^src\//, ""));

function page(): string {
  const rows = table.layers.map(({ at, mayImport, packages, builtins }) => [
    short(at),
    mayImport.map(short).join(" ") || "nothing",
    packages.map(code).join(" "),
    builtins.includes("*") ? "all" : builtins.map(code).join(" "),
  ]);
  return `${notice(SOURCE)}
# Who may import whom

Folders under ${code("src/")}; the longest matching path owns a file, and a folder may always import itself. Type-only imports count, cycles
are errors. ${code("__tests__/house/layers.test.ts")} and the linter enforce it; [architecture.md](architecture.md) gives the reasons.

${markdownTable(["Folder", "May import", "Packages", "Built-ins"], rows)}`;
}

/** The page. */
export const layerFiles: readonly Generated[] = [{ path: "docs/layers.md", source: SOURCE, make: page }];
