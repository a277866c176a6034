/** The last fight or challenge, ready to be drawn; and whom it was against, for the arrows. */
import type { LineInfo, Said } from "../../api/types";

export interface Side {
  name: string;
  dice: { sides: number; value: number; counts: boolean }[];
  modifier: number;
  /** What the modifier is made of, by name. */
  modifiers: { name: string; value: number }[];
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

function side(name: unknown, values: unknown, sides: unknown, modifier: unknown, total: unknown, names: unknown, counts: unknown): Side {
  const called = Array.isArray(names) ? names.map(text) : [];
  const shown = numbers(values);
  const best = shown.indexOf(Math.max(...shown));
  const shapes = numbers(sides);
  return {
    name: text(name),
    dice: shown.map((value, at) => ({ sides: shapes[at] ?? 6, value, counts: at === best })),
    modifier: Number(modifier ?? 0),
    modifiers: called.map((each, at) => ({ name: each, value: numbers(counts)[at] ?? 0 })),
    total: Number(total),
  };
}

export function fightOf({ kind, facts }: Said): Fight | null {
  if (kind === "fought")
    return {
      attacker: side(facts["attacker"], facts["attack_dice"], facts["attack_sides"], facts["attack_modifier"], facts["attack"], facts["attack_modifiers"], facts["attack_values"]),
      defender: side(facts["target"], facts["defence_dice"], facts["defence_sides"], facts["defence_modifier"], facts["defence"], facts["defence_modifiers"], facts["defence_values"]),
      outcome: text(facts["outcome"]),
      isAttack: true,
    };
  if (kind === "challenged")
    return {
      attacker: side(facts["about"], facts["challenge_dice"], facts["challenge_sides"], facts["modifier"], facts["challenge"], facts["modifiers"], facts["values"]),
      defender: side(facts["ship"], facts["response_dice"], facts["response_sides"], 0, facts["response"], [], []),
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

/** The newest fight in the log, and a name for it by which it is known from the one before. */
export function newestFight(lines: readonly LineInfo[]): { fight: Fight; key: string } | null {
  for (const line of [...lines].reverse()) {
    const fight = lastFight(line.events);
    if (fight) return { fight, key: `${line.number}/${line.events.filter((said) => fightOf(said)).length}` };
  }
  return null;
}

/** The last rolls of the turn that was played last, the newest at the end. */
export function turnFights(lines: readonly LineInfo[], most = 3): Fight[] {
  const events = lines.flatMap((line) => line.events);
  const began = events.findLastIndex((said, at) => said.kind === "turn-began" && events.slice(at).some((later) => fightOf(later)));
  return events.slice(Math.max(0, began)).map(fightOf).filter((fight) => fight !== null).slice(-most);
}

/** Who struck at whom: pieces, and the seat whose colour the arrow has. */
export interface Strike {
  from: string;
  to: string;
  seat: number;
}

function strikeOf({ kind, facts }: Said): Strike | null {
  const seat = Number(facts["player"]);
  const [target, victim] = [text(facts["target"]), `seat-${Number(facts["victim"])}`];
  if (kind === "intercepts") return { from: text(facts["ship"]), to: target, seat };
  if (kind === "british-intercept" || kind === "torpedoed") return { from: `seat-${seat}`, to: target, seat };
  if (kind !== "mines-laid") return null;
  return { from: facts["submarine"] === true ? `seat-${seat}` : text(facts["by"]), to: victim, seat };
}

/** The newest blow among the events: one ship may strike at several others at once. */
export function lastStrikes(events: readonly Said[]): Strike[] {
  const strikes = events.map(strikeOf).filter((strike) => strike !== null);
  const newest = strikes.at(-1);
  return strikes.filter((strike, at) => strike.from === newest?.from && strikes.findIndex((other) => other.to === strike.to) === at);
}
