/** What the moves on offer would mean: which dice lead where, which way, and whether it pays to go there. */
import type { AskInfo } from "../../api/types";
import type { PirateView, SeaView, SpaceView, Values } from "./view";

export interface Ghost {
  space: number;
  /** The dice that lead there. */
  dice: number[];
  way: "on" | "back" | "here" | "from-nassau";
  /** Whether any of the dice that are left will do. */
  isAny: boolean;
}

/** The spaces that can be reached now, as far as the pieces chosen allow. */
export function ghosts(view: SeaView, ask: AskInfo | null, chosen: readonly string[] = []): Ghost[] {
  const sails = (ask?.options ?? []).filter((option) => option.said.kind === "sail").map(({ said }) => ({ die: Number(said.facts["die"]), to: Number(said.facts["to"]) }));
  const wanted = sails.filter(({ die, to }) => chosen.every((piece) => piece === `die-${die}` || piece === `to-${to}`));
  const pirate = ask ? view.pirates[ask.seat] : undefined;
  const left = new Set(pirate?.dice ?? []);
  return [...new Set(wanted.map(({ to }) => to))].map((space) => {
    const dice = wanted.filter(({ to }) => to === space).map(({ die }) => die);
    return { space, dice, way: wayTo(pirate?.space ?? 0, space), isAny: left.size > 1 && dice.length === left.size };
  });
}

function wayTo(from: number, to: number): Ghost["way"] {
  if (from === 0) return "from-nassau";
  return to === from ? "here" : to > from ? "on" : "back";
}

/** What the crew on offer bring, by tile: one more of a value in a fight, or of a cargo. */
export function services(ask: AskInfo | null): Map<string, string> {
  const offered = (ask?.options ?? []).filter(({ said }) => said.kind === "help" || said.kind === "fetch");
  return new Map(offered.map(({ said: { facts } }) => [String(facts["crew"]), String(facts["value"] ?? facts["cargo"])]));
}

/** What lies at a space for a captain: a merchant or port with the weakest card that beats it, if there is one. */
export interface Prospect {
  kind: "merchant" | "port" | "plundered" | "empty" | "transit";
  /** The id of the captain card to use, or null if none will do without help. */
  card: string | null;
}

export function prospect(view: SeaView, seat: number, space: SpaceView): Prospect {
  const pirate = view.pirates[seat];
  if (space.kind === "transit") return { kind: "transit", card: null };
  if (space.kind === "port") {
    if (space.plundered) return { kind: "plundered", card: null };
    return { kind: "port", card: pirate ? weakest(view, pirate, "ports", { navigation: -1, gunnery: space.gunnery }) : null };
  }
  if (!space.merchant) return { kind: "empty", card: null };
  return { kind: "merchant", card: pirate ? weakest(view, pirate, "merchants", space.merchant) : null };
}

/** The weakest card in hand with which the ship beats both values: it has to be higher in each. */
export function weakest(view: SeaView, pirate: PirateView, against: "merchants" | "navy" | "ports", theirs: Values): string | null {
  const ours = pirate.strength[against];
  const winning = pirate.hand.filter((id) => beats(added(ours, view.captains[id]), theirs));
  return winning.sort((a, b) => worth(view, a) - worth(view, b))[0] ?? null;
}

function added(ours: Values, card: Values | undefined): Values {
  return { navigation: ours.navigation + (card?.navigation ?? 0), gunnery: ours.gunnery + (card?.gunnery ?? 0) };
}

/** Higher in both values; equal is not enough. */
export function beats(ours: Values, theirs: Values): boolean {
  return ours.navigation > theirs.navigation && ours.gunnery > theirs.gunnery;
}

const worth = (view: SeaView, id: string): number => (view.captains[id]?.navigation ?? 0) + (view.captains[id]?.gunnery ?? 0);

/** What is written of a captain card: its two values. */
export function cardName(view: SeaView, id: string): string {
  const card = view.captains[id];
  return card ? `${card.navigation}/${card.gunnery}` : id;
}

/** The piece that a click on a space means: a place to sail to, or what lies there. */
export function pieceAt(space: SpaceView, lit: ReadonlySet<string>): string {
  const here = [`to-${space.space}`, space.merchant?.id ?? "", space.id];
  return here.find((id) => lit.has(id)) ?? (space.merchant?.id || space.id);
}

/** Every name that a space goes by: the log and the options speak of any of them. */
export function namesOf(space: SpaceView): string[] {
  return [`to-${space.space}`, space.id, ...(space.merchant ? [space.merchant.id] : [])];
}
