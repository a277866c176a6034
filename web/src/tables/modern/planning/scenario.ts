/** Drawing a scenario: the form that docs/scenarios-modern.md describes, and the steps by which it is changed. */
import type { Facts } from "../../../api/types";
import type { Speaker } from "../../../words/speaker";
import type { CardFacts, ShipFacts } from "../view";

export interface DraftShip {
  ship: string;
  /** 0 leaves the row to the player, and is right for submarines. */
  row: number;
}

export interface DraftSide {
  navy: string;
  ships: DraftShip[];
  /** Ids of Action cards, or `any:` and a kind. */
  cards: string[];
  worth: Record<string, number>;
  protects: string;
  /** Sides with the same number fight together; 0 is none. */
  team: number;
}

export interface Draft {
  name: Record<string, string>;
  sides: DraftSide[];
  target: number;
  rounds: number;
  reinforcements: boolean;
  air_attacks: boolean;
}

/** What there is to choose from: what the workshop `box` gives. */
export interface Box {
  navies: Record<string, string[]>;
  neutral: string;
  ships: Record<string, ShipFacts & { names: Record<string, string>; pack: string }>;
  cards: Record<string, CardFacts & { names: Record<string, string>; copies: number }>;
  kinds: string[];
  scenarios: Record<string, Draft>;
  most: { sides: number; gifts: number; target: number; rounds: number; rows: number };
}

/** What the workshop `scenario` gives for a draft: its file, or what is wrong with it. */
export type Drawn = { text: string; table: string; points: number[] } | { wrong: Record<string, unknown> };

/** Why a draft cannot be played, and of which side it is true, counted from 1; 0 is the whole battle. */
export interface Problem {
  kind: "name" | "ships" | "rows" | "end" | "rounds" | "teams";
  side: number;
}

export function newSide(navy: string): DraftSide {
  return { navy, ships: [], cards: [], worth: {}, protects: "", team: 0 };
}

export function newDraft(box: Pick<Box, "navies">, name: string): Draft {
  const [first = "", second = ""] = Object.keys(box.navies);
  return { name: { en: name, it: name }, sides: [newSide(first), newSide(second)], target: 10, rounds: 0, reinforcements: true, air_attacks: true };
}

/** A draft from the text of a file; null if it is none. What is left out has its usual value. */
export function readDraft(text: string): Draft | null {
  try {
    const found = JSON.parse(text) as Partial<Draft>;
    if (!Array.isArray(found.sides)) return null;
    const sides = found.sides.map((side): DraftSide => ({ ...newSide(side.navy), ...side, ships: side.ships.map(({ ship, row = 0 }) => ({ ship, row })) }));
    return { target: 0, rounds: 0, reinforcements: true, air_attacks: true, ...found, name: { en: "", it: "", ...found.name }, sides };
  } catch {
    return null;
  }
}

/** The draft with one side changed. */
export function changed(draft: Draft, at: number, side: Partial<DraftSide>): Draft {
  return { ...draft, sides: draft.sides.map((each, number) => (number === at ? { ...each, ...side } : each)) };
}

/** Another navy takes over: its ships are others, the rest of the side stays. */
export function withNavy(draft: Draft, at: number, navy: string): Draft {
  return changed(draft, at, { navy, ships: [], worth: {}, protects: "" });
}

/** The navies that a side may have: its own, and those of nobody else. */
export function freeNavies(box: Box, draft: Draft, at: number): string[] {
  const taken = draft.sides.filter((_, number) => number !== at).map((side) => side.navy);
  return Object.keys(box.navies).filter((navy) => !taken.includes(navy));
}

/** The ships that a side may have: those of its navy, and the neutral one where no other side has it. */
export function choosable(box: Box, draft: Draft, at: number): string[] {
  const side = draft.sides[at];
  const isTaken = draft.sides.some((other) => other !== side && other.ships.some(({ ship }) => ship === box.neutral));
  return [...(box.navies[side?.navy ?? ""] ?? []), ...(isTaken ? [] : [box.neutral])];
}

/** A ship joins a side, or leaves it again with all that was said about her. */
export function toggled(draft: Draft, at: number, ship: string, box: Box): Draft {
  const side = draft.sides[at];
  if (!side) return draft;
  if (!side.ships.some((each) => each.ship === ship)) {
    const isFormed = side.ships.some(({ row }) => row > 0);
    return changed(draft, at, { ships: [...side.ships, { ship, row: isFormed && !box.ships[ship]?.submarine ? 1 : 0 }] });
  }
  const worth = Object.fromEntries(Object.entries(side.worth).filter(([each]) => each !== ship));
  return changed(draft, at, { ships: side.ships.filter((each) => each.ship !== ship), worth, protects: side.protects === ship ? "" : side.protects });
}

/** A surface ship gets a row: then all have one, or none has. */
export function inRowOf(draft: Draft, at: number, ship: string, row: number, box: Box): Draft {
  const ships = (draft.sides[at]?.ships ?? []).map((each) => {
    if (box.ships[each.ship]?.submarine) return { ...each, row: 0 };
    if (each.ship === ship) return { ...each, row };
    return { ...each, row: row === 0 ? 0 : each.row || 1 };
  });
  return changed(draft, at, { ships });
}

/** What a ship is worth in this battle; null is what her card says. */
export function worthOf(draft: Draft, at: number, ship: string, points: number | null): Draft {
  const { [ship]: _, ...others } = draft.sides[at]?.worth ?? {};
  return changed(draft, at, { worth: points === null ? others : { ...others, [ship]: points } });
}

/** The points that a side has at sea. */
export function pointsOf(side: DraftSide, box: Box): number {
  return side.ships.reduce((sum, { ship }) => sum + (side.worth[ship] ?? box.ships[ship]?.vp ?? 0), 0);
}

function hasGaps(side: DraftSide, box: Box): boolean {
  const rows = new Set(side.ships.filter(({ ship }) => !box.ships[ship]?.submarine).map(({ row }) => row));
  return [...rows].some((row) => row > 1 && !rows.has(row - 1));
}

/** The first thing that keeps a draft from being played; the game itself has the last word. */
export function problemOf(draft: Draft, box: Box): Problem | null {
  const { sides, name, target, rounds } = draft;
  const teams = new Set(sides.map(({ team }) => team));
  const whole = (kind: Problem["kind"], is: boolean): Problem[] => (is ? [{ kind, side: 0 }] : []);
  const some = (kind: Problem["kind"], is: (side: DraftSide) => boolean): Problem[] =>
    sides.flatMap((side, at) => (is(side) ? [{ kind, side: at + 1 }] : []));
  const found = [
    ...whole("name", !name["en"]?.trim() || !name["it"]?.trim()),
    ...some("ships", (side) => side.ships.length === 0),
    ...some("rows", (side) => hasGaps(side, box)),
    ...whole("end", target === 0 && rounds === 0 && sides.every(({ protects }) => protects === "")),
    ...whole("rounds", !draft.air_attacks && rounds === 0),
    ...whole("teams", teams.has(0) === teams.size > 1),
  ];
  return found[0] ?? null;
}

export function withSide(draft: Draft, box: Box): Draft {
  const navy = freeNavies(box, draft, draft.sides.length)[0];
  return navy === undefined ? draft : { ...draft, sides: [...draft.sides, newSide(navy)] };
}

export function withoutSide(draft: Draft, at: number): Draft {
  return { ...draft, sides: draft.sides.filter((_, number) => number !== at) };
}

/** The name of the file: the English name in small letters, or what there is of it. */
export function fileName(draft: Draft): string {
  const name = (draft.name["en"] || draft.name["it"] || "").normalize("NFD").toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `${name.replace(/^-+|-+$/g, "") || "scenario"}.json`;
}


/** A known scenario in sentences: who fights with what, how it is won, and what is special about it. */
export function factsOf(id: string, draft: Draft, speak: Speaker): string[] {
  const told = (kind: string, facts: Facts): string => speak.event({ kind, facts, seats: [], rule: "" });
  return [
    ...draft.sides.map((side) => speak.say("web-modern-brings", { navy: side.navy, ships: side.ships.map(({ ship }) => ship) })),
    ...draft.sides.flatMap((side) => side.cards.map((card) => speak.say("web-modern-given", { navy: side.navy, card: card.replace(/^any:/, "") }))),
    told("scenario-began", { scenario: id, target: draft.target, rounds: draft.rounds }),
    ...draft.sides.filter((side) => side.protects).map((side) => speak.say("web-modern-must-survive", { navy: side.navy, ship: side.protects })),
    ...draft.sides.flatMap((side) => Object.entries(side.worth).map(([ship, vp]) => told("worth-here", { ship, vp }))),
    ...(draft.reinforcements ? [] : [told("no-reinforcements", {})]),
    ...(draft.air_attacks ? [] : [told("no-air-attacks", {})]),
  ];
}
