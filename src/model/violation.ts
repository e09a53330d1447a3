// How schema-violating arguments break a schema: the standard's three rules, in the order they are tried.

/** The first rule that applies to a tool's input schema. */
export type ViolationRule = "required-omitted" | "wrong-type" | "unknown-property";
