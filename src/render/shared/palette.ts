// Text without colours.
import type { Palette } from "../renderer.js";

/** The text as it is. */
export const uncoloured = (text: string): string => text;

/** Leaves every text as it is. */
export const PLAIN: Palette = { red: uncoloured, green: uncoloured, yellow: uncoloured, bold: uncoloured, dim: uncoloured };
