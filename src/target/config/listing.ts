// Shows what a configuration file would run: names, command words or address. Variables stay unexpanded, and no value of an
// environment or a header is shown; only their names are.
import { printable } from "../../lib/escape.js";
import { UsageError } from "../../model/errors.js";
import { startOf, type ConfiguredServer, type ConfiguredUrl } from "./servers.js";
import { commandWords, type TargetContext } from "./targets.js";

/** Longest word and longest line shown, in characters. */
const WORD_CHARACTERS = 200;
const LINE_CHARACTERS = 600;

/** One line on a server, for example `files: npx -y @scope/server /data (env API_KEY)`. */
export function describeServer(server: ConfiguredServer, context: TargetContext): string {
  const name = printable(server.name);
  if (server.skipped !== null) return `${name}: not run (${server.skipped})`;
  try {
    return printable(`${name}: ${describeStart(server, context)}`, LINE_CHARACTERS);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return `${name}: cannot be run: ${error.message}`;
  }
}

function describeStart(server: ConfiguredServer, context: TargetContext): string {
  const start = startOf(context.file, server);
  if (start.kind === "url") return `${shownUrl(start, context)}${names("headers", start.headers)}`;
  return `${commandWords(start, context).map(shownWord).join(" ")}${names("env", start.env)}`;
}

function names(what: string, members: readonly { readonly key: string }[]): string {
  return members.length === 0 ? "" : ` (${what} ${members.map(({ key }) => printable(key)).join(", ")})`;
}

/** Credentials and a query are no part of an address that is shown. */
function shownUrl({ url }: ConfiguredUrl, { file }: TargetContext): string {
  return printable(
    file
      .text(url)
      .replace(/\/\/[^/?#]*@/, "//…@")
      .replace(/[?#].*$/s, "?…"),
    WORD_CHARACTERS,
  );
}

function shownWord(word: string): string {
  const safe = printable(word, WORD_CHARACTERS);
  return /^[A-Za-z0-9_./:@=${}~+,-]+$/.test(safe) ? safe : JSON.stringify(safe);
}
