// The published servers we are measured on: how each starts, and what its surface is. Facts only.
import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { JsonObject } from "../../src/model/json.js";
import type { StdioTarget, Target } from "../../src/target/target.js";
import { nodeTarget } from "../support/evaluate.js";
import { freePort } from "../support/free-port.js";

/** Expected numbers of the surface, report spelling. */
export interface Surface {
  readonly tools: number;
  readonly read_only: number;
  readonly writers: number;
  readonly exercised: number;
}

/** One server in one transport. */
export interface RealServer {
  readonly name: string;
  /** Prepares the server with a private folder as its home. */
  readonly start: (home: string) => Promise<{ readonly target: Target; readonly stop: () => Promise<void> }>;
  /** Arguments by tool: values that work, or that keep a deliberate delay short. */
  readonly byTool?: (home: string) => Readonly<Record<string, JsonObject>>;
  /** Whether the operator attests that tools without annotations are read-only. */
  readonly confirmReadOnly?: boolean;
  /** The transport a report names, where the kind of target does not say it. */
  readonly transport?: "sse";
  readonly surface: Surface;
  /** Criteria of discoverability that are not passed, each with its reason. */
  readonly open: readonly string[];
  /** Area scores in report order, latency at full marks: the machine must not decide. */
  readonly areas: readonly [protocol: number, catalog: number, context: number, honesty: number, reliability: number, coverage: number];
}

/** The entry file of an installed server. Not resolved by name: some export nothing. */
function entry(pkg: string): string {
  return fileURLToPath(new URL(`../../node_modules/${pkg}/dist/index.js`, import.meta.url));
}

function stdio(
  pkg: string,
  args: (home: string) => readonly string[] = () => [],
  env: (home: string) => Record<string, string> = () => ({}),
): RealServer["start"] {
  return (home) => Promise.resolve({ target: nodeTarget([entry(pkg), ...args(home)], home, env(home)), stop: () => Promise.resolve() });
}

/** server-everything takes its port from the environment and says on stderr when it listens. */
async function everythingOverHttp(home: string, mode: "streamableHttp" | "sse" = "streamableHttp"): ReturnType<RealServer["start"]> {
  const port = await freePort();
  const { command, args, cwd, env }: StdioTarget = nodeTarget([entry("@modelcontextprotocol/server-everything"), mode], home, {
    PORT: String(port),
  });
  const child = spawn(command, args, { cwd, env: { ...env }, stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once("close", () => reject(new Error("the server ended before it listened")));
    createInterface({ input: child.stderr }).on("line", (line) => {
      if (/(listening|running) on port/.test(line)) resolve();
    });
  });
  return {
    target: { kind: "http", url: new URL(`http://127.0.0.1:${String(port)}/${mode === "sse" ? "sse" : "mcp"}`), headers: {} },
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

// Its default is ten seconds a call, which would measure our patience.
const shortOperation = () => ({ "trigger-long-running-operation": { duration: 0.02, steps: 1 } });

/** Every server, vendor servers last. */
export const REAL_SERVERS: readonly RealServer[] = [
  {
    name: "everything over stdio",
    start: stdio("@modelcontextprotocol/server-everything"),
    byTool: shortOperation,
    surface: { tools: 13, read_only: 9, writers: 4, exercised: 9 },
    areas: [100, 72, 100, 100, 100, 100],
    open: [],
  },
  {
    name: "everything over Streamable HTTP",
    start: everythingOverHttp,
    byTool: shortOperation,
    surface: { tools: 13, read_only: 9, writers: 4, exercised: 9 },
    areas: [100, 72, 100, 100, 100, 100],
    open: [],
  },
  {
    name: "everything over HTTP+SSE",
    start: (home) => everythingOverHttp(home, "sse"),
    byTool: shortOperation,
    transport: "sse",
    surface: { tools: 13, read_only: 9, writers: 4, exercised: 9 },
    areas: [100, 72, 100, 100, 100, 100],
    open: [],
  },
  {
    name: "filesystem",
    start: async (home) => {
      await writeFile(join(home, "note.txt"), "a note");
      return stdio("@modelcontextprotocol/server-filesystem", (folder) => [folder])(home);
    },
    byTool: (home) => {
      const file = { path: join(home, "note.txt") };
      const folder = { path: home };
      return {
        read_file: file,
        read_text_file: file,
        read_media_file: file,
        read_multiple_files: { paths: [file.path] },
        list_directory: folder,
        list_directory_with_sizes: folder,
        directory_tree: folder,
        search_files: { path: home, pattern: "*.txt" },
        get_file_info: file,
      };
    },
    surface: { tools: 14, read_only: 10, writers: 4, exercised: 10 },
    areas: [100, 84, 88, 100, 100, 100],
    open: [],
  },
  {
    name: "memory",
    start: stdio("@modelcontextprotocol/server-memory", undefined, (home) => ({ MEMORY_FILE_PATH: join(home, "memory.jsonl") })),
    surface: { tools: 9, read_only: 3, writers: 6, exercised: 3 },
    areas: [100, 89, 93, 100, 100, 100],
    open: ["C7 discoverability-content-unproven"],
  },
  {
    name: "sequential-thinking",
    start: stdio("@modelcontextprotocol/server-sequential-thinking"),
    surface: { tools: 1, read_only: 1, writers: 0, exercised: 1 },
    areas: [100, 100, 91, 100, 100, 100],
    open: [],
  },
  {
    name: "time-mcp",
    start: stdio("time-mcp"),
    surface: { tools: 6, read_only: 6, writers: 0, exercised: 0 },
    areas: [100, 43, 100, 0, 0, 0],
    open: ["C5 discoverability-unannotated", "C7 discoverability-nothing-called"],
  },
  {
    name: "time-mcp, attested read-only",
    start: stdio("time-mcp"),
    confirmReadOnly: true,
    surface: { tools: 6, read_only: 6, writers: 0, exercised: 6 },
    areas: [100, 43, 100, 100, 83, 100],
    open: ["C5 discoverability-unannotated"],
  },
  {
    // Outside of a repository all its reads but one are refused, which costs reliability and nothing else.
    name: "git-mcp-server",
    start: stdio("@cyanheads/git-mcp-server"),
    surface: { tools: 28, read_only: 8, writers: 20, exercised: 8 },
    areas: [100, 88, 35, 100, 13, 100],
    open: ["C9 discoverability-listing-heavy"],
  },
  {
    // "mcpeval" names none of its components, guides or examples: a word built from the schema means nothing to it.
    name: "primevue",
    start: stdio("@primevue/mcp"),
    surface: { tools: 8, read_only: 8, writers: 0, exercised: 8 },
    areas: [100, 80, 99, 100, 50, 100],
    open: [],
  },
];
