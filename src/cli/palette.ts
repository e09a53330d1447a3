// The colours of a terminal's report. Loaded only where they are shown.
import picocolors from "picocolors";
import type { RenderOptions } from "../render/renderer.js";

/** Colours that are always on: whoever asks has decided. */
export function terminalPalette(): NonNullable<RenderOptions["palette"]> {
  return picocolors.createColors(true);
}
