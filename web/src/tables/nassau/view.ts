/** The view of Nassau, as src/wardroom/games/nassau/view.py builds it. */

export const CARGO = ["powder", "goods", "rum", "eight", "hostage"] as const;
export type Cargo = (typeof CARGO)[number];
export type Counts = Record<Cargo, number>;

export interface Values {
  navigation: number;
  gunnery: number;
}

export interface MerchantView extends Values {
  id: string;
  region: number;
  loot: Counts;
}

export interface SpaceView {
  space: number;
  kind: "port" | "route" | "transit";
  region: number;
  id: string;
  merchant: MerchantView | null;
  offer: Cargo[];
  pieces: number;
  gunnery: number;
  plunder: number;
  ransom: number;
  plundered: boolean;
  pirates: number[];
}

export interface TileView extends Values {
  id: string;
  type: "hull" | "sail" | "mizzen" | "crew";
  slot: string;
  points: number;
  against: "all" | "merchants" | "navy" | "ports";
}

export interface SlotView {
  section: string;
  slot: string;
  tile: TileView | null;
  state: "" | "ready" | "used" | "new";
}

export interface LegView {
  space: number;
  die: number;
  wind: boolean;
}

export type Opponent = "merchants" | "navy" | "ports";

export interface PirateView {
  colour: string;
  notoriety: number;
  marker: number;
  fame: number;
  space: number;
  dice: number[];
  trail: LegView[];
  hand: string[];
  spent: string[];
  wind: boolean;
  hold: Counts;
  capacity: number;
  sections: string[];
  slots: SlotView[];
  strength: Record<Opponent, Values>;
  captured: string[];
  overboard: number;
  ports: number;
  chest: number | null;
  doubloons: number | null;
}

export interface NavyView extends Values {
  id: string;
  kind: "ship" | "open-sea" | "end";
}

export type Ranking = "fame" | "motley" | "ship" | "wealth";
export const RANKINGS: readonly Ranking[] = ["fame", "motley", "ship", "wealth"];

export interface RankView {
  seat: number;
  value: number;
  points: number;
}

export type Phase = "dice" | "piracy" | "notoriety" | "navy" | "buying" | "burying" | "departure";
export type Set = "hull" | "mast" | "crew";
export const SETS: readonly Set[] = ["hull", "mast", "crew"];

export interface SeaView {
  turn: number;
  step: number;
  phase: Phase;
  round: number;
  order: number[];
  active: number;
  out: number[];
  spaces: SpaceView[];
  pirates: PirateView[];
  navy: NavyView[];
  navy_deck: number;
  navy_phase_1: number;
  decks: { unseen: number; below: string[] }[];
  market: Record<Set, TileView[]>;
  bags: Record<Set, number>;
  boxes: Record<Set, string[]>;
  prices: Record<string, Partial<Counts>>;
  supply: Record<string, number>;
  captains: Record<string, Values>;
  rankings: Record<Ranking, RankView[]>;
  points: number[];
  over: boolean;
  seat: number;
}

/** The regions have Roman numerals. */
export const ROMAN = ["", "I", "II", "III"] as const;

/** Everybody in the order in which they are shown: the reader first, then those to the left. */
export function seating(view: SeaView, reader: number | null): number[] {
  const count = view.pirates.length;
  return [...Array(count).keys()].map((step) => ((reader ?? 0) + step) % count);
}

/** Pieces one by one, in the order of `CARGO`. */
export function pieces(counts: Partial<Counts>): Cargo[] {
  return CARGO.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => kind));
}

export const total = (counts: Counts): number => pieces(counts).length;

/** What a number of tiles of one type cost, as a list of pieces. */
export function priceOf(view: SeaView, what: string): Cargo[] {
  return pieces(view.prices[what] ?? {});
}

/** Copies of a piece share a name and a drawing: `cannons.2` is one of the cannons. */
export const kindOf = (id: string): string => id.split(".", 1)[0] ?? id;
