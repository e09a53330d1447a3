// The part of @actions/core this project uses, as a port: tests pass a recorder, the Action passes the package itself.
import type * as actionsCore from "@actions/core";

/** Talks to the runner: workflow commands, command files, inputs. Every function is @actions/core's own. */
export type Core = Pick<
  typeof actionsCore,
  | "getInput"
  | "setSecret"
  | "setOutput"
  | "setFailed"
  | "isDebug"
  | "debug"
  | "notice"
  | "warning"
  | "error"
  | "info"
  | "startGroup"
  | "endGroup"
> & {
  readonly summary: Pick<typeof actionsCore.summary, "addRaw" | "write">;
};
