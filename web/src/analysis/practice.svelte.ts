/** Costly choices once more, one after the other: which were found, and which is on. */
import type { CostInfo } from "../api/types";
import type { Outcome } from "../teaching/quest";

export class Practice {
  #at = $state(0);
  #outcomes = $state.raw<ReadonlyMap<number, Outcome>>(new Map());

  constructor(readonly costs: readonly CostInfo[]) {}

  get at(): number {
    return this.#at;
  }

  /** The choice that is on; null once all have been. */
  get cost(): CostInfo | null {
    return this.costs[this.#at] ?? null;
  }

  /** How each ended, in their order; null for those that were skipped or are still to come. */
  get outcomes(): (Outcome | null)[] {
    return this.costs.map((cost) => this.#outcomes.get(cost.number) ?? null);
  }

  get found(): number {
    return this.outcomes.filter((outcome) => outcome === "first" || outcome === "later").length;
  }

  done(outcome: Outcome): void {
    const { cost } = this;
    if (cost) this.#outcomes = new Map([...this.#outcomes, [cost.number, outcome]]);
  }

  next(): void {
    this.#at += 1;
  }

  again(): void {
    this.#at = 0;
    this.#outcomes = new Map();
  }
}
