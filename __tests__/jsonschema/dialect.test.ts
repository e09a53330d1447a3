// Which dialect a root `$schema` names, in every spelling seen in the wild.
import { describe, expect, test } from "@jest/globals";
import { readDialect } from "../../src/jsonschema/dialect.js";

describe("readDialect", () => {
  test.each([
    ["https://json-schema.org/draft/2020-12/schema", "2020-12"],
    ["http://json-schema.org/draft/2020-12/schema#", "2020-12"],
    ["https://json-schema.org/draft/2019-09/schema", "2019-09"],
    ["https://json-schema.org/draft/2019-09/schema#", "2019-09"],
    ["http://json-schema.org/draft-07/schema#", "draft-07"],
    ["https://json-schema.org/draft-07/schema", "draft-07"],
    ["HTTP://json-schema.org/draft-07/schema", "draft-07"],
    ["http://json-schema.org/draft-06/schema#", "draft-06"],
  ])("%s is %s", ($schema, dialect) => {
    expect(readDialect({ $schema, type: "object" })).toEqual({ kind: "known", dialect, declared: true });
  });

  test.each([[{}], [true], [{ properties: { $schema: { type: "string" } } }]])("%j declares none: 2020-12", (schema) => {
    expect(readDialect(schema)).toEqual({ kind: "known", dialect: "2020-12", declared: false });
  });

  test.each([
    "http://json-schema.org/draft-04/schema#",
    "http://json-schema.org/schema#",
    "",
    "draft-07",
    "https://example.com/draft-07/schema",
    "http://json-schema.org/draft-07/schema##",
  ])("%j is unsupported", ($schema) => {
    expect(readDialect({ $schema })).toEqual({ kind: "unsupported-dialect" });
  });

  test.each([[7], [null], [{}], [["http://json-schema.org/draft-07/schema#"]]])("$schema: %j is broken", ($schema) => {
    expect(readDialect({ $schema })).toEqual({ kind: "broken" });
  });
});
