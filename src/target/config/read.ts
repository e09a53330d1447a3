// Reads the servers to measure from a client's configuration file. Nothing runs that was not named: without a name it says what
// the file would run. Starts and opens nothing itself.
import { basename, dirname, resolve } from "node:path";
import { UsageError } from "../../model/errors.js";
import type { Files } from "../../model/host.js";
import { AUTHORIZATION_VARIABLE } from "../auth.js";
import { credentialOption, type Outer } from "../parse.js";
import type { Target } from "../target.js";
import { ConfigFile } from "./document.js";
import { describeServer } from "./listing.js";
import { inputsOf, serversOf, startOf, type ConfiguredServer } from "./servers.js";
import { configuredTarget, type ExtraInput, type TargetContext } from "./targets.js";

/** Which servers of which file. */
export interface ConfigRequest {
  /** `--config`, relative to the outer folder. */
  readonly path: string;
  /** `--server`: names as the file spells them. */
  readonly names: readonly string[];
  /** `--all`. */
  readonly all: boolean;
  /** Whether the servers chosen are some of several that were checked together: options for another kind then fit none here. */
  readonly isOneOfSeveral?: boolean;
  /** Options that apply to every server chosen. */
  readonly extra: ExtraInput;
}

/** A server that was chosen. */
export interface ConfiguredTarget {
  readonly name: string;
  /** What is run, on one line, without a secret. */
  readonly description: string;
  readonly target: Target;
}

/** The servers chosen, in file order. */
export interface ConfigSelection {
  readonly servers: readonly ConfiguredTarget[];
  /** Lines on servers that are left out although they were asked for. */
  readonly notes: readonly string[];
}

/** Folders in which editors keep their files of a workspace. */
const EDITOR_FOLDERS: ReadonlySet<string> = new Set([".vscode", ".cursor", ".zed"]);

/**
 * Reads the file and the targets that were asked for.
 * @throws UsageError when nothing was named (its lines list what could be), and for everything in the file that cannot be used
 */
export async function readConfig(request: ConfigRequest, outer: Outer, files: Files): Promise<ConfigSelection> {
  const file = new ConfigFile(request.path, await files.readText(request.path));
  const servers = serversOf(file);
  const ambient = outer.env[AUTHORIZATION_VARIABLE] ?? "";
  const context = contextOf(file, request, outer, files);
  const chosen = choose(servers, request, context);
  const running = chosen.filter(({ skipped }) => skipped === null);
  const notes = chosen.filter(({ skipped }) => skipped !== null).map((server) => describeServer(server, context));
  if (running.length === 0) throw new UsageError([`${request.path}: every server asked for is left out`, ...notes].join("\n"));
  const kinds = running.map((server) => startOf(file, server).kind);
  const urls = kinds.filter((kind) => kind === "url").length;
  if (request.isOneOfSeveral !== true) checkExtra(request.extra, urls, running.length - urls);
  const isShared = ambient !== "" && urls > 1;
  if (isShared) notes.push(`${AUTHORIZATION_VARIABLE} is not sent: several servers would get the same secret`);
  const own = isShared ? { ...context, outer: { ...outer, env: { ...outer.env, [AUTHORIZATION_VARIABLE]: "" } } } : context;
  const targets: ConfiguredTarget[] = [];
  for (const [index, server] of running.entries()) {
    const target = await configuredTarget(server, forKind(own, kinds[index] === "url"));
    targets.push({ name: server.name, description: describeServer(server, context), target });
  }
  return { servers: targets, notes };
}

function contextOf(file: ConfigFile, { path, extra }: ConfigRequest, outer: Outer, files: Files): TargetContext {
  const folder = dirname(resolve(outer.cwd, path));
  const workspaceFolder = EDITOR_FOLDERS.has(basename(folder)) ? dirname(folder) : folder;
  const expansion = { env: outer.env, platform: outer.platform, cwd: outer.cwd, workspaceFolder, inputs: inputsOf(file) };
  return { file, expansion, extra, outer, files };
}

/** @throws UsageError for a name the file does not hold, and when there is no name at all */
function choose(servers: readonly ConfiguredServer[], request: ConfigRequest, context: TargetContext): readonly ConfiguredServer[] {
  if (request.all && request.names.length > 0) throw new UsageError("--all cannot be used with --server; leave one of them out");
  if (request.all) return servers;
  const unknown = request.names.filter((name) => !servers.some((server) => server.name === name));
  if (request.names.length > 0 && unknown.length === 0) return servers.filter(({ name }) => request.names.includes(name));
  const [wrong] = unknown;
  const heading =
    wrong === undefined
      ? `${request.path} names ${count(servers.length)}; nothing was started. Say which with --server NAME (repeatable), or take them with --all:`
      : `${request.path} names no server ${JSON.stringify(wrong)}; nothing was started. It names:`;
  throw new UsageError([heading, ...servers.map((server) => `  ${describeServer(server, context)}`)].join("\n"));
}

function count(servers: number): string {
  return servers === 1 ? "one server" : `${servers} servers`;
}

/** Options for one kind of server need one of that kind, and a secret goes to one server only. */
function checkExtra(extra: ExtraInput, urls: number, commands: number): void {
  if (extra.env.length > 0 && commands === 0) throw new UsageError("--env is for a server command only; none of the servers has one");
  const credential = credentialOption(extra);
  if (credential === null || urls === 1) return;
  throw new UsageError(
    urls === 0
      ? `${credential} is for a server with a url only; none of the servers has one`
      : `${credential}: ${urls} servers would get the same secret; name one of them with --server`,
  );
}

/** Options of the other kind are left out: several servers may be of both kinds. */
function forKind(context: TargetContext, isUrl: boolean): TargetContext {
  const { allowRemoteHttp, env, cwd } = context.extra;
  if (isUrl) return { ...context, extra: { ...context.extra, env: [] } };
  return { ...context, extra: { env, headerEnv: [], allowRemoteHttp, ...(cwd === undefined ? {} : { cwd }) } };
}
