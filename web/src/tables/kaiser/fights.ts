/** The last fight or challenge among some events, ready to be drawn. */
import type { Said } from "../../api/types";

export interface Side {
  name: string;
  dice: { sides: number; value: number; counts: boolean }[];
  modifier: number;
  total: number;
}

export interface Fight {
  attacker: Side;
  defender: Side;
  outcome: string;
  isAttack: boolean;
}

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
const text = (value: unknown): string => (typeof value === "string" ? value : "");

function side(name: unknown, values: unknown, sides: unknown, modifier: unknown, total: unknown): Side {
  const shown = numbers(values);
  const best = shown.indexOf(Math.max(...shown));
  const shapes = numbers(sides);
  return {
    name: text(name),
    dice: shown.map((value, at) => ({ sides: shapes[at] ?? 6, value, counts: at === best })),
    modifier: Number(modifier ?? 0),
    total: Number(total),
  };
}

function fightOf({ kind, facts }: Said): Fight | null {
  if (kind === "fought")
    return {
      attacker: side(facts["attacker"], facts["attack_dice"], facts["attack_sides"], facts["attack_modifier"], facts["attack"]),
      defender: side(facts["target"], facts["defence_dice"], facts["defence_sides"], facts["defence_modifier"], facts["defence"]),
      outcome: text(facts["outcome"]),
      isAttack: true,
    };
  if (kind === "challenged")
    return {
      attacker: side(facts["about"], facts["challenge_dice"], facts["challenge_sides"], facts["modifier"], facts["challenge"]),
      defender: side(facts["ship"], facts["response_dice"], facts["response_sides"], 0, facts["response"]),
      outcome: text(facts["outcome"]),
      isAttack: false,
    };
  return null;
}

/** The newest fight among the events; null if there was none. */
export function lastFight(events: readonly Said[]): Fight | null {
  for (const said of [...events].reverse()) {
    const fight = fightOf(said);
    if (fight) return fight;
  }
  return null;
}
