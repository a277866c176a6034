/** The attacks of a turn: what is set on each, which dice have fallen, and what a target stands to lose. */
import type { AskInfo, Said } from "../../api/types";
import type { AttackView, BattleView, CardFacts, DefenceView, SeaView, ShipFacts } from "./view";

export type Standing = "open" | "stopped" | "through";

/** How an attack stands: still open, stopped by the other side, or through. */
export function standingOf(attack: AttackView): Standing {
  if (attack.fate === "open") return "open";
  return attack.fate === "hit" || attack.fate === "sunk" ? "through" : "stopped";
}

/** What is set on an attack, in the order in which it was declared. */
export function setOn(attack: AttackView, defences: readonly DefenceView[]): DefenceView[] {
  return defences.filter((defence) => defence.attack === attack.number);
}

/** The name of a die on the board: `3/intel` for a block, `3/evade`, `3/attack`. */
export function rollKey({ kind, facts }: Said): string | null {
  const attack = facts["attack"];
  if (kind === "block-rolled") return `${attack}/${facts["using"]}`;
  if (kind === "evasion-rolled") return `${attack}/evade`;
  return kind === "attack-rolled" ? `${attack}/attack` : null;
}

/** The attack that an event tells of; null where it tells of none. */
export function attackIn(events: readonly Said[]): number | null {
  const number = events.at(-1)?.facts["attack"];
  return typeof number === "number" && number > 0 ? number : null;
}

export interface Throw {
  key: string;
  attack: number;
  roll: number;
  modifier: number;
  needs: number;
  isGood: boolean;
}

/** The dice among the events, in the order in which they fell. */
export function throwsIn(events: readonly Said[]): Throw[] {
  return events.flatMap((said) => {
    const key = rollKey(said);
    const { attack, roll, modifier, needs, success } = said.facts;
    if (key === null) return [];
    return [{ key, attack: Number(attack), roll: Number(roll), modifier: Number(modifier), needs: Number(needs), isGood: success === true }];
  });
}

/** The symbol by which an attack is known: how it reaches its target. */
export function symbolsOf(attack: AttackView): string[] {
  return attack.shows.length > 0 ? attack.shows : [attack.needs > 0 ? "air" : "ssm"];
}

/** The boxes 1 to 3 of a card: those that are green; none where range does not count. */
export function boxes(card: CardFacts | undefined): number[] {
  const [from, to] = card?.range ?? [0, 0];
  return from > 0 ? [1, 2, 3].filter((box) => box >= from && box <= to) : [];
}

export interface Prospect {
  kind: "sinks" | "left" | "chance";
  number: number;
}

/** What an attack with a card would do to a ship if nobody stops it: sink her, leave so much hull, or need a number. */
export function prospectOf(using: CardFacts | undefined, ship: ShipFacts, damage: number, extra: number): Prospect | null {
  if (!using) return null;
  if (using.hits > 0) {
    const left = ship.hull - damage - using.hits;
    return ship.submarine || left <= 0 ? { kind: "sinks", number: 0 } : { kind: "left", number: left };
  }
  const needs = ship.submarine ? using.asw : using.air;
  return needs > 0 ? { kind: "chance", number: needs + (ship.submarine ? 0 : extra) } : null;
}

/** The card or ship that is being aimed now, as a card; null while nothing is. */
export function aiming(view: SeaView, battle: BattleView, ask: AskInfo | null): CardFacts | null {
  const using = String(ask?.said.facts["using"] ?? ask?.said.facts["ship"] ?? "");
  switch (ask?.said.kind) {
    case "which-target":
      return view.cards[using] ?? view.cards[battle.playing] ?? hunter(view.ships[using]);
    case "which-bomb":
      return view.cards[battle.playing] ?? null;
    case "which-flight":
      return pilot(Number(ask.said.facts["needs"]));
    default:
      return null;
  }
}

const PLAIN: CardFacts = {
  kind: "", support: [], needed: 0, range: [0, 0], hits: 0, penalty: 0, stops: [], defence: 0, air: 0, attacks: 0, cost: 0, asw: 0, reinforcement: 0,
};

function pilot(needs: number): CardFacts {
  return { ...PLAIN, air: needs };
}

function hunter(ship: ShipFacts | undefined): CardFacts | null {
  return ship ? { ...PLAIN, asw: ship.asw, air: ship.air[0] ?? 0 } : null;
}

/** With rows against Air attacks: what a row adds to the number. */
export function rowExtra(view: SeaView, row: number): number {
  return view.air_rows ? Math.max(0, row - 1) : 0;
}
