// `contention`: two clients at once, as a team's agents are.
import { Type } from "typebox";
import { defineProbe } from "./define.js";
import { callTool, succeeded } from "./shared/calls.js";
import { toolCall } from "./shared/fields.js";
import { failed, passed } from "./shared/verdicts.js";

/** The probe. */
export const contention = defineProbe({
  kind: "contention",
  about: "Two independently initialised clients call one tool at the same time.",
  passesWhen: "both calls succeed",
  headline: true,
  mutates: "allowed",
  session: "shared",
  fields: Type.Object({ ...toolCall }),
  reasons: {
    "contended-client-failed": {
      hint: "a call failed while another client was calling; keep state per session, guard what sessions share with a lock or a queue, and open database files so that several readers can work at once",
    },
  },
  measures: { clients: "clients that called together", failed_clients: "clients whose call failed" },
  toolOf: ({ tool }) => tool,
  example: { tool: "read_counter", arguments: {} },
  async run({ tool, arguments: args }, context) {
    const clients = [context.session, await context.connect()];
    const replies = await Promise.all(clients.map((client) => callTool(client, tool, args)));
    const failures = replies.filter((reply) => !succeeded(reply)).length;
    const measurements = { clients: clients.length, failed_clients: failures };
    return failures === 0 ? passed(1, measurements) : failed("contended-client-failed", 1, { measurements });
  },
});
