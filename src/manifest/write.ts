// Writes a manifest as JSON, JSONC or YAML. JSONC and YAML keep the comments; what the text says is the same in all three.
import { Document, isNode, isScalar, isSeq, visit } from "yaml";
import { inertJson } from "../lib/escape.js";
import type { JsonObject } from "../model/json.js";
import { MANIFEST_SCHEMA_URL } from "./schema.js";

/** Cases that stand together, and why they are there: one line. */
export interface CaseGroup {
  readonly comment: string;
  readonly cases: readonly JsonObject[];
}

/** A manifest to be written. */
export interface ManifestDraft {
  readonly groups: readonly CaseGroup[];
}

/** The syntaxes a manifest is written in. */
export type ManifestSyntax = "json" | "jsonc" | "yaml";

/**
 * The text of a manifest, its last line ended. Valid characters that a reader would not see are escaped, so that nothing hides in it.
 * @param header comment lines at the top, each on one line
 */
export function writeManifest(draft: ManifestDraft, syntax: ManifestSyntax, header: readonly string[] = []): string {
  if (syntax === "yaml") return yamlText(draft, header);
  const lines = syntax === "jsonc" ? jsoncLines(draft, header) : [JSON.stringify(documentOf(draft), null, 2)];
  return `${inertJson(lines.join("\n"))}\n`;
}

function documentOf({ groups }: ManifestDraft) {
  return { $schema: MANIFEST_SCHEMA_URL, version: 1, probes: groups.flatMap(({ cases }) => cases) };
}

function jsoncLines({ groups }: ManifestDraft, header: readonly string[]): string[] {
  const last = groups.findLastIndex(({ cases }) => cases.length > 0);
  const cases = groups.flatMap((group, index) => [
    ...(index === 0 ? [] : [""]),
    `    // ${group.comment}`,
    ...group.cases.flatMap((one, place) => {
      const isLast = index >= last && place === group.cases.length - 1;
      const text = JSON.stringify(one, null, 2).replaceAll("\n", "\n    ");
      return [`    ${text}${isLast ? "" : ","}`];
    }),
  ]);
  return [
    ...header.map((line) => `// ${line}`),
    "{",
    `  "$schema": ${JSON.stringify(MANIFEST_SCHEMA_URL)},`,
    '  "version": 1,',
    '  "probes": [',
    ...cases,
    "  ]",
    "}",
  ];
}

function yamlText({ groups }: ManifestDraft, header: readonly string[]): string {
  const { version, probes } = documentOf({ groups });
  // No aliases: cases of one tool share their arguments. YAML 1.1 readers must not see dates or booleans where there are texts.
  const document = new Document({ version, probes }, { version: "1.2", schema: "core", compat: "yaml-1.1", aliasDuplicateObjects: false });
  document.commentBefore = [` yaml-language-server: $schema=${MANIFEST_SCHEMA_URL}`, ...header.map((line) => ` ${line}`)].join("\n");
  const items = document.get("probes");
  let first = 0;
  for (const { comment, cases } of groups) {
    const node = isSeq(items) ? items.items[first] : undefined;
    if (isNode(node) && cases.length > 0) {
      node.commentBefore = ` ${comment}`;
      node.spaceBefore = first > 0;
    }
    first += cases.length;
  }
  visit(document, {
    Scalar(_key, node) {
      // Only between double quotes can a character be escaped; without any, << merges.
      if (isScalar(node) && typeof node.value === "string" && (node.value === "<<" || inertJson(node.value) !== node.value))
        node.type = "QUOTE_DOUBLE";
    },
  });
  return inertJson(document.toString({ lineWidth: 0 }));
}
