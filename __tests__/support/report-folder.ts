// A folder of reports of every kind for the tests that run `report` and `diff` as users do, and the running of them in it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { applyFloors } from "../../src/report/floors.js";
import { CLI_MAIN, NODE, runCli, type Transcript } from "./run-cli.js";
import { gateCase, notMeasured, redGate, wholeDemo } from "./report-documents.js";
import { gainedDemo, manyTools, version1 } from "./report-variants.js";

/** The folder while it is there. */
export interface ReportFolder {
  readonly cwd: string;
  /** Writes a file: text as it is, anything else as JSON. */
  write(name: string, value: unknown): Promise<void>;
  /** Runs the CLI in it. */
  run(...args: string[]): Promise<Transcript>;
  /** Runs the CLI with a text on standard input. */
  piped(text: string, ...args: string[]): Promise<Transcript>;
  /** Runs bash in it, with Node.js as $0 and the CLI as $1. */
  shell(script: string): Promise<Transcript>;
  remove(): Promise<void>;
}

/** A gate whose cases end as told, in this order. */
const gated = (ends: Readonly<Record<string, "pass" | "not-applicable" | `fail ${string}`>>): ReportDocument => {
  const cases = Object.entries(ends).map(([id, end]) =>
    gateCase(id, "pagination", {
      passed: end === "pass",
      ...(end === "pass" ? {} : { first_failure: 1, reason: end.replace("fail ", "") }),
      ...(end === "not-applicable" ? { not_applicable: true as const } : {}),
    }),
  );
  const total = cases.filter(({ not_applicable }) => not_applicable !== true).length;
  const passed = cases.filter((one) => one.passed).length;
  return { ...redGate(), passed: passed === total, gate: { passed, total }, cases };
};

const worse = (): ReportDocument => {
  const document = gainedDemo();
  return {
    ...document,
    readiness: document.readiness && { ...document.readiness, score: 80, score_without_latency: 80 },
    catalog: (document.catalog ?? []).slice(1),
  };
};

/** A catalog of 700 tokens instead of 566, the score as before. */
const heavier = (): ReportDocument => {
  const document = gainedDemo();
  const areas = (document.readiness?.areas ?? []).map((area) =>
    area.name === "context" ? { ...area, measurements: { ...area.measurements, catalog_tokens: 700 } } : area,
  );
  return { ...document, readiness: document.readiness && { ...document.readiness, areas } };
};

/** A report that does not know its score without latency. */
const uncalm = (): ReportDocument => {
  const document = gainedDemo();
  const { score_without_latency: _none, ...readiness } = document.readiness ?? { score_without_latency: 0 };
  return { ...document, readiness: readiness as ReportDocument["readiness"] };
};

/** Makes the folder with its files. */
export async function reportFolder(): Promise<ReportFolder> {
  const cwd = await mkdtemp(join(tmpdir(), "mcpeval-report-"));
  const write = (name: string, value: unknown): Promise<void> =>
    writeFile(join(cwd, name), typeof value === "string" ? value : JSON.stringify(value, null, 2));
  await mkdir(join(cwd, "src"));
  await write("green.json", gainedDemo());
  await write("red.json", redGate());
  await write("floor.json", applyFloors(wholeDemo(), { minReadiness: 95 }, {}));
  await write("missing.json", notMeasured());
  await write("old.json", version1());
  await write("worse.json", worse());
  await write("before.json", gated({ kept: "pass", broke: "pass", moved: "fail a", mended: "fail a", gone: "pass", still: "fail a" }));
  await write("after.json", gated({ kept: "pass", broke: "fail a", moved: "fail b", mended: "pass", still: "fail a", fresh: "fail a" }));
  await write("moved.json", gated({ kept: "pass", broke: "pass", moved: "fail b", mended: "fail a", gone: "pass", still: "fail a" }));
  await write("heavier.json", heavier());
  await write("uncalm.json", uncalm());
  await write("other.json", { ...gainedDemo(), server: "other" });
  await write("broken.json", '{"schema": "mcpeval.probe-report/v2",\n  "x" 1}');
  await write("many.json", manyTools(1_300));
  await write("src/server.ts", 'server.registerTool("flaky_read", {}, run);\n');
  await write(
    "expired.yaml",
    "version: 1\nwaivers:\n  - check: catalog.output-schema\n    because: b\n    owner: o\n    expires: 2020-01-01\n",
  );
  await write(
    "applied.yaml",
    "version: 1\nwaivers:\n  - check: catalog.output-schema\n    because: b\n    owner: o\n    expires: 2999-01-01\n",
  );
  await write("bad.yaml", "version: 1\nwaivers:\n  - check: x\n");
  await write("gate.json", {
    version: 1,
    probes: [{ id: "bounded-discovery", probe: "discovery-cost", access: "read_only", max_tools: 10, max_schema_bytes: 100_000 }],
  });
  return {
    cwd,
    write,
    run: (...args) => runCli(args, { cwd }),
    piped: (text, ...args) => fed(NODE, [CLI_MAIN, ...args], cwd, text),
    shell: (script) => fed("bash", ["-c", script, NODE, CLI_MAIN], cwd, ""),
    remove: () => rm(cwd, { recursive: true, force: true }),
  };
}

async function fed(program: string, args: readonly string[], cwd: string, text: string): Promise<Transcript> {
  const child = spawn(program, args, { cwd, stdio: "pipe" });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
  child.stdin.on("error", () => undefined);
  child.stdin.end(text);
  const [code, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
  return { stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString(), code, signal };
}
