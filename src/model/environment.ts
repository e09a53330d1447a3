// Environment variables of the process itself, apart from those that options name (src/options).

/** Variables that say where mcpeval keeps what outlives a run, and whether compiled code is kept there. */
const CACHE_VARIABLES = ["CI", "HOME", "LOCALAPPDATA", "MCPEVAL_HOME", "NODE_DISABLE_COMPILE_CACHE", "SUDO_UID", "XDG_DATA_HOME"] as const;

/** What of an environment decides where compiled code is kept: all that a thread of ours needs to know of it. */
export function cacheVariables(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    CACHE_VARIABLES.flatMap((name) => {
      const value = env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
