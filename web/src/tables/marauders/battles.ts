/** The last battle, put together again from what was told of it, round by round. */
import type { Said } from "../../api/types";

/** Who fights: `seat-1`, or the id of a captain of the event cards. */
export type Fighter = string;

export interface Roll {
  /** Who rolled; of a volley, whose dice say where it strikes, the one who is struck. */
  by: Fighter;
  kind: "contest" | "volley" | "crew" | "long-guns" | "hooks";
  dice: string[];
  /** Successes, hits or men removed; null for a volley. */
  value: number | null;
}

export interface Strike {
  on: Fighter;
  area: string;
  left: number;
}

export interface Round {
  /** 0 for what comes before the first round. */
  number: number;
  declared: Readonly<Record<Fighter, string>>;
  rolls: Roll[];
  strikes: Strike[];
  /** Other things worth a line: a card played, a boarding, a shot loaded. */
  told: Said[];
}

export interface Fight {
  sides: readonly [Fighter, Fighter];
  rounds: Round[];
  /** How it ended; null while it goes on. */
  end: Said | null;
}

const seat = (said: Said, fact = "player"): Fighter => `seat-${Number(said.facts[fact])}`;
const text = (said: Said, fact: string): string => String(said.facts[fact]);
/** Whom an event of a battle is about. */
export const fighterOf = (said: Said): Fighter => (typeof said.facts["npc"] === "string" ? text(said, "npc") : seat(said));

export const STARTS: Readonly<Record<string, (said: Said) => readonly [Fighter, Fighter]>> = {
  "battle-began": (said) => [seat(said), seat(said, "other")],
  "attacked-npc": (said) => [seat(said), text(said, "npc")],
  "attacked-by-npc": (said) => [text(said, "npc"), seat(said)],
};
export const ENDS = new Set(["escaped", "npc-escaped", "parted", "won", "npc-won", "both-lost"]);
const ROLLS: Readonly<Record<string, { kind: Roll["kind"]; fact: string }>> = {
  "contest-rolled": { kind: "contest", fact: "successes" },
  "npc-contest-rolled": { kind: "contest", fact: "successes" },
  "hooks-thrown": { kind: "hooks", fact: "successes" },
  "long-guns": { kind: "long-guns", fact: "hits" },
  volley: { kind: "volley", fact: "" },
  "npc-volley": { kind: "volley", fact: "" },
  "crew-rolled": { kind: "crew", fact: "removed" },
  "npc-crew-rolled": { kind: "crew", fact: "removed" },
};
const WORTH_A_LINE = new Set(["boarding", "npc-boarding", "loaded", "chasers-fired", "hit-cancelled", "hits-ignored", "hard-to-kill", "played"]);

const opened = (number: number): Round => ({ number, declared: {}, rolls: [], strikes: [], told: [] });

/** The last battle that some events tell of; null if they tell of none. */
export function lastFight(events: readonly Said[]): Fight | null {
  const start = events.findLastIndex(({ kind }) => kind in STARTS);
  const first = events[start];
  const sides = first ? STARTS[first.kind]?.(first) : undefined;
  if (!sides) return null;
  const fight: Fight = { sides, rounds: [opened(0)], end: null };
  for (const said of events.slice(start + 1)) {
    if (fight.end) break;
    tell(fight, said);
  }
  fight.rounds = fight.rounds.filter(({ number, rolls, strikes, told }) => number > 0 || rolls.length + strikes.length + told.length > 0);
  return fight;
}

/** Whether some events tell how a battle ended, and of no turn that began since. */
export function isJustOver(events: readonly Said[]): boolean {
  const end = events.findLastIndex(({ kind }) => ENDS.has(kind));
  return end >= 0 && events.findLastIndex(({ kind }) => kind === "turn-began") < end;
}

/** A battle goes on by an event. */
function tell(fight: Fight, said: Said): void {
  const round = fight.rounds.at(-1) ?? opened(0);
  const roll = ROLLS[said.kind];
  if (said.kind === "battle-round") fight.rounds.push(opened(Number(said.facts["round"])));
  else if (roll) round.rolls.push({ by: fighterOf(said), kind: roll.kind, dice: said.facts["dice"] as string[], value: roll.fact ? Number(said.facts[roll.fact]) : null });
  else if (said.kind === "declared" || said.kind === "npc-declared") round.declared = { ...round.declared, [fighterOf(said)]: text(said, "action") };
  else if (said.kind === "hit" || said.kind === "npc-hit") round.strikes.push({ on: fighterOf(said), area: text(said, "area"), left: Number(said.facts["left"]) });
  else if (WORTH_A_LINE.has(said.kind)) round.told.push(said);
  else if (ENDS.has(said.kind)) fight.end = said;
}

const isContest = ({ kind }: Roll): boolean => kind === "contest" || kind === "hooks";
const residual = (dice: readonly string[]): number => dice.reduce((sum, die) => sum + (Number(die) || 0), 0);

/** The dice that each side has in the contest of a round: those that hooks have rolled again count, not the first ones. */
export const contestants = ({ rolls }: Round, sides: readonly Fighter[]): (Roll | null)[] => sides.map((side) => rolls.findLast((roll) => roll.by === side && isContest(roll)) ?? null);

/** Who won the contest of a round: more successes, then the higher other dice; null for a tie, or if there was none. */
export function contestOf(round: Round, sides: readonly [Fighter, Fighter]): Fighter | null {
  const [one, other] = contestants(round, sides);
  if (!one || !other || (!one.value && !other.value)) return null;
  const ahead = (one.value ?? 0) - (other.value ?? 0) || residual(one.dice) - residual(other.dice);
  return ahead === 0 ? null : sides[ahead > 0 ? 0 : 1];
}
