// The rows of rows-calls.ts.
import { describeRows } from "./describe-rows.js";
import { CALL_ROWS } from "./rows-calls.js";

describeRows(CALL_ROWS);
