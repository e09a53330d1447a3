// What one evaluation is told, after every option was read and checked.
import type { AdvisoryId } from "../model/advisory-names.js";
import type { JsonObject } from "../model/json.js";
import type { ProtocolMode } from "../model/revisions.js";

/** Settings of one standard-battery run. */
export interface BatterySettings {
  /** The server's label in reports. */
  readonly server: string;
  /** The operator attests that tools without annotations are read-only. */
  readonly confirmReadOnly: boolean;
  /** Tools never called; each must be listed by the server. */
  readonly skipTools: readonly string[];
  /** `--arguments`: arguments by tool name, with the SHA-256 of the file's bytes; null when not given. */
  readonly overrides: { readonly file: string; readonly sha256: string; readonly byTool: Readonly<Record<string, JsonObject>> } | null;
  /** Time the first handshake may take, in milliseconds. */
  readonly startTimeoutMs: number;
  /** How long each call waits, in milliseconds; the standard's 15 s when absent. No option sets it: it is a port for tests. */
  readonly callTimeoutMs?: number;
  /** The protocol era or revision to speak; "auto" when absent. */
  readonly protocol?: ProtocolMode;
  readonly budgetSeconds: number;
  readonly maxRequests: number;
  /** Spare processes started ahead (stdio), 0 to 4. */
  readonly spares: number;
  /** Advisories that are looked for; those that cost next to nothing when absent. */
  readonly advisories?: ReadonlySet<AdvisoryId>;
  /** Whether the ten criteria of discoverability are judged too. */
  readonly grade?: boolean;
}
