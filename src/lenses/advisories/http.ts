// Advisories on HTTP alone: sessions that outlive their end, requests of foreign pages, statuses that contradict their bodies.
import { times } from "../../model/wire-seen.js";
import { defineAdvisory } from "../define.js";

export const httpSessionNotDeleted = defineAdvisory({
  id: "http-session-not-deleted",
  about: "a session that was ended by DELETE with success and still serves requests",
  matters: "Sessions that never end hold memory, and an id that leaked stays usable.",
  transports: "HTTP",
  reasons: {
    "http-session-not-deleted-served": {
      hint: "end the session on DELETE and answer its id with 404 from then on; a server that ends no sessions answers DELETE with 405",
    },
  },
  judge: ({ probed }, find) => find("http-session-not-deleted-served", times(probed.deletedSessionRefused === false ? 1 : 0)),
});

export const originNotChecked = defineAdvisory({
  id: "origin-not-checked",
  about: "a server on this machine that serves a request whose Origin and Host are those of a foreign web site, as it serves its own",
  matters: "A page in the user's browser can reach a local server by DNS rebinding; the transport specification demands the check.",
  transports: "HTTP",
  reasons: {
    "origin-not-checked-served": {
      hint: "refuse requests whose Origin header is present and not on a list of your own, or whose Host header is not, with 403 (DNS rebinding protection)",
    },
  },
  judge: ({ probed }, find) => find("origin-not-checked-served", times(probed.foreignOriginRefused === false ? 1 : 0)),
});

export const httpStatusMismatch = defineAdvisory({
  id: "http-status-mismatch",
  about:
    "HTTP statuses that contradict their messages: a notification answered with another success than 202, a result under an error status, and in 2026-07-28 an error without the status it demands",
  matters: "Clients and proxies act on the status before they read the body, so a reply can be lost.",
  transports: "HTTP",
  reasons: {
    "http-status-mismatch-notification": { hint: "accept notifications and responses with 202 and no body" },
    "http-status-mismatch-result": { hint: "send results with status 200; clients take a result under an error status for a failure" },
    "http-status-mismatch-error": {
      hint: "in 2026-07-28 send error -32601 with status 404, and -32020, -32021 and -32022 with 400",
    },
  },
  judge({ wire: { statuses } }, find) {
    find("http-status-mismatch-notification", statuses.notification);
    find("http-status-mismatch-result", statuses.result);
    find("http-status-mismatch-error", statuses.error);
  },
});
