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
    [`node "C:\\dir\\a.js" 'D:\\b' \\$x`, ["node", "C:\\dir\\a.js", "D:\\b", "$x"]],
    ["node\nbuild\\index.js", ["node", "build\\index.js"]],
    ["node x.js A=1", ["node", "x.js", "A=1"]],
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
    ["node x 2>&1", /2>&1 needs a shell/],
    ["node x &> log", /&> needs a shell/],
    ["node $(pwd)/x", /\$\(pwd\)\/x needs a shell/],
    ["PORT=s3cret node x", /^command: PORT= in front of a command needs a shell; .*'env'/],
    ["node build\\index.js", /backslash of \\i would be lost; write paths with \//],
    ["C:\\node.exe x", /backslash of \\n would be lost/],
    ["[node]", /not valid JSON/],
    ["[]", /name is empty/],
    [`["node", 1]`, /strings only/],
    [`["node", "a\\u0000b"]`, /NUL/],
    [`""`, /name is empty/],
  ])("%j is refused", (text, message) => {
    expect(() => splitCommand(text)).toThrow(UsageError);
    expect(() => splitCommand(text)).toThrow(message);
    expect(() => splitCommand(text)).not.toThrow("s3cret");
  });
});
