// The rows of rows-listings.ts.
import { describeRows } from "./describe-rows.js";
import { LISTING_ROWS } from "./rows-listings.js";

describeRows(LISTING_ROWS);
