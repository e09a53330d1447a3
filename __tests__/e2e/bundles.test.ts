// The committed bundles, run as users run them: in their own process, under the Node.js that MCPEVAL_NODE names.
// They are what `npx mcpeval` and the Action execute; everything else is tested from sources.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, test } from "@jest/globals";
import pkg from "../../package.json" with { type: "json" };
import { REASONS } from "../../src/catalogue/reasons.js";
import type { ReportDocument } from "../../src/model/documents/report.js";
import { startComposable, type ComposableTool } from "../support/composable.js";

const NODE = process.env["MCPEVAL_NODE"] ?? process.execPath;
const CLI = "dist/cli/index.js";
const DEMO = "dist/demo/index.js";

function mcpeval(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  // In CI no compiled code is kept: these runs leave nothing in the home of whoever runs the tests.
  const env = { ...process.env, NO_COLOR: "1", CI: "true" };
  const { status, stdout, stderr } = spawnSync(NODE, [CLI, ...args], { encoding: "utf8", env, maxBuffer: 64 * 1024 * 1024 });
  return { status, stdout, stderr };
}

/** A tool whose schema only ajv judges, for its format. */
function formatTool(name: string, more: Readonly<Record<string, string>> = {}): ComposableTool {
  const entry = {
    name,
    description: "Answers the day it was given, and nothing else.",
    annotations: { readOnlyHint: true },
    inputSchema: {
      ...more,
      type: "object",
      properties: { day: { type: "string", format: "date", description: "Any day." } },
      required: ["day"],
    },
  };
  return { entry };
}

function scored(...args: string[]): ReportDocument {
  const { status, stdout, stderr } = mcpeval("score", "--format", "json", ...args);
  expect([status, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout) as ReportDocument;
}

describe("the CLI's bundle", () => {
  test("tells its version and its help", () => {
    expect(mcpeval("--version")).toEqual({ status: 0, stdout: `${pkg.version}\n`, stderr: "" });
    const help = mcpeval("help");
    expect(help.status).toBe(0);
    for (const command of ["completion", "explain", "schema", "score"]) expect(help.stdout).toContain(command);
  });

  test("scores the demo's bundle as documented", () => {
    const { readiness } = scored("--server", "demo", "--", NODE, DEMO);
    expect(Object.fromEntries((readiness?.areas ?? []).map(({ name, score }) => [name, score]))).toEqual({
      protocol: 100,
      catalog: 63,
      context: 100,
      "error-honesty": 100,
      reliability: 91,
      coverage: 100,
    });
    expect(readiness?.score).toBe(91);
    expect(readiness?.surface).toEqual({ tools: 12, read_only: 10, writers: 2, exercised: 10 });
  });

  test("prints the published schema", async () => {
    const printed: unknown = JSON.parse(mcpeval("schema", "report").stdout);
    expect(printed).toEqual(JSON.parse(await readFile("schemas/report.schema.json", "utf8")));
  });

  test("explains every reason it can give", () => {
    const reasons = REASONS.filter(({ retired }) => !retired).map(({ reason }) => reason);
    const { status, stdout } = mcpeval("explain");
    expect(status).toBe(0);
    expect(reasons.filter((reason) => !stdout.includes(reason))).toEqual([]);
    expect(mcpeval("explain", "catalog-short-description").stdout).toContain("40 characters");
  });

  test("names the line of a mistake in an arguments file", async () => {
    const folder = await mkdtemp(join(tmpdir(), "mcpeval-e2e-"));
    const file = join(folder, "arguments.json");
    await writeFile(file, '{\n  "read_counter": {,}\n}\n');
    const { status, stderr } = mcpeval("score", "--arguments", file, "--", NODE, DEMO);
    await rm(folder, { recursive: true });
    expect(status).toBe(2);
    expect(stderr).toContain("arguments.json:2");
  });

  test.each([
    ["an unknown flag", ["score", "--min-readines", "80", "--", "x"], 2],
    ["no target", ["score"], 2],
    ["a command that does not exist", ["score", "--", "./no-such-server"], 2],
    ["a server that ends at once", ["score", "--server", "gone", "--", NODE, "--version"], 3],
  ])("%s ends with one line on stderr", (_what, args, exitCode) => {
    const { status, stderr } = mcpeval(...args);
    expect(status).toBe(exitCode);
    expect(stderr).toMatch(/^mcpeval: .+\n$/);
  });

  test("gives the same report from compiled code that an earlier run kept, the schema worker's too", async () => {
    const home = await mkdtemp(join(tmpdir(), "mcpeval-e2e-"));
    const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: undefined, CI: undefined, SUDO_UID: undefined, MCPEVAL_HOME: home };
    const server = await startComposable({ tools: [formatTool("read_day")] }, "stdio");
    const score = (): string => {
      const { cwd = ".", command, args } = server.target;
      const words = [CLI, "score", "--format", "json", "--server", "kept", "--cwd", cwd, "--", command, ...args];
      const { status, stdout, stderr } = spawnSync(NODE, words, { encoding: "utf8", env });
      expect([status, stderr]).toEqual([0, ""]);
      return stdout;
    };
    const kept = async (): Promise<{ name: string; path: string; inode: number }[]> => {
      const files = (await readdir(home, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
      const paths = files.map(({ name, parentPath }) => ({ name, path: join(parentPath, name) }));
      return Promise.all(paths.map(async (file) => ({ ...file, inode: (await stat(file.path)).ino })));
    };
    try {
      const first = score();
      const files = await kept();
      expect(score()).toBe(first);
      expect(await kept()).toEqual(files);
      const chunks = await Promise.all(files.map(({ name }) => readFile(join("dist/cli", name), "utf8")));
      expect(chunks.some((text) => text.includes("class Ajv "))).toBe(true);
      for (const { path } of files) await writeFile(path, "damaged");
      expect(score()).toBe(first);
    } finally {
      await server.stop();
      await rm(home, { recursive: true });
    }
  });

  test("brings every JSON Schema dialect along", async () => {
    const dialects = [
      "https://json-schema.org/draft/2020-12/schema",
      "https://json-schema.org/draft/2019-09/schema",
      "http://json-schema.org/draft-07/schema#",
      "http://json-schema.org/draft-06/schema#",
    ];
    const preset = { tools: dialects.map(($schema, index) => formatTool(`dialect_${String(index)}`, { $schema })) };
    const server = await startComposable(preset, "stdio");
    try {
      const { readiness } = scored(
        "--server",
        "dialects",
        "--cwd",
        server.target.cwd ?? ".",
        "--",
        server.target.command,
        ...server.target.args,
      );
      expect(readiness?.surface).toEqual({ tools: 4, read_only: 4, writers: 0, exercised: 4 });
      expect(new Set(await server.calls())).toEqual(new Set(["dialect_0", "dialect_1", "dialect_2", "dialect_3", expect.any(String)]));
    } finally {
      await server.stop();
    }
  });

  test("carries nothing of GitHub and no source map", async () => {
    const { stdout } = spawnSync("git", ["ls-files", "dist"], { encoding: "utf8" });
    const files = stdout.trim().split("\n");
    expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
    expect(await readFile("dist/cli/licenses.txt", "utf8")).not.toContain("@actions/");
  });
});

describe("the demo's bundle", () => {
  test("serves HTTP and is scored over it", async () => {
    const server = spawn(NODE, [DEMO, "--http", "0"], { stdio: ["ignore", "ignore", "pipe"] });
    try {
      const url = await new Promise<string>((resolve, reject) => {
        createInterface({ input: server.stderr }).on("line", (line) => {
          const found = /http:\/\/\S+/.exec(line);
          if (found !== null) resolve(found[0]);
        });
        server.once("exit", () => {
          reject(new Error("the demo ended before it listened"));
        });
      });
      const { readiness, protocol } = scored("--server", "demo", "--url", url);
      expect([readiness?.score, protocol?.transport]).toEqual([91, "streamable-http"]);
    } finally {
      if (server.exitCode === null) {
        server.kill();
        await once(server, "exit");
      }
    }
  });

  test("can be broken", () => {
    const { readiness } = scored("--server", "demo", "--", NODE, DEMO, "--broken", "ping");
    expect(readiness?.areas.find(({ name }) => name === "protocol")?.checks.map(({ id }) => id)).toEqual(["protocol.ping"]);
  });
});

describe("the tarball", () => {
  interface Packed {
    readonly size: number;
    readonly files: readonly { readonly path: string; readonly mode: number }[];
  }

  test("is small and holds the bundles, the schemas and the notes", async () => {
    const { stdout } = spawnSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
      encoding: "utf8",
      shell: process.platform === "win32",
    });
    const [packed] = JSON.parse(stdout) as [Packed];
    expect(packed.size).toBeLessThan(1.5 * 1024 * 1024);
    const places = new Set(packed.files.map(({ path }) => (path.includes("/") ? path.split("/").slice(0, -1).join("/") : path)));
    expect([...places].sort()).toEqual(["CHANGELOG.md", "LICENSE", "README.md", "dist/cli", "dist/demo", "package.json", "schemas"]);
    for (const bin of Object.values(pkg.bin)) {
      expect(packed.files.map(({ path }) => path)).toContain(bin);
      expect(await readFile(bin, "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
      if (process.platform !== "win32") expect((await stat(bin)).mode & 0o111).toBe(0o111);
    }
  });
});
