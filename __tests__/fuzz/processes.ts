// Random scripts of server processes: what they write and how they end. None may outlive its evaluation.
import { expect } from "@jest/globals";
import { fc } from "../support/fast-check.js";
import { fileURLToPath } from "node:url";
import type { Validator } from "../../src/jsonschema/validator.js";
import { leftovers, markedEnvironment, newMark } from "../support/processes.js";
import { evaluateFuzzed } from "./evaluation.js";

const PLAYER = fileURLToPath(new URL("player.mjs", import.meta.url));

const reply = (result: string) => `{"jsonrpc":"2.0","id":ID,"result":${result}}\n`;
const noise = fc.oneof(
  fc.constantFrom(
    "",
    "ready\n",
    "\n\r\n",
    "{",
    "[".repeat(2_000) + "\n",
    '{"jsonrpc":"2.0","id":null,"result":{}}\n',
    '{"jsonrpc":"2.0","id":"s","method":"roots/list"}\n',
  ),
  fc.string({ unit: "binary", maxLength: 30 }).map((text) => Buffer.from(text).toString("latin1")),
);
/** A fitting reply, most often alone, at times with noise around it or nothing at all. */
const around = (result: string) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(reply(result)) },
    { weight: 3, arbitrary: fc.tuple(noise, noise).map(([before, after]) => `${before}\n${reply(result)}${after}`) },
    { weight: 1, arbitrary: noise },
  );

/** What a process does. */
export const processCase = fc.record({
  greeting: noise,
  replies: fc.record({
    initialize: around('{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{}}'),
    "tools/list": around('{"tools":[{"name":"a","annotations":{"readOnlyHint":true},"inputSchema":{"type":"object"}}]}'),
    "tools/call": around('{"content":[]}'),
    "*": around("{}"),
  }),
  exitAfter: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.integer({ min: 1, max: 12 }) }),
  ignoresSignals: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  leavesChild: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});
type ProcessCase = typeof processCase extends fc.Arbitrary<infer T> ? T : never;

/** Plays a case. */
export async function playProcess(script: ProcessCase, validator: Validator): Promise<void> {
  const mark = newMark();
  const env = { PATH: process.env["PATH"] ?? "", ...markedEnvironment(mark) };
  const args = [PLAYER, JSON.stringify(script)];
  await evaluateFuzzed({ kind: "stdio", command: process.execPath, args, cwd: process.cwd(), env }, validator, 400);
  expect(await leftovers(mark)).toEqual([]);
}
