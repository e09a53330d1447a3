// The ordinary command line of a measurement, read with Node's own parser: commander takes a tenth of a quick measurement to load and
// to be told its options. Whatever is unusual in the least is left to it, and so is every complaint and all help.
import { parseArgs } from "node:util";
import { COMMANDS } from "../commands/index.js";
import { isRepeatable } from "../options/spec.js";
import { optionsOf } from "../options/table.js";
import type { RunRequest } from "./request.js";
import type { Words } from "./words.js";

/**
 * A command with a server, known options only, each with its value beside it.
 * @returns undefined for every other line, right or wrong
 */
export function quickRequest({ own: [name, ...own], server }: Words): RunRequest | undefined {
  const command = COMMANDS.find((each) => each.name === name);
  if (command?.takes !== "server-command") return undefined;
  const specs = optionsOf(command.name);
  const options = specs.map((spec) => {
    const type = spec.type === "boolean" ? ("boolean" as const) : ("string" as const);
    return [spec.name, { type, multiple: isRepeatable(spec) }] as const;
  });
  try {
    const { values } = parseArgs({ args: own, options: Object.fromEntries(options), strict: true, allowPositionals: false });
    const raw = Object.fromEntries(specs.map((spec) => [spec.name, values[spec.name] as RunRequest["raw"][string]]));
    return { kind: "run", command, raw, operands: server ?? [] };
  } catch {
    return undefined;
  }
}
