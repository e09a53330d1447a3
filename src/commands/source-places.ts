// Where a server's source registers its tools, for SARIF. Bounded, and silent about whatever cannot be read: a place is an extra.
import { posix } from "node:path";
import { namePlaces, type NamePlace } from "../lib/registration.js";
import { UsageError } from "../model/errors.js";
import type { Files } from "../model/host.js";
import type { Place } from "../model/places.js";

/** Largest file looked at, in bytes, and most files. */
const MAX_FILE_BYTES = 1_000_000;
const MAX_FILES = 5_000;
/** Folders of other people's code, of what is built from the source, and of tests, which name tools to call them. */
const SKIPPED_FOLDERS: ReadonlySet<string> = new Set([
  ...["node_modules", "vendor", "third_party", "venv", "site-packages", "__pycache__"],
  ...["dist", "build", "out", "target", "coverage", "bin", "obj"],
  ...["test", "tests", "__tests__", "spec", "fixtures", "examples", "docs"],
]);
const SOURCE = /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|kts|cs|rb|php|swift|scala|ex|exs|dart|lua|cpp|cc|hpp|c|h|clj|fs|json|ya?ml|toml)$/i;
const TEST = /(?:\.(?:test|spec)\.\w+$|_test\.\w+$|^test_|\.d\.[cm]?ts$)/i;

/**
 * The place of each tool that exactly one line registers (or, where none looks like a registration, that exactly one line quotes).
 * @param folder as the user gave it, relative to the working directory
 * @param uriOf the URI reference of a path relative to the folder
 * @throws UsageError when the folder cannot be read
 */
export async function sourcePlaces(
  folder: string,
  names: ReadonlySet<string>,
  files: Files,
  uriOf: (path: string) => string,
): Promise<ReadonlyMap<string, Place>> {
  const listed = await files.listFiles(folder, { skip: SKIPPED_FOLDERS, most: MAX_FILES });
  const found = new Map<string, { readonly path: string; readonly place: NamePlace }[]>();
  for (const path of listed.filter((one) => SOURCE.test(one) && !TEST.test(posix.basename(one)))) {
    const text = await readable(`${folder.replace(/[\\/]+$/, "")}/${path}`, files);
    for (const place of text === null ? [] : namePlaces(text, names)) {
      const places = found.get(place.name) ?? [];
      places.push({ path, place });
      found.set(place.name, places);
    }
  }
  const only = [...found].flatMap(([name, places]): [string, Place][] => {
    const registered = places.filter(({ place }) => place.how === "registered");
    const [first, ...others] = registered.length > 0 ? registered : places;
    if (first === undefined || others.length > 0) return [];
    const { line, startColumn, endColumn } = first.place;
    return [[name, { uri: uriOf(first.path), region: { startLine: line, startColumn, endLine: line, endColumn } }]];
  });
  return new Map(only);
}

async function readable(path: string, files: Files): Promise<string | null> {
  try {
    return await files.readText(path, MAX_FILE_BYTES);
  } catch (error) {
    if (error instanceof UsageError) return null;
    throw error;
  }
}
