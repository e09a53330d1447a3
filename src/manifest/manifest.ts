// A manifest that was read and checked: what the gate runs and where each case stands. Types only.
import type { JsonObject } from "../model/json.js";
import type { Access, Probe } from "../probes/define.js";

/** A place in the manifest's text; lines and columns (UTF-16 units) from 1, the end exclusive. */
export interface Region {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** One case. */
export interface ManifestCase {
  readonly id: string;
  readonly probe: Probe;
  readonly access: Access;
  /** Name of the declared sandbox of a mutating case; null for a read-only one. */
  readonly sandbox: string | null;
  /** The fields of its kind, valid against them. */
  readonly fields: JsonObject;
  /** The tool its report row names. */
  readonly tool: string | null;
  readonly region: Region;
  /** Where the tool's name stands; null for a case without one. */
  readonly toolRegion: Region | null;
}

/** A whole manifest. */
export interface Manifest {
  /** The path as the user gave it. */
  readonly file: string;
  /** SHA-256 of the file's bytes, in lower-case hex. */
  readonly sha256: string;
  /** How long each request waits, in milliseconds; null for the transport's default. */
  readonly timeoutMs: number | null;
  /** Descriptions of the declared sandboxes, by name. */
  readonly sandboxes: ReadonlyMap<string, string>;
  /** Cases in the order they run. */
  readonly cases: readonly ManifestCase[];
}
