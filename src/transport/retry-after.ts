// When a server says that it may be asked again: the Retry-After header (RFC 9110, section 10.2.3). Waits for nothing itself.
import type { IncomingHttpHeaders } from "node:http";

/**
 * Milliseconds until a request may be sent again; undefined when the response does not say. A date counts from the response's own
 * Date, where there is one: the two clocks need not agree.
 */
export function retryAfterMs(headers: IncomingHttpHeaders): number | undefined {
  const text = headers["retry-after"]?.trim() ?? "";
  // Whole seconds by the specification; limiters send fractions as well.
  if (/^\d{1,9}(\.\d{1,9})?$/.test(text)) return Number(text) * 1_000;
  if (!/^[A-Za-z]{3,9}, /.test(text)) return undefined;
  const [then, now] = [Date.parse(text), Date.parse(headers.date ?? "")];
  if (Number.isNaN(then)) return undefined;
  return Math.max(0, then - (Number.isNaN(now) ? Date.now() : now));
}
