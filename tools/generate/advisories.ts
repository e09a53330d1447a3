// docs/advisories.md: what every advisory looks for, why it matters and how to fix it, from the lens's registry.
import { ADVISORY_ENTRIES, type AdvisoryEntry } from "../../src/catalogue/advisories.js";
import { code, notice, table, type Generated } from "./generated.js";

const SOURCE = "src/lenses/advisories";
const COSTS = {
  free: "found in what the measurement sees anyway",
  cheap: "one more listing, or a check after the run",
  requests: "a few requests of its own; looked for with `--advisories all`, or when gated on",
} as const;

function section({ id, about, matters, transports, cost, reasons }: AdvisoryEntry): string {
  const fixes = reasons.map(({ reason, hint }) => `- ${code(reason)}: ${hint}.`);
  const where = transports === "any" ? "every transport" : `${transports} only`;
  return [`## ${code(id)}`, "", `Looks for ${about}. ${matters}`, "", `On ${where}; ${COSTS[cost]}.`, "", ...fixes, ""].join("\n");
}

function page(): string {
  const rows = ADVISORY_ENTRIES.map(({ id, transports, cost }) => [
    `[${code(id)}](#${id.toLowerCase()})`,
    transports,
    cost === "requests" ? "`all`" : "`wire`",
  ]);
  return `${notice(SOURCE)}
# Advisories

What ${code("mcpeval score")} sees on the wire that costs no points but breaks or burdens some clients. An advisory never changes
readiness; ${code("--fail-on-advisory ID")} fails a run that finds it. Reports carry counts and the first frame positions (inbound
frames of a connection, counted from 1), never content. ${code("mcpeval explain ID")} prints the same on the terminal.

${code("--advisories")} chooses what is looked for: ${code("none")}, ${code("wire")} (the default) or ${code("all")}.

${table(["Advisory", "Transport", "From level"], rows)}
${ADVISORY_ENTRIES.map(section).join("\n")}`;
}

/** The page. */
export const advisoryFiles: readonly Generated[] = [{ path: "docs/advisories.md", source: SOURCE, make: page }];
