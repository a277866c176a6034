/** The view of Marauders, as src/wardroom/games/marauders/view.py builds it. */

export const AREAS = ["hull", "cargo", "masts", "crew", "cannons"] as const;
export type Area = (typeof AREAS)[number];
export const SKILLS = ["seamanship", "scouting", "leadership", "influence"] as const;
export type Skill = (typeof SKILLS)[number];
export const NATIONS = ["eng", "fra", "ned", "esp"] as const;
export type Nation = (typeof NATIONS)[number];
export const SOURCES = ["trade", "raids", "battles", "rumors", "missions", "ships"] as const;
export type ShipKind = "sloop" | "flute" | "frigate" | "galleon" | "man_of_war";

export interface ZoneView {
  nation: Nation | "";
  port: boolean;
  links: Record<string, string>;
  demand: string;
  modification: string;
  merchant: boolean;
  missions: string[];
}

export interface NpcView {
  id: string;
  type: Nation | "slp" | "frg";
  zone: string;
  ship: ShipKind;
  skills: Partial<Record<Skill, number>>;
  reward: number;
  below: number;
  hostile: number[];
  hunts: string;
}

export interface CardView {
  id: string;
  rule: string;
  kind: string;
}

export interface EventView {
  id: string;
  rule: string;
  lasts: "round" | "peace" | "instant";
  arrows: [string, string][];
  struck: string[];
  burnt: string;
}

export interface MissionView {
  id: string;
  rule: string;
  port: string;
  goal: string;
  zones: string[];
  good: string;
  nation: string;
  amount: number;
  gold: number;
  claim: string;
  need: number;
  skill: string;
  turns: number;
}

export interface SideView {
  seat: number;
  npc: string;
  ship: ShipKind;
  areas: number[];
  full: number[];
  maneuver: number;
  declared: string;
  dice: string[];
  hits: string[];
  skulls: number;
  cards: string[];
}

export interface BattleView {
  zone: string;
  round: number;
  boarding: number;
  aggressor: SideView;
  defender: SideView;
}

export interface CargoView {
  id: string;
  good: string;
  value: number;
  symbol: string;
}

export interface RaidView {
  nation: Nation;
  zone: string;
  cards: CargoView[];
  dice: string[];
  left: number;
  escapes: number;
  gold: number;
}

export interface PlayerView {
  captain: string;
  rule: string;
  nation: Nation | "";
  home: string;
  skills: Partial<Record<Skill, number>>;
  printed: Partial<Record<Skill, number>>;
  ship: ShipKind | "";
  areas: number[];
  full: number[];
  maneuver: number;
  modifications: string[];
  weapons: string[];
  capacity: number;
  load: number;
  cargo: number;
  seen_cargo: string[];
  /** What is aboard and what is stashed; -1 where it is a secret. */
  gold: number;
  stash: number;
  /** What they make together, the least and the most; the same, unless a death has hidden how much was stashed. */
  wealth: [number, number];
  points: number;
  glory: number;
  earned: Record<string, number>;
  bounties: Record<Nation, number>;
  hand: number;
  seen_hand: string[];
  specialists: CardView[];
  has_rumor: boolean;
  kept: CardView[];
  mission: MissionView | null;
  visited: string[];
  zone: string;
  in_port: boolean;
  is_home: boolean;
  flipped: boolean;
  one_action: boolean;
  colours: number;
  declared: boolean;
}

export interface MineView {
  cargo: string[];
  goods: Record<string, number>;
  hand: CardView[];
  rumor: CardView | null;
  rumor_at: string;
  rumor_place: string;
  market: string[];
  basket: string[];
}

export interface SeaView {
  seat: number;
  round: number;
  phase: "setup" | "round" | "turn" | "port" | "battle" | "raid" | "over";
  first: number;
  active: number;
  actions: number;
  moves: number;
  zones: Record<string, ZoneView>;
  npcs: NpcView[];
  event: EventView | null;
  war: string[];
  track: number;
  missions: MissionView[];
  decks: Record<string, number>;
  weapons: Record<string, number>;
  bounties: Record<Nation, number>;
  glory_discards: string[];
  cargo_discards: CargoView[];
  players: PlayerView[];
  mine: MineView | null;
  battle: BattleView | null;
  raid: RaidView | null;
  over: boolean;
}

/** Everybody in the order in which they are shown: the reader first, then those to the left. */
export function seating(view: SeaView, reader: number | null): number[] {
  const count = view.players.length;
  return [...Array(count).keys()].map((step) => ((reader ?? 0) + step) % count);
}

/** Copies of a card share a name: `bosun.2` is one of the bosuns. */
export const kindOf = (id: string): string => id.split(".", 1)[0] ?? id;

/** Which flag a captain of the event cards flies: the navy its nation's, pirates their own. */
export const ensign = (type: string): string => (type === "slp" || type === "frg" ? "pir" : type);

/** Things one by one become things with their number, in the order in which they first come. */
export function counted(things: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

/** What is written beside a ship: of an officer of the navy the last name, else the whole name. */
export function shortName(name: string, type: string): string {
  const last = name.split(" ").at(-1) ?? name;
  const isPerson = /^\p{Lu}/u.test(name) && /^\p{Lu}/u.test(last) && !name.includes("'");
  return ensign(type) === "pir" || !isPerson ? name : last;
}
