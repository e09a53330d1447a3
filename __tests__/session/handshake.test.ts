// Handshakes: the ladder of revisions, what is accepted, and the fixed cause of each failure.
import { describe, expect, test } from "@jest/globals";
import { TransportFault } from "../../src/model/errors.js";
import { Budget } from "../../src/session/budget.js";
import { leftovers, markedEnvironment, newMark } from "../support/processes.js";
import { clock, commandTarget, connectorFor, connectRaw, expectIncomplete, rawTarget, RAW_STDIO } from "./support.js";

describe("the ladder", () => {
  test("the newest legacy revision is offered first", async () => {
    const session = await connectRaw("plain");
    expect(session).toMatchObject({ era: "legacy", revision: "2025-11-25", offered: "2025-11-25", transport: "stdio", alive: true });
    expect(session.capabilities).toEqual({ tools: {} });
    expect(session.handshakeMs).toBeGreaterThan(0);
  });

  test.each(["2025-06-18", "2025-03-26", "2024-11-05"])(
    "a server that takes only %s is reached, each offer on its own process",
    async (revision) => {
      const session = await connectRaw("only", revision);
      expect(session).toMatchObject({ revision, offered: revision });
    },
  );

  test("what worked is offered first the next time", async () => {
    const connector = connectorFor(rawTarget("only", "2024-11-05"));
    await connector.connect();
    const budget = new Budget(clock, 60, 2);
    const again = connectorFor(rawTarget("only", "2024-11-05"), { budget });
    await expect(again.connect()).rejects.toBeInstanceOf(TransportFault); // two requests do not reach the fourth rung
    const startedAt = performance.now();
    const session = await connector.connect();
    expect(session.offered).toBe("2024-11-05");
    expect(session.handshakeMs).toBeLessThanOrEqual(performance.now() - startedAt);
  });

  test("revisions listed in the error are used, newest first", async () => {
    const budget = new Budget(clock, 60, 2);
    const session = await connectorFor(rawTarget("lists-supported", `["2024-11-05","2025-03-26"]`), { budget }).connect();
    expect(session.offered).toBe("2025-03-26");
  });

  test("a counter-offer is taken, an unknown one too", async () => {
    expect(await connectRaw("counter-offer", "2025-03-26")).toMatchObject({ revision: "2025-03-26", offered: "2025-11-25" });
    const unknown = await connectRaw("counter-offer", "2031-01-01");
    expect(unknown.revision).toBe("2031-01-01");
    expect(await unknown.call("ping")).toMatchObject({ kind: "result" });
  });

  test("an explicit offer replaces the ladder and does not change it", async () => {
    const connector = connectorFor(rawTarget("plain"));
    expect(await connector.connect({ offer: "2099-01-01" })).toMatchObject({ revision: "2099-01-01", offered: "2099-01-01" });
    expect(await connector.connect()).toMatchObject({ offered: "2025-11-25" });
    await expectIncomplete(connectorFor(rawTarget("only", "2024-11-05")).connect({ offer: "2099-01-01" }), "initialize-failed");
  });

  test("odd but usable answers are taken", async () => {
    const session = await connectRaw("initialize-result", `{"protocolVersion":"2025-06-18","capabilities":true}`);
    expect(session.capabilities).toEqual({});
  });
});

describe("failures have their cause", () => {
  test("refused at every revision", async () => {
    await expectIncomplete(connectRaw("refuses", "-32000"), "initialize-failed");
    await expectIncomplete(connectRaw("refuses", "-32601"), "initialize-failed");
  });

  test("only revisions of another era are listed", async () => {
    const budget = new Budget(clock, 60, 1);
    await expectIncomplete(connectorFor(rawTarget("lists-supported", `["2026-07-28"]`), { budget }).connect(), "protocol-unsupported");
  });

  test.each([`{}`, `null`, `[]`, `"2025-11-25"`, `{"protocolVersion":20251125}`, `{"protocolVersion":""}`])(
    "the answer %s is unusable",
    async (answer) => {
      await expectIncomplete(connectRaw("initialize-result", answer), "initialize-invalid");
    },
  );

  test("a command that does not exist, or is no program", async () => {
    const missing = await expectIncomplete(connectorFor(commandTarget("no-such-command-of-ours", [])).connect(), "command-not-found");
    expect(missing.message).toBe("the server command could not be started: command not found (ENOENT)");
    await expectIncomplete(connectorFor(commandTarget(RAW_STDIO, [])).connect(), "command-not-found");
    await expectIncomplete(connectorFor(commandTarget("node", ["\0"])).connect(), "command-not-found");
  });

  test("an exit at once, with the last stderr lines for the terminal", async () => {
    const failure = await expectIncomplete(connectRaw("exit-at-once", "no token given"), "server-exited");
    expect(failure.message).toBe("server exited with code 3 before it answered initialize");
    expect(failure.terminalDetail).toEqual(["no token given"]);
  });

  test("an exit on initialize; colours of stderr are removed", async () => {
    const failure = await expectIncomplete(connectRaw("exit-on-initialize"), "server-exited");
    expect(failure.terminalDetail).toEqual(["cannot read config"]);
  });

  test("silence", async () => {
    const connect = connectorFor(rawTarget("silent"), { startTimeoutMs: 150 }).connect();
    const failure = await expectIncomplete(connect, "initialize-timeout");
    expect(failure.message).toContain("--start-timeout");
    await expectIncomplete(connectorFor(rawTarget("silent")).connect({ timeoutMs: 100 }), "initialize-timeout");
  });

  test("silence until the budget's end", async () => {
    await expectIncomplete(connectorFor(rawTarget("silent"), { budget: new Budget(clock, 0.2, 10) }).connect(), "initialize-timeout");
  });

  test("a budget that is spent before anything is sent", async () => {
    const fault = await connectorFor(rawTarget("plain"), { budget: new Budget(clock, 60, 0) })
      .connect()
      .catch((error: unknown) => error);
    expect(fault).toMatchObject({ name: "TransportFault", kind: "budget" });
  });
});

describe("the connector owns what it opens", () => {
  test("spares are started ahead, handed out, and replaced when they died", async () => {
    const connector = connectorFor(rawTarget("plain"));
    connector.prewarm(1);
    await new Promise((resolve) => setTimeout(resolve, 400));
    const warm = await connector.connect();
    expect(warm.revision).toBe("2025-11-25");
    const dying = connectorFor(rawTarget("exit-at-once"));
    dying.prewarm(2);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expectIncomplete(dying.connect(), "server-exited");
  });

  test("closing ends sessions, unused spares and a handshake under way", async () => {
    const mark = newMark();
    const target = { ...rawTarget("stubborn-silent"), env: { ...markedEnvironment(mark) } };
    const connector = connectorFor(target);
    connector.prewarm(2);
    const connecting = expectIncomplete(connector.connect(), "interrupted");
    await new Promise((resolve) => setTimeout(resolve, 300));
    await Promise.all([connector.close(), connecting]);
    expect(await leftovers(mark)).toEqual([]);
    await expectIncomplete(connector.connect(), "interrupted");
    connector.prewarm(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await leftovers(mark)).toEqual([]);
  });
});

test("a server gets the environment, folder and arguments it was given, and nothing else", async () => {
  const target = { ...rawTarget("environment"), cwd: "/", env: { ONLY: "this" } };
  const session = await connectorFor({ ...target, args: [...target.args, "--flag", "a b", "$HOME", "*"] }).connect();
  const reply = await session.call("tools/call");
  expect(reply).toMatchObject({ value: { env: { ONLY: "this" }, cwd: "/", argv: ["", "--flag", "a b", "$HOME", "*"] } });
  const value = reply.kind === "result" ? (reply.value as { env: object }) : { env: {} };
  expect(Object.keys(value.env)).toEqual(["ONLY"]);
});
