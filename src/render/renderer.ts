// What a renderer is: a pure function from a document to text. Reads nothing of its surroundings; all it may vary by is in its options.

import type { TrendPoint } from "../model/documents/trends.js";
import type { ReportPlaces } from "../model/places.js";

/** How a text may be coloured; the front end decides whether, the renderer what. Each returns its text between escape codes. */
export interface Palette {
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
}

/** A size limit of where the text goes: `utf8-bytes` for a step summary, `utf16-units` for a comment. */
export interface SizeBudget {
  readonly unit: "utf8-bytes" | "utf16-units";
  readonly limit: number;
}

/** Everything a rendering may depend on besides its document. A format ignores what does not concern it. */
export interface RenderOptions {
  /** Text: leave the hints out. */
  readonly brief?: boolean;
  /** Text: colours; null or absent for none. */
  readonly palette?: Palette | null;
  /** HTML: earlier runs of the server, oldest first, the reported one among them where it was recorded. */
  readonly history?: readonly TrendPoint[] | undefined;
  /** Text, Markdown and HTML: dollars a million tokens, to say what the catalog costs a session; absent for no such line. */
  readonly pricePerMtok?: number | undefined;
  /** Text: the path to 100 after the lost points, whose hints it then carries. */
  readonly plan?: boolean;
  /** SARIF: where cases and tools stand; absent for the first line of the default manifest. */
  readonly places?: ReportPlaces | undefined;
  /** Text and Markdown of a version 1 report: its share of passed cases, 0 to 100. */
  readonly passRate?: number | undefined;
  /** Markdown: level of the headline, 1 to 4 (default 2). */
  readonly headingLevel?: number;
  /** Markdown: whole sections are cut to stay within it; absent for no limit. */
  readonly budget?: SizeBudget | null;
  /** Markdown: where the reader finds what was cut, as Markdown, for example "the report artifact of this run". */
  readonly moreAt?: string;
}

/** One format of one kind of document. */
export interface Renderer<Doc> {
  /** The kind of document, as the CLI names it. */
  readonly document: string;
  /** The format's name, as `--format` spells it. */
  readonly format: string;
  readonly mediaType: string;
  /** Pure: the same document and options give the same text, which ends in a newline. */
  render(document: Doc, options?: RenderOptions): string;
}
