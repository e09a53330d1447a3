// Measures the base of a pull request as this run is measured: same runner, same options, its own build and files. A base that cannot
// be measured is told and makes everything of this run an addition; it fails nothing.
import { join } from "node:path";
import type { ReportResult } from "../commands/command.js";
import { printable } from "../lib/escape.js";
import { Incomplete, UsageError } from "../model/errors.js";
import type { Host, Lock } from "../model/host.js";
import { DEFAULT_MANIFEST } from "../model/manifest-file.js";
import { isGiven, listValue, textValue } from "../options/values.js";
import { baseOfEvent, baseRequest, checkOutBase, exists, type BaseCheckout } from "./base.js";
import { filesOf, NoteKeeper } from "./host.js";
import { INPUT_NAMES, type ActionRequest } from "./inputs.js";
import { reportOf, type MeasurePorts } from "./measure-ports.js";
import { inFolder } from "./paths.js";
import { parsePayload } from "./payload.js";
import { prepare, whileServing } from "./servers.js";
import { nameInputs } from "./wording.js";

/** A base that was checked out, and built where the run says how. */
export interface OpenBase {
  readonly checkout: BaseCheckout;
  /** Why nothing of it can be measured; null when it was prepared. */
  readonly unprepared: string | null;
}

/** Folder below the output folder for what the base's own programs print. */
const BASE_FOLDER = "base";

/**
 * Checks out and builds the base.
 * @returns null when the event has none, which is told
 * @throws UsageError when the history lacks it
 */
export async function openBase(ports: MeasurePorts, request: ActionRequest): Promise<OpenBase | null> {
  const { core, host } = ports;
  const base = baseOfEvent(await eventOf(host));
  if (base === null) {
    core.notice("'compare-to': this event has no base to compare with (pull_request and merge_group have one); nothing is compared");
    return null;
  }
  const checkout = await checkOutBase(base, host);
  core.info(`compared with the base commit ${checkout.commit.slice(0, 12)}`);
  try {
    const { cwd } = await baseRequest(request, checkout.folder, host.cwd);
    const place = { cwd, folder: inFolder(request.folder, BASE_FOLDER, host.platform) };
    await prepare(request.serving, place, host, (line) => core.info(`base ${line}`));
    return { checkout, unprepared: null };
  } catch (error) {
    const isItsOwn = error instanceof UsageError || (error instanceof Incomplete && error.code !== "interrupted");
    if (isItsOwn) return { checkout, unprepared: error.message };
    await checkout.remove();
    throw error;
  }
}

/** The base's report of one server. */
export interface BaseMeasured {
  /** Null when the base has no such server. */
  readonly report: ReportResult | null;
}

/**
 * Measures one server of the base.
 * @param turn shared with this run's own measurement, where the two run side by side
 * @throws Incomplete when the run was interrupted
 */
export async function measureBase(
  ports: MeasurePorts,
  request: ActionRequest,
  base: OpenBase,
  turn: Lock | undefined,
): Promise<BaseMeasured> {
  const { core } = ports;
  const notes = new NoteKeeper();
  const isNew = (why: string): BaseMeasured => {
    const label = textValue(request.values, "server") ?? listValue(request.values, "server")[0] ?? "this server";
    core.notice(
      printable(`the base could not be compared with, so ${label} counts as new: ${nameInputs(why, INPUT_NAMES)}`, MAX_NOTICE_CHARACTERS),
    );
    return { report: null };
  };
  if (base.unprepared !== null) return isNew(base.unprepared);
  try {
    const report = await measured(ports, request, base, { notes, turn });
    const { readiness, readiness_error: code } = report.document;
    return readiness === null && code !== undefined ? isNew(notes.notes[0] ?? code) : { report };
  } catch (error) {
    if (error instanceof UsageError) return isNew(error.message.split("\n", 1)[0] ?? "");
    if (error instanceof Incomplete && error.code !== "interrupted") return isNew(error.message);
    throw error;
  }
}

/** Longest notice, in characters. */
const MAX_NOTICE_CHARACTERS = 500;

async function measured(
  { host, commands }: MeasurePorts,
  request: ActionRequest,
  { checkout }: OpenBase,
  own: { readonly notes: NoteKeeper; readonly turn: Lock | undefined },
): Promise<ReportResult> {
  const { folder } = checkout;
  const { values, operands, env, cwd } = await baseRequest({ ...request, env: request.servingEnv }, folder, host.cwd);
  const there: Host = {
    ...host,
    env: { ...host.env, ...request.headerVariables },
    cwd: folder,
    files: filesOf(folder),
    progress: own.notes,
    ...(own.turn === undefined ? {} : { turn: own.turn }),
  };
  const place = { cwd, env, folder: inFolder(request.folder, BASE_FOLDER, host.platform) };
  const hasManifest = await exists(join(folder, textValue(values, "manifest") ?? DEFAULT_MANIFEST));
  if (isGiven(values, "gate-only") && !hasManifest) throw new UsageError("it has no manifest");
  const config = textValue(request.values, "config");
  if (config !== undefined && textValue(values, "config") === undefined) throw new UsageError(`it has no ${config}`);
  const command = hasManifest ? request.command : "score";
  const moved = { ...request.serving, start: request.serving.start?.map((word) => word.replaceAll(host.cwd, folder)) ?? null };
  return whileServing(moved, place, values, there, async () => reportOf(await commands[command](values, operands, there)));
}

async function eventOf({ env, files }: Host): Promise<unknown> {
  const path = env["GITHUB_EVENT_PATH"] ?? "";
  if (path === "") return null;
  try {
    return parsePayload(await files.readText(path));
  } catch (error) {
    if (error instanceof UsageError) return null;
    throw error;
  }
}
