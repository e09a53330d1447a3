// actions/setup: puts `mcpeval` on PATH for later steps, from the bundle beside this one. It installs and fetches nothing.
import { access, chmod, mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { SinkFailure } from "../model/errors.js";
import { GENERATOR_VERSION } from "../model/version.js";
import { runPart, type PartPorts } from "./part.js";

/** Runs the part. */
export function runSetup(ports: PartPorts): Promise<void> {
  return runPart(ports, new Set(), () => setUp(ports));
}

async function setUp({ core, host, entry }: PartPorts): Promise<void> {
  // The command line's bundle lies beside the Action's, under the same file name.
  const cli = fileURLToPath(new URL(`../cli/${basename(entry.pathname)}`, entry));
  await access(cli).catch(() => {
    throw new SinkFailure(`the command line is missing from this action's files (${cli}); use a released version`);
  });
  const folder = join(host.env["RUNNER_TEMP"] ?? host.cwd, "mcpeval-bin");
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(launchers(process.execPath, cli))) {
    await writeFile(join(folder, name), text);
    await chmod(join(folder, name), 0o755);
  }
  core.addPath(folder);
  core.setOutput("version", GENERATOR_VERSION);
  core.info(`mcpeval ${GENERATOR_VERSION} is on PATH`);
}

/**
 * The programs to put on PATH, by file name: one for POSIX shells (Git Bash on Windows too), one for Windows' own. Both start the
 * runner's Node.js, so that a job needs none of its own.
 */
export function launchers(node: string, cli: string): Readonly<Record<string, string>> {
  const quoted = (path: string): string => `'${path.replaceAll("\\", "/").replaceAll("'", `'\\''`)}'`;
  return {
    mcpeval: `#!/bin/sh\nexec ${quoted(node)} ${quoted(cli)} "$@"\n`,
    "mcpeval.cmd": `@echo off\r\n"${node.replaceAll("%", "%%")}" "${cli.replaceAll("%", "%%")}" %*\r\n`,
  };
}
