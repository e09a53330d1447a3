// docs/cli.md: every command and flag, from the option table and the commands' own descriptions.
import type { CommandInfo } from "../../src/commands/command.js";
import { COMMAND_INFOS } from "../../src/commands/infos.js";
import { EXIT } from "../../src/model/exit.js";
import type { OptionSpec } from "../../src/options/spec.js";
import { optionsOf } from "../../src/options/table.js";
import { code, notice, sentence, table, type Generated } from "./generated.js";

const SOURCE = "src/options/table.ts and src/commands/infos.ts";

const MEANING: Readonly<Record<keyof typeof EXIT, string>> = {
  ok: "the measurement is complete and every declared floor is met",
  red: "measured, and a declared floor is missed",
  usage: "misused: an unknown flag, a bad value, no target or two; nothing was measured",
  incomplete: "nothing trustworthy could be measured: the server cannot be reached, does not initialize, or the run was interrupted",
};

function flag(option: OptionSpec): string {
  const value = option.metavar === undefined ? "" : ` ${option.metavar}`;
  return code(option.negatable === true ? `--${option.name}, --no-${option.name}` : `--${option.name}${value}`);
}

function facts(option: OptionSpec): string {
  const found = [
    sentence(option.description),
    ...(option.default === undefined || option.description.includes("(default:") ? [] : [`Default: ${code(String(option.default))}.`]),
    ...(option.min === undefined || option.max === undefined ? [] : [`From ${String(option.min)} to ${String(option.max)}.`]),
    ...(option.choices === undefined ? [] : [`One of ${option.choices.map(code).join(", ")}.`]),
    ...(option.conflicts === undefined ? [] : [`Not together with ${option.conflicts.map((name) => code(`--${name}`)).join(", ")}.`]),
    ...(option.env === undefined ? [] : [`Environment: ${option.env.map(code).join(", ")}.`]),
  ];
  return found.join(" ");
}

function section(info: CommandInfo): string {
  const options = optionsOf(info.name);
  const groups = [...new Set(options.map((option) => option.group))].map((group) => {
    const rows = options.filter((option) => option.group === group).map((option) => [flag(option), facts(option)]);
    return `### ${group} options of ${code(info.name)}\n\n${table(["Flag", "Meaning"], rows)}`;
  });
  const usage = ["mcpeval", info.name, ...(options.length > 0 ? ["[OPTIONS]"] : []), info.operands].filter((word) => word !== "");
  return `## ${code(`mcpeval ${info.name}`)}

${sentence(info.summary)}

\`\`\`
${usage.join(" ")}
\`\`\`

Examples:

\`\`\`sh
${info.examples.join("\n")}
\`\`\`

${groups.join("\n")}`;
}

function page(): string {
  const codes = Object.entries(EXIT).map(([verdict, number]) => [code(String(number)), MEANING[verdict as keyof typeof EXIT]]);
  return `${notice(SOURCE)}
# Command line

Words after ${code("--")} are the server's command, verbatim. Standard output holds the document and nothing else; notices go to standard error.
${code("mcpeval help COMMAND")} prints a command's flags, ${code("mcpeval --version")} the version.

## Exit codes

${table(["Code", "Meaning"], codes)}
When several apply, the order is 2, 3, 1, 0.

${COMMAND_INFOS.map(section).join("\n")}`;
}

/** The page. */
export const cliFiles: readonly Generated[] = [{ path: "docs/cli.md", source: SOURCE, make: page }];
