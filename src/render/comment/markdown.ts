// A pull request's comment as Markdown: the verdict and the movement first, then what changed and how to mend it. Names stand in code
// spans and prose is escaped, so nothing a server or a file says becomes markup, a mention or a link. Posts nothing.
import { markdownCode } from "../../lib/escape.js";
import type { Verdict } from "../../model/exit.js";
import { isSame, signed } from "../diff/wording.js";
import { count } from "../shared/numbers.js";
import { fitSections, sizeOf, type Section } from "../shared/sections.js";
import { table } from "../shared/table.js";
import type { CommentServer } from "./input.js";
import { headlineFacts, serverSections } from "./server.js";

/** Longest comment, in UTF-16 units. GitHub refuses more than 65,536 characters; the rest is a margin for how it counts. */
export const COMMENT_BUDGET = 60_000;

/** Servers that get a row; a run of more is told by numbers alone. */
const MOST_ROWS = 200;

/** What a comment is made of. */
export interface CommentInput {
  /** Tells this comment from others of ours; a label. */
  readonly key: string;
  readonly servers: readonly CommentServer[];
  /** Address of the run; null for no link. */
  readonly runUrl: string | null;
}

/** The first line of the comment of a key: how it is found again. */
export function commentMarker(key: string): string {
  return `<!-- mcpeval:${key} -->`;
}

const MARKS: Readonly<Record<Verdict, string>> = { ok: "✅", red: "❌", incomplete: "⚠️", usage: "⚠️" };

/** Whether there is something to tell: a verdict that is not green, or a change since the baseline. */
export function isNews({ verdict, diff, isNew }: CommentServer): boolean {
  return verdict !== "ok" || isNew || (diff !== null && !isSame(diff));
}

/** The whole comment, within COMMENT_BUDGET. */
export function renderComment({ key, servers, runUrl }: CommentInput): string {
  const footer = footerOf(runUrl);
  const [only] = servers;
  const limit = COMMENT_BUDGET - footer.length;
  const moreAt = runUrl === null ? "the report files of the run" : "the summary of the run";
  const sections =
    only !== undefined && servers.length === 1
      ? single(key, only)
      : several(key, servers, Math.floor(limit / (servers.length + 1)), moreAt);
  return `${fitSections(sections, { unit: "utf16-units", limit }, moreAt)}${footer}`;
}

/** The comment of a run that has no report: its own words under our marker. */
export function renderNotice(key: string, markdown: string, runUrl: string | null): string {
  return `${commentMarker(key)}\n${markdown.trimEnd()}\n${footerOf(runUrl)}`;
}

function footerOf(runUrl: string | null): string {
  return runUrl === null ? "" : `\n${FOOTER}${runUrl})</sub>\n`;
}

const FOOTER = "<sub>[The run and its full report](";

/** The comment without what differs from run to run though nothing changed: for comparing what is there with what would be. */
export function commentSubstance(body: string): string {
  const lines = body.replaceAll("\r\n", "\n").trimEnd().split("\n");
  return (lines.at(-1)?.startsWith(FOOTER) === true ? lines.slice(0, -1) : lines).join("\n").trimEnd();
}

/** Id of the run that a comment links to (GitHub's ids grow with time); null when it names none. */
export function commentRun(body: string): number | null {
  const last = body.trimEnd().split(/\r?\n/).at(-1) ?? "";
  const id = last.startsWith(FOOTER) ? /\/actions\/runs\/(\d{1,15})\b/.exec(last)?.[1] : undefined;
  return id === undefined ? null : Number(id);
}

function single(key: string, server: CommentServer): Section[] {
  const { report, verdict } = server;
  const [score, ...facts] = headlineFacts(server);
  const head = [
    `${commentMarker(key)}\n## ${MARKS[verdict]} ${markdownCode(report.server)} ${score ?? ""}`,
    ...(verdict === "ok" ? [allClear([server])] : []),
    ...facts,
  ];
  return [{ title: "headline", markdown: head.join("\n\n"), expendable: 0 }, ...serverSections(server, "###")];
}

function several(key: string, servers: readonly CommentServer[], share: number, moreAt: string): Section[] {
  const bad = servers.filter(({ verdict }) => verdict !== "ok").length;
  const isGraded = servers.some(({ report }) => report.discoverability !== undefined);
  const rows = servers
    .slice(0, MOST_ROWS)
    .map(({ report, diff, verdict, isNew }) => [
      MARKS[verdict],
      markdownCode(report.server),
      report.readiness === null ? "not measured" : `${report.readiness.score}/100`,
      isNew ? "new" : diff === null || diff.readiness.delta === null ? "" : signed(diff.readiness.delta),
      ...(isGraded ? [report.discoverability?.grade ?? ""] : []),
      report.gate === null ? "" : `${report.gate.passed}/${report.gate.total}`,
      diff === null || diff.contract === null ? "" : String(diff.contract.breaking.length),
    ]);
  const numeric = (heading: string) => ({ heading, numeric: true });
  const columns = [
    { heading: "" },
    { heading: "Server" },
    ...["Readiness", "Change", ...(isGraded ? ["Grade"] : []), "Gate", "Breaking changes"].map(numeric),
  ];
  const unlisted = servers.length - rows.length;
  const head = [
    `${commentMarker(key)}\n## ${bad === 0 ? MARKS.ok : MARKS.red} ${count(servers.length, "server")}, ${bad === 0 ? "all passed" : `${bad} not passed`}`,
    ...(bad === 0 ? [allClear(servers)] : []),
    table(columns, rows),
    ...(unlisted > 0 ? [`${count(unlisted, "more server")} in the report files of the run.`] : []),
  ];
  return [
    { title: "headline", markdown: head.join("\n\n"), expendable: 0 },
    ...servers.slice(0, MOST_ROWS).map((server): Section => {
      const name = markdownCode(server.report.server);
      const [score, ...facts] = headlineFacts(server);
      const start: Section = { title: "headline", markdown: [...facts].join("\n\n"), expendable: 0 };
      const body = fitSections([start, ...serverSections(server, "####")], { unit: "utf16-units", limit: share - 300 }, moreAt);
      const details = `<details><summary>Details</summary>\n\n${body.trim()}\n\n</details>`;
      const title = `### ${MARKS[server.verdict]} ${name} ${score ?? ""}`;
      return {
        title: `details of ${name}`,
        markdown: body.trim() === "" ? title : `${title}\n\n${details}`,
        // A green server's details are worth least.
        expendable: server.verdict === "ok" ? 2 : 1,
      };
    }),
  ];
}

/** Says so when there is nothing to do: a comment that told bad news once must not go on telling them. */
function allClear(servers: readonly CommentServer[]): string {
  const diffs = servers.flatMap(({ diff }) => (diff === null ? [] : [diff]));
  if (diffs.length === 0) return "All clear.";
  if (diffs.length === servers.length && diffs.every(isSame)) return "All clear: nothing changed against the baseline.";
  const breaking = diffs.reduce((sum, { contract }) => sum + (contract?.breaking.length ?? 0), 0);
  const lost = diffs.reduce((sum, { readiness }) => sum + readiness.lost.length, 0);
  return breaking + lost === 0 ? "All clear: nothing got worse against the baseline." : "Nothing that fails this check.";
}

/** Size of a comment as its limit counts it. */
export function commentSize(body: string): number {
  return sizeOf(body, "utf16-units");
}
