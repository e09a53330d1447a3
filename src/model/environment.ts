// Environment variables of the process itself, apart from those that options name (src/options).

/** Variables any of which, when set, keeps compiled code from being kept or used. */
export const NO_CACHE_VARIABLES = ["CI", "NODE_DISABLE_COMPILE_CACHE", "SUDO_UID"] as const;
/** And those that say where mcpeval keeps what outlives a run (`store/home.ts`). */
const CACHE_VARIABLES = [...NO_CACHE_VARIABLES, "HOME", "LOCALAPPDATA", "MCPEVAL_HOME", "XDG_DATA_HOME"] as const;

/** What of an environment decides where compiled code is kept: all that a thread of ours needs to know of it. */
export function cacheVariables(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    CACHE_VARIABLES.flatMap((name) => {
      const value = env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
