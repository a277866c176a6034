/** Notes on what has just happened, each in sight until it has risen, however fast the events follow each other. */

/** Milliseconds: how long a note rises, how far apart those at one place begin, and how late the last may. */
export const LASTS = 2000;
const APART = 600;
const LATEST = 2400;

export interface Risen<T> {
  key: number;
  delay: number;
  note: T;
}

export class Rising<T> {
  shown = $state.raw<readonly Risen<T>[]>([]);
  #count = 0;
  #free = new Map<unknown, number>();

  constructor(private readonly placeOf: (note: T) => unknown) {}

  add(notes: readonly T[]): void {
    const now = performance.now();
    for (const note of notes) {
      const place = this.placeOf(note);
      const begin = Math.min(Math.max(now, this.#free.get(place) ?? now), now + LATEST);
      this.#free.set(place, begin + APART);
      const risen = { key: ++this.#count, delay: begin - now, note };
      this.shown = [...this.shown, risen];
      setTimeout(() => (this.shown = this.shown.filter((each) => each !== risen)), risen.delay + LASTS);
    }
  }
}
