// Ends whatever servers a run has started; the front ends' way to the transport on signals and at exit.
export { endAll as endServers, killAllNow as killServersNow } from "../transport/live-servers.js";
