// The lint rules: typed recommendations, and what each folder must not touch (tools/layers.json, docs/architecture.md).
import { readFileSync } from "node:fs";
import tseslint from "typescript-eslint";

const { layers } = JSON.parse(readFileSync(new URL("./tools/layers.json", import.meta.url), "utf8"));
const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** Folders whose results must depend on their arguments alone: no clock, environment, chance or locale. */
const PURE = ["src/model", "src/lib", "src/standard", "src/lenses", "src/report", "src/render"];
const IMPURE_GLOBALS = [
  ...["process", "console", "Date", "Intl", "performance", "fetch", "globalThis"],
  ...["setTimeout", "setInterval", "setImmediate", "clearTimeout", "clearInterval", "clearImmediate", "queueMicrotask"],
];
/** The only files that may end the process. */
const FRONT_ENDS = ["src/cli/main.ts", "src/action/main.ts", "src/demo/main.ts"];

const noDefaultExport = {
  selector: "ExportDefaultDeclaration",
  message: "Use named exports.",
};
const noBarrel = { selector: "ExportAllDeclaration", message: "No barrels: import from the file that owns the name." };
/** Packages that may be loaded lazily without a module of ours between: the bundle tests cover them. */
const LAZY = ["yaml", "yocto-spinner"];
const noLazyPackage = {
  selector: `ImportExpression[source.value=/^(?!\\.|node:|(${LAZY.join("|")})$)/]`,
  message:
    "Import the package statically in a small module and load that lazily: bundled, import() of a CommonJS package can lose its names.",
};
const noLocale = {
  selector: "MemberExpression[property.name=/^(toLocale.*|localeCompare)$/]",
  message: "Results must not depend on the locale: compare by code unit, format by hand.",
};
const noRandom = { object: "Math", property: "random", message: "Chance has no place here." };
const noExit = { object: "process", property: "exit", message: "Set process.exitCode; only a front end's last line may exit." };

/** One regular expression per layer: every bare specifier that is neither an allowed package nor an allowed built-in. */
function importBan(layer) {
  const packages = layer.packages.map((name) => `${escapeRegExp(name)}(/|$)`);
  const builtins = layer.builtins.includes("*") ? ["node:"] : layer.builtins.map((name) => `${escapeRegExp(name)}$`);
  return {
    files: [`${layer.at}/**/*.ts`, `${layer.at}.ts`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: `^(?!${["\\.", ...packages, ...builtins].join("|")})`,
              message: `Not allowed in ${layer.at}: see tools/layers.json (built-ins are written node:NAME).`,
            },
          ],
        },
      ],
    },
  };
}

export default tseslint.config(
  {
    ignores: [
      "src/jsonschema/meta/",
      "dist/",
      "build/",
      "coverage/",
      "node_modules/",
      ".cache/",
      "mcpeval-report/",
      "tools/bench/results/",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  ...tseslint.configs.recommendedTypeChecked,
  { languageOptions: { parserOptions: { project: "./tsconfig.test.json", tsconfigRootDir: import.meta.dirname } } },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-eval": "error",
      "no-implied-eval": "off",
      "prefer-const": "error",
      "no-var": "error",
      "object-shorthand": "error",
    },
  },
  {
    files: ["**/*.ts"],
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports", disallowTypeAnnotations: false }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ["src/**/*.ts", "tools/**/*.ts"],
    rules: {
      "max-lines": ["error", { max: 300, skipBlankLines: true }],
      "no-restricted-syntax": ["error", noDefaultExport, noBarrel, noLazyPackage],
    },
  },
  {
    files: ["src/**/*.ts"],
    ignores: FRONT_ENDS,
    rules: { "no-console": "error", "no-restricted-properties": ["error", noExit] },
  },
  // An async function without await is how a port or a test double meets a promise-returning contract.
  { files: ["**/*.ts"], rules: { "@typescript-eslint/require-await": "off" } },
  ...layers.toSorted((a, b) => a.at.length - b.at.length).map(importBan),
  {
    files: PURE.map((folder) => `${folder}/**/*.ts`),
    ignores: ["src/standard/observe/**"],
    rules: {
      "no-restricted-globals": [
        "error",
        ...IMPURE_GLOBALS.map((name) => ({ name, message: "Pure folder: take it through a port of model/host.ts." })),
      ],
      "no-restricted-properties": ["error", noRandom, noExit],
      "no-restricted-syntax": ["error", noDefaultExport, noBarrel, noLazyPackage, noLocale],
    },
  },
  {
    files: ["src/standard/observe/**/*.ts"],
    rules: {
      "no-restricted-globals": ["error", ...IMPURE_GLOBALS.map((name) => ({ name, message: "Take it through a port of model/host.ts." }))],
      "no-restricted-properties": ["error", noRandom, noExit],
    },
  },
  {
    files: ["__tests__/**/*.ts"],
    rules: {
      // Tests read documents and frames of unknown shape on purpose; a wrong guess fails the test.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector: "MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(only|skip|todo|failing)$/]",
          message: "Every test runs, everywhere.",
        },
        { selector: "CallExpression[callee.name=/^(xtest|xit|xdescribe|fit|fdescribe)$/]", message: "Every test runs, everywhere." },
      ],
    },
  },
  {
    files: ["__tests__/**/*.ts"],
    ignores: ["__tests__/support/fast-check.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        { paths: [{ name: "fast-check", message: "Import it from support/fast-check.ts: one seed for all." }] },
      ],
    },
  },
  { files: ["**/*.{js,mjs,cjs}"], ...tseslint.configs.disableTypeChecked },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
);
