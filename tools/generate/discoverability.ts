// docs/discoverability.md: the ten criteria, the grades and every reason with its fix, from the lens.
import { CRITERION_ENTRIES, CRITERION_REASONS, type CriterionEntry } from "../../src/catalogue/discoverability.js";
import { DISCOVERABILITY_NAME } from "../../src/model/discoverability.js";
import { anchor, code, notice, table, type Generated } from "./generated.js";

const SOURCE = "src/lenses/discoverability.ts";

function section({ id, title, passesWhen, reasons }: CriterionEntry): string {
  const links = reasons.map((reason) => `[${code(reason)}](#${anchor(reason)})`);
  return `### ${id} ${title}\n\nPasses when ${passesWhen}.\n\nNot passed for: ${links.join(", ")}.\n`;
}

function page(): string {
  const grades = table(
    ["Grade", "Criteria passed"],
    [
      ["A", "all ten"],
      ["B", "eight or nine"],
      ["C", "five to seven"],
      ["D", "fewer"],
    ],
  );
  const reasons = CRITERION_REASONS.map(
    ({ reason, criteria, hint }) => `### ${code(reason)}\n\n${criteria.map(({ id }) => id).join(", ")}. Fix: ${hint}.\n`,
  );
  return `${notice(SOURCE)}
# Discoverability: the grade A to D

Whether agents can find a server, choose its tools and trust them: ten criteria (${code(DISCOVERABILITY_NAME)}), each passed, failed or
unverified. ${code("mcpeval score --grade")} adds them to the report, ${code("--min-grade B")} demands a grade (exit 1), and the Action
judges them always. They are judged on what the standard battery sees anyway and change no score.

${grades}
Unverified counts as not passed and is no defect: the run saw neither, because an earlier step failed, no tool may be called, or payment
was asked for. A takes all ten, so a server that was not seen to return content has B at best.

The ten are those of agent-tool-discoverability-standard/0.4. Where its words leave room:

- the whole catalog is judged, every page of it, not the first one;
- a refusal of ${code("server/discover")} by any code or status leads to ${code("initialize")}, and a failed entry is one finding: what it hides is unverified;
- only tools that say they only read are called (or, attested with ${code("--confirm-read-only")}, those that say nothing), with arguments that satisfy their schema, three times each and all of them; one that writes never is;
- a short true answer is content, and so is a link to a resource or an image; an order number of 402 asks for no payment, HTTP 402 does.

Stdio servers are graded like any other. A server that could not be measured (exit 3) has a grade only where it is what failed.

## The criteria

${CRITERION_ENTRIES.map(section).join("\n")}
## Reasons

${reasons.join("\n")}`;
}

/** The page. */
export const discoverabilityFiles: readonly Generated[] = [{ path: "docs/discoverability.md", source: SOURCE, make: page }];
