// The GitHub sinks on a recording core: masking, untrusted text, the summary's limit.
import { describe, expect, test } from "@jest/globals";
import { SinkFailure } from "../../src/model/errors.js";
import { printUntrusted } from "../../src/sinks/github/log.js";
import { maskable, maskSecrets } from "../../src/sinks/github/mask.js";
import { setOutputs } from "../../src/sinks/github/outputs.js";
import { writeSummary } from "../../src/sinks/github/summary.js";
import { readRunnerLog } from "../support/harness/runner-log.js";

describe("masking", () => {
  test("takes header values whole and without their scheme", () => {
    expect(maskable({ headers: ["Bearer abc.def", "k"], env: [] })).toEqual(["Bearer abc.def", "abc.def", "k"]);
  });

  test("leaves variables alone whose mask would garble the log or the outputs", () => {
    expect(maskable({ headers: [], env: ["1", "true", "error", "100000", "production", "", "hunter2!", "hunter2!"] })).toEqual([
      "hunter2!",
    ]);
  });

  test("leaves alone what outputs are made of, and words of configuration", () => {
    const env = ["/home/runner/work", "weather", "http://localhost:8080", "verbose", "weather-s3cret"];
    expect(maskable({ headers: ["Bearer none"], env, needed: ["/home/runner/work/w/w", "octo/weather-mcp"] })).toEqual([
      "Bearer none",
      "weather-s3cret",
    ]);
  });

  test("registers each with the runner", () => {
    const seen: string[] = [];
    maskSecrets({ setSecret: (secret) => seen.push(secret) }, { headers: ["Basic dTpw"], env: ["long-enough"] });
    expect(seen).toEqual(["Basic dTpw", "dTpw", "long-enough"]);
  });
});

describe("untrusted lines", () => {
  const print = (lines: readonly string[]): string => {
    let out = "";
    const core = {
      info: (line: string) => void (out += `${line}\n`),
      startGroup: (title: string) => void (out += `::group::${title}\n`),
      endGroup: () => void (out += "::endgroup::\n"),
    };
    printUntrusted(core, "Server", lines, "unguessable-token");
    return out;
  };

  test("never become commands, whatever they hold", () => {
    const hostile = [
      "::error::e",
      "##[add-mask]m",
      "x\n::add-path::/p",
      "x\r::notice::n",
      "\u001b[31mred",
      "::endgroup::",
      "::unguessable::",
    ];
    const log = readRunnerLog(print(hostile));
    expect(log.commands.map(({ command }) => command)).toEqual(["group", "endgroup"]);
    expect(log.isStopped).toBe(false);
    expect(log.text).not.toMatch(/[\u001b\r]/);
    expect(log.text).toContain("error::e");
  });

  test("are cut when long, and nothing is printed for none", () => {
    expect(
      Math.max(
        ...print(["a".repeat(50_000)])
          .split("\n")
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(1_000);
    expect(print([])).toBe("");
  });
});

describe("summary", () => {
  const summaryOf = (write: () => Promise<void>) => {
    let text = "";
    const summary = {
      addRaw: (added: string) => {
        text += added;
        return summary;
      },
      write: async () => {
        await write();
        return summary;
      },
    };
    return { core: { summary } as unknown as Parameters<typeof writeSummary>[0], text: () => text };
  };

  test("is written as it is", async () => {
    const { core, text } = summaryOf(() => Promise.resolve());
    await writeSummary(core, "# hi\n");
    expect(text()).toBe("# hi\n");
  });

  test("over 1 MiB of UTF-8 is refused, since GitHub would drop it with an error", async () => {
    const { core, text } = summaryOf(() => Promise.resolve());
    await expect(writeSummary(core, "é".repeat(600_000))).rejects.toThrow(SinkFailure);
    expect(text()).toBe("");
  });

  test("that cannot be written is a failure to report, no more", async () => {
    const { core } = summaryOf(() => Promise.reject(new Error("Unable to find environment variable\nmore")));
    await expect(writeSummary(core, "x")).rejects.toThrow(
      new SinkFailure("the Step Summary could not be written: Unable to find environment variable"),
    );
  });
});

test("outputs are set by name", () => {
  const set: Record<string, string> = {};
  const core = { setOutput: (name: string, value: string) => void (set[name] = value) };
  setOutputs(core, { outcome: "passed", readiness: "91", "exit-code": "0", report: "/r.json", markdown: "/r.md" });
  expect(set).toEqual({ outcome: "passed", readiness: "91", "exit-code": "0", report: "/r.json", markdown: "/r.md" });
});
