// Hand-made observations: a flawless server to spoil one thing at a time, and the worked example of the standard.
import type { CallSeen, Observations, ToolSeen } from "../../src/standard/define.js";

/** Three quick successes. */
export const THREE_SUCCESSES: readonly CallSeen[] = [call("success"), call("success"), call("success")];

/** One call; a fault has no latency. */
export function call(outcome: CallSeen["outcome"], ms = 5): CallSeen {
  return { outcome, ms: outcome === "fault" ? null : ms };
}

/** A read-only tool that loses nothing, with changes. */
export function readTool(name: string, changes: Partial<ToolSeen> = {}): ToolSeen {
  return {
    name,
    class: "read-only",
    readOnlyDeclared: true,
    destructiveDeclared: false,
    descriptionCharacters: 60,
    properties: 1,
    undescribedProperties: 0,
    untypedProperties: 0,
    outputSchemaDeclared: true,
    tokens: 80,
    violation: "required-omitted",
    honesty: "refused",
    calls: THREE_SUCCESSES,
    outputConforms: true,
    unexercised: null,
    ...changes,
  };
}

/** A writer that loses nothing, with changes. */
export function writeTool(name: string, changes: Partial<ToolSeen> = {}): ToolSeen {
  return readTool(name, {
    class: "writer",
    destructiveDeclared: true,
    violation: null,
    honesty: null,
    calls: [],
    outputConforms: null,
    ...changes,
  });
}

/** What a server that loses nothing shows, with changes. */
export function observations(tools: readonly ToolSeen[], changes: Partial<Observations> = {}): Observations {
  const first = tools.find((tool) => tool.calls.length === 3)?.name ?? null;
  return {
    attestedReadOnly: false,
    tools,
    protocol: {
      "protocol.negotiation": { outcome: "passed" },
      "protocol.unknown-method": { outcome: "passed" },
      "protocol.ping": { outcome: "passed" },
      "protocol.unknown-tool": { outcome: "passed" },
      "protocol.pagination": { outcome: "passed" },
      "protocol.surfaces": { outcome: "passed" },
    },
    contention: first === null ? { outcome: "not-applicable", tool: null } : { outcome: "passed", tool: first },
    payload: first === null ? { outcome: "not-applicable", tool: null } : { outcome: "passed", tool: first },
    skipped: [],
    ...changes,
  };
}

/** The standard's worked example: 12 tools, readiness 91. */
export function workedExample(): Observations {
  const bare = { outputSchemaDeclared: false, outputConforms: null };
  const noParameters = { ...bare, properties: 0, violation: null, honesty: null };
  return observations([
    readTool("describe_status", { ...noParameters, descriptionCharacters: 37 }),
    readTool("read_counter", noParameters),
    readTool("flaky_read", { ...noParameters, calls: [call("tool-error"), call("tool-error"), call("success")] }),
    readTool("slow_read", { ...noParameters, calls: [call("success", 400), call("success", 402), call("success", 401)] }),
    readTool("shared_read", noParameters),
    readTool("list_items", noParameters),
    readTool("read_clock", noParameters),
    readTool("read_limits", noParameters),
    readTool("report_weather", bare),
    readTool("read_item", bare),
    writeTool("reset_counter", { ...bare, properties: 0, descriptionCharacters: 12, readOnlyDeclared: false }),
    writeTool("set_counter", { ...bare, properties: 0 }),
  ]);
}
