// The environment a server process gets: a short allow-list of the outer one, plus what the user named. Nothing else passes,
// so a runner's tokens and inputs (GITHUB_*, ACTIONS_*, INPUT_*) never reach a measured server unasked.
import { UsageError } from "../model/errors.js";

/** What programs need to find themselves, their home and their language; no value here is a secret by convention. */
const POSIX_NAMES = new Set(["HOME", "LOGNAME", "PATH", "SHELL", "TERM", "USER", "LANG", "LANGUAGE", "TZ", "TMPDIR"]);

/** Windows programs fail to start without most of these; names are compared in upper case, as Windows does. */
const WINDOWS_NAMES = new Set([
  "ALLUSERSPROFILE",
  "APPDATA",
  "COMMONPROGRAMFILES",
  "COMSPEC",
  "HOMEDRIVE",
  "HOMEPATH",
  "LANG",
  "LOCALAPPDATA",
  "NUMBER_OF_PROCESSORS",
  "OS",
  "PATH",
  "PATHEXT",
  "PROCESSOR_ARCHITECTURE",
  "PROGRAMDATA",
  "PROGRAMFILES",
  "PROGRAMFILES(X86)",
  "PROGRAMW6432",
  "SYSTEMDRIVE",
  "SYSTEMROOT",
  "TEMP",
  "TMP",
  "TZ",
  "USERNAME",
  "USERPROFILE",
  "WINDIR",
]);

/** Environment variables by name; an absent one is undefined. */
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Builds the complete environment of a server process.
 * @param named values of `--env`: `NAME=value`, or `NAME` to pass the outer value on
 * @throws UsageError for a malformed name, or a `NAME` that is not set outside
 */
export function serverEnvironment(named: readonly string[], outer: Variables, platform: string): Record<string, string> {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(outer)) {
    if (value !== undefined && isAllowed(name, platform)) env[name] = value;
  }
  for (const entry of named) {
    const [name, value] = readEntry(entry, outer);
    // Windows looks names up without regard to case: two spellings of one name would leave the choice to chance.
    if (platform === "win32") for (const known of Object.keys(env)) if (known.toUpperCase() === name.toUpperCase()) delete env[known];
    env[name] = value;
  }
  return env;
}

function isAllowed(name: string, platform: string): boolean {
  return platform === "win32" ? WINDOWS_NAMES.has(name.toUpperCase()) : POSIX_NAMES.has(name) || name.startsWith("LC_");
}

function readEntry(entry: string, outer: Variables): [name: string, value: string] {
  const equals = entry.indexOf("=");
  const name = equals === -1 ? entry : entry.slice(0, equals);
  // The entry itself is not repeated when a name cannot be told from it: it may hold a secret.
  if (!/^[^\s=\0]+$/.test(name)) throw new UsageError("--env needs NAME or NAME=value, with a NAME free of spaces");
  const value = equals === -1 ? outer[name] : entry.slice(equals + 1);
  if (value === undefined) throw new UsageError(`--env ${name}: ${name} is not set here; set it, or write --env ${name}=value`);
  if (value.includes("\0")) throw new UsageError(`--env ${name}: the value holds a NUL character`);
  return [name, value];
}
