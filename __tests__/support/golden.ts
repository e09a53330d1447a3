// Compares a text with its golden file. Files are written only under MCPEVAL_GOLDEN=write outside of CI; a missing one fails.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@jest/globals";

/** Path of a golden file. */
export function goldenPath(name: string): string {
  return fileURLToPath(new URL(`../golden/${name}`, import.meta.url));
}

/** The golden file's text. @throws when it is missing: run with MCPEVAL_GOLDEN=write and look at what it writes. */
export function readGolden(name: string): string {
  return readFileSync(goldenPath(name), "utf8");
}

/** Asserts that a text is exactly its golden file, or writes the file when asked to. */
export function expectGolden(name: string, text: string): void {
  if (process.env["MCPEVAL_GOLDEN"] === "write" && !process.env["CI"]) {
    mkdirSync(dirname(goldenPath(name)), { recursive: true });
    writeFileSync(goldenPath(name), text);
  }
  expect(text).toBe(readGolden(name));
}
