/** What stewards have before them: how much waits, what was done last, and what the server said to that. */
import { reason } from "../api/client";
import type { Refusal } from "../api/types";
import { stewards, type Deed, type DeskInfo } from "./api";

/** What cannot be undone, and takes two words. */
export const FINAL: readonly string[] = ["forget", "drop-way", "upgrade"];

export class Desk {
  now = $state.raw<DeskInfo | null>(null);
  isBusy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** What was done last: its number in the log, its words, and a link that is shown this once. */
  done = $state.raw<{ id: number; what: string; link: string; canUndo: boolean } | null>(null);
  /** Grows with everything that was done, so that lists are asked for again. */
  changes = $state(0);

  async look(): Promise<void> {
    await this.attempt(async () => void (this.now = await stewards.desk()));
  }

  /** Do something; whether it was granted. `what` says it in words. */
  async do(deed: Deed, why: string, what: string): Promise<boolean> {
    return this.attempt(async () => {
      const { id, link } = await stewards.do(deed, why, FINAL.includes(deed.kind));
      this.done = { id, what, link, canUndo: !FINAL.includes(deed.kind) && deed.kind !== "try-way" };
      await this.#changed();
    });
  }

  async undo(id: number, why: string, what: string): Promise<boolean> {
    return this.attempt(async () => {
      await stewards.undo(id, why);
      this.done = { id, what, link: "", canUndo: false };
      await this.#changed();
    });
  }

  async #changed(): Promise<void> {
    this.changes += 1;
    this.now = await stewards.desk();
  }

  async attempt(work: () => Promise<void>): Promise<boolean> {
    [this.isBusy, this.refusal] = [true, null];
    try {
      await work();
    } catch (failure) {
      this.refusal = reason(failure);
    }
    this.isBusy = false;
    return this.refusal === null;
  }
}
