// The inputs that are no option of a command: defaults, every mistake by its input's name, and what does not go together.
import { describe, expect, test } from "@jest/globals";
import { readRequest, type ActionRequest, type InputContext } from "../../src/action/inputs.js";
import { readSettings } from "../../src/action/settings.js";
import { UsageError } from "../../src/model/errors.js";
import { DEFAULT_MANIFEST } from "../../src/model/manifest-file.js";
import { ACTION_SPECS } from "../../src/options/table-action.js";
import { wholeDemo } from "../support/report-documents.js";

const context: InputContext = {
  repository: "octo/demo",
  workspace: "/w",
  platform: "linux",
  env: {},
  isDirectory: () => Promise.resolve(true),
  checkCommand: () => undefined,
  isReplaceable: () => Promise.resolve(true),
  isFile: () => Promise.resolve(false),
  readBaseline: (path) =>
    path === "base.json"
      ? Promise.resolve({ version: 2, report: wholeDemo() })
      : Promise.reject(new UsageError(`cannot read ${path}: no such file`)),
  configProblem: () => Promise.resolve(null),
};

const read = (inputs: Record<string, string>, changed: Partial<InputContext> = {}): Promise<ActionRequest> =>
  readRequest((name) => ({ command: "server", ...inputs })[name] ?? "", { ...context, ...changed });

describe("settings", () => {
  test("have quiet defaults", () => {
    const { settings, problems } = readSettings(
      () => "",
      (name) => name,
    );
    expect(problems).toEqual([]);
    expect(settings).toMatchObject({
      mode: "auto",
      baseline: null,
      extraForms: [],
      comment: "never",
      commentKey: "mcpeval",
      uploadSarif: false,
      uploadArtifact: false,
      artifactName: "mcpeval-report",
      maxAnnotations: 10,
      token: "",
      strict: false,
    });
    expect(settings.rules).toMatchObject({ "fail-on-regression": true, "fail-on-change": false, "fail-on-breaking": false });
  });

  test("are what action.yml says when nothing is given", () => {
    const defaults = Object.fromEntries(
      ACTION_SPECS.map(({ name, default: fallback }) => [name, fallback === undefined ? "" : String(fallback)]),
    );
    const bare = readSettings(
      () => "",
      (name) => name,
    ).settings;
    expect(
      readSettings(
        (name) => defaults[name] ?? "",
        (name) => name,
      ).settings,
    ).toEqual(bare);
  });

  test("with every mistake are told all at once, by input", async () => {
    const { problems } = await read({
      mode: "probes",
      comment: "sometimes",
      "comment-key": "a b",
      "fail-on": "breaking\nregresion",
      "max-readiness-drop": "many",
      "token-ratchet": "a lot",
      "artifact-name": "a/b",
      "max-annotations": "11",
      sarif: "yes",
      "price-per-mtok": "free",
    });
    for (const input of [
      "mode",
      "comment",
      "comment-key",
      "fail-on",
      "max-readiness-drop",
      "token-ratchet",
      "artifact-name",
      "max-annotations",
      "sarif",
      "price-per-mtok",
    ]) {
      expect([input, problems.filter((problem) => problem.startsWith(`'${input}'`)).length]).toEqual([input, 1]);
    }
  });

  test("a token is no part of any message", async () => {
    const { problems, secrets } = await read({ "github-token": "ghp_secret", mode: "x" });
    expect(secrets.token).toBe("ghp_secret");
    expect(problems.join()).not.toContain("ghp_secret");
  });

  test.each([
    ["breaking", [false, false, true]],
    ["regression, change", [true, true, false]],
    ["regression\nbreaking", [true, false, true]],
    ["none", [false, false, false]],
    ["", [true, false, false]],
  ])("fail-on %j declares its rules", (text, expected) => {
    const { settings, problems } = readSettings(
      (name) => (name === "fail-on" ? text : ""),
      (name) => name,
    );
    expect(problems).toEqual([]);
    expect(["fail-on-regression", "fail-on-change", "fail-on-breaking"].map((rule) => settings.rules[rule])).toEqual(expected);
  });

  test("none stands alone", () => {
    const { problems } = readSettings(
      (name) => (name === "fail-on" ? "none\nchange" : ""),
      (name) => name,
    );
    expect(problems).toEqual([expect.stringContaining("none stands alone")]);
  });

  test("an upload to code scanning needs its file", () => {
    const { settings } = readSettings(
      (name) => (name === "upload-sarif" || name === "html" ? "true" : ""),
      (name) => name,
    );
    expect(settings.extraForms).toEqual(["sarif", "html"]);
  });
});

describe("what is measured", () => {
  test.each([
    [{}, false, "score"],
    [{}, true, "probe"],
    [{ manifest: "base.json" }, false, "probe"],
    [{ mode: "score" }, true, "score"],
    [{ mode: "probe" }, true, "probe"],
    [{ mode: "gate-only" }, true, "probe"],
  ])("%j with a default manifest: %j, is %s", async (inputs, isThere, command) => {
    const request = await read(inputs, {
      isFile: (path) => Promise.resolve(path === "base.json" || (isThere && path === DEFAULT_MANIFEST)),
    });
    expect(request.problems).toEqual([]);
    expect(request.command).toBe(command);
    expect(request.values["gate-only"]).toBe("mode" in inputs && inputs.mode === "gate-only");
    // Nobody can grade a server by its gate.
    expect(request.values["grade"]).toBe(request.values["gate-only"] !== true);
    expect(request.values["history"]).toBe(false);
  });

  test("the gate alone has no floors, and the battery alone no manifest", async () => {
    const inputs = { "min-readiness": "80", "min-area": "catalog=70", "min-grade": "B", "fail-on-advisory": "late-reply" };
    const gate = await read({ mode: "gate-only", ...inputs }, { isFile: () => Promise.resolve(true) });
    expect(gate.problems).toEqual(
      ["min-readiness", "min-area", "min-grade", "fail-on-advisory"].map((input) =>
        expect.stringContaining(`'${input}' needs the standard battery`),
      ),
    );
    const score = await read({ mode: "score", manifest: "m.json", "allow-mutation": "true" });
    expect(score.problems).toEqual(["manifest", "allow-mutation"].map((input) => expect.stringContaining(`'${input}' needs the gate`)));
  });
});

describe("the baseline", () => {
  test("is read before anything starts", async () => {
    const { baseline, problems } = await read({ baseline: "base.json", "max-readiness-drop": "2", "token-ratchet": "10%" });
    expect(problems).toEqual([]);
    expect(baseline?.report.server).toBe("demo");
  });

  test("that is missing, of another server, or not given is told by input", async () => {
    expect((await read({ baseline: "gone.json" })).problems).toEqual(["'baseline': cannot read gone.json: no such file"]);
    expect((await read({ baseline: "base.json", server: "other" })).problems).toEqual([
      `'baseline' is a report of "demo", and this step measures "other"; give 'server' the same label`,
    ]);
    expect((await read({ "max-readiness-drop": "2", "token-ratchet": "500" })).problems).toEqual([
      expect.stringContaining("'max-readiness-drop' compares with an earlier report"),
      expect.stringContaining("'token-ratchet' compares with an earlier report"),
    ]);
  });
});
