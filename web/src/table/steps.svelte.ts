/** The moments of a match, fetched as the reader comes by. */
import { api, reason } from "../api/client";
import type { Refusal, Step } from "../api/types";

const PACE = 1300;
const REST = 70;

export class Steps {
  at = $state(0);
  seat = $state<number | null>(null);
  isPlaying = $state(false);
  #shown = $state.raw<Step | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  #fetched = new Map<string, Promise<Step>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    private readonly last: () => number,
  ) {}

  /** The moment that is shown; while another one is on its way, the one before. */
  get shown(): Step | null {
    return this.#shown;
  }

  async go(line: number, seat = this.seat): Promise<void> {
    this.at = Math.max(0, Math.min(this.last(), line));
    this.seat = seat;
    const at = this.at;
    // Whoever scrubs passes many moments by: only the one where the hand rests is fetched.
    if (!this.#fetched.has(`${seat}/${at}`)) await new Promise((rest) => setTimeout(rest, REST));
    if (at !== this.at || seat !== this.seat) return;
    try {
      const step = await this.#fetch(at, seat);
      if (at !== this.at || seat !== this.seat) return;
      [this.#shown, this.refusal] = [step, null];
      if (at < this.last()) this.#fetch(at + 1, seat).catch(() => undefined);
    } catch (failure) {
      this.refusal = reason(failure);
      this.pause();
    }
  }

  play(): void {
    this.isPlaying = true;
    if (this.at >= this.last()) void this.go(0);
    this.#next();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (!this.isPlaying) return;
      await this.go(this.at + 1);
      if (this.at >= this.last()) this.pause();
      else if (this.isPlaying) this.#next();
    }, PACE);
  }

  #fetch(line: number, seat: number | null): Promise<Step> {
    const key = `${seat}/${line}`;
    const asked = this.#fetched.get(key) ?? api.step(this.table, line, seat);
    this.#fetched.set(key, asked);
    asked.catch(() => this.#fetched.delete(key));
    return asked;
  }
}
