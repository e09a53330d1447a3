// Validates requests to the loopback GitHub by GitHub's own OpenAPI description (a part of it, see openapi/README.md).
import { Ajv, type ErrorObject } from "ajv";
import addFormatsModule from "ajv-formats";
import description from "./openapi/github.json" with { type: "json" };

/** An operation that a request matched. */
export interface Operation {
  /** `METHOD /path/{template}`. */
  readonly key: string;
  /** Values of the template's parts, by name. */
  readonly parts: Readonly<Record<string, string>>;
  /** What GitHub would refuse in query and body; empty for nothing. */
  problems(query: URLSearchParams, body: unknown): string[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly type?: string };
}
interface Described {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: unknown;
}

const addFormats = addFormatsModule as unknown as (ajv: Ajv) => void;
const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: true });
addFormats(ajv);
ajv.addSchema({ $id: "gh", ...(JSON.parse(JSON.stringify(description).replaceAll('"$ref":"#/', '"$ref":"gh#/')) as object) });
const exact = new Ajv({ strict: false, allErrors: true });
addFormats(exact);
exact.addSchema({ $id: "gh", ...(JSON.parse(JSON.stringify(description).replaceAll('"$ref":"#/', '"$ref":"gh#/')) as object) });

const paths = description.paths as unknown as Readonly<Record<string, Readonly<Record<string, Described>>>>;
const templates = Object.keys(paths)
  .map((template) => ({
    template,
    names: [...template.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? ""),
    pattern: new RegExp(`^${template.replace(/\{[^}]+\}/g, "([^/]+)")}$`),
  }))
  // A fixed part is a better match than a template's.
  .sort((a, b) => a.names.length - b.names.length);

/** The operation of a request, or null for one that the description does not know. */
export function operationOf(method: string, path: string): Operation | null {
  const verb = method.toLowerCase();
  for (const { template, names, pattern } of templates) {
    const match = pattern.exec(path);
    const operation = paths[template]?.[verb];
    if (match === null || operation === undefined) continue;
    const parts = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? "")]));
    return {
      key: `${method} ${template}`,
      parts,
      problems: (query, body) => [...queryProblems(operation, query), ...bodyProblems(template, verb, operation, body)],
    };
  }
  return null;
}

function queryProblems({ parameters = [] }: Described, query: URLSearchParams): string[] {
  const known = parameters.map((one) => ("$ref" in one ? componentParameter(one.$ref) : one));
  return [...query].flatMap(([name, value]) => {
    const parameter = known.find((one) => one.in === "query" && one.name === name);
    if (parameter === undefined) return [`unknown query parameter ${name}`];
    const given: unknown = parameter.schema.type === "integer" ? Number(value) : value;
    return ajv.validate(parameter.schema, given) ? [] : [`query parameter ${name} is not valid`];
  });
}

function componentParameter(ref: string): Parameter {
  const name = ref.split("/").at(-1) ?? "";
  const found = (description.components.parameters as unknown as Readonly<Record<string, Parameter>>)[name];
  if (found === undefined) throw new Error(`the description lacks ${ref}`);
  return found;
}

function bodyProblems(template: string, verb: string, { requestBody }: Described, body: unknown): string[] {
  if (requestBody === undefined) return body === undefined ? [] : ["a body is not expected"];
  const pointer = encodeURIComponent(template.replaceAll("~", "~0").replaceAll("/", "~1"));
  const validate = exact.compile({ $ref: `gh#/paths/${pointer}/${verb}/requestBody/content/application~1json/schema` });
  if (validate(body)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }: ErrorObject) => `${instancePath} ${message ?? "is not valid"}`);
}
