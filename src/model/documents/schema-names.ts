// The `schema` values of our documents. Apart from their declarations, so that writing a document loads no schema library.

/** The `schema` value of a report. */
export const REPORT_SCHEMA = "mcpeval.probe-report/v2";
/** The document that `doctor` writes. */
export const DOCTOR_SCHEMA = "mcpeval.doctor/v1";
