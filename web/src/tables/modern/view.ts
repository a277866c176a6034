/** The view of Modern Naval Battles, as src/wardroom/games/modern/view.py builds it. */

/** What is printed on a Ship or Target card. A submarine evades by two numbers: Passive, then Active. */
export interface ShipFacts {
  navy: string;
  type: string;
  ship_class: string;
  years: string;
  vp: number;
  hull: number;
  weapons: string[];
  air: number[];
  asw: number;
  stops: string[];
  defence: number[];
  evasion: number[];
  command: number;
  submarine: boolean;
  target: boolean;
  land: boolean;
}

/** A ship in a fleet. Row 0 is beside the fleet, -1 not laid out yet. */
export interface ShipView {
  id: string;
  row: number;
  damage: number;
  active: boolean;
  acted: boolean;
  low: string[];
  out: string[];
  cards: string[];
}

/** What is printed on an Action card; numbers are 0 where there are none. */
export interface CardFacts {
  kind: string;
  support: string[];
  needed: number;
  range: [number, number];
  hits: number;
  penalty: number;
  stops: string[];
  defence: number;
  air: number;
  attacks: number;
  cost: number;
  asw: number;
  reinforcement: number;
}

export interface AttackView {
  number: number;
  card: string;
  text: string;
  ships: string[];
  shows: string[];
  hits: number;
  needs: number;
  penalty: number;
  sinks: boolean;
  /** Whose ship it is aimed at. */
  owner: number;
  target: string;
  distance: number;
  fate: string;
  roll: number;
  moved: boolean;
}

export interface DefenceView {
  seat: number;
  how: "block" | "guard" | "screen" | "intel";
  attack: number;
  card: string;
  text: string;
  ship: string;
  needs: number;
  roll: number;
  done: boolean;
}

export interface SideView {
  seat: number;
  navy: string;
  team: number;
  hand: number;
  limit: number;
  beside: number;
  score: number;
  out: boolean;
  ready: boolean;
  fleet: ShipView[];
  reserve: string[];
  pile: string[];
  plan: number;
  strategies: string[];
  seen: string[];
}

export interface BattleView {
  phase: string;
  round: number;
  rounds: number;
  target: number;
  mission: string;
  order: number[];
  active: number;
  sides: SideView[];
  deck: number;
  discards: string[];
  attacks: AttackView[];
  defences: DefenceView[];
  playing: string;
  closed: boolean;
  credit: number;
  defenders: number[];
  limits: Record<string, number>;
  reinforcements: boolean;
  air_attacks: boolean;
  /** The ship on which all depends, by the seat that protects it. */
  protected: Record<string, string>;
  hand: string[];
  beside: string[];
  paid: string[];
  laid: string[];
  points: number;
}

export interface AdmiralView {
  seat: number;
  navy: string;
  ships: string[];
  hidden: number;
  committed: string[];
  mission: string;
  offered: string[];
  opponent: number;
  laid: string[];
  face_down: number;
  ready: boolean;
}

export interface ForceView {
  members: number[];
  points: number;
  strategies: string[];
  hidden: number;
  used: string[];
  history: number[];
}

export interface CampaignView {
  length: string;
  areas: string;
  target: number;
  phase: string;
  number: number;
  initiative: number[];
  admirals: AdmiralView[];
  forces: ForceView[];
  deck: number;
  discards: string[];
  played: string[];
  damage: Record<string, number>;
  low: Record<string, string[]>;
  out: Record<string, string[]>;
  lost: string[];
  lent: string[];
  means: number;
}

export interface SeaView {
  seat: number;
  /** `own` for one that was drawn; its names are in `scenario_names`, by language. */
  scenario: string;
  scenario_names?: Record<string, string>;
  teams: number;
  air_rows: boolean;
  defence_limit: boolean;
  battles: BattleView[];
  campaign: CampaignView | null;
  ships: Record<string, ShipFacts>;
  cards: Record<string, CardFacts>;
}

/** The steps of a turn, each with the phases it is made of. */
export const STEPS: readonly (readonly [string, readonly string[]])[] = [
  ["actions", ["start", "actions"]],
  ["defence", ["defence"]],
  ["rolls", ["rolls"]],
  ["resolution", ["resolution"]],
  ["draw", ["discard", "draw"]],
];

/** What comes before the first turn. */
export const BEFORE: readonly string[] = ["order", "navies", "shares", "ships", "gifts", "cards", "layout", "deal"];
