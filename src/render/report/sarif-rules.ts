// The rules of a SARIF log: one a probe kind, one a reason of lost readiness, one for floors. GitHub shows their texts beside alerts.
import type { ReportingDescriptor } from "sarif";
import { markdownEscape, printable } from "../../lib/escape.js";

/** Where the documentation is read. */
const DOCS = "https://github.com/mcpeval/mcpeval/blob/main/docs";
/** GitHub's limit of a description, in characters. */
const TEXT_LIMIT = 1_000;

export const FLOOR_RULE = "readiness/floor";

/** What a rule is about. */
export type Rule =
  | { readonly kind: "probe"; readonly probe: string; readonly fixes: ReadonlyMap<string, string> }
  | { readonly kind: "reason"; readonly reason: string; readonly area: string; readonly hint: string }
  | { readonly kind: "floor" };

/** A rule's id; results name it. */
export function ruleId(rule: Rule): string {
  if (rule.kind === "floor") return FLOOR_RULE;
  return rule.kind === "probe" ? printable(rule.probe) : `readiness/${printable(rule.reason)}`;
}

/** The rule as SARIF describes it. No security severity: it would turn readiness findings into security alerts. */
export function describeRule(rule: Rule): ReportingDescriptor {
  const { short, full, help, uri, level, tags } = wording(rule);
  return {
    id: ruleId(rule),
    name: pascalCase(ruleId(rule)),
    shortDescription: { text: sentence(short) },
    fullDescription: { text: sentence(full) },
    help: { text: help.join("\n"), markdown: help.map((line) => markdownEscape(line)).join("\n\n") },
    helpUri: uri,
    defaultConfiguration: { level },
    properties: { precision: "very-high", "problem.severity": level, tags },
  };
}

interface Wording {
  readonly short: string;
  readonly full: string;
  readonly help: readonly string[];
  readonly uri: string;
  readonly level: "error" | "warning";
  readonly tags: string[];
}

function wording(rule: Rule): Wording {
  switch (rule.kind) {
    case "floor": {
      const full = "A score is under the floor that was declared for it; the lost points of that area say what to change";
      return {
        short: "Readiness floor missed",
        full,
        help: [sentence(full)],
        uri: `${DOCS}/checks.md`,
        level: "error",
        tags: ["mcp", "floor"],
      };
    }
    case "probe": {
      const probe = printable(rule.probe);
      const fixes = [...rule.fixes].map(([reason, hint]) => sentence(`${printable(reason)}: ${printable(hint, TEXT_LIMIT)}`));
      const full = `A case of the manifest that expects ${probe} of the server did not pass; its message names the reason and the fix`;
      return {
        short: `A case of kind ${probe} failed`,
        full,
        help: fixes.length === 0 ? [sentence(full)] : fixes,
        uri: anchored("probes.md", rule.probe),
        level: "error",
        tags: ["mcp", "gate"],
      };
    }
    case "reason": {
      const hint = printable(rule.hint, TEXT_LIMIT);
      return {
        short: words(rule.reason),
        full: hint === "" ? words(rule.reason) : hint,
        help: [sentence(hint === "" ? words(rule.reason) : hint)],
        uri: anchored("reasons.md", rule.reason),
        level: "warning",
        tags: ["mcp", "readiness", printable(rule.area)],
      };
    }
  }
}

/** Upper case at the start, a full stop at the end. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  const start = `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}`;
  return /[.!?]$/.test(start) ? start : `${start}.`;
}

function words(label: string): string {
  return printable(label).replaceAll("-", " ");
}

function anchored(page: string, label: string): string {
  return /^[a-z0-9-]+$/.test(label) ? `${DOCS}/${page}#${label}` : `${DOCS}/${page}`;
}

function pascalCase(id: string): string {
  const parts = id.match(/[A-Za-z0-9]+/g) ?? [];
  const name = parts.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`).join("");
  return /^[A-Z]/.test(name) ? name : `Rule${name}`;
}
