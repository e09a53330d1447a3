// Finds the program a server command names, so that a misspelt one is the user's mistake and not a server's failure.
import { isAbsolute, resolve } from "node:path";
import which from "which";
import { UsageError } from "../model/errors.js";
import type { Variables } from "./environment.js";

/** Where a command is looked for: the folder and the variables the server would be started with. */
export interface Place {
  readonly cwd: string;
  readonly env: Variables;
  readonly platform: string;
}

/**
 * Checks that a program exists and may be executed. A bare name is looked up on PATH, a path relative to the folder.
 * @throws UsageError when there is no such program
 */
export function checkCommand(command: string, place: Place): void {
  const isWindows = place.platform === "win32";
  const isPath = command.includes("/") || (isWindows && command.includes("\\"));
  const program = isPath && !isAbsolute(command) ? resolve(place.cwd, command) : command;
  const path = variable(place.env, "PATH", isWindows);
  const pathExt = variable(place.env, "PATHEXT", isWindows);
  const found = which.sync(program, { nothrow: true, path: path ?? "", ...(pathExt === undefined ? {} : { pathExt }) });
  if (found !== null) return;
  if (/\S\s+\S/.test(command)) {
    const words = "the program and each of its arguments are words of their own (in a workflow of several lines: lines of their own)";
    throw new UsageError(`command not found: ${JSON.stringify(command)} is taken as one program's name; ${words}`);
  }
  throw new UsageError(
    isPath
      ? `command not found: ${JSON.stringify(command)} is no executable file in ${place.cwd}; check the path, or build the server first`
      : `command not found: ${JSON.stringify(command)} is not on PATH; check the spelling, or give its path`,
  );
}

function variable(env: Variables, name: string, ignoreCase: boolean): string | undefined {
  if (!ignoreCase) return env[name];
  const key = Object.keys(env).find((k) => k.toUpperCase() === name);
  return key === undefined ? undefined : env[key];
}
