// The life of an access token: one flow at a time, renewed beside the run before it ends, and kept out of the way when renewal fails.
import { describe, expect, test } from "@jest/globals";
import { Incomplete } from "../../../src/model/errors.js";
import type { Clock } from "../../../src/model/host.js";
import type { AccessToken } from "../../../src/target/oauth/flow.js";
import { Tokens } from "../../../src/target/oauth/tokens.js";
import type { HttpTarget, OAuthClient } from "../../../src/target/target.js";

const CLIENT: OAuthClient = { clientId: "c", clientSecret: "s", allowRemoteHttp: false };
const TARGET: HttpTarget = { kind: "http", url: new URL("http://127.0.0.1/"), headers: {}, oauth: CLIENT };

/** Tokens a1, a2, ... on a clock the test turns; a flow fails while `fails` says so. */
function setup(lifetimeSeconds?: number) {
  const state = { now: 0, flows: 0, fails: false };
  const clock: Clock = { now: () => state.now, sleep: () => Promise.resolve() };
  const obtain = async (): Promise<AccessToken> => {
    state.flows += 1;
    await Promise.resolve();
    if (state.fails) throw new Incomplete("auth-required", "OAuth: no");
    return { value: `a${state.flows}`, lifetimeSeconds };
  };
  return { state, tokens: new Tokens(TARGET, CLIENT, clock, obtain) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("tokens", () => {
  test("the first one is obtained, or the run has no start", async () => {
    const { tokens, state } = setup();
    await tokens.prepare();
    expect(tokens.authorization()).toBe("Bearer a1");
    const other = setup();
    other.state.fails = true;
    await expect(other.tokens.prepare()).rejects.toThrow("OAuth: no");
    expect(state.flows).toBe(1);
  });

  test("requests that are refused together share one renewal", async () => {
    const { tokens, state } = setup();
    await tokens.prepare();
    const used = tokens.authorization();
    expect(await Promise.all([tokens.refused(used), tokens.refused(used), tokens.refused(used)])).toEqual([true, true, true]);
    expect(state.flows).toBe(2);
    expect(await tokens.refused(used)).toBe(true); // renewed meanwhile: nothing is asked again
    expect(state.flows).toBe(2);
  });

  test("a renewal that fails says why, and a later one may succeed", async () => {
    const { tokens, state } = setup();
    await tokens.prepare();
    state.fails = true;
    expect(await tokens.refused("Bearer a1")).toBe(false);
    expect(tokens.failure?.message).toBe("OAuth: no");
    state.fails = false;
    expect(await tokens.refused("Bearer a1")).toBe(true);
    expect(tokens.failure).toBeUndefined();
  });

  test("before it ends it is renewed beside the run: whoever asks meanwhile gets the old one at once", async () => {
    const { tokens, state } = setup(100);
    await tokens.prepare();
    state.now = 74_999;
    tokens.authorization();
    await settled();
    expect(state.flows).toBe(1);
    state.now = 75_000;
    expect(tokens.authorization()).toBe("Bearer a1");
    await settled();
    expect(tokens.authorization()).toBe("Bearer a2");
    expect(state.flows).toBe(2);
  });

  test("a very short life is not renewed ahead, nor is one nobody named", async () => {
    for (const lifetime of [5, undefined]) {
      const { tokens, state } = setup(lifetime);
      await tokens.prepare();
      state.now = 1e9;
      tokens.authorization();
      await settled();
      expect(state.flows).toBe(1);
    }
  });
});
