// docs/checks.md and docs/reasons.md: what the standard checks, and what every reason means, from the registry of areas.
import { CHECKS } from "../../src/catalogue/checks.js";
import { REASONS, type ReasonEntry } from "../../src/catalogue/reasons.js";
import { AREA_NAMES, STANDARD_NAME } from "../../src/standard/define.js";
import { AREAS } from "../../src/standard/index.js";
import { code, notice, table, type Generated } from "./generated.js";

const SOURCE = "src/standard/areas";

const checkLink = (id: string): string => `[${code(id)}](checks.md#${anchor(id)})`;
const reasonLink = (reason: string): string => `[${code(reason)}](reasons.md#${anchor(reason)})`;

/** The anchor GitHub gives a heading that holds one inline code: punctuation other than hyphens and underscores goes. */
function anchor(id: string): string {
  return id.toLowerCase().replaceAll(/[^a-z0-9_-]/g, "");
}

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

function reasonsPage(): string {
  return `${notice(SOURCE)}
# Reasons

Every lost point carries one of these ${String(REASONS.length)} fixed labels. ${code("mcpeval explain REASON")} prints the same on the terminal.

${REASONS.map(reasonSection).join("\n")}`;
}

/** Both pages. */
export const catalogueFiles: readonly Generated[] = [
  { path: "docs/checks.md", source: SOURCE, make: checksPage },
  { path: "docs/reasons.md", source: SOURCE, make: reasonsPage },
];
