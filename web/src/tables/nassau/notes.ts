/** What floats up from a ship when something happened to it: cargo gained and lost, fame, the values of a fight. */
import type { Said } from "../../api/types";
import { fightOf } from "./fights";

export interface Note {
  seat: number;
  /** Drawings with what is written beside them. */
  marks: { glyph: string; text: string }[];
  isGood: boolean;
}

/** Cargo that is told piece by piece, each kind with its number. */
function cargo(facts: Said["facts"], sign: string): Note["marks"] {
  const told = facts["cargo"] as string[];
  return [...new Set(told)].map((glyph) => ({ glyph, text: `${sign}${told.filter((each) => each === glyph).length}` }));
}

function noteOf(said: Said): Note | null {
  const { kind, facts } = said;
  const seat = Number(facts["player"]);
  const fight = fightOf(said);
  if (fight.length > 0) {
    const marks = fight.map(({ value, ours, theirs }) => ({ glyph: value, text: `${ours}${ours > theirs ? ">" : "≤"}${theirs}` }));
    return { seat, marks, isGood: fight.every(({ ours, theirs }) => ours > theirs) };
  }
  if (kind === "stowed") return { seat, marks: cargo(facts, "+"), isGood: true };
  if (kind === "threw" || kind === "lost-cargo") return { seat, marks: cargo(facts, "−"), isGood: false };
  if (kind === "notoriety-rose") return { seat, marks: [{ glyph: "jolly-roger", text: `+${Number(facts["gain"])}` }], isGood: true };
  if (kind === "bought") return { seat, marks: [{ glyph: String(facts["tile"]), text: "" }], isGood: true };
  return kind === "caught-wind" ? { seat, marks: [{ glyph: "wind", text: "+1" }], isGood: true } : null;
}

/** The notes of some events, in order; those without a mark say nothing. */
export function notesOf(events: readonly Said[]): Note[] {
  return events.map(noteOf).filter((note): note is Note => note !== null && note.marks.length > 0);
}
