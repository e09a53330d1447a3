// A command written as one text: three forms, no shell.
import { describe, expect, test } from "@jest/globals";
import { UsageError } from "../../src/model/errors.js";
import { splitCommand } from "../../src/target/command.js";

describe("splitCommand", () => {
  test.each<[string, string[]]>([
    ["node server.js --port 1\n", ["node", "server.js", "--port", "1"]],
    [`node 'my server.js' "a \\"b\\"" c\\ d ""`, ["node", "my server.js", `a "b"`, "c d", ""]],
    ["node *.js $HOME ~ # no comment", ["node", "*.js", "$HOME", "~", "#", "no", "comment"]],
    [`sh -c 'a && b'`, ["sh", "-c", "a && b"]],
    ["  node\r\n  server.js\r\n\r\n  --name\n  two words\n", ["node", "server.js", "--name", "two words"]],
    [`["node", "server.js", "a\\nb", ""]`, ["node", "server.js", "a\nb", ""]],
    [`[\n"npx",\n"-y",\n"x"]`, ["npx", "-y", "x"]],
  ])("%j", (text, words) => {
    expect(splitCommand(text)).toEqual(words);
  });

  test.each([
    ["", /^command is empty/],
    [" \n ", /^command is empty/],
    ["node 'x", /not closed/],
    ["node x\\", /not closed/],
    ["npm run build && node x", /&& needs a shell/],
    ["node x | tee log", /\| needs a shell/],
    ["[node]", /not valid JSON/],
    ["[]", /name is empty/],
    [`["node", 1]`, /strings only/],
    [`["node", "a\\u0000b"]`, /NUL/],
    [`""`, /name is empty/],
  ])("%j is refused", (text, message) => {
    expect(() => splitCommand(text)).toThrow(UsageError);
    expect(() => splitCommand(text)).toThrow(message);
  });
});
