// The package as `npx mcpeval` gets it: packed, installed elsewhere without a network, run by its bin names.
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import pkg from "../../package.json" with { type: "json" };

let folder = "";

function run(command: string, args: readonly string[], cwd: string): { status: number | null; stdout: string; stderr: string } {
  const path = `${join(folder, "node_modules", ".bin")}${delimiter}${process.env["PATH"] ?? ""}`;
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, PATH: path, NO_COLOR: "1" },
  });
  return { status, stdout, stderr };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mcpeval-install-"));
  expect(run("npm", ["pack", "--ignore-scripts", "--pack-destination", folder], process.cwd()).status).toBe(0);
  const tarball = join(folder, `mcpeval-${pkg.version}.tgz`);
  const installed = run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", tarball], folder);
  expect([installed.status, installed.stderr]).toEqual([0, ""]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("nothing but the package itself is installed", async () => {
  expect((await readdir(join(folder, "node_modules"))).filter((name) => !name.startsWith("."))).toEqual(["mcpeval"]);
});

test("both bins run by name, one measuring the other", () => {
  expect(run("mcpeval", ["--version"], folder)).toEqual({ status: 0, stdout: `${pkg.version}\n`, stderr: "" });
  const { status, stdout, stderr } = run("mcpeval", ["score", "--server", "demo", "--", "mcpeval-demo"], folder);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^demo readiness 91\/100 /);
});
