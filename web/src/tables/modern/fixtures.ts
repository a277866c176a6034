/** Small battles for the tests. */
import type { AskInfo, Facts } from "../../api/types";
import type { BattleView, ShipView, SideView } from "./view";

export function ship(id: string, row = 1, more: Partial<ShipView> = {}): ShipView {
  return { id, row, damage: 0, active: false, acted: false, low: [], out: [], cards: [], ...more };
}

export function side(seat: number, ...fleet: ShipView[]): SideView {
  return { seat, navy: "us", team: seat, hand: 7, limit: 7, beside: 0, score: 0, out: false, ready: true, fleet, reserve: [], pile: [], plan: 0, strategies: [], seen: [] };
}

export function battle(...sides: SideView[]): BattleView {
  return {
    phase: "actions", round: 1, rounds: 0, target: 25, mission: "", order: sides.map(({ seat }) => seat), active: 0, sides, deck: 50, discards: [], attacks: [], defences: [],
    playing: "", closed: false, credit: 0, defenders: [], limits: {}, reinforcements: true, air_attacks: true, protected: {}, hand: [], beside: [], paid: [], laid: [], points: 0,
  };
}

export function ask(kind: string, facts: Facts, ...options: { play: string; facts: Facts; seats?: string[] }[]): AskInfo {
  const said = (name: string, what: Facts, seats: string[] = []) => ({ kind: name, facts: what, seats, rule: "" });
  return { seat: 0, is_reaction: false, said: said(kind, facts), options: options.map(({ play, facts: what, seats }) => ({ play, said: said(play.split(" ")[0] ?? "", what, seats), gives_up: false, passes: false, gathers: false })) };
}
