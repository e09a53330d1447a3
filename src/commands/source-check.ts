// Whether a `--source` folder would be of any use; asked before a server starts.
import { UsageError } from "../model/errors.js";
import { outputFormat } from "../options/format.js";
import { textValue, type OptionValues } from "../options/values.js";

/** Refuses, before anything runs, a `--source` that no form makes use of. @throws UsageError */
export function checkSource(values: OptionValues): void {
  if (textValue(values, "source") !== undefined && outputFormat(values) !== "sarif") {
    throw new UsageError("--source places the results of SARIF; add --format sarif");
  }
}
