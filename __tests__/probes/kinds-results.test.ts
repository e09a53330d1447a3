// The rows of rows-results.ts.
import { describeRows } from "./describe-rows.js";
import { RESULT_ROWS } from "./rows-results.js";

describeRows(RESULT_ROWS);
