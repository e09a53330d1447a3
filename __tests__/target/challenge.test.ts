// WWW-Authenticate headers: what is read, and the safe line made of it.
import { describe, expect, test } from "@jest/globals";
import { fc } from "../support/fast-check.js";
import { describeChallenges, readChallenges } from "../../src/target/challenge.js";

describe("challenges are described", () => {
  test.each<[string, string | null]>([
    ["Bearer", "Bearer"],
    ['Bearer realm="api", scope="read write"', 'Bearer, realm "api", scope "read write"'],
    ["bearer REALM=api", 'bearer, realm "api"'],
    ['Bearer error="invalid_token", error_description="SERVER TEXT"', 'Bearer, error "invalid_token"'],
    [
      'Bearer resource_metadata="https://api.example.com:8443/.well-known/oauth-protected-resource/mcp?x=SERVER-TEXT"',
      "Bearer, OAuth metadata at api.example.com:8443",
    ],
    ["Bearer resource_metadata=nonsense", "Bearer"],
    ['Basic realm="a \\"quoted\\" realm"', 'Basic, realm "a \\"quoted\\" realm"'],
    ['Basic realm="x", Bearer scope="y"', 'Basic, realm "x"; or Bearer, scope "y"'],
    ["Negotiate dG9rZW4=, Basic", "Negotiate; or Basic"],
    ['Digest realm="r", qop="auth, auth-int", nonce="n"', 'Digest, realm "r"'],
    ["A, B, C, D", "A; or B; or C"],
    ["", null],
    ['="x"', null],
  ])("%s", (header, line) => expect(describeChallenges(header)).toBe(line));

  test("nothing active or invisible is shown, and nothing endless", () => {
    const line = describeChallenges(`Bearer realm="a\u001b[31m\u202eb", scope="${"x".repeat(5_000)}"`) ?? "";
    expect(line).toContain("\\\\u{1b}");
    expect(line).toContain("\\\\u{202e}");
    expect(line.length).toBeLessThan(200);
  });

  test("any text is read to its end, and shows no control character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (header) => {
        expect(describeChallenges(header) ?? "").not.toMatch(/[\u0000-\u001f\u007f]/);
        for (const { scheme } of readChallenges(`Bearer ${header}`).slice(0, 1)) expect(scheme).toBe("Bearer");
      }),
      { numRuns: 300 },
    );
  });
});
