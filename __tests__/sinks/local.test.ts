// Local delivery: files whole or not at all, nothing of others replaced, pipes that close early.
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { loadReportRenderer, REPORT_FORMATS } from "../../src/render/report/index.js";
import { checkOutputFile, replaceFile } from "../../src/sinks/local/file.js";
import { isReport } from "../../src/sinks/local/ours.js";
import { writeStdout } from "../../src/sinks/local/stdout.js";
import { notMeasured, redGate, seedDemo } from "../support/report-documents.js";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mcpeval-sinks-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("a report is recognised", () => {
  const documents: [string, ReportDocument][] = [
    ["measured", seedDemo()],
    ["not measured", notMeasured()],
    ["a red gate", redGate()],
  ];
  const rendered = async (format: string, document: ReportDocument) => (await loadReportRenderer(format))?.render(document) ?? "";
  for (const format of REPORT_FORMATS) {
    test.each(documents)(`in ${format}: %s`, async (_name, document) => {
      expect(isReport(await rendered(format, document))).toBe(true);
    });
  }

  test("and a text that only quotes one is not", async () => {
    const quoted = (await Promise.all(REPORT_FORMATS.map((format) => rendered(format, seedDemo())))).join("\n");
    expect(isReport(`# My server\n\n${quoted}`)).toBe(false);
    expect(isReport('{"name": "x", "schema": "mcpeval.probe-report/v2"}')).toBe(false);
  });
});

describe("--output", () => {
  const path = () => join(folder, "report.md");

  test("takes a new file, an empty one and a report", async () => {
    await checkOutputFile(path(), false);
    await writeFile(path(), "\n");
    await checkOutputFile(path(), false);
    await writeFile(path(), (await loadReportRenderer("json"))?.render(seedDemo()) ?? "");
    await checkOutputFile(path(), false);
  });

  test("keeps any other file unless forced", async () => {
    await writeFile(path(), "# Notes\n");
    await expect(checkOutputFile(path(), false)).rejects.toMatchObject({
      name: "UsageError",
      message: `--output ${path()} exists and is no report of mcpeval; name another file or use --force`,
    });
    await checkOutputFile(path(), true);
    expect(await readFile(path(), "utf8")).toBe("# Notes\n");
  });

  test("refuses a folder and a path below a file, forced or not", async () => {
    await expect(checkOutputFile(folder, true)).rejects.toThrow("is a folder; name a file in it");
    await writeFile(path(), "");
    await expect(checkOutputFile(join(path(), "x.md"), true)).rejects.toThrow("cannot be written (ENOTDIR)");
  });
});

describe("a file is written", () => {
  test("with its folders, and leaves nothing else behind", async () => {
    const path = join(folder, "a", "b", "report.json");
    await replaceFile(path, "one\n");
    await replaceFile(path, "two\n");
    expect(await readFile(path, "utf8")).toBe("two\n");
    expect(await readdir(join(folder, "a", "b"))).toEqual(["report.json"]);
  });

  test("through a symbolic link, which stays", async () => {
    await writeFile(join(folder, "real.json"), "one\n");
    await symlink(join(folder, "real.json"), join(folder, "link.json"));
    await replaceFile(join(folder, "link.json"), "two\n");
    expect(await readFile(join(folder, "real.json"), "utf8")).toBe("two\n");
    expect((await lstat(join(folder, "link.json"))).isSymbolicLink()).toBe(true);
  });

  test("or the failure names path and cause, and the old file stays", async () => {
    await mkdir(join(folder, "report.json"));
    await writeFile(join(folder, "report.json", "keep"), "");
    await expect(replaceFile(join(folder, "report.json"), "x")).rejects.toMatchObject({
      name: "SinkFailure",
      message: expect.stringMatching(/^the report could not be written to .*report\.json \(E[A-Z]+\)$/),
    });
    expect(await readdir(folder)).toEqual(["report.json"]);
  });
});

describe("stdout", () => {
  const failing = (code: string) =>
    new Writable({
      write: (_chunk, _encoding, done) => {
        done(Object.assign(new Error(code), { code }));
      },
    });

  test("waits until the text is handed over", async () => {
    const seen: string[] = [];
    const slow = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        setTimeout(() => {
          seen.push(chunk.toString());
          done();
        }, 20);
      },
    });
    await writeStdout("all of it\n", slow);
    expect(seen).toEqual(["all of it\n"]);
  });

  test("a reader that has gone is no failure; a full disk is", async () => {
    await writeStdout("x", failing("EPIPE"));
    await expect(writeStdout("x", failing("ENOSPC"))).rejects.toMatchObject({
      name: "SinkFailure",
      message: "the report could not be written to stdout (ENOSPC)",
    });
  });
});
