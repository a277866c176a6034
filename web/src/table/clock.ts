/** How much time is left for a question, as the page counts it between two words of the server. */
import type { AskInfo } from "../api/types";

/** At these seconds what is left is said aloud. */
const ALOUD = [5, 10];

/** Whole seconds, never fewer than none; before the clock has started, all that there are. */
export function secondsLeft(ask: Pick<AskInfo, "seconds" | "left">, milliseconds: number): number {
  if (typeof ask.left !== "number") return ask.seconds ?? 0;
  return Math.max(0, Math.ceil(ask.left - Math.max(0, milliseconds) / 1000));
}

/** What has last been said aloud of so many seconds; null if nothing yet. */
export function spokenAt(left: number): number | null {
  return ALOUD.find((seconds) => left <= seconds) ?? null;
}
