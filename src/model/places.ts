// Where things of a report stand in files of a repository, for formats that point at lines. Types only; nothing here reads a file.

/** A stretch of a file; lines and columns (UTF-16 units) from 1, the end exclusive. */
export interface Region {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A stretch of a named file. */
export interface Place {
  /** The file relative to the working directory, as a URI reference with `/`. */
  readonly uri: string;
  readonly region: Region;
}

/** Where the parts of a report stand. */
export interface ReportPlaces {
  /** Where whatever has no place of its own is shown: the manifest's first line. */
  readonly fallback: Place;
  /** Manifest cases by id. */
  readonly cases: ReadonlyMap<string, Place>;
  /** Tools by name: their registration in the source, else where the manifest names them first. */
  readonly tools: ReadonlyMap<string, Place>;
}
