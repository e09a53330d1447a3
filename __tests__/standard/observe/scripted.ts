// A session that answers from a script, for faults that no real server brings about on demand. Whole runs on real servers: __tests__/engine.
import { TransportFault, type FaultKind } from "../../../src/model/errors.js";
import type { JsonObject } from "../../../src/model/json.js";
import type { Reply, Session } from "../../../src/session/session.js";

/** What a request is met with; `alive: false` ends the connection with it. */
export type Scripted = Reply | { readonly kind: "fault"; readonly fault: FaultKind; readonly status?: number; readonly alive?: boolean };

export const result = (value: unknown, ms = 1): Reply => ({ kind: "result", value, ms, bytes: 10 });
export const error = (code: number): Reply => ({ kind: "error", code, explains: true, ms: 1 });
export const fault = (kind: FaultKind, more: { status?: number; alive?: boolean } = {}): Scripted => ({
  kind: "fault",
  fault: kind,
  ...more,
});

/** The session, and what was asked of it: `method`, with the tool's or the cursor's name behind it. */
export interface ScriptedSession {
  readonly session: Session;
  readonly asked: readonly string[];
}

/** Answers requests in order; one more than scripted is a failure of the test. */
export function scripted(answers: readonly Scripted[], capabilities: JsonObject = { tools: {} }): ScriptedSession {
  const asked: string[] = [];
  const left = [...answers];
  let alive = true;
  const session: Session = {
    era: "legacy",
    revision: "2025-11-25",
    offered: "2025-11-25",
    transport: "stdio",
    capabilities,
    identity: { named: true, versioned: true },
    handshakeMs: 1,
    received: { replies: 0, late: 0, unknownIds: 0, notifications: 0, serverRequests: 0, notJson: 0, notJsonRpc: 0 },
    get alive() {
      return alive;
    },
    call(method, params) {
      const detail = params?.["name"] ?? params?.["cursor"];
      asked.push(typeof detail === "string" ? `${method} ${detail}` : method);
      const answer = left.shift();
      if (answer === undefined) throw new Error(`not in the script: ${method}`);
      if (answer.kind !== "fault") return Promise.resolve(answer);
      alive = answer.alive ?? true;
      return Promise.reject(new TransportFault(answer.fault, "scripted", answer.status));
    },
    begin: () => {
      throw new Error("not in the script");
    },
    notify: () => Promise.resolve(),
    close: () => {
      alive = false;
      return Promise.resolve();
    },
  };
  return { session, asked };
}
