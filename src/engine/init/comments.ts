// The comments of a scaffolded manifest: why each group of cases is there. Names of tools are the only words of a server in them.
import { printable } from "../../lib/escape.js";
import type { ArgumentsSource, PlannedTool } from "./plan.js";

/** Comments of the groups that concern the server as a whole. */
export const COMMENTS = {
  costs: "What every session pays before its first call. The bounds are a quarter above what was measured.",
  protocol: "Listings come to an end, and a protocol revision nobody knows is answered with one the server speaks.",
} as const;

const CALLED: Readonly<Record<ArgumentsSource, string>> = {
  given: "called with the arguments that were given for it",
  none: "called without arguments",
  built: "called with arguments built from its input schema",
};

/** The comment of one tool's cases. */
export function toolComment({ tool, call }: PlannedTool, contended: boolean): string {
  const { name, class: toolClass } = tool.declared;
  const trust = toolClass === "read-only" ? "declared read-only" : "attested to be read-only";
  const together = contended ? " Two clients at once call this one, for the whole server." : "";
  return `${printable(name)}: ${trust}, ${CALLED[call?.source ?? "none"]}.${together}`;
}
