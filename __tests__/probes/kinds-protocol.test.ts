// The rows of rows-protocol.ts.
import { describeRows } from "./describe-rows.js";
import { PROTOCOL_ROWS } from "./rows-protocol.js";

describeRows(PROTOCOL_ROWS);
