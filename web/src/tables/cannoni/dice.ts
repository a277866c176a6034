/** The dice that an event speaks of. */
import type { Said } from "../../api/types";

export interface Rolled {
  ours: number;
  /** What is added to our die; null for a plain one. */
  plus: number | null;
  theirs: number | null;
}

export function diceOf({ kind, facts }: Said): Rolled | null {
  const rolled = facts["rolled"];
  if (typeof rolled !== "number") return null;
  if (kind === "fired" || kind === "battery-fired") return { ours: rolled, plus: Number(facts["modifier"]), theirs: Number(facts["against"]) };
  if (kind === "melee-fought") return { ours: rolled, plus: Number(facts["score"]) - rolled, theirs: Number(facts["against"]) };
  return { ours: rolled, plus: null, theirs: null };
}
