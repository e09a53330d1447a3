#!/usr/bin/env node
// mcpeval-demo: a small MCP server to try mcpeval on, with a defect for everything the readiness standard can find.
// Reads its arguments, starts one transport; nothing else.
import { parseArgs } from "node:util";
import { GENERATOR_VERSION } from "../model/version.js";
import { ASPECTS, isAspectName, type Aspect, type AspectName } from "./aspects.js";
import { serveHttp } from "./http.js";
import { serveStdio } from "./stdio.js";

type Invocation =
  | { readonly kind: "print"; readonly text: string }
  | { readonly kind: "stdio"; readonly broken: ReadonlySet<AspectName> }
  | { readonly kind: "http"; readonly port: number; readonly broken: ReadonlySet<AspectName> };

/** A misspelt invocation: one line on stderr, exit code 2. */
class Misuse extends Error {
  override readonly name = "Misuse";
}

function aspectLines(): string {
  const width = Math.max(...ASPECTS.map((aspect) => aspect.name.length));
  return ASPECTS.map((aspect) => `  ${aspect.name.padEnd(width)}  ${aspect.breaks} (${effects(aspect)})\n`).join("");
}

function effects({ lowers, reddens }: Aspect): string {
  const parts = [
    ...(lowers.length === 0 ? [] : [`lowers ${lowers.join(", ")}`]),
    ...(reddens.length === 0 ? [] : [`fails ${reddens.join(", ")}`]),
  ];
  return parts.join("; ");
}

function help(): string {
  return `Usage: mcpeval-demo [--http PORT] [--broken ASPECT]...

An MCP server to try mcpeval on: twelve tools, over stdin and stdout unless --http is given.

Options:
  --http PORT      serve Streamable HTTP on http://127.0.0.1:PORT/mcp; 0 takes any free port
  --broken ASPECT  switch on a defect; repeatable
  --list-aspects   print the names of all defects, one a line
  --version        print the version
  --help           print this text

Aspects:
${aspectLines()}`;
}

/** @throws Misuse */
function read(argv: readonly string[]): Invocation {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...argv],
      options: {
        http: { type: "string" },
        broken: { type: "string", multiple: true, default: [] },
        "list-aspects": { type: "boolean" },
        version: { type: "boolean" },
        help: { type: "boolean" },
      },
    }));
  } catch (error) {
    throw new Misuse(error instanceof Error ? (error.message.split("\n")[0] ?? "") : "bad arguments");
  }
  if (values.help === true) return { kind: "print", text: help() };
  if (values.version === true) return { kind: "print", text: `${GENERATOR_VERSION}\n` };
  if (values["list-aspects"] === true) return { kind: "print", text: ASPECTS.map((aspect) => `${aspect.name}\n`).join("") };
  const broken = new Set<AspectName>();
  for (const word of values.broken) {
    if (!isAspectName(word)) throw new Misuse(`--broken: no aspect is named ${JSON.stringify(word)}; --list-aspects prints them all`);
    broken.add(word);
  }
  if (values.http === undefined) return { kind: "stdio", broken };
  const port = /^\d{1,5}$/.test(values.http) ? Number(values.http) : Number.NaN;
  if (!(port <= 65_535)) throw new Misuse("--http: PORT must be a number from 0 to 65535");
  return { kind: "http", port, broken };
}

/** Runs one invocation. @returns the exit code; undefined while an HTTP server goes on */
async function run(argv: readonly string[]): Promise<number | undefined> {
  try {
    const invocation = read(argv);
    if (invocation.kind === "print") {
      process.stdout.write(invocation.text);
      return 0;
    }
    if (invocation.kind === "stdio") return await serveStdio(invocation.broken, process.stdin, process.stdout);
    const { url } = await serveHttp(invocation.broken, invocation.port);
    process.stderr.write(`listening on ${url}\n`);
    return undefined;
  } catch (error) {
    if (!(error instanceof Misuse) && !(error instanceof Error && "syscall" in error)) throw error;
    process.stderr.write(`mcpeval-demo: ${error.message}\n`);
    return error instanceof Misuse ? 2 : 1;
  }
}

process.exitCode = await run(process.argv.slice(2));
