// Area catalog: per tool the share of its documentation and annotation checks passed, averaged over the catalog.
import { defineArea, isWriter, type ToolSeen } from "../define.js";

/** Characters from which a description counts as one. */
export const DESCRIPTION_CHARACTERS = 40;

export const catalog = defineArea({
  name: "catalog",
  weight: 20,
  about:
    "Per tool the share of the checks that apply to it, averaged over the catalog, writers included. An empty catalog scores 0. A description's length counts Unicode code points (ours).",
  checks: {
    "catalog.description": {
      passesWhen: "the description has 40 characters or more; observed is its length",
      reasons: ["catalog-short-description"],
    },
    "catalog.params-described": {
      passesWhen: "every input property has a description; applies to tools with input properties",
      reasons: ["catalog-undescribed-params"],
    },
    "catalog.params-typed": {
      passesWhen: "every input property has type, enum, const, $ref, anyOf or oneOf; applies to tools with input properties",
      reasons: ["catalog-untyped-params"],
    },
    "catalog.read-only-declared": { passesWhen: "readOnlyHint is a boolean", reasons: ["catalog-read-only-undeclared"] },
    "catalog.destructive-declared": {
      passesWhen: "destructiveHint is a boolean; applies to writers",
      reasons: ["catalog-destructive-undeclared"],
    },
    "catalog.output-schema": { passesWhen: "outputSchema is declared", reasons: ["catalog-no-output-schema"] },
    "catalog.empty": { passesWhen: "the server lists at least one tool", reasons: ["catalog-no-tools"] },
  },
  reasons: {
    "catalog-short-description": {
      hint: "describe what the tool does, when to use it, and what it returns in at least 40 characters; agents choose tools from this text",
    },
    "catalog-undescribed-params": {
      hint: "give every input property a description with its meaning, unit and an example; agents fill arguments from this text",
    },
    "catalog-untyped-params": {
      hint: "give every input property a type, enum, const, $ref, anyOf or oneOf; an untyped property lets agents send anything",
    },
    "catalog-read-only-undeclared": {
      hint: "set readOnlyHint to true or false; hosts ask the user before every call of a tool that does not say whether it writes",
    },
    "catalog-destructive-undeclared": {
      hint: "set destructiveHint to true or false on tools that write; undeclared counts as destructive, so hosts warn about harmless writes too",
    },
    "catalog-no-output-schema": {
      hint: "declare outputSchema and return structuredContent so agents can read results without parsing prose",
    },
    "catalog-no-tools": { hint: "list at least one tool; an empty catalog gives agents nothing to call" },
  },
  judge(seen, lose) {
    if (seen.tools.length === 0) {
      lose({ id: "catalog.empty", reason: "catalog-no-tools" });
      return { score: 0, measurements: {} };
    }
    let sum = 0;
    for (const tool of seen.tools) {
      const results = checksOf(tool);
      for (const { id, reason, passed } of results) {
        if (passed) continue;
        const observed = id === "catalog.description" ? { observed: tool.descriptionCharacters } : {};
        lose({ id, tool: tool.name, reason, ...observed });
      }
      sum += results.filter((result) => result.passed).length / results.length;
    }
    return { score: (100 * sum) / seen.tools.length, measurements: {} };
  },
});

/** The checks that apply to one tool, in check order. */
export function checksOf(tool: ToolSeen) {
  const results = [
    {
      id: "catalog.description",
      reason: "catalog-short-description",
      applies: true,
      passed: tool.descriptionCharacters >= DESCRIPTION_CHARACTERS,
    },
    {
      id: "catalog.params-described",
      reason: "catalog-undescribed-params",
      applies: tool.properties > 0,
      passed: tool.undescribedProperties === 0,
    },
    { id: "catalog.params-typed", reason: "catalog-untyped-params", applies: tool.properties > 0, passed: tool.untypedProperties === 0 },
    { id: "catalog.read-only-declared", reason: "catalog-read-only-undeclared", applies: true, passed: tool.readOnlyDeclared },
    {
      id: "catalog.destructive-declared",
      reason: "catalog-destructive-undeclared",
      applies: isWriter(tool),
      passed: tool.destructiveDeclared,
    },
    { id: "catalog.output-schema", reason: "catalog-no-output-schema", applies: true, passed: tool.outputSchemaDeclared },
  ] as const;
  return results.filter((result) => result.applies);
}
