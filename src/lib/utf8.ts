// Strict UTF-8: text or the line that is none. Nothing is repaired, so that a digest of the text is that of the bytes.
import { isUtf8 } from "node:buffer";

/** The text, a byte order mark kept, or the first line (from 1) that holds a byte which is not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): { readonly text: string } | { readonly badLine: number } {
  if (isUtf8(bytes)) return { text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes) };
  let line = 1;
  // A line feed is never part of a longer sequence, so every line can be looked at alone.
  for (let start = 0; ; line++) {
    const end = bytes.indexOf(0x0a, start);
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) return { badLine: line };
    start = end + 1;
  }
}
