// Rewrites the golden files: runs the tests with MCPEVAL_GOLDEN=write. Extra words go to jest (a folder, a name). Refused in CI,
// where a golden file that does not match is a finding and never an update.
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

if (process.env.CI) {
  console.error("golden files are not written in CI: run `npm run golden` at home and commit the result with its cause");
  process.exitCode = 1;
} else {
  const words = process.argv.slice(2);
  const { status } = spawnSync(
    "npm",
    ["run", "-s", "test", "--", ...(words.length > 0 ? words : ["__tests__/golden", "__tests__/render"])],
    {
      cwd: dirname(dirname(fileURLToPath(import.meta.url))),
      env: { ...process.env, MCPEVAL_GOLDEN: "write" },
      shell: process.platform === "win32", // npm is npm.cmd there
      stdio: "inherit",
    },
  );
  process.exitCode = status ?? 1;
}
