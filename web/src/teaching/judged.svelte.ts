/** A table with a question that has a best answer: answers are judged instead of played. */
import type { OptionInfo } from "../api/types";
import type { Followed } from "../table/follow";
import { isFound, optionIn, outcomeOf, verdictOf, type Outcome, type Quest, type Verdict } from "./quest";
import { TaughtTable } from "./taught.svelte";

export abstract class JudgedTable extends TaughtTable {
  /** The last answer, and how good it is. */
  given = $state.raw("");
  verdict = $state<Verdict | null>(null);
  hasHint = $state(false);
  /** How many answers were given. */
  #tries = 0;

  /** What is sought; null until it is known. */
  abstract get quest(): Quest | null;

  /** Something was answered, or given away. */
  protected abstract noted(): void;

  /** Whether the answers may be seen. */
  get isOver(): boolean {
    return this.outcome !== null;
  }

  get outcome(): Outcome | null {
    return outcomeOf(this.verdict, this.#tries);
  }

  get isFound(): boolean {
    return isFound(this.verdict);
  }

  /** An answer as the table offers it. */
  option(play: string | undefined): OptionInfo | null {
    return optionIn(super.known?.position?.asks[0], play);
  }

  /** Nothing has been answered. */
  protected forget(): void {
    [this.given, this.verdict, this.hasHint] = ["", null, false];
    this.#tries = 0;
  }

  giveHint(): void {
    this.hasHint = true;
    this.noted();
  }

  /** Show the answer. */
  show(): void {
    if (!this.quest || this.isOver) return;
    [this.given, this.verdict] = ["", "shown"];
    this.noted();
  }

  /** Judge an answer; nothing is played. */
  override answer(play: string): Promise<boolean> {
    const { quest } = this;
    if (quest && !this.isOver) {
      this.#tries += 1;
      [this.given, this.verdict] = [play, verdictOf(play, quest)];
      this.noted();
    }
    return Promise.resolve(false);
  }

  /** Once it is answered, nothing is asked any more. */
  override get known(): Followed | null {
    const known = super.known;
    return known?.position && this.isOver ? { ...known, position: { ...known.position, asks: [], waiting: [] } } : known;
  }
}
