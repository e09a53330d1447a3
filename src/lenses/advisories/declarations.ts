// Advisories on promises: what comes undeclared, and a catalog that is not the same for everyone.
import { times } from "../../model/wire-seen.js";
import { defineAdvisory } from "../define.js";

export const capabilityUndeclared = defineAdvisory({
  id: "capability-undeclared",
  about: "listings with entries, and notifications, of a capability the server does not declare",
  matters: "Clients ask for what is declared only: undeclared tools are invisible to them, and unexpected notifications are ignored.",
  transports: "any",
  reasons: {
    "capability-undeclared-listing": {
      hint: "declare the capability (tools, resources, prompts) whose listing the server answers; clients skip what is not declared",
    },
    "capability-undeclared-notification": {
      hint: "declare the capability of every notification sent (listChanged, subscribe, logging), or do not send it",
    },
  },
  judge({ wire: { undeclared } }, find) {
    find("capability-undeclared-listing", undeclared.listings);
    find("capability-undeclared-notification", undeclared.notifications);
  },
});

export const undeclaredServerRequest = defineAdvisory({
  id: "undeclared-server-request",
  about: "requests to the client (sampling, elicitation, roots) that need a capability the client did not declare",
  matters: "A client that declares no such capability refuses the request or never answers it, and the tool call waits.",
  transports: "any",
  reasons: {
    "undeclared-server-request-sent": {
      hint: "ask the client only for what its capabilities declare, and work without it otherwise; 2026-07-28 has no requests to the client at all",
    },
  },
  judge: ({ wire }, find) => find("undeclared-server-request-sent", wire.undeclared.requests),
});

export const catalogUnstable = defineAdvisory({
  id: "catalog-unstable",
  about: "a tools/list that answers a second connection of the same revision differently",
  matters: "A catalog that changes order or text defeats prompt caching and makes every comparison of two runs noisy.",
  transports: "any",
  reasons: {
    "catalog-unstable-order": { hint: "list tools in a fixed order, for example as registered; a second connection got another order" },
    "catalog-unstable-content": {
      hint: "answer every connection with the same tool entries; no timestamps, counters or ids of the session in names, descriptions or schemas",
    },
  },
  judge({ probed: { catalog } }, find) {
    find("catalog-unstable-order", times(catalog === "other-order" ? 1 : 0));
    find("catalog-unstable-content", times(catalog === "other-content" ? 1 : 0));
  },
});
