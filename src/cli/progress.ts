// Progress on stderr: a status line on a terminal, notes everywhere. Nothing of it ever reaches stdout.
import { printable } from "../lib/escape.js";
import type { Progress } from "../model/host.js";

/** Longest note line; causes and stderr lines of a server may be long, floods are not shown whole. */
const NOTE_CHARACTERS = 1_000;

/** A status line that is shown while work goes on. */
interface StatusLine {
  text: string;
  start(text?: string): unknown;
  stop(finalText?: string): unknown;
  clear(): unknown;
}

/**
 * Progress that writes to one stream.
 * @param statusLine the status line of that stream, or null where it is not a terminal
 */
export function createProgress(write: (text: string) => void, statusLine: StatusLine | null): Progress {
  let isShown = false;
  return {
    update(status) {
      if (statusLine === null) return;
      if (isShown) {
        statusLine.text = status;
        return;
      }
      isShown = true;
      statusLine.start(status);
    },
    note(line) {
      statusLine?.clear();
      for (const part of line.split("\n")) write(`mcpeval: ${printable(part, NOTE_CHARACTERS)}\n`);
    },
    stop() {
      if (!isShown) return;
      isShown = false;
      statusLine?.stop();
    },
  };
}

/** The spinner of a terminal's stderr, or null where one would only be noise: pipes, dumb terminals, CI logs. */
export async function statusLineOf(
  stream: NodeJS.WriteStream,
  env: Readonly<Record<string, string | undefined>>,
): Promise<StatusLine | null> {
  if (!stream.isTTY || env["TERM"] === "dumb" || env["CI"] !== undefined) return null;
  const { default: yoctoSpinner } = await import("yocto-spinner");
  // Signals are the CLI's own business: a spinner that exits the process would leave servers behind.
  return yoctoSpinner({ stream, handleSignals: false });
}
