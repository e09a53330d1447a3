// What every command is called and looks like, sorted by name. Data only, so that help and completion load no command.
import { DEFAULT_MANIFEST } from "../model/manifest-file.js";
import type { CommandInfo } from "./command.js";

/** Names of the documents whose JSON Schema `schema` prints. */
export const SCHEMA_NAMES = ["comparison", "diff", "doctor", "manifest", "report", "trends", "waivers"] as const;

/** Shells that `completion` writes a script for. */
export const SHELLS = ["bash", "fish", "zsh"] as const;

/** All commands, sorted by name. */
export const COMMAND_INFOS: readonly CommandInfo[] = [
  {
    name: "compare",
    summary: "measure several servers with one manifest, one after the other, and show them side by side",
    operands: "[-- COMMAND [ARG...]]",
    takes: "server-command",
    examples: [
      "mcpeval compare --server demo --endpoint staging=http://127.0.0.1:8081/mcp --endpoint candidate=http://127.0.0.1:8082/mcp",
      "mcpeval compare --server demo --endpoint staging=http://127.0.0.1:8081/mcp -- mcpeval-demo",
      "mcpeval compare --config .mcp.json --all --format markdown",
    ],
  },
  {
    name: "completion",
    summary: "print a completion script for a shell",
    operands: `<${SHELLS.join("|")}>`,
    takes: 1,
    choices: SHELLS,
    examples: ['eval "$(mcpeval completion bash)"', "mcpeval completion fish > ~/.config/fish/completions/mcpeval.fish"],
  },
  {
    name: "diff",
    summary: "compare two reports of one server: cases, readiness, catalog contract and tokens",
    operands: "BASELINE CURRENT",
    takes: 2,
    examples: [
      "mcpeval diff baseline.json current.json",
      "mcpeval diff baseline.json - --fail-on-regression --fail-on-breaking < current.json",
      "mcpeval diff baseline.json current.json --max-readiness-drop 2 --max-token-growth 10% --format markdown",
    ],
  },
  {
    name: "doctor",
    summary: "show why a server does not connect: what each protocol era was asked and what came back",
    operands: "-- COMMAND [ARG...]",
    takes: "server-command",
    examples: ["mcpeval doctor -- node build/server.js", "mcpeval doctor --url http://127.0.0.1:8080/mcp --format json"],
  },
  {
    name: "explain",
    summary: "explain why points were lost or a case failed, and the fix; without a reason, list all of them",
    operands: "[REASON|ADVISORY]",
    takes: 1,
    examples: [
      "mcpeval explain catalog-short-description",
      "mcpeval explain pagination-stalled-cursor",
      "mcpeval explain stdout-noise",
      "mcpeval explain",
    ],
  },
  {
    name: "init",
    summary: "write a manifest that the server passes: calls its read-only tools, and says what became of each tool",
    operands: "-- COMMAND [ARG...]",
    takes: "server-command",
    creates: DEFAULT_MANIFEST,
    examples: [
      "mcpeval init --server demo -- mcpeval-demo",
      "mcpeval init --dry-run --url http://127.0.0.1:8080/mcp",
      "mcpeval init --output mcp-eval.manifest.yaml --arguments arguments.json -- node build/server.js",
      "mcpeval init --confirm-read-only --tool search --tool fetch --force -- node build/server.js",
    ],
  },
  {
    name: "probe",
    summary: "run a manifest's cases against a server, then score it; exit 1 when a case fails",
    operands: "-- COMMAND [ARG...]",
    takes: "server-command",
    examples: [
      "mcpeval probe --server demo -- mcpeval-demo",
      "mcpeval probe --manifest gate.yaml --url http://127.0.0.1:8080/mcp",
      "mcpeval probe --gate-only --format markdown --price-per-mtok 3 -- node build/server.js",
      "mcpeval probe --probe pagination -- node build/server.js",
      "mcpeval probe --allow-mutation --min-readiness 80 -- node build/server.js --sandbox",
    ],
  },
  {
    name: "report",
    summary: "render a report again, in any form, without running a server; exit 1 when it is red",
    operands: "DOCUMENT",
    takes: 1,
    examples: [
      "mcpeval report report.json --format markdown --price-per-mtok 3",
      "mcpeval score --format json -- node build/server.js | mcpeval report - --plan",
      "mcpeval report report.json --format sarif --source src --output mcpeval.sarif",
    ],
  },
  {
    name: "schema",
    summary: "print a published JSON Schema; without a name, the manifest's",
    operands: `[${SCHEMA_NAMES.join("|")}]`,
    takes: 1,
    choices: SCHEMA_NAMES,
    examples: ["mcpeval schema > manifest.schema.json", "mcpeval schema report > report.schema.json"],
  },
  {
    name: "score",
    summary: "score how ready a server is for agents, 0 to 100, and list every lost point with its fix",
    operands: "-- COMMAND [ARG...]",
    takes: "server-command",
    examples: [
      "mcpeval score -- node build/server.js",
      "mcpeval score --server demo -- mcpeval-demo",
      "mcpeval score --server demo --url http://127.0.0.1:8080/mcp --format json --output report.json",
      "mcpeval score --min-readiness 80 --min-area catalog=70 --exclude-latency -- npx -y @scope/server /data",
      "mcpeval score --env API_KEY --arguments arguments.json -- ./server",
      "mcpeval score --config .mcp.json --server files --server notes",
    ],
  },
  {
    name: "trends",
    summary: "show how the readiness of each server moved from one full probe run to the next",
    operands: "",
    takes: 0,
    examples: ["mcpeval trends --last 5", "mcpeval trends --format html --output trends.html"],
  },
];
