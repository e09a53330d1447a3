// The `schema` values of our documents. Apart from their declarations, so that writing a document loads no schema library.

/** The `schema` value of a report. */
export const REPORT_SCHEMA = "mcpeval.probe-report/v2";
/** The report of versions before readiness, which is read and never written. */
export const REPORT_V1_SCHEMA = "mcpeval.probe-report/v1";
/** The document that `diff` writes. */
export const DIFF_SCHEMA = "mcpeval.probe-diff/v2";
/** The document that `compare` writes. */
export const COMPARISON_SCHEMA = "mcpeval.comparison/v1";
/** The document that `trends` writes. */
export const TRENDS_SCHEMA = "mcpeval.trends/v1";
/** The document that `doctor` writes. */
export const DOCTOR_SCHEMA = "mcpeval.doctor/v1";
