// Reads a step's output the way the runner does: finds workflow commands in both spellings, honours stop-commands, applies masks.

/** One workflow command found in the output. */
export interface WorkflowCommand {
  readonly command: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

/** What the runner makes of a step's output. */
export interface RunnerLog {
  readonly commands: readonly WorkflowCommand[];
  /** Lines a reader of the log sees, masked; commands that only instruct the runner are not shown. */
  readonly text: string;
  /** Values given to add-mask. */
  readonly masks: readonly string[];
  /** Whether commands were still switched off when the output ended. */
  readonly isStopped: boolean;
}

/** Commands the runner registers; anything else between colons is plain text. */
const REGISTERED = new Set([
  "internal-set-repo-path",
  "set-env",
  "set-output",
  "save-state",
  "add-path",
  "add-mask",
  "add-matcher",
  "remove-matcher",
  "debug",
  "warning",
  "error",
  "notice",
  "group",
  "endgroup",
  "echo",
  "stop-commands",
]);

const unescapeData = (text: string): string => text.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
const unescapeProperty = (text: string): string => unescapeData(text.replaceAll("%3A", ":").replaceAll("%2C", ","));

function readCommand(name: string, properties: string, message: string): WorkflowCommand {
  const pairs = properties
    .split(",")
    .map((pair) => pair.trim())
    .filter((pair) => pair.includes("="))
    .map((pair) => [pair.slice(0, pair.indexOf("=")), unescapeProperty(pair.slice(pair.indexOf("=") + 1))] as const);
  return { command: name.toLowerCase(), properties: Object.fromEntries(pairs), message: unescapeData(message) };
}

/** The command in one line, or null. `##[name]` counts anywhere in a line, `::name::` only at its start (after blanks). */
function parseLine(line: string, stopToken: string | null): WorkflowCommand | null {
  const known = (name: string): boolean => (stopToken === null ? REGISTERED.has(name.toLowerCase()) : name === stopToken);
  const colons = /^\s*::(?<name>[^\s:]+)(?:\s+(?<properties>.*?))?::(?<message>.*)$/.exec(line)?.groups;
  if (colons !== undefined && known(colons["name"] ?? ""))
    return readCommand(colons["name"] ?? "", colons["properties"] ?? "", colons["message"] ?? "");
  const brackets = /##\[(?<name>[^\s\]]+)(?:\s+(?<properties>[^\]]*))?\](?<message>.*)$/.exec(line)?.groups;
  if (brackets !== undefined && known(brackets["name"] ?? ""))
    return readCommand(brackets["name"] ?? "", (brackets["properties"] ?? "").replaceAll(";", ","), brackets["message"] ?? "");
  return null;
}

/** Reads one stream of a step. */
export function readRunnerLog(output: string): RunnerLog {
  const commands: WorkflowCommand[] = [];
  const shown: string[] = [];
  const masks: string[] = [];
  let stopToken: string | null = null;
  for (const line of output.split(/\r\n|\n|\r/)) {
    const command = parseLine(line, stopToken);
    if (command === null) {
      shown.push(line);
    } else if (stopToken !== null) {
      stopToken = null;
    } else if (command.command === "stop-commands") {
      stopToken = command.message;
    } else {
      commands.push(command);
      if (command.command === "add-mask") masks.push(command.message);
      else if (command.command !== "endgroup") shown.push(`${command.command}: ${command.message}`);
    }
  }
  const text = masks.filter((mask) => mask !== "").reduce((seen, mask) => seen.replaceAll(mask, "***"), shown.join("\n"));
  return { commands, text, masks, isStopped: stopToken !== null };
}
