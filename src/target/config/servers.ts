// Finds the servers in a client's configuration file, whichever client's. Reads shapes only: expands nothing, decides on no target.
import type { ConfigFile, ConfigNode, Member } from "./document.js";

/** A server process, as the file spells it. */
export interface ConfiguredCommand {
  readonly kind: "command";
  /** A string (a program, or a whole command line) or an array of strings. */
  readonly command: ConfigNode;
  readonly args: readonly ConfigNode[];
  readonly env: readonly Member[];
  readonly envFile: ConfigNode | undefined;
  readonly cwd: ConfigNode | undefined;
}

/** A server reached by URL, as the file spells it. */
export interface ConfiguredUrl {
  readonly kind: "url";
  readonly url: ConfigNode;
  readonly headers: readonly Member[];
}

/** One server of the file. */
export interface ConfiguredServer {
  readonly name: string;
  readonly node: ConfigNode;
  /** Why a client would not start it, or null. */
  readonly skipped: string | null;
}

/** Where clients keep their servers: most use `mcpServers`, VS Code `servers`, Zed `context_servers`. */
const SECTIONS = ["mcpServers", "servers", "context_servers"] as const;

/** Names of `type`; absent, the other members decide. */
const COMMAND_TYPES: ReadonlySet<string> = new Set(["stdio"]);
const URL_TYPES: ReadonlySet<string> = new Set(["http", "sse", "streamable-http", "streamableHttp", "streamable_http"]);

/**
 * The servers in file order.
 * @throws UsageError when the file has no section of servers, or two servers of one name
 */
export function serversOf(file: ConfigFile): readonly ConfiguredServer[] {
  const sections = SECTIONS.flatMap((key) => file.member(file.root, key) ?? []);
  if (sections.length === 0) {
    throw file.refusal(file.root, `no servers in it; they are looked for under ${SECTIONS.map((key) => JSON.stringify(key)).join(", ")}`);
  }
  const servers = sections.flatMap((section) => file.members(section).map(({ key, value }) => serverOf(file, key, value)));
  const names = new Set<string>();
  for (const { name, node } of servers) {
    if (names.has(name)) throw file.refusal(node, "another server has the same name");
    names.add(name);
  }
  return servers;
}

/** Inputs the file declares (VS Code), by id, with their default. */
export function inputsOf(file: ConfigFile): ReadonlyMap<string, string | undefined> {
  const declared = file.member(file.root, "inputs");
  if (declared === undefined) return new Map();
  return new Map(
    file.items(declared).map((input) => {
      const id = file.member(input, "id");
      if (id === undefined) throw file.refusal(input, "an input needs an id");
      const fallback = file.member(input, "default");
      return [file.text(id), fallback === undefined ? undefined : file.text(fallback)];
    }),
  );
}

/**
 * How one server is reached.
 * @throws UsageError when its entry is not of a known shape
 */
export function startOf(file: ConfigFile, { node }: ConfiguredServer): ConfiguredCommand | ConfiguredUrl {
  const type = file.member(node, "type");
  const kind = type === undefined ? undefined : file.text(type);
  if (type !== undefined && kind !== undefined && !COMMAND_TYPES.has(kind) && !URL_TYPES.has(kind)) {
    throw file.refusal(type, "must be stdio, http or sse");
  }
  const command = file.member(node, "command");
  const url = file.member(node, "url") ?? file.member(node, "serverUrl") ?? file.member(node, "httpUrl");
  if (command !== undefined && url !== undefined && kind === undefined) {
    throw file.refusal(node, "it has both a command and a url; say which with type");
  }
  const isUrl = kind === undefined ? url !== undefined : URL_TYPES.has(kind);
  if (isUrl) {
    if (url === undefined) throw file.refusal(node, "it needs a url");
    return { kind: "url", url, headers: optionalMembers(file, node, "headers") };
  }
  if (command === undefined) throw file.refusal(node, kind === undefined ? "it has neither a command nor a url" : "it needs a command");
  return commandOf(file, node, command);
}

function serverOf(file: ConfigFile, name: string, node: ConfigNode): ConfiguredServer {
  if (node.type !== "object") return { name, node, skipped: null };
  const isOff = file.member(node, "disabled")?.value === true || file.member(node, "enabled")?.value === false;
  if (isOff) return { name, node, skipped: "disabled" };
  // Zed: an extension brings the command with it, the settings hold only its options.
  const isForeign = file.member(node, "source")?.value === "extension";
  return { name, node, skipped: isForeign ? "its command comes from an editor extension" : null };
}

/** Zed once wrote `command` as an object that holds the rest. */
function commandOf(file: ConfigFile, node: ConfigNode, command: ConfigNode): ConfiguredCommand {
  const holder = command.type === "object" ? command : node;
  const program = command.type === "object" ? (file.member(command, "path") ?? file.member(command, "command")) : command;
  if (program === undefined) throw file.refusal(command, "it needs a path");
  const args = file.member(holder, "args");
  return {
    kind: "command",
    command: program,
    args: args === undefined ? [] : file.items(args),
    env: optionalMembers(file, holder, "env"),
    envFile: file.member(node, "envFile"),
    cwd: file.member(node, "cwd"),
  };
}

function optionalMembers(file: ConfigFile, node: ConfigNode, key: string): readonly Member[] {
  const value = file.member(node, key);
  return value === undefined ? [] : file.members(value);
}
