// Advisories on how a server starts and ends.
import { times } from "../../model/wire-seen.js";
import { defineAdvisory } from "../define.js";

export const stdinCloseIgnored = defineAdvisory({
  id: "stdin-close-ignored",
  about: "server processes that stay after their stdin was closed while nothing was going on, or that leave processes of theirs behind",
  matters: "Clients end a stdio server by closing its stdin; a server that stays is killed, or becomes an orphan.",
  transports: "stdio",
  reasons: {
    "stdin-close-ignored-terminated": { hint: "exit when stdin ends; the server was still there after a second and went on SIGTERM only" },
    "stdin-close-ignored-killed": { hint: "exit when stdin ends, and on SIGTERM; the server ignored both and had to be killed" },
    "stdin-close-ignored-left-processes": {
      hint: "end every process the server started before it exits; one of them still held the server's pipes",
    },
  },
  judge({ wire: { shutdown } }, find) {
    find("stdin-close-ignored-terminated", times(shutdown.sigterm));
    find("stdin-close-ignored-killed", times(shutdown.sigkill));
    find("stdin-close-ignored-left-processes", times(shutdown.left));
  },
});

export const slowStart = defineAdvisory({
  id: "slow-start",
  about: "a first handshake of over 10 s, or one of over 3 s that takes more than five times as long as a later one",
  matters: "Clients start servers on demand and give up on those that take long; people wait for them.",
  transports: "any",
  reasons: {
    "slow-start-long": { hint: "answer the handshake first and load what is heavy when it is needed; the first handshake took over 10 s" },
    "slow-start-cold": {
      hint: "move one-time work (downloads, caches, indexes) out of the first start; it took over 3 s and more than five times a later one",
    },
  },
  judge({ wire: { start } }, find) {
    find("slow-start-long", times(start === "slow" ? 1 : 0));
    find("slow-start-cold", times(start === "slow-when-cold" ? 1 : 0));
  },
});
