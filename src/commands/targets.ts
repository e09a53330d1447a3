// The servers that options and operands name: one command or URL, or those chosen from a client's configuration file.
import { UsageError } from "../model/errors.js";
import type { Host } from "../model/host.js";
import { outputFormat, SINGLE_FORMATS } from "../options/format.js";
import { labelFrom, labelOfName } from "../options/label.js";
import { fileInFolder, isFolderOutput } from "../options/output.js";
import type { CommandName } from "../options/spec.js";
import { isGiven, listValue, textValue, type OptionValues } from "../options/values.js";
import { parseTarget, type Outer, type TargetInput } from "../target/parse.js";
import type { Target } from "../target/target.js";

/** A server to measure. */
export interface NamedTarget {
  /** Its label in reports. */
  readonly label: string;
  readonly target: Target;
}

/** All servers of one run, in order. */
export interface Targets {
  readonly servers: readonly NamedTarget[];
  /** Lines for the user: what will be run, and what is left out. */
  readonly notes: readonly string[];
}

/**
 * A value no flag sets: the server named is one of several that a front end measures one by one, after it checked all of them
 * together (configProblem in target-check.ts).
 */
export const ONE_OF_SEVERAL = "one-of-several";

/** Commands that write one document, however many servers it is about. */
const ONE_DOCUMENT: ReadonlySet<CommandName> = new Set(["compare", "diff", "trends"]);

/** What surrounds a run. What looks for a command loads only where there is one. */
export async function outerOf({ env, cwd, platform }: Host, command: readonly string[]): Promise<Outer> {
  const outer = { env, cwd, platform };
  return command.length === 0 ? outer : { ...outer, checkCommand: (await import("../target/find-command.js")).checkCommand };
}

/** The server that options and operands name, when it is one. @throws UsageError */
export function targetOf(values: OptionValues, command: readonly string[], outer: Outer): Target {
  const url = textValue(values, "url");
  return parseTarget({ command, ...extraInput(values), ...(url === undefined ? {} : { url }) }, outer);
}

/**
 * Every server that is to be measured.
 * @param isOneDocument whether all of them become one document
 * @param checks how programs and folders are looked for, where not on the disk
 * @throws UsageError when a target is not usable, and when a configuration file is given without a choice
 */
export async function targetsOf(
  values: OptionValues,
  command: readonly string[],
  host: Host,
  isOneDocument = false,
  checks: Pick<Outer, "checkCommand" | "isDirectory"> = {},
): Promise<Targets> {
  const outer: Outer = { ...(await outerOf(host, command)), ...checks };
  const path = textValue(values, "config");
  if (path === undefined) {
    if (isGiven(values, "all")) throw new UsageError("--all needs --config FILE");
    const target = targetOf(values, command, outer);
    return { servers: [{ label: textValue(values, "server") ?? labelFrom(host.cwd), target }], notes: [] };
  }
  if (command.length > 0) throw new UsageError("both a command and --config were given; name servers one way");
  const { readConfig } = await import("../target/config/read.js");
  const names = listValue(values, "server");
  const isOneOfSeveral = isGiven(values, ONE_OF_SEVERAL);
  const request = { path, names, all: isGiven(values, "all"), isOneOfSeveral, extra: extraInput(values) };
  const selection = await readConfig(request, outer, host.files);
  const { servers } = selection;
  if (servers.length > 1 && !isOneDocument) checkOneServerOptions(values, servers.length);
  const labels = distinctLabels(servers.map(({ name }) => name));
  return {
    servers: servers.map(({ target }, index) => ({ label: labels[index] ?? "server", target })),
    notes: [...selection.notes, ...servers.map(({ description }) => `runs ${description}`)],
  };
}

/**
 * The files a run will write, for a check before anything is measured.
 * @throws UsageError as `targetsOf` does
 */
export async function outputFiles(
  name: CommandName,
  values: OptionValues,
  command: readonly string[],
  host: Host,
): Promise<readonly string[]> {
  const output = textValue(values, "output");
  if (output === undefined) return [];
  if (!isFolderOutput(output)) return [output];
  if (ONE_DOCUMENT.has(name)) throw new UsageError(`--output ${output} is a folder, and mcpeval ${name} writes one document; name a file`);
  const { servers } = await targetsOf(values, command, host);
  return servers.map(({ label }) => fileInFolder(output, label, outputFormat(values)));
}

function extraInput(values: OptionValues): Omit<TargetInput, "command" | "url"> {
  const cwd = textValue(values, "cwd");
  const bearerEnv = textValue(values, "bearer-env");
  const [clientIdEnv, clientSecretEnv, scope, issuer] = ["client-id-env", "client-secret-env", "scope", "issuer"].map((name) =>
    textValue(values, `oauth-${name}`),
  );
  return {
    env: listValue(values, "env"),
    headerEnv: listValue(values, "header-env"),
    allowRemoteHttp: isGiven(values, "allow-remote-http"),
    oauth: {
      ...(clientIdEnv === undefined ? {} : { clientIdEnv }),
      ...(clientSecretEnv === undefined ? {} : { clientSecretEnv }),
      ...(scope === undefined ? {} : { scope }),
      ...(issuer === undefined ? {} : { issuer }),
    },
    ...(cwd === undefined ? {} : { cwd }),
    ...(bearerEnv === undefined ? {} : { bearerEnv }),
  };
}

/** Names of tools and one JSON document belong to one server. */
function checkOneServerOptions(values: OptionValues, servers: number): void {
  if (textValue(values, "arguments") !== undefined || listValue(values, "skip-tool").length > 0) {
    const option = textValue(values, "arguments") === undefined ? "--skip-tool" : "--arguments";
    throw new UsageError(`${option} names tools of one server, and ${servers} were chosen; name one of them with --server`);
  }
  const output = textValue(values, "output");
  const format = outputFormat(values);
  if (SINGLE_FORMATS.has(format) && (output === undefined || !isFolderOutput(output))) {
    throw new UsageError(`--format ${format} is one document a server, and ${servers} were chosen; add --output FOLDER/ for one file each`);
  }
}

/** A label for each name, distinct also where file names are compared without regard to case. */
function distinctLabels(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const label = labelOfName(name);
    let distinct = label;
    for (let n = 2; taken.has(distinct.toLowerCase()); n += 1) distinct = `${label.slice(0, 60)}-${n}`;
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}
