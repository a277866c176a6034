/** The tables of a tournament: who met whom, and how it came out for each of them. */
import type { BoutInfo, TournamentInfo } from "../api/types";

/** How a bout came out for one entry: its frame says it before its colour does. */
export type Outcome = "won" | "drawn" | "lost" | "running" | "free";

export interface Cell {
  outcome: Outcome;
  points: string;
  /** The others at the table. */
  others: number[];
  bout: BoutInfo;
}

const FRACTIONS: Record<string, string> = { "0.25": "¼", "0.33": "⅓", "0.5": "½", "0.67": "⅔", "0.75": "¾" };

/** Points as people write them: 2½. */
export function pointsOf(points: number): string {
  const whole = Math.floor(points + 1e-9);
  const rest = points - whole;
  if (rest < 0.005) return String(whole);
  const fraction = FRACTIONS[String(Math.round(rest * 100) / 100)] ?? rest.toFixed(2).slice(1);
  return whole ? `${whole}${fraction}` : fraction;
}

/** How a bout came out for an entry. */
export function cellOf(bout: BoutInfo, entry: number): Cell {
  const at = bout.entries.indexOf(entry);
  const others = bout.entries.filter((each) => each !== entry);
  if (others.length === 0) return { outcome: "free", points: "1", others, bout };
  const points = bout.points[at];
  if (points === undefined) return { outcome: "running", points: "…", others, bout };
  const outcome = points > 0.5 ? "won" : points < 0.5 ? "lost" : "drawn";
  return { outcome, points: pointsOf(points), others, bout };
}

/** What an entry did in each round so far, by number. */
export function rowOf(tournament: TournamentInfo, entry: number): (Cell | undefined)[] {
  return Array.from({ length: tournament.head.round }, (_, at) => {
    const bout = tournament.bouts.find((each) => each.round === at + 1 && each.entries.includes(entry));
    return bout && cellOf(bout, entry);
  });
}

/** How two met, if they did: the last time counts. */
export function crossing(tournament: TournamentInfo, entry: number, other: number): Cell | undefined {
  const bout = tournament.bouts.findLast((each) => each.entries.includes(entry) && each.entries.includes(other));
  return bout && cellOf(bout, entry);
}

/** The place of every entry. */
export function placesOf(tournament: TournamentInfo): Map<number, number> {
  return new Map(tournament.standings.map((line) => [line.entry, line.place]));
}

/** The tables of a round. */
export function boutsIn(tournament: TournamentInfo, round: number): BoutInfo[] {
  return tournament.bouts.filter((bout) => bout.round === round);
}

/** The table at which I play in the last round, or have nothing to play. */
export function myBout(tournament: TournamentInfo): BoutInfo | undefined {
  const mine = tournament.entries.find((entry) => entry.is_me)?.entry;
  return boutsIn(tournament, tournament.head.round).find((bout) => mine !== undefined && bout.entries.includes(mine));
}
