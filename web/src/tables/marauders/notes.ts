/** What floats up from a ship when something happened to it: gold and glory, hits, goods, a bounty. */
import type { Said } from "../../api/types";

export interface Note {
  /** The ship: `seat-1`, or a captain of the event cards. */
  id: string;
  glyph: string;
  text: string;
  isGood: boolean;
}

type Marks = (facts: Said["facts"]) => Omit<Note, "id">;

const gold = (sign: string, isGood: boolean): Marks => (facts) => ({ glyph: "gold", text: `${sign}${Number(facts["gold"])}`, isGood });
const hit: Marks = (facts) => ({ glyph: String(facts["area"]), text: "−1", isGood: false });

const MARKS: Readonly<Record<string, Marks>> = {
  hit,
  "npc-hit": hit,
  "glory-gained": (facts) => ({ glyph: "glory", text: `+${Number(facts["glory"])}`, isGood: true }),
  "bounty-given": () => ({ glyph: "skull", text: "+1", isGood: false }),
  "raid-won": gold("+", true),
  rewarded: gold("+", true),
  collected: gold("+", true),
  earned: gold("+", true),
  sold: gold("+", true),
  paid: gold("−", false),
  bought: (facts) => ({ glyph: "cargo", text: `+${Number(facts["count"])}`, isGood: true }),
  repaired: (facts) => ({ glyph: String(facts["area"]), text: "+1", isGood: true }),
  "crew-hired": (facts) => ({ glyph: "crew", text: `+${Number(facts["crew"])}`, isGood: true }),
  "cargo-lost": () => ({ glyph: "cargo", text: "−", isGood: false }),
  "captain-died": () => ({ glyph: "skull", text: "", isGood: false }),
};

/** The notes of some events, in order; those without a mark say nothing. */
export function notesOf(events: readonly Said[]): Note[] {
  return events.flatMap(({ kind, facts }) => {
    const marks = MARKS[kind]?.(facts);
    const npc = facts["npc"];
    const id = typeof npc === "string" ? npc : `seat-${Number(facts["player"])}`;
    return marks ? [{ id, ...marks }] : [];
  });
}
