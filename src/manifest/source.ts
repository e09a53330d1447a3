// What a manifest's text says and where each value stands, whichever syntax it is written in. Knows no field of a manifest.
import type { Json } from "../model/json.js";

/** A stretch of the text, in UTF-16 units from its start; the end is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Something wrong at a place. */
export interface Problem {
  /** JSON Pointer (RFC 6901) of the value; empty for the whole document. */
  readonly pointer: string;
  readonly span: Span;
  /** What is wrong and what to do; never the value itself. */
  readonly text: string;
}

/** A parsed text. With any problem, `value` must not be trusted. */
export interface Source {
  readonly value: Json;
  /** Where each value stands, by JSON Pointer. */
  readonly values: ReadonlyMap<string, Span>;
  /** Where the name of each property stands, by JSON Pointer of its value. */
  readonly names: ReadonlyMap<string, Span>;
  readonly problems: readonly Problem[];
}

/** Most values a manifest may hold, aliases expanded: a few anchors can stand for billions. */
export const MAX_VALUES = 100_000;
/** Deepest nesting. */
export const MAX_DEPTH = 64;

/** Thrown where reading on is pointless; becomes the only problem. */
export class Unreadable extends Error {
  constructor(
    readonly span: Span,
    readonly text: string,
    readonly pointer = "",
  ) {
    super(text);
  }
}

/** Collects values with their places while a syntax tree is walked; refuses what is too deep, too large or said twice. */
export class SourceBuilder {
  readonly values = new Map<string, Span>();
  readonly names = new Map<string, Span>();
  readonly problems: Problem[] = [];

  /** Notes where a value stands. @throws Unreadable when there are too many, or it is too deep */
  enter(pointer: string, span: Span, depth: number): void {
    if (depth > MAX_DEPTH) throw new Unreadable(span, `nested deeper than ${MAX_DEPTH} levels; flatten it`);
    if (this.values.size >= MAX_VALUES) {
      throw new Unreadable(span, `more than ${MAX_VALUES} values; split the manifest, and write YAML aliases out if they multiply`);
    }
    this.values.set(pointer, span);
  }

  /** The pointer of a property, its name noted. A name that comes twice is a problem. */
  property(parent: string, name: string, span: Span): string {
    const pointer = `${parent}/${pointerStep(name)}`;
    if (this.names.has(pointer)) this.problem(pointer, span, "is given twice; keep one of them");
    this.names.set(pointer, span);
    return pointer;
  }

  problem(pointer: string, span: Span, text: string): void {
    this.problems.push({ pointer, span, text });
  }

  done(value: Json): Source {
    return { value, values: this.values, names: this.names, problems: this.problems };
  }
}

/** A text that could not be read. */
export function unreadable({ span, text, pointer }: Unreadable): Source {
  return { value: null, values: new Map(), names: new Map(), problems: [{ pointer, span, text }] };
}

/** A property name or an index as one step of a JSON Pointer. */
export function pointerStep(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
