/** Where everything lies: who sits where, which rows a fleet has, and how much room a card may take. */
import type { AskInfo } from "../../api/types";
import { piecesOf } from "../../table/narrow";
import type { Speaker } from "../../words/speaker";
import { BEFORE, type BattleView, type SeaView, type ShipFacts, type ShipView, type SideView } from "./view";

export const BESIDE = 0;
export const UNPLACED = -1;

/** The battle that the reader takes part in, else the first; null between the missions of a campaign. */
export function battleOf(view: SeaView, reader: number | null): BattleView | null {
  return view.battles.find((battle) => battle.sides.some((side) => side.seat === reader)) ?? view.battles[0] ?? null;
}

/** The sides clockwise from the reader's left, the reader last; a spectator sees the table from the last seat. */
export function around(battle: BattleView, reader: number | null): SideView[] {
  const at = battle.sides.findIndex((side) => side.seat === reader);
  return [...battle.sides.slice(at + 1), ...battle.sides.slice(0, at + 1)];
}

/** What a prepared battle is called; one that somebody drew has names of its own. */
export function scenarioName(view: SeaView, speak: Speaker): string {
  return view.scenario_names?.[speak.language] || speak.nameOf(view.scenario);
}

/** What is special about a scenario: the ship that must survive, and what nobody may do. */
export function specialsOf(battle: Pick<BattleView, "protected" | "reinforcements" | "air_attacks">, speak: Speaker): string[] {
  return [
    ...Object.entries(battle.protected).map(([seat, ship]) => speak.table("protected", { seat: Number(seat), ship })),
    ...(battle.reinforcements ? [] : [speak.table("no-reinforcements")]),
    ...(battle.air_attacks ? [] : [speak.table("no-air-attacks")]),
  ];
}

/** The rows of a fleet from the middle of the table outwards, with those into which a ship may go now. */
export function rowsOf(side: SideView, offered: readonly number[] = []): number[] {
  const rows = new Set([...side.fleet.map((ship) => ship.row), ...offered].filter((row) => row > 0));
  return [...rows].sort((a, b) => a - b);
}

export function inRow(side: SideView, row: number): ShipView[] {
  return side.fleet.filter((ship) => ship.row === row);
}

/** The rows that the options name: `row-2`. */
export function rowsOffered(ask: AskInfo | null): number[] {
  const pieces = (ask?.options ?? []).flatMap((option) => piecesOf(option.said));
  const rows = pieces.flatMap((piece) => /^row-([1-3])$/.exec(piece)?.[1] ?? []);
  return [...new Set(rows.map(Number))].sort();
}

/** How high a card may be where so many rows share the room; as the mock-up has it, between these bounds. */
export function cardHeight(room: number, rows: number, taken: number): number {
  const free = (room - taken) / Math.max(1, rows) - 6;
  return Math.round(Math.min(118, Math.max(74, free)));
}

export function isPreparing(battle: BattleView): boolean {
  return BEFORE.includes(battle.phase);
}

/** What is left of a ship: hull points. A submarine has none to lose. */
export function hullLeft(facts: ShipFacts | undefined, damage: number): number {
  return Math.max(0, (facts?.hull ?? 0) - damage);
}

/** The worth of some ships. */
export function worth(ships: readonly string[], facts: Readonly<Record<string, ShipFacts>>): number {
  return ships.reduce((sum, ship) => sum + (facts[ship]?.vp ?? 0), 0);
}

/** Every ship that lies in a fleet, with the seat it belongs to. */
export function ownersOf(battle: BattleView | null): Map<string, number> {
  return new Map((battle?.sides ?? []).flatMap((side) => side.fleet.map((ship): [string, number] => [ship.id, side.seat])));
}
