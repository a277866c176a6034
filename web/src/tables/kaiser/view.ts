/** The view of Kaiser, as src/wardroom/games/kaiser/view.py builds it. */

export interface ShipView {
  id: string;
  kind: "warship" | "raider" | "prize" | "merchant";
  vp: number;
  attack: number[];
  defence: number[];
  recognised: boolean;
  damage: number;
  low: boolean;
  refuge: boolean;
  acted: boolean;
  intercepted: boolean;
  /** What the card that lies face down on it is for: everybody sees which half is used. */
  card: "" | "intercept" | "mines";
  challenge: number[];
  response: number[];
  gifts: string[];
}

export interface PlayerView {
  hand: number;
  committed: number;
  /** Of them before the force: upright for their action, sideways for British intercepts. */
  upright: number;
  sideways: number;
  german: ShipView[];
  merchants: ShipView[];
  pile: { id: string; how: string; points: number; kind: "merchant" | "german" | "action" }[];
  points: number;
  waiting: string;
  skipped: boolean;
  victory_points: number[];
  round_points: number[];
  seen: string[];
}

/** What is printed on an Action card; `weapons` are guns, torpedo, mines and depth charges. */
export interface CardView {
  rule: string;
  kind: string;
  intercept: number[];
  night: boolean;
  challenge: number[];
  response: number[];
  weapons: Record<string, number[]>;
}

/** The attack under way, as it lies face up: `by` is a ship, a submarine or the British forces. */
export interface AttackView {
  by: string;
  dice: number[];
  night: boolean;
  targets: string[];
  assists: string[];
}

export interface SeaView {
  round: number;
  phase: string;
  active: number;
  players: PlayerView[];
  hand: string[];
  committed: { card: string; use: "action" | "british" | "ship"; ship: string | null }[];
  known: string[];
  deck: number;
  discards: string[];
  discard_count: number;
  played: string[];
  attacked: number;
  attack: AttackView | null;
  teams: boolean;
  solo: boolean;
  seat: number;
  cards: Record<string, CardView>;
  draws: string[];
}

/** The parts of a turn. */
export const PHASES = ["commit", "resolve", "discard", "end"] as const;

/** Everybody in the order in which they are drawn: the reader last, at the bottom. */
export function seating(view: SeaView, reader: number | null): number[] {
  const count = view.players.length;
  const mine = reader ?? 0;
  return [...Array(count - 1).keys()].map((step) => (mine + 1 + step) % count).concat(mine);
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Whether a player is in the middle of a turn: between rounds nobody is. */
export function isTurn(view: SeaView, seat: number): boolean {
  return view.active === seat && (PHASES as readonly string[]).includes(view.phase);
}

/** How many cards of a kind lie in a player's pile. */
export function scored(player: PlayerView, kind: PlayerView["pile"][number]["kind"]): number {
  return player.pile.filter((card) => card.kind === kind).length;
}
