// Where a report's cases and tools stand in the repository, for SARIF; no other form pays for looking.
import { isAbsolute, relative, resolve, sep } from "node:path";
import { loadManifest } from "../manifest/load.js";
import type { Manifest } from "../manifest/manifest.js";
import type { ReportDocument } from "../model/documents/report.js";
import { UsageError } from "../model/errors.js";
import type { Host } from "../model/host.js";
import { DEFAULT_MANIFEST } from "../model/manifest-file.js";
import type { Place, Region, ReportPlaces } from "../model/places.js";
import { textValue, type OptionValues } from "../options/values.js";
import { sourcePlaces } from "./source-places.js";

const FIRST_LINE: Region = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 };

/**
 * The places of a report's parts.
 * @param known the manifest, where it was read already; otherwise the one that `--manifest` or its default names is
 * @throws UsageError when a manifest or a source folder that was named cannot be read
 */
export async function placesOf(values: OptionValues, report: ReportDocument, host: Host, known?: Manifest): Promise<ReportPlaces> {
  const source = textValue(values, "source");
  const path = known?.file ?? textValue(values, "manifest") ?? DEFAULT_MANIFEST;
  const manifest = known ?? (await namedManifest(path, textValue(values, "manifest") !== undefined, host));
  if (manifest !== null && report.manifest_sha256 !== null && manifest.sha256 !== report.manifest_sha256) {
    host.progress.note(`${path} is not the manifest this report was made with: lines may be off`);
  }
  const uri = uriOf(path, host);
  const at = (region: Region): Place => ({ uri, region });
  const tools = new Map<string, Place>();
  for (const { tool, toolRegion } of manifest?.cases ?? []) {
    if (tool !== null && toolRegion !== null && !tools.has(tool)) tools.set(tool, at(toolRegion));
  }
  if (source !== undefined) {
    const names = new Set((report.readiness?.areas ?? []).flatMap(({ checks }) => checks.flatMap(({ tool }) => tool ?? [])));
    const found = await sourcePlaces(source, names, host.files, (file) => uriOf(resolve(host.cwd, source, file), host));
    for (const [name, place] of found) tools.set(name, place);
  }
  return { fallback: at(FIRST_LINE), cases: new Map((manifest?.cases ?? []).map(({ id, region }) => [id, at(region)])), tools };
}

/** A manifest nobody named is an extra: where it is missing or broken, results stand on its first line. */
async function namedManifest(path: string, isNamed: boolean, host: Host): Promise<Manifest | null> {
  try {
    return await loadManifest(path, host.files);
  } catch (error) {
    if (isNamed || !(error instanceof UsageError)) throw error;
    return null;
  }
}

/** The path relative to the working directory, as a URI reference: code scanning resolves it against the repository's root. */
function uriOf(path: string, { cwd }: Host): string {
  const below = relative(cwd, isAbsolute(path) ? path : resolve(cwd, path));
  return below
    .split(sep)
    .map((part) => encodeURIComponent(part))
    .join("/");
}
