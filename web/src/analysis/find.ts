/** Finding the better move: what is sought at a moment, and what to say of an answer. */
import type { AskInfo, OptionInfo } from "../api/types";

/** What is sought at a position, by notations. */
export interface Quest {
  /** The best that was found. */
  best: string;
  /** What is as good as far as can be told, or clearly better than what was played. */
  good: readonly string[];
  /** What was played, if anything was. */
  played?: string;
}

export type Verdict = "right" | "good" | "played" | "not-yet";

/** How somebody came to the end of a quest. */
export type Outcome = "first" | "later" | "shown";

export function verdictOf(play: string, quest: Quest): Verdict {
  if (play === quest.best) return "right";
  if (quest.good.includes(play)) return "good";
  return play === quest.played ? "played" : "not-yet";
}

export const isFound = (verdict: Verdict | null): boolean => verdict === "right" || verdict === "good";

/** How it ended, if it has: found at the first try, after others, or shown. */
export function outcomeOf(verdict: Verdict | null, tries: number, isShown: boolean): Outcome | null {
  if (isShown) return "shown";
  return isFound(verdict) ? (tries > 1 ? "later" : "first") : null;
}

export function optionIn(ask: AskInfo | null, play: string | undefined): OptionInfo | null {
  return ask?.options.find((option) => option.play === play) ?? null;
}
