// Where mcpeval keeps what outlives a run. Decides paths only; opens nothing and reads the environment it is given.
import { isAbsolute, posix, resolve, win32 } from "node:path";

/** What the choice rests on. */
export interface HomeCircumstances {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** As Node.js names it. */
  readonly platform: string;
}

/**
 * The folder for journals and caches: MCPEVAL_HOME, else `mcpeval` in the platform's folder for application data
 * (XDG Base Directory Specification; Application Support; LocalAppData). Null where the environment names no home at all.
 */
export function storeHome({ env, cwd, platform }: HomeCircumstances): string | null {
  const chosen = env["MCPEVAL_HOME"] ?? "";
  if (chosen !== "") return resolve(cwd, chosen);
  if (platform === "win32") {
    const local = env["LOCALAPPDATA"] ?? "";
    return local === "" ? null : win32.join(local, "mcpeval");
  }
  const user = env["HOME"] ?? "";
  const xdg = env["XDG_DATA_HOME"] ?? "";
  // The specification: a relative path is invalid and to be ignored.
  if (platform !== "darwin" && isAbsolute(xdg)) return posix.join(xdg, "mcpeval");
  if (user === "") return null;
  return platform === "darwin" ? posix.join(user, "Library/Application Support/mcpeval") : posix.join(user, ".local/share/mcpeval");
}
