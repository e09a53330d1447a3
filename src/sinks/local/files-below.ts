// Lists the files below a folder within bounds, for the hosts' file ports. Reads no file and follows no link.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../../model/errors.js";
import type { ListBounds } from "../../model/host.js";

/**
 * Files relative to the folder, with `/`: a folder's own files by name, then its folders by name.
 * @param folder absolute path
 * @param named the folder as messages name it
 * @throws UsageError when the folder itself cannot be read; one below it that cannot is left out
 */
export async function filesBelow(folder: string, named: string, { skip, most }: ListBounds): Promise<readonly string[]> {
  const found: string[] = [];
  const pending = [""];
  for (let below = pending.shift(); below !== undefined && found.length < most; below = pending.shift()) {
    const at = below;
    const entries = await readdir(join(folder, at), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
      if (at !== "") return [];
      throw new UsageError(`cannot read the folder ${named}: ${error.code ?? "unreadable"}`);
    });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !skip.has(entry.name));
    found.push(...entries.filter((entry) => entry.isFile()).map(({ name }) => `${at}${name}`));
    pending.unshift(...folders.map(({ name }) => `${at}${name}/`));
  }
  return found.slice(0, most);
}
