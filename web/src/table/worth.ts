/** What an option is worth before it is chosen, from what the server explains of it. */
import type { Explanation } from "../api/types";

export interface Chip {
  said: Explanation["chances"][number]["outcome"];
  /** In percent; null where nothing is uncertain. */
  percent: number | null;
  /** Whether whoever chooses wants it. */
  isGood: boolean | null;
}

/** What one wants to know first: the best outcome and its chance; nothing where there is nothing to reckon. */
export function chipOf(explanation: Explanation | undefined): Chip | null {
  const best = explanation?.chances[0];
  if (!best) return null;
  return { said: best.outcome, percent: best.chance >= 1 ? null : percent(best.chance), isGood: best.is_good ?? null };
}

/** A chance in percent; what may happen is never called impossible, nor certain what may not. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return Math.round(chance * 100);
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** Whether there is more to say than the chip does. */
export function isWorthOpening(explanation: Explanation | undefined): explanation is Explanation {
  return explanation !== undefined && explanation.notes.length + explanation.sums.length + explanation.chances.length > 0;
}
