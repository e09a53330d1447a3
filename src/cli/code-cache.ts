// Keeps what V8 compiled of the bundle, so that the next run need not compile it again: a fifth of a short run.
// Own code, because Node's compile cache (from 22.8 on) and v8-compile-cache keep only what is compiled as a file is loaded, not the
// functions a run calls, and gain 3 and 2 %. A cache never changes what a run does: what cannot be read or written is done without.
import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { Script } from "node:vm";
import { NO_CACHE_VARIABLES } from "../model/environment.js";
import { storeHome } from "../store/home.js";

/** What the choice of the cache's folder rests on; `process` is one. */
export interface CacheCircumstances {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly arch: string;
  /** Node's version: another V8 takes nothing of what this one made. */
  readonly version: string;
  cwd(): string;
}

/** The cache in use. */
export interface CodeCache {
  /** Writes what the cache lacked when it was loaded, with all the functions that ran since. Call it after the run, once. */
  keep(): void;
}

/** Of the files the cache is made of: a digest, then V8's data. */
const DIGEST_BYTES = 32;
/** Caches of other versions go when nothing was added to them for so long. */
const STALE_MS = 30 * 24 * 60 * 60 * 1_000;
/** A CommonJS module as the function that Node.js makes of it. */
const wrap = (text: string): string => `(function (exports, require, module, __filename, __dirname) { ${text}\n});`;

interface Loaded {
  readonly file: string;
  readonly source: Buffer;
  readonly script: Script;
}

/**
 * The folder of the cache below the store's home. Null where none is to be used: in CI, so that a gate starts from nothing an earlier
 * run left; with NODE_DISABLE_COMPILE_CACHE, Node's own switch for such caches; under sudo, whose home is often still the caller's, whom
 * files of root would be in the way of; and without a home.
 * @param release mcpeval's version
 */
export function codeCacheFolder(release: string, own: CacheCircumstances): string | null {
  const { env, platform, arch, version } = own;
  if (NO_CACHE_VARIABLES.some((name) => isSet(env[name]))) return null;
  try {
    const home = storeHome({ env, cwd: own.cwd(), platform });
    return home === null ? null : join(home, "code-cache", `${release}-node-${version}-${arch}`);
  } catch {
    return null; // the working directory was removed
  }
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && !["", "false"].includes(value);
}

/**
 * From here on this thread loads CommonJS modules of one folder with the cache.
 * @param bundle folder whose `.js` files are loaded so, as an absolute path; all others are loaded as ever
 * @param folder where the cache is or will be
 */
export function useCodeCache(bundle: string, folder: string): CodeCache {
  const isOurs = belongsToUs(folder);
  const lacking: Loaded[] = [];
  const found: Loaded[] = [];
  // Deprecated, but documented to stay; the other way in, Module.prototype._compile, is undocumented.
  const { extensions } = createRequire(join(bundle, "index.js"));
  const loadElsewhere = extensions[".js"];
  extensions[".js"] = (module, file) => {
    if (dirname(file) !== bundle) {
      loadElsewhere(module, file);
      return;
    }
    const source = readFileSync(file);
    const cached = isOurs ? readCached(join(folder, basename(file)), source) : undefined;
    const script = new Script(wrap(source.toString("utf8")), {
      filename: file,
      ...(cached === undefined ? {} : { cachedData: cached }),
    });
    const isKnown = cached !== undefined && script.cachedDataRejected === false;
    (isKnown ? found : lacking).push({ file, source, script });
    const run = script.runInThisContext() as (this: unknown, ...args: unknown[]) => void;
    run.call(module.exports, module.exports, (id: string) => module.require(id) as unknown, module, file, bundle);
  };
  return {
    keep() {
      // All of them, because this run may have called more of what an earlier run kept.
      if (lacking.length > 0) write(folder, [...lacking, ...found]);
    },
  };
}

/** V8's data for one text; undefined when there is none or a byte of either changed since. Node 20 would crash on damaged data. */
function readCached(path: string, source: Buffer): Buffer | undefined {
  try {
    const bytes = readFileSync(path);
    const code = bytes.subarray(DIGEST_BYTES);
    return digest(source, code).equals(bytes.subarray(0, DIGEST_BYTES)) ? code : undefined;
  } catch {
    return undefined;
  }
}

function digest(source: Buffer, code: Buffer): Buffer {
  return createHash("sha256").update(source).update(code).digest();
}

/** Code is only taken from, and put into, a folder that no other user can write to. One that is not there yet will be ours. */
function belongsToUs(folder: string): boolean {
  try {
    const stats = statSync(folder, { throwIfNoEntry: false });
    // Windows has no such owner; its folder for application data is the user's alone.
    return stats === undefined || process.getuid === undefined || (stats.uid === process.getuid() && (stats.mode & 0o022) === 0);
  } catch {
    return false;
  }
}

function write(folder: string, loaded: readonly Loaded[]): void {
  try {
    if (!belongsToUs(folder)) return;
    const isNew = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined;
    for (const { file, source, script } of loaded) {
      const code = script.createCachedData();
      const place = join(folder, basename(file));
      const draft = `${place}.${randomUUID()}.tmp`;
      writeFileSync(draft, Buffer.concat([digest(source, code), code]), { mode: 0o600 });
      renameSync(draft, place);
    }
    if (isNew) removeStale(dirname(folder), Date.now() - STALE_MS);
  } catch {
    // A full disk or a folder that cannot be written: the next run compiles again.
  }
}

function removeStale(caches: string, before: number): void {
  for (const name of readdirSync(caches)) {
    const folder = join(caches, name);
    if (statSync(folder).mtimeMs < before) rmSync(folder, { recursive: true, force: true });
  }
}
