/** A question with a best answer: how good an answer is, and how somebody came to the end. */
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

export type Verdict = "best" | "also" | "played" | "not-yet" | "shown";

/** How somebody came to the end of a quest. */
export type Outcome = "first" | "later" | "shown";

export function verdictOf(play: string, quest: Quest): Verdict {
  if (play === quest.best) return "best";
  if (quest.good.includes(play)) return "also";
  return play === quest.played ? "played" : "not-yet";
}

export const isFound = (verdict: Verdict | null): boolean => verdict === "best" || verdict === "also";

/** How it ended, if it has: found at the first try, after others, or shown. */
export function outcomeOf(verdict: Verdict | null, tries: number): Outcome | null {
  if (verdict === "shown") return "shown";
  return isFound(verdict) ? (tries > 1 ? "later" : "first") : null;
}

export function optionIn(ask: AskInfo | null | undefined, play: string | undefined): OptionInfo | null {
  return ask?.options.find((option) => option.play === play) ?? null;
}
