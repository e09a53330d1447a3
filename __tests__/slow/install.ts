// Global setup of the slow ring: installs the published servers it measures into .cache, once for each state of their lock file.
// Never throws: the tests that need a server say what is missing (see installed.ts), and the rest of the ring still runs.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("servers/", import.meta.url));
const FILES = ["package.json", "package-lock.json"] as const;
const CACHE = fileURLToPath(new URL("../../.cache/slow-servers/", import.meta.url));
/** How long the installation may take, in milliseconds; about a minute with a cold cache. */
const INSTALL_MS = 300_000;

/** Where the servers are installed: a folder of its own for each state of the two files. */
export function serversFolder(): string {
  const hash = createHash("sha256");
  for (const file of FILES) hash.update(readFileSync(join(SOURCE, file)));
  return join(CACHE, hash.digest("hex").slice(0, 16));
}

/** The file that says that an installation is whole. */
export function stampOf(folder: string): string {
  return join(folder, "installed");
}

/** Installs the servers unless they are there, and removes what an older lock file left behind. */
export default function install(): void {
  const folder = serversFolder();
  if (existsSync(stampOf(folder))) return;
  for (const old of existsSync(CACHE) ? readdirSync(CACHE) : []) rmSync(join(CACHE, old), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of FILES) cpSync(join(SOURCE, file), join(folder, file));
  // No script of a dependency runs here; the servers are chosen to work without. Not `npm ci`: it refuses the lock file that npm
  // itself wrote, because an optional dependency of pdf-reader is on no registry. Whatever is in the lock file is installed as it says.
  const args = ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", folder];
  const { status, stderr, error } = spawnSync("npm", args, { encoding: "utf8", timeout: INSTALL_MS, shell: process.platform === "win32" });
  if (status === 0) writeFileSync(stampOf(folder), "");
  else process.stderr.write(`The servers of the slow ring could not be installed:\n${error?.message ?? stderr.slice(-4_000)}\n`);
}
