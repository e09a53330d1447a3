// The command that comes after another one, spelled with the same target: what a user would type next. Runs nothing.
import { optionsOf } from "../options/table.js";
import { DEFAULT_MANIFEST } from "../model/manifest-file.js";
import { textValue, type OptionValue, type OptionValues } from "../options/values.js";
import { commandLine } from "../target/command-line.js";

/** Options of `init` beside the target that matter to `probe` in the same way. */
const SAME: ReadonlySet<string> = new Set(["confirm-read-only", "arguments"]);

/** `mcpeval probe` on the server that `init` was given. Values of --env are left out: they may be secret. */
export function nextCommand(values: OptionValues, operands: readonly string[]): string {
  const output = textValue(values, "output") ?? DEFAULT_MANIFEST;
  const known = new Set(optionsOf("probe").map(({ name }) => name));
  const words = optionsOf("init")
    .filter(({ name, group }) => known.has(name) && (group === "Target" || SAME.has(name)))
    .flatMap(({ name, default: fallback }) => (values[name] === fallback ? [] : wordsOf(name, values[name])));
  const manifest = output === DEFAULT_MANIFEST ? [] : ["--manifest", output];
  return commandLine(["mcpeval", "probe", ...manifest, ...words, ...(operands.length === 0 ? [] : ["--", ...operands])]);
}

function wordsOf(name: string, value: OptionValue): string[] {
  const flag = `--${name}`;
  if (value === undefined || value === false) return [];
  if (value === true) return [flag];
  const items = typeof value === "object" ? value : [String(value)];
  return items.flatMap((item) => [flag, name === "env" ? item.replace(/=.*$/s, "=VALUE") : item]);
}
