// What every channel does with an inbound frame: parse it once, and keep it until someone listens.
import type { InboundFrame } from "./channel.js";

/** The parsed JSON, or undefined (which no JSON text yields) when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Hands frames to the one listener; frames that came before it was set are delivered first. */
export class FrameQueue {
  #listener: ((frame: InboundFrame) => void) | undefined;
  #early: InboundFrame[] = [];

  push(frame: InboundFrame): void {
    if (this.#listener === undefined) this.#early.push(frame);
    else this.#listener(frame);
  }

  onFrame(listener: (frame: InboundFrame) => void): void {
    this.#listener = listener;
    const early = this.#early;
    this.#early = [];
    for (const frame of early) listener(frame);
  }
}
