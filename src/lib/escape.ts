// Makes text that came from a server or a file safe to print: on one line, in a `key=value` field, in Markdown.
// Escaping is visible: what is unsafe becomes \u{hex}, so a name with an invisible character does not print like one without.
import { MAX_NAME_CHARACTERS } from "../model/limits.js";

/**
 * What never reaches a terminal, a log or a page as it is: controls (C0, C1, DEL, line breaks, ANSI's ESC), bidi and other
 * format characters, lone surrogates, private use, line and paragraph separators, invisible ignorables, spaces that are not
 * U+0020, and the second # of `##[`, which GitHub's log reads as a command anywhere in a line.
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}|(?<=#)#(?=\[)/gu;

/**
 * The text on one line, without anything invisible or active.
 * @param limit longest result in code points, the closing ellipsis included
 */
export function printable(text: string, limit: number = MAX_NAME_CHARACTERS): string {
  // Cut before escaping too: a name of megabytes is not worth a pass. One code point is at most two units.
  const escaped = text.slice(0, 2 * limit + 2).replace(UNSAFE, (character) => visible(character));
  const points = Array.from(escaped);
  return points.length <= limit ? escaped : `${points.slice(0, limit - 1).join("")}…`;
}

/** `\u{hex}` of one code point. */
function visible(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/**
 * JSON text whose strings hold nothing active: unsafe characters become \uXXXX, so the value stays the same.
 * @param json JSON text; its own line breaks stay
 */
export function inertJson(json: string): string {
  return json.replace(UNSAFE, (character) => (character === "\n" ? character : unitEscapes(character)));
}

/** `\uXXXX` of each UTF-16 unit. */
function unitEscapes(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}

/** A bare field value; it cannot start with a colon, so a line that starts with one is no `::command::` to GitHub's log. */
const BARE = /^[A-Za-z0-9_./-][A-Za-z0-9_.:/-]*$/;

/** A name as one word of a `key=value` line: itself when it is plain, else a JSON string of its printable form. */
export function fieldValue(text: string): string {
  return BARE.test(text) && text.length <= MAX_NAME_CHARACTERS ? text : JSON.stringify(printable(text));
}

/**
 * A name as a Markdown code span, where mentions, references, links and emphasis are inert.
 * Backticks and pipes become \u{hex} like other unsafe characters: no fence to outgrow, no table cell to split.
 */
export function markdownCode(text: string): string {
  const safe = printable(text).replace(/[`|]/g, (character) => visible(character));
  // A span of spaces only, or with outer spaces, would be stripped or not be a span at all.
  return `\`${safe === "" ? "(empty)" : safe.replace(/^ | $/g, "\\u{20}")}\``;
}

/** What GitHub turns into links and notifications after Markdown is rendered; backslashes do not stop those, code spans do. */
const AUTOLINKED = /(?:@|#(?=\w)|\bGH-(?=\d)|:\/\/|\b(?:www|ftp)\.|\b[0-9a-f]{7,64}\b)+/gi;
const PROSE_LIMIT = 2_000;

/** Prose as inert inline Markdown: no emphasis, link, image, HTML, table cell, mention or reference comes out of it. */
export function markdownEscape(text: string, limit: number = PROSE_LIMIT): string {
  return printable(text, limit)
    .split(AUTOLINKED_SPLIT)
    .map((part, index) => (index % 2 === 1 ? `\`${part}\`` : escapeInline(part)))
    .join("")
    .replace(/^[-+=>](?=\s|$|[-+=>])|^(?=[#>])|^(\d{1,9})(?=[.)])/, (start, digits: string | undefined) =>
      digits === undefined ? `\\${start}` : `${digits}\\`,
    );
}

const AUTOLINKED_SPLIT = new RegExp(`(${AUTOLINKED.source})`, "gi");

/** Escapes what can start emphasis, code, a link, math or HTML; brackets alone undo links and images, a `_` inside a word is inert. */
function escapeInline(text: string): string {
  return text
    .replace(/[&<|\\]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/[`*[\]~$]|(?<![A-Za-z0-9])_+|_+(?![A-Za-z0-9])/g, (characters) => characters.replace(/./g, "\\$&"));
}
