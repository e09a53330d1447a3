// Delivers a document to stdout, whole: a reader of a pipe gets every byte before the process ends.
import { SinkFailure } from "../../model/errors.js";

/**
 * Writes the text and waits until it is handed over. A reader that has gone (`| head -1`) is no failure: it saw what it wanted.
 * @throws SinkFailure when the text could not be written for another reason, such as a full disk
 */
export function writeStdout(text: string, stream: NodeJS.WritableStream = process.stdout): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (error?: Error | null): void => {
      const code = (error as NodeJS.ErrnoException | null | undefined)?.code;
      if (error === undefined || error === null || code === "EPIPE" || code === "ERR_STREAM_DESTROYED") resolve();
      else reject(new SinkFailure(`the report could not be written to stdout (${code ?? error.message})`));
    };
    // Stays on: the error event of a failed write comes after its callback.
    stream.on("error", settle);
    stream.write(text, settle);
  });
}
