/** 3.2.7 The chances of a roll before it was made, by counting all the ways in which its dice can fall. */
import type { Fight, Side } from "./fights";

export interface Odds {
  missed: number;
  damaged: number;
  sunk: number;
}

/** The chance of each result of a side: the highest die and the modifier, at least 1. */
function spread({ dice, modifier }: Side): Map<number, number> {
  const highest = dice.reduce((most, die) => Math.max(most, die.sides), 0);
  const upTo = (value: number): number => dice.reduce((chance, die) => chance * Math.min(1, value / die.sides), 1);
  const found = new Map<number, number>();
  for (let value = 1; value <= highest; value++) {
    const result = Math.max(1, value + modifier);
    found.set(result, (found.get(result) ?? 0) + upTo(value) - upTo(value - 1));
  }
  return found;
}

/** A challenge knows no more than success: it counts as sunk. */
export function oddsOf({ attacker, defender, isAttack }: Fight): Odds {
  const odds = { missed: 0, damaged: 0, sunk: 0 };
  for (const [attack, p] of spread(attacker))
    for (const [defence, q] of spread(defender)) {
      const outcome = attack <= defence ? "missed" : !isAttack || attack >= 2 * defence ? "sunk" : "damaged";
      odds[outcome] += p * q;
    }
  return odds;
}

/** How likely it was that it came out as it did. */
export function cameAbout(fight: Fight): number {
  const odds = oddsOf(fight);
  if (/sunk|success/.test(fight.outcome)) return odds.sunk;
  return fight.outcome.endsWith("damaged") ? odds.damaged : odds.missed;
}
