// Reads what an action wrote to the runner's command files (GITHUB_OUTPUT, GITHUB_STATE, GITHUB_ENV).

/** Values by name, from `name=value` lines and `name<<DELIMITER` blocks. @throws Error on a block that never ends, as the runner does. */
export function parseCommandFile(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const block = /^(?<name>[^=<]+)<<(?<delimiter>.+)$/.exec(line)?.groups;
    const pair = /^(?<name>[^=]+)=(?<value>.*)$/.exec(line)?.groups;
    if (block !== undefined) {
      const end = lines.indexOf(block["delimiter"] ?? "", at + 1);
      if (end === -1) throw new Error(`no end of the value of ${block["name"] ?? ""}`);
      values[block["name"] ?? ""] = lines.slice(at + 1, end).join("\n");
      at = end;
    } else if (pair !== undefined) {
      values[pair["name"] ?? ""] = pair["value"] ?? "";
    } else if (line !== "") {
      throw new Error(`invalid line in a command file: ${line}`);
    }
  }
  return values;
}
