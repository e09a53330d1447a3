// Delivers Markdown to the Step Summary. It must not render anything; the text arrives complete and within its budget.
import { SinkFailure } from "../../model/errors.js";
import type { Core } from "./core.js";

/** Bytes (UTF-8) a renderer may use for a summary; GitHub drops the whole summary above 1 MiB, and other text may share the file. */
export const SUMMARY_BUDGET_BYTES = 900 * 1024;

/** GitHub's limit: a larger summary is replaced by an error annotation. Bytes, UTF-8. */
const SUMMARY_LIMIT_BYTES = 1024 * 1024;

/**
 * Appends the text to the step's summary.
 * @throws SinkFailure when there is no summary to write to, or the text is over GitHub's limit
 */
export async function writeSummary(core: Pick<Core, "summary">, markdown: string): Promise<void> {
  if (Buffer.byteLength(markdown, "utf8") > SUMMARY_LIMIT_BYTES) {
    throw new SinkFailure(
      "the Step Summary was left out: it is over 1 MiB, which GitHub does not show; the Markdown file holds the whole report",
    );
  }
  try {
    await core.summary.addRaw(markdown).write();
  } catch (error) {
    const cause = error instanceof Error ? error.message.split("\n", 1)[0] : "unknown cause";
    throw new SinkFailure(`the Step Summary could not be written: ${cause ?? ""}`);
  }
}
