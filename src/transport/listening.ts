// Asks whether anything takes connections at an address. It speaks no protocol over them.
import { connect } from "node:net";

/** Longest wait for an answer, in milliseconds; this machine's own ports answer at once. */
const PATIENCE_MS = 1_000;

/** Whether a connection to the address's host and port is taken. */
export function isListening(url: URL): Promise<boolean> {
  const port = url.port === "" ? (url.protocol === "https:" ? 443 : 80) : Number(url.port);
  // A URL spells an IPv6 host in brackets.
  const socket = connect({ host: url.hostname.replace(/^\[|\]$/g, ""), port });
  return new Promise((resolve) => {
    const settle = (answer: boolean) => (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(PATIENCE_MS).on("connect", settle(true)).on("timeout", settle(false)).on("error", settle(false));
  });
}
