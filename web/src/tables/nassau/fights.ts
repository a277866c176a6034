/** Fights: the values that met, what they were made of, and how it came out, from what is told about them. */
import type { LineInfo, Said } from "../../api/types";
import type { Opponent, SeaView } from "./view";

export interface Meeting {
  value: "navigation" | "gunnery";
  ours: number;
  theirs: number;
}

/** Both values of a fight at sea, gunnery alone before a port, nothing of anything else. */
export function fightOf({ kind, facts }: Said): Meeting[] {
  const values = { fought: ["navigation", "gunnery"], bombarded: ["gunnery"] }[kind] as Meeting["value"][] | undefined;
  return (values ?? []).map((value) => ({ value, ours: Number(facts[value]), theirs: Number(facts[`their_${value}`]) }));
}

export type Verdict = "wins" | "ties" | "loses" | "eludes" | "half" | "both";

export interface Fight {
  player: number;
  /** A merchant, a card of the navy or a port. */
  target: string;
  against: Opponent;
  card: string;
  meetings: (Meeting & { ship: number; card: number; crew: number })[];
  verdict: Verdict;
}

const ENDS = new Set(["captured", "repelled", "plundered", "held", "eluded", "caught"]);

/** The fight that an event is about: the blow itself, or how it ended; null for anything else. */
export function fightAt(event: Said, past: readonly LineInfo[], view: SeaView): Fight | null {
  const blow = ENDS.has(event.kind) ? lastBlow(past) : event;
  const meetings = blow ? fightOf(blow) : [];
  if (!blow || meetings.length === 0) return null;
  const { facts } = blow;
  const player = Number(facts["player"]);
  const card = String(facts["card"]);
  const against: Opponent = blow.kind === "bombarded" ? "ports" : facts["navy"] ? "navy" : "merchants";
  const parts = meetings.map((each) => {
    const [ship, captain] = [view.pirates[player]?.strength[against][each.value] ?? 0, view.captains[card]?.[each.value] ?? 0];
    return { ...each, ship, card: captain, crew: each.ours - ship - captain };
  });
  return { player, target: String(facts["target"] ?? facts["port"]), against, card, meetings: parts, verdict: verdictOf(meetings, against) };
}

function lastBlow(past: readonly LineInfo[]): Said | undefined {
  return past.flatMap(({ events }) => events).findLast(({ kind }) => kind === "fought" || kind === "bombarded");
}

/** Who is not beaten in any value but equal in one ties, which captures nothing; the navy takes a half for each. */
export function verdictOf(meetings: readonly Meeting[], against: Opponent): Verdict {
  const beaten = meetings.filter(({ ours, theirs }) => ours > theirs).length;
  if (against === "navy") return (["both", "half", "eludes"] as const)[beaten] ?? "both";
  if (beaten === meetings.length) return "wins";
  return meetings.some(({ ours, theirs }) => ours < theirs) ? "loses" : "ties";
}
