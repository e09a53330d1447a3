// The rows of rows-client.ts.
import { describeRows } from "./describe-rows.js";
import { CLIENT_ROWS } from "./rows-client.js";

describeRows(CLIENT_ROWS);
