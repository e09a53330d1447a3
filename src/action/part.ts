// What the small actions of the toolkit share with one another: their view of the runner, and how their failures are told.
// Each is a part of the one bundle; the entry chooses it by a variable that the part's own entry file sets.
import type * as actionsCore from "@actions/core";
import { printable } from "../lib/escape.js";
import { Incomplete, SinkFailure, UsageError } from "../model/errors.js";
import type { Host } from "../model/host.js";
import type { Core } from "../sinks/github/core.js";
import { printUntrusted } from "../sinks/github/log.js";
import { nameInputs } from "./wording.js";

/** Names the part that runs; set by actions/<name>/*.mjs and read by the bundle's entry. */
export const PART_VARIABLE = "MCPEVAL_ACTION_PART";

/** Every part. */
export const PARTS = ["setup", "start-server", "stop-server", "comment"] as const;
export type Part = (typeof PARTS)[number];

/** Longest line of a failure, in characters; GitHub cuts annotations at 4,096. */
const MAX_FAILURE_CHARACTERS = 3_500;

/** The runner, as parts see it: state and PATH too. */
export type PartCore = Core & Pick<typeof actionsCore, "addPath" | "saveState" | "getState">;

/** What a part touches. */
export interface PartPorts {
  readonly core: PartCore;
  readonly host: Host;
  /** Ends a stop of workflow commands; unguessable. */
  readonly stopToken: string;
  /** The running entry module. */
  readonly entry: URL;
}

/** Several mistakes in a part's inputs, one line each. */
export class PartMisuse extends UsageError {
  constructor(readonly problems: readonly string[]) {
    super(problems.join("\n"));
  }
}

/**
 * Runs a part to its end and tells a failure as the step's one error. Never rejects.
 * @param inputs names of the part's inputs, so that messages about flags name them
 */
export async function runPart({ core, stopToken }: PartPorts, inputs: ReadonlySet<string>, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Incomplete) printUntrusted(core, "The server's last words", error.terminalDetail, stopToken);
    core.setFailed(linesOf(error, inputs).join("\n"));
  }
}

function linesOf(error: unknown, inputs: ReadonlySet<string>): string[] {
  const told = (line: string): string => printable(nameInputs(line, inputs), MAX_FAILURE_CHARACTERS);
  if (error instanceof UsageError) return error.message.split("\n").map(told);
  if (error instanceof Incomplete) return [told(`${error.code}: ${error.message}`)];
  if (error instanceof SinkFailure) return [told(error.message)];
  return [told(`mcpeval itself failed, please report it: ${error instanceof Error ? error.message : "unknown error"}`)];
}
