// Counts something and remembers where it came first. Nothing else.
import { MAX_POSITIONS, type Occurrences } from "../model/wire-seen.js";

/** A growing count with its first positions. */
export class Counter implements Occurrences {
  count = 0;
  readonly positions: number[] = [];

  /** @param position ordinal of the frame; absent for what no frame carries */
  add(position?: number): void {
    this.count += 1;
    if (position !== undefined && this.positions.length < MAX_POSITIONS) this.positions.push(position);
  }

  /** Takes back the latest one at this position. */
  takeBack(position: number): void {
    if (this.count === 0) return;
    this.count -= 1;
    if (this.positions.at(-1) === position) this.positions.pop();
  }
}
