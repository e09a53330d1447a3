// Cuts the REST operations the Action uses out of GitHub's OpenAPI description, for the loopback GitHub to validate requests by.
// node cut.mjs node_modules/@octokit/openapi/generated/api.github.com.json   (installed aside: the package has hundreds of megabytes)
import { readFileSync, writeFileSync } from "node:fs";

const OPERATIONS = [
  ["get", "/repos/{owner}/{repo}/issues/{issue_number}/comments"],
  ["post", "/repos/{owner}/{repo}/issues/{issue_number}/comments"],
  ["patch", "/repos/{owner}/{repo}/issues/comments/{comment_id}"],
  ["delete", "/repos/{owner}/{repo}/issues/comments/{comment_id}"],
  ["post", "/repos/{owner}/{repo}/code-scanning/sarifs"],
  ["get", "/repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}"],
  ["get", "/repos/{owner}/{repo}/pulls"],
  ["get", "/repos/{owner}/{repo}/pulls/{pull_number}"],
  ["get", "/repos/{owner}/{repo}/commits/{commit_sha}/pulls"],
];
/** Only requests are validated: what answers look like and what people read is left out. */
const LEFT_OUT = new Set(["description", "example", "examples", "externalDocs", "responses", "tags", "x-github"]);

const source = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));

function bare(value, isSchemaNames = false) {
  if (Array.isArray(value)) return value.map((item) => bare(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      // A property may well be called description; only the keyword goes.
      .filter(([key]) => isSchemaNames || !LEFT_OUT.has(key))
      .map(([key, item]) => [key, bare(item, key === "properties" && !isSchemaNames)]),
  );
}

const cut = { openapi: source.openapi, info: { title: source.info.title, version: source.info.version }, paths: {}, components: {} };
const taken = new Set();
function take(value) {
  if (Array.isArray(value)) return value.forEach(take);
  if (typeof value !== "object" || value === null) return;
  if (typeof value.$ref === "string" && !taken.has(value.$ref)) {
    taken.add(value.$ref);
    const [, , kind, name] = value.$ref.split("/");
    const component = bare(source.components[kind][name]);
    (cut.components[kind] ??= {})[name] = component;
    take(component);
  }
  Object.values(value).forEach(take);
}
for (const [method, path] of OPERATIONS) {
  const operation = bare(source.paths[path][method]);
  (cut.paths[path] ??= {})[method] = operation;
  take(operation);
}
writeFileSync(new URL("github.json", import.meta.url), `${JSON.stringify(cut)}\n`);
