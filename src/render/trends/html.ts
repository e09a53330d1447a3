// The history as one HTML page: a line and a table a server.
import type { TrendsDocument } from "../../model/documents/trends.js";
import type { Renderer } from "../renderer.js";
import { code, html, page } from "../shared/html.js";
import { count } from "../shared/numbers.js";
import { trendSvg } from "../shared/svg-trend.js";
import { runTable } from "../shared/trend-table.js";

export const trendsHtml: Renderer<TrendsDocument> = {
  document: "trends",
  format: "html",
  mediaType: "text/html",
  render({ servers, generator }) {
    const parts = servers.map(({ server, points }, index) => {
      const id = `server-${index + 1}`;
      const drawing = trendSvg(points, `Readiness of ${server} over time`);
      return `<section class="card" aria-labelledby="${id}">\n<h2 id="${id}">${code(server)}</h2>\n${drawing}\n${runTable(points, server)}\n</section>`;
    });
    const said =
      servers.length === 0 ? "No history yet: every full run of mcpeval probe adds to it." : `${count(servers.length, "server")}.`;
    const head = `<header class="card">\n<p class="kicker">MCP server readiness</p>\n<h1>History</h1>\n<p class="soft">${html(said)}</p>\n</header>`;
    return page({ title: "Readiness history", body: [head, ...parts].join("\n"), generator });
  },
};
