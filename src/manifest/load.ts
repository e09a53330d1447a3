// Reads a manifest: syntax by the file's extension, everything wrong with it at once, each complaint with line, column and JSON
// Pointer. Starts no server.
import { printable } from "../lib/escape.js";
import { sha256Hex } from "../lib/digest.js";
import { UsageError } from "../model/errors.js";
import type { Files } from "../model/host.js";
import { MANIFEST_MAX_BYTES } from "../model/limits.js";
import type { CheckedCase } from "./check.js";
import type { Manifest, ManifestCase } from "./manifest.js";
import { Positions } from "./positions.js";
import type { Source, Span } from "./source.js";

/** Complaints printed; the rest is counted. */
const MAX_COMPLAINTS = 50;
/** Longest JSON Pointer printed, in characters. */
const POINTER_LIMIT = 200;

/**
 * Loads and checks a manifest.
 * @param file path of a `.json`, `.jsonc`, `.yaml` or `.yml` file; any other extension is read as JSON
 * @throws UsageError with one line a complaint, in the order of the file
 */
export async function loadManifest(file: string, files: Files): Promise<Manifest> {
  const content = await files.readText(file, MANIFEST_MAX_BYTES);
  return readManifest(content, file);
}

/**
 * Checks the text of a manifest.
 * @param content the file's whole text; a byte order mark is tolerated and part of the digest
 * @throws UsageError with one line a complaint, in the order of the file
 */
export async function readManifest(content: string, file: string): Promise<Manifest> {
  const text = content.startsWith("\uFEFF") ? content.slice(1) : content;
  const positions = new Positions(text);
  const source = await parse(text, file);
  if (source.problems.length > 0) throw refusal(file, positions, source.problems);
  // Schemas load only where a manifest is read: whoever could read one need not wait for them.
  const { checkManifest } = await import("./check.js");
  const { timeoutMs, sandboxes, cases, complaints } = checkManifest(source.value);
  if (complaints.length > 0) {
    const placed = complaints.map(({ pointer, at, text: said }) => ({ pointer, text: said, span: placeOf(source, pointer, at) }));
    throw refusal(file, positions, placed);
  }
  return {
    file,
    sha256: sha256Hex(content),
    timeoutMs,
    sandboxes,
    cases: cases.map((one, index) => located(one, `/probes/${String(index)}`, source, positions)),
  };
}

async function parse(text: string, file: string): Promise<Source> {
  const extension = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase();
  if (extension === "yaml" || extension === "yml") return (await import("./parse-yaml.js")).parseYaml(text);
  return (await import("./parse-json.js")).parseJson(text, extension === "jsonc");
}

/** The place of a value or a name, or of the nearest ancestor that is there. */
function placeOf({ values, names }: Source, pointer: string, at: "name" | "value"): Span {
  for (let path = pointer; ; path = path.slice(0, path.lastIndexOf("/"))) {
    const span = (path === pointer && at === "name" ? names.get(path) : undefined) ?? values.get(path);
    if (span !== undefined) return span;
    if (path === "") return { start: 0, end: 0 };
  }
}

function refusal(
  file: string,
  positions: Positions,
  problems: readonly { readonly pointer: string; readonly span: Span; readonly text: string }[],
): UsageError {
  const lines = problems
    .toSorted((a, b) => a.span.start - b.span.start)
    .map(({ pointer, span, text }) => {
      const { line, column } = positions.at(span.start);
      const where = pointer === "" ? "" : `${printable(pointer, POINTER_LIMIT)} `;
      return `${file}:${String(line)}:${String(column)}: ${where}${text}`;
    });
  const unique = [...new Set(lines)];
  const more = unique.length - MAX_COMPLAINTS;
  return new UsageError([...unique.slice(0, MAX_COMPLAINTS), ...(more > 0 ? [`${file}: and ${String(more)} more`] : [])].join("\n"));
}

function located(one: CheckedCase, base: string, source: Source, positions: Positions): ManifestCase {
  const tool = one.probe.toolOf(one.fields);
  const span = source.values.get(base) ?? { start: 0, end: 0 };
  const toolSpan = tool === null ? undefined : toolPlace(one.fields, tool, base, source);
  return { ...one, tool, region: positions.region(span), toolRegion: toolSpan === undefined ? null : positions.region(toolSpan) };
}

/** The first field that names the case's tool: `tool`, or one that ends in `_tool`, at any depth. */
function toolPlace(fields: CheckedCase["fields"], tool: string, base: string, { values }: Source): Span | undefined {
  const pending: [string, unknown][] = [[base, fields]];
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    const [pointer, value] = next;
    if (typeof value !== "object" || value === null) {
      if (value === tool && /(?:\/|_)tool$/.test(pointer)) return values.get(pointer);
      continue;
    }
    // Arguments are the server's business: a tool named in there is not the case's.
    pending.push(
      ...Object.entries(value).flatMap(([name, inner]) =>
        /(^|_)arguments$/.test(name) ? [] : [[`${pointer}/${name}`, inner] as [string, unknown]],
      ),
    );
  }
  return undefined;
}
