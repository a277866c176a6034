/** What the theatre shows large: a battle, a raid, a storm or a test, as far as it has come; and where it happens. */
import type { LineInfo, Said } from "../../api/types";
import { contestants, contestOf, ENDS, fighterOf, lastFight, STARTS, type Fighter, type Roll, type Round } from "./battles";
import { AREAS, type SeaView } from "./view";

/** One ship of a scene, with its areas as far as they are known. */
export interface Afloat {
  id: Fighter;
  seat: number | null;
  /** The kind of ship; empty where there is none to be seen. */
  ship: string;
  areas: readonly number[];
  full: readonly number[];
}

/** One of the dice that say where shots strike. */
export interface Shot {
  die: string;
  /** Where it strikes; empty for a skull that nobody has placed yet. */
  area: string;
  state: "done" | "now" | "next";
  /** Whether something has cancelled it. */
  isSaved: boolean;
}

export interface Blow {
  on: Fighter;
  area: string;
  left: number;
  /** The die that fell there; empty where none did. */
  die: string;
}

export interface Clash {
  kind: "battle" | "raid" | "storm";
  /** The one who acts on the left; the other one may be a merchant without areas. */
  sides: readonly Afloat[];
  /** What each side has rolled, in the order of the sides. */
  throws: readonly (Roll | null)[];
  shots: readonly Shot[];
  /** Whom the shots are aimed at. */
  struck: Fighter;
  blow: Blow | null;
  /** Who won the contest in which both have rolled. */
  winner: Fighter | null;
}

/** A test of a skill: what was rolled, and what was needed. */
export interface Trial {
  kind: "test";
  by: Fighter;
  skill: string;
  dice: readonly string[];
  successes: number;
  need: number;
}

export type Act = Clash | Trial;

const VOLLEYS = new Set(["volley", "npc-volley", "storm-strikes"]);
const FALLS = new Set(["hit", "npc-hit", "hit-cancelled"]);
/** What ends a volley: its dice are taken off the table. */
const CLEARS = new Set([...ENDS, ...Object.keys(STARTS), "battle-round", "turn-began", "round-began", "raid-began"]);
const RAIDS = new Set(["raid-began", "raid-cards", "escort-missing", "raid-rolled", "raid-card-gone", "raid-card-drawn", "raid-won", "raid-failed"]);

/** The dice of the last volley at somebody, in the order in which they strike: the numbers first, then the skulls. */
export function shotsOn(told: readonly Said[], fighter: Fighter): Shot[] {
  const at = told.findLastIndex((said) => VOLLEYS.has(said.kind) && fighterOf(said) === fighter);
  const since = told.slice(at + 1);
  if (at < 0 || since.some(({ kind }) => CLEARS.has(kind))) return [];
  const dice = told[at]?.facts["dice"] as string[];
  const falls = since.filter((said) => FALLS.has(said.kind) && fighterOf(said) === fighter);
  return [...dice.filter((die) => die !== "skull"), ...dice.filter((die) => die === "skull")].map((die, each) => {
    const fall = falls[each];
    const aimed = die === "skull" ? "" : (AREAS[Number(die)] ?? "");
    return { die, area: fall ? String(fall.facts["area"]) : aimed, state: !fall ? "next" : fall === told.at(-1) ? "now" : "done", isSaved: fall?.kind === "hit-cancelled" };
  });
}

/** What is to be shown large at an event, the last of those that were told; null if its sentence says it all. */
export function actAt(event: Said, past: readonly LineInfo[], view: SeaView): Act | null {
  const told = past.slice(-260).flatMap((line) => line.events);
  if (view.battle || event.kind in STARTS || ENDS.has(event.kind)) return battleAt(event, told, view);
  if (view.raid || RAIDS.has(event.kind)) return raidAt(event, told, view);
  if (event.kind === "storm-strikes" || ((event.kind === "hit" || event.kind === "hit-cancelled") && shotsOn(told, fighterOf(event)).length > 0)) return clash("storm", [shipOf(view, fighterOf(event))], [null], event, told);
  return trialAt(event, told);
}

function battleAt(event: Said, told: readonly Said[], view: SeaView): Clash | null {
  const fight = lastFight(told);
  if (!fight) return null;
  const round = fight.rounds.at(-1);
  const found = clash("battle", fight.sides.map((side) => shipOf(view, side)), round ? throwsOf(round, fight.sides) : [], event, told);
  return { ...found, winner: round ? contestOf(round, fight.sides) : null };
}

/** What each side rolled last, for the same purpose; one who has still to roll shows no old dice. */
function throwsOf(round: Round, sides: readonly Fighter[]): (Roll | null)[] {
  const last = round.rolls.findLast(({ kind }) => kind !== "volley")?.kind;
  if (last === "contest" || last === "hooks") return contestants(round, sides);
  const own = sides.map((side) => round.rolls.filter((roll) => roll.by === side && roll.kind === last));
  const most = Math.max(...own.map(({ length }) => length));
  return own.map((each) => (each.length === most ? (each.at(-1) ?? null) : null));
}

function raidAt(event: Said, told: readonly Said[], view: SeaView): Clash {
  const raider = `seat-${Math.max(0, view.active)}`;
  const dice = view.raid?.dice ?? [];
  const roll: Roll | null = dice.length > 0 ? { by: raider, kind: "contest", dice: [...dice], value: dice.filter((die) => die === "skull").length } : null;
  return clash("raid", [shipOf(view, raider), { id: "merchant", seat: null, ship: "flute", areas: [], full: [] }], [roll, null], event, told);
}

function clash(kind: Clash["kind"], sides: readonly Afloat[], throws: readonly (Roll | null)[], event: Said, told: readonly Said[]): Clash {
  const struck = struckBy(event, told, sides);
  const shots = shotsOn(told, struck);
  const isHit = event.kind === "hit" || event.kind === "npc-hit";
  const blow = isHit ? { on: fighterOf(event), area: String(event.facts["area"]), left: Number(event.facts["left"]), die: shots.find(({ state }) => state === "now")?.die ?? "" } : null;
  return { kind, sides, throws, shots, struck, blow, winner: null };
}

/** Whose ship the shots fall on: the one that the event is about, or the one that was fired at last. */
function struckBy(event: Said, told: readonly Said[], sides: readonly Afloat[]): Fighter {
  const last = VOLLEYS.has(event.kind) || FALLS.has(event.kind) ? event : told.findLast(({ kind }) => VOLLEYS.has(kind) || FALLS.has(kind));
  const found = last ? fighterOf(last) : "";
  return sides.some(({ id }) => id === found) ? found : (sides[0]?.id ?? "");
}

/** A ship as the view has it: in the battle, on a player's board, or at sea under a captain of the event cards. */
function shipOf(view: SeaView, id: Fighter): Afloat {
  const side = [view.battle?.aggressor, view.battle?.defender].find((each) => each && (each.seat >= 0 ? `seat-${each.seat}` : each.npc) === id);
  const seat = id.startsWith("seat-") ? Number(id.slice(5)) : null;
  const player = seat === null ? undefined : view.players[seat];
  const ship = side?.ship ?? player?.ship ?? view.npcs.find((npc) => npc.id === id)?.ship ?? "";
  return { id, seat, ship, areas: side?.areas ?? player?.areas ?? [], full: side?.full ?? player?.full ?? [] };
}

function trialAt(event: Said, told: readonly Said[]): Trial | null {
  const dice = event.facts["dice"];
  if (!Array.isArray(dice)) return null;
  const tested = event.kind === "rerolled" ? told.findLast(({ kind }) => kind === "skill-tested") : event;
  const skill = event.kind === "npc-scouts" ? "scouting" : String(tested?.facts["skill"] ?? "");
  return { kind: "test", by: fighterOf(event), skill, dice: dice.map(String), successes: Number(event.facts["successes"] ?? 0), need: Number(tested?.facts["need"] ?? 1) };
}

/** The zone that an event is about; empty for none. */
export function zoneOf(event: Said, view: SeaView): string {
  const named = ["zone", "port"].map((fact) => event.facts[fact]).find((zone) => typeof zone === "string" && zone in view.zones);
  if (typeof named === "string") return named;
  const fought = view.battle?.zone ?? view.raid?.zone;
  if (fought) return fought;
  const npc = view.npcs.find(({ id }) => id === event.facts["npc"]);
  return npc?.zone ?? view.players[Number(event.facts["player"] ?? -1)]?.zone ?? "";
}

/** The chance of so many successes or more: two of the six sides of a die are skulls. */
export function chanceOf(dice: number, need: number): number {
  const exactly = (count: number): number => choose(dice, count) * (1 / 3) ** count * (2 / 3) ** (dice - count);
  return Array.from({ length: dice + 1 }, (_, count) => (count >= need ? exactly(count) : 0)).reduce((sum, each) => sum + each, 0);
}
const choose = (of: number, count: number): number => (count === 0 ? 1 : (of / count) * choose(of - 1, count - 1));
