// Finding out the era over stdio: every kind of server that was met in the field, what it is asked, and with how many processes.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "@jest/globals";
import { Budget } from "../../src/session/budget.js";
import type { Connector } from "../../src/session/session.js";
import { clock, commandTarget, connectorFor, expectIncomplete, rawTarget, type ConnectorChoice } from "./support.js";

const SERVER = fileURLToPath(new URL("../fixtures/servers/era-stdio.mjs", import.meta.url));
/** Quick in tests; a busy machine may take longer to start a process, so only the kinds that are about silence shorten it. */
const QUICK = { probeSilenceMs: 250 };

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

interface Asked {
  readonly pid: number;
  readonly method: string;
  readonly version?: string;
}

function start(kind: string, choice: ConnectorChoice = {}): { connector: Connector; asked: () => Asked[]; processes: () => string[][] } {
  const folder = mkdtempSync(join(tmpdir(), "eras-"));
  folders.push(folder);
  const log = join(folder, "log.jsonl");
  writeFileSync(log, "");
  const asked = (): Asked[] =>
    readFileSync(log, "utf8")
      .split("\n")
      .flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Asked]));
  // What each process was asked, as "method version", in the order of the starts.
  const processes = (): string[][] => {
    const byPid = new Map<number, string[]>();
    for (const { pid, method, version } of asked()) {
      const list = byPid.get(pid) ?? [];
      byPid.set(pid, list);
      if (method !== "start") list.push(version === undefined ? method : `${method} ${version}`);
    }
    return [...byPid.values()];
  };
  const connector = connectorFor(commandTarget(process.execPath, [SERVER, kind, log]), { protocol: "auto", ...choice });
  return { connector, asked, processes };
}

const PROBE = "server/discover 2026-07-28";
const NEWEST = "initialize 2025-11-25";
const UNKNOWN = { offer: "2099-01-01" };

describe("what servers do with the probe", () => {
  test.each([
    ["unknown", "2025-11-25"],
    ["legacy-listed", "2025-06-18"],
    ["future-listed", "2025-11-25"],
    ["nothing-listed", "2025-11-25"],
    ["null-result", "2025-11-25"],
    ["code-0", "2025-11-25"],
    ["code-32603", "2025-11-25"],
    ["string-id", "2025-11-25"],
    ["exits", "2025-11-25"],
    ["header-mismatch", "2025-11-25"],
    ["missing-capability", "2025-11-25"],
    ["version-legacy", "2025-03-26"],
    ["version-bare", "2025-11-25"],
    ["only-2025-06-18", "2025-06-18"],
  ])("%s: legacy at %s", async (kind, revision) => {
    const session = await start(kind).connector.connect();
    expect(session).toMatchObject({ era: "legacy", revision, offered: revision, transport: "stdio" });
    expect(await session.call("tools/list")).toMatchObject({ kind: "result" });
  });

  test.each(["both-listed", "mismatch-modern", "mismatch-modern-bare", "version-modern", "modern-by-handshake", "modern", "dual"])(
    "%s: modern",
    async (kind) => {
      const session = await start(kind).connector.connect();
      expect(session).toMatchObject({ era: "modern", revision: "2026-07-28", offered: "2026-07-28", transport: "stdio" });
      expect(session.capabilities).toEqual({ tools: {} });
      expect(await session.call("tools/list")).toMatchObject({ kind: "result" });
    },
  );
});

describe("odd but correct servers are met as before", () => {
  test.each(["request-first", "noise", "crlf", "bom", "batches"])("%s", async (mode) => {
    const session = await connectorFor(rawTarget(mode), { protocol: "auto" }).connect();
    expect(session.era).toBe("legacy");
    expect(await session.call("ping")).toMatchObject({ kind: "result" });
  });

  test("a server that cannot start is told with its last words", async () => {
    const failure = await expectIncomplete(
      connectorFor(rawTarget("exit-at-once", "no token given"), { protocol: "auto" }).connect(),
      "server-exited",
    );
    expect(failure.terminalDetail).toEqual(["no token given"]);
    await expectIncomplete(connectorFor(rawTarget("exit-on-initialize"), { protocol: "auto" }).connect(), "server-exited");
    await expectIncomplete(connectorFor(rawTarget("refuses", "-32000"), { protocol: "auto" }).connect(), "initialize-failed");
  });
});

describe("silence", () => {
  test("initialize follows on the same process, and its answer decides", async () => {
    const { connector, processes } = start("silent", QUICK);
    expect(await connector.connect()).toMatchObject({ era: "legacy", revision: "2025-11-25" });
    expect(processes()[0]).toEqual([PROBE, NEWEST]);
  });

  test("the first answer wins", async () => {
    const { connector, processes } = start("slow-unknown", QUICK);
    expect(await connector.connect()).toMatchObject({ era: "legacy" });
    expect(processes()[0]?.[0]).toBe(PROBE);
    const modern = start("slow-modern", { probeSilenceMs: 100 });
    expect(await modern.connector.connect()).toMatchObject({ era: "modern" });
  });

  test("a late answer to the probe wins over initialize", async () => {
    const { connector, processes } = start("late-modern", { probeSilenceMs: 150 });
    expect(await connector.connect()).toMatchObject({ era: "modern" });
    expect(processes()[0]).toEqual([PROBE, NEWEST]);
  });

  test("a refusal of initialize that names the modern era decides as well", async () => {
    // Its discover stays silent for ever: the era is known, and the failure is told as one of the modern era.
    const { connector } = start("silent-modern", QUICK);
    const failure = await expectIncomplete(connector.connect({ timeoutMs: 1_500 }), "initialize-timeout");
    expect(failure.message).toContain("server/discover");
  });

  test("a server that answers nothing at all is waited for no longer than any other", async () => {
    const { connector } = start("mute", QUICK);
    const startedAt = performance.now();
    const failure = await expectIncomplete(connector.connect({ timeoutMs: 700 }), "initialize-timeout");
    expect(failure.message).toMatch(/^the server did not answer initialize: /);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });
});

describe("processes", () => {
  test("the common legacy case takes two: the probe's goes on as the client that offers an unknown version", async () => {
    const { connector, processes } = start("unknown");
    const connecting = connector.connect();
    connector.prewarm(1);
    const main = await connecting;
    const second = await connector.connect(UNKNOWN);
    expect([main.revision, second.revision]).toEqual(["2025-11-25", "2025-11-25"]);
    expect(await second.call("tools/list")).toMatchObject({ kind: "result" });
    expect(processes().sort()).toEqual([[NEWEST], [PROBE, "initialize 2099-01-01", "tools/list"]]);
  });

  test("any other legacy answer makes the probe's process unfit for that", async () => {
    const { connector, processes } = start("code-0");
    const connecting = connector.connect();
    connector.prewarm(1);
    await connecting;
    await connector.connect(UNKNOWN);
    expect(processes().sort()).toEqual([[NEWEST], ["initialize 2099-01-01"], [PROBE]]);
  });

  test("the modern era takes two, and both stay in use", async () => {
    const { connector, processes } = start("both-listed");
    const connecting = connector.connect();
    connector.prewarm(1);
    await connecting;
    const second = await connector.connect();
    expect(await second.call("tools/list")).toMatchObject({ kind: "result" });
    expect(processes().sort()).toEqual([[PROBE], [PROBE, PROBE, "tools/list 2026-07-28"]]);
  });

  test("without spares the probe's process ends before the next one starts", async () => {
    const { connector, asked } = start("unknown");
    await connector.connect();
    await connector.connect(UNKNOWN);
    const starts = asked().filter(({ method }) => method === "start");
    expect(new Set(starts.map(({ pid }) => pid)).size).toBe(3);
    const order = asked().map(({ method }) => method);
    expect(order).toEqual(["start", "server/discover", "start", "initialize", "start", "initialize"]);
  });

  test("an era once known is not asked for again", async () => {
    const { connector, asked } = start("exits");
    await connector.connect();
    await Promise.all([connector.connect(), connector.connect()]);
    expect(asked().filter(({ method }) => method === "server/discover")).toHaveLength(1);
  });

  test("two connects at once share one probe", async () => {
    const { connector, asked } = start("code-0");
    await Promise.all([connector.connect(), connector.connect()]);
    expect(asked().filter(({ method }) => method === "server/discover")).toHaveLength(1);
  });

  test("a failed attempt is forgotten", async () => {
    const { connector } = start("silent", QUICK);
    await expectIncomplete(connector.connect({ timeoutMs: 1 }), "initialize-timeout");
    expect(await connector.connect()).toMatchObject({ era: "legacy" });
  });
});

describe("a mode asked for", () => {
  test.each(["modern", "2026-07-28"] as const)("%s: discover opens every session, without a probe", async (protocol) => {
    const { connector, processes } = start("both-listed", { protocol });
    expect(await connector.connect()).toMatchObject({ era: "modern" });
    expect(processes()).toEqual([[PROBE]]);
    await expectIncomplete(start("unknown", { protocol }).connector.connect(), "protocol-unsupported");
    await expectIncomplete(start("legacy-listed", { protocol }).connector.connect(), "protocol-unsupported");
  });

  test("legacy: no probe, also on a server of both eras", async () => {
    const { connector, processes } = start("both-listed", { protocol: "legacy" });
    expect(await connector.connect()).toMatchObject({ era: "legacy", revision: "2025-11-25" });
    expect(processes()).toEqual([[NEWEST]]);
    const failure = await expectIncomplete(start("modern", { protocol: "legacy" }).connector.connect(), "protocol-unsupported");
    expect(failure.message).toContain("--protocol legacy");
  });

  test("a legacy revision is offered alone", async () => {
    const pinned = start("unknown", { protocol: "2025-03-26" });
    expect(await pinned.connector.connect()).toMatchObject({ era: "legacy", revision: "2025-03-26", offered: "2025-03-26" });
    expect(await pinned.connector.connect(UNKNOWN)).toMatchObject({ revision: "2025-11-25", offered: "2099-01-01" });
    expect(pinned.processes()).toEqual([["initialize 2025-03-26"], ["initialize 2099-01-01"]]);
    const refused = await expectIncomplete(
      start("only-2025-06-18", { protocol: "2024-11-05" }).connector.connect(),
      "protocol-unsupported",
    );
    expect(refused.message).toContain("it refused it");
  });

  test("each era pointing at the other one is told as such", async () => {
    await expectIncomplete(start("undecided").connector.connect(), "initialize-failed");
  });

  test("a command that does not exist is told at once", async () => {
    const connector = connectorFor(commandTarget("no-such-command-of-ours", []), { protocol: "auto" });
    await expectIncomplete(connector.connect(), "command-not-found");
  });

  test("a budget that is spent before the probe", async () => {
    const { connector } = start("unknown", { budget: new Budget(clock, 60, 0) });
    await expect(connector.connect()).rejects.toMatchObject({ name: "TransportFault", kind: "budget" });
  });
});
