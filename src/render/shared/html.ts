// The frame of every HTML page of ours: one file that asks nobody for anything, and the escaping of what goes into it.
import { printable } from "../../lib/escape.js";
import { sha256Base64 } from "../../lib/digest.js";
import { PAGE_SCRIPT } from "./html-script.js";
import { PAGE_STYLE } from "./html-style.js";

/** Longest prose printed, in characters. */
const PROSE_LIMIT = 2_000;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as inert HTML, for content and for quoted attributes: nothing invisible, active or longer than the limit. */
export function html(text: string, limit = PROSE_LIMIT): string {
  return printable(text, limit).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

/** A name somebody chose, as code; its writing direction stays its own affair. */
export function code(name: string): string {
  return `<code><bdi>${html(name === "" ? "(empty)" : name, 128)}</bdi></code>`;
}

/** A part of the page under a heading of its own; the empty text for an empty part. */
export function section(id: string, heading: string, content: string): string {
  if (content === "") return "";
  return `<section class="card" aria-labelledby="${id}">\n<h2 id="${id}">${html(heading)}</h2>\n${content}\n</section>`;
}

/** A column of a table. */
export interface HtmlColumn {
  readonly heading: string;
  readonly numeric?: boolean;
  /** Takes the width that is left. */
  readonly wide?: boolean;
  /** The cells speak for themselves to those who see them. */
  readonly hidden?: boolean;
}

/** A cell: HTML, and what it sorts by where that is a number. */
export type HtmlCell = string | { readonly html: string; readonly value: number };

/**
 * A table that scrolls within the page when it is too wide; the first cell of a row names it.
 * @param caption what the table holds, for readers who do not see it
 * @param isSortable whether its headings sort it, where scripts run
 */
export function table(caption: string, columns: readonly HtmlColumn[], rows: readonly (readonly HtmlCell[])[], isSortable = false): string {
  const classes = columns.map(({ numeric, wide }) => (numeric === true ? ' class="n"' : wide === true ? ' class="wide"' : ""));
  const head = columns
    .map(({ heading, hidden }, index) => {
      const shown = hidden === true ? `<span class="unseen">${html(heading)}</span>` : html(heading);
      return `<th scope="col"${classes[index] ?? ""}>${shown}</th>`;
    })
    .join("");
  const body = rows
    .map((row) => {
      const cells = row.map((cell, index) => {
        const attributes = `${classes[index] ?? ""}${typeof cell === "string" ? "" : ` data-v="${cell.value}"`}`;
        const content = typeof cell === "string" ? cell : cell.html;
        return index === 0 ? `<th scope="row"${attributes}>${content}</th>` : `<td${attributes}>${content}</td>`;
      });
      return `<tr>${cells.join("")}</tr>`;
    })
    .join("\n");
  const name = html(caption);
  return scroll(
    caption,
    `<table${isSortable ? ' class="sortable"' : ""}><caption class="unseen">${name}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body}
</tbody></table>`,
  );
}

/** What may be wider than the page: it scrolls on its own, by keyboard too. */
export function scroll(label: string, content: string): string {
  return `<div class="scroll" role="region" aria-label="${html(label)}" tabindex="0">\n${content}\n</div>`;
}

/** A folded part: its summary is HTML. */
export function folded(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n${content}\n</details>`;
}

/** A word in a frame, for a state; `tone` is its colour. */
export function chip(text: string, tone: "good" | "mid" | "bad" | "plain" = "plain"): string {
  return `<span class="chip ${tone}">${html(text)}</span>`;
}

/** How good a score is, as a class of the style sheet. */
export function tone(score: number): "good" | "mid" | "bad" {
  return score >= 90 ? "good" : score >= 50 ? "mid" : "bad";
}

/** What a page is made of. */
export interface Page {
  readonly title: string;
  /** HTML. */
  readonly body: string;
  readonly generator: { readonly name: string; readonly version: string };
}

/**
 * The whole page. Its policy allows the style and the script it carries, by their digests, and nothing else: what a server is called
 * could not load or run anything even if it were not escaped.
 */
export function page({ title, body, generator }: Page): string {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${sha256Base64(PAGE_STYLE)}'`,
    `script-src 'sha256-${sha256Base64(PAGE_SCRIPT)}'`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const made = `${html(generator.name)} ${html(generator.version)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="${made}">
<title>${html(title)}</title>
<link rel="icon" href="data:,">
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
${body}
</main>
<footer><p>Made by ${made}. This page is complete: it loads nothing and sends nothing.</p></footer>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}
