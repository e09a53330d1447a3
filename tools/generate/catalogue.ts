// docs/checks.md and docs/reasons.md: what the standard checks, and what every reason means, from the registry of areas.
import { CHECKS } from "../../src/catalogue/checks.js";
import { REASONS, type ReasonEntry } from "../../src/catalogue/reasons.js";
import { GATE_REASONS, type GateReasonEntry } from "../../src/catalogue/gate-reasons.js";
import { AREA_NAMES, STANDARD_NAME } from "../../src/standard/define.js";
import { AREAS } from "../../src/standard/index.js";
import { anchor, code, notice, table, type Generated } from "./generated.js";

const SOURCE = "src/standard/areas";
const REASONS_SOURCE = "src/standard/areas and src/probes";

const checkLink = (id: string): string => `[${code(id)}](checks.md#${anchor(id)})`;
const reasonLink = (reason: string): string => `[${code(reason)}](reasons.md#${anchor(reason)})`;

function checksPage(): string {
  const areas = AREA_NAMES.map((name) => {
    const { about, weight } = AREAS[name];
    const checks = CHECKS.filter((check) => check.area === name).map(
      ({ id, passesWhen, reasons }) =>
        `### ${code(id)}\n\nPasses when ${passesWhen.replace(/\.$/, "")}.\n\nLost for: ${reasons.map(reasonLink).join(", ")}.\n`,
    );
    return `## ${name} (weight ${String(weight)})\n\n${about}\n\n${checks.join("\n")}`;
  });
  const weights = table(
    ["Area", "Weight", "Checks"],
    AREA_NAMES.map((name) => [
      `[${name}](#${name}-weight-${String(AREAS[name].weight)})`,
      String(AREAS[name].weight),
      String(CHECKS.filter((check) => check.area === name).length),
    ]),
  );
  return `${notice(SOURCE)}
# Checks of ${STANDARD_NAME}

Readiness is the weighted mean of six areas, 0 to 100. A change to a weight, curve, band, check or bound changes the standard's name.

${weights}
${areas.join("\n")}`;
}

function reasonSection({ reason, areas, checks, hint, retired }: ReasonEntry): string {
  const lines = [
    ...(retired ? ["Retired: this version no longer gives it; older reports may.", ""] : []),
    `Fix: ${hint.replace(/\.$/, "")}.`,
    "",
    `Costs points in ${areas.join(", ")}; checks: ${checks.map(checkLink).join(", ") || "none"}.`,
  ];
  return `## ${code(reason)}\n\n${lines.join("\n")}\n`;
}

const MEANINGS: Readonly<Record<GateReasonEntry["meaning"], string>> = {
  failed: "A gate case fails with it (exit 1).",
  unfinished: "A gate case of any kind ends with it when it cannot be judged (exit 3).",
  "not-applicable": "A gate case carries it that counts neither as passed nor as failed.",
};

function gateReasonSection({ reason, meaning, uses }: GateReasonEntry): string {
  const lines = uses.map(({ kinds, hint }) => {
    const links = kinds.map((kind) => `[${code(kind)}](probes.md#${anchor(kind)})`).join(", ");
    const label = meaning === "not-applicable" ? "Why" : uses.length > 1 ? `Fix for ${links}` : "Fix";
    return `${label}: ${hint.replace(/\.$/, "")}.${links === "" || uses.length > 1 ? "" : `\n\nProbes: ${links}.`}`;
  });
  return `## ${code(reason)}\n\n${MEANINGS[meaning]}\n\n${lines.join("\n\n")}\n`;
}

function reasonsPage(): string {
  const sections = [
    ...REASONS.map((entry) => ({ reason: entry.reason, text: reasonSection(entry) })),
    ...GATE_REASONS.map((entry) => ({ reason: entry.reason, text: gateReasonSection(entry) })),
  ].sort((a, b) => (a.reason < b.reason ? -1 : 1));
  return `${notice(REASONS_SOURCE)}
# Reasons

Every lost point and every gate case that did not pass carries one of these ${String(sections.length)} fixed labels.
${code("mcpeval explain REASON")} prints the same on the terminal.

${sections.map(({ text }) => text).join("\n")}`;
}

/** Both pages. */
export const catalogueFiles: readonly Generated[] = [
  { path: "docs/checks.md", source: SOURCE, make: checksPage },
  { path: "docs/reasons.md", source: REASONS_SOURCE, make: reasonsPage },
];
