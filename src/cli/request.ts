// What a command line asks for. Data only.
import type { Command } from "../commands/command.js";
import type { RawOptions } from "../options/read.js";

/** A command to run with values that are still to be read. */
export interface RunRequest {
  readonly kind: "run";
  readonly command: Command;
  readonly raw: RawOptions;
  readonly operands: readonly string[];
}

/** A text to print, or a command to run. */
export type Request = { readonly kind: "print"; readonly text: string } | RunRequest;
