/** The chance at a lit piece: what choosing it would most likely bring, where that is one option and no other. */
import type { AskInfo, Explanation } from "../api/types";
import { litBy, narrowed, piecesOf } from "../table/narrow";
import { chipOf, type Chip } from "../table/worth";

/** By the pieces that may be clicked next; one that several options speak of has none. */
export function chancesAt(ask: AskInfo | null, chosen: readonly string[], explained: Readonly<Record<string, Explanation>>): Map<string, Chip> {
  const found = new Map<string, Chip>();
  if (!ask) return found;
  const left = narrowed(ask, chosen).map((option) => ({ pieces: piecesOf(option.said), chip: chipOf(explained[option.play]) }));
  for (const piece of litBy(ask, chosen)) {
    const [only, ...others] = left.filter(({ pieces }) => pieces.includes(piece));
    if (only?.chip && others.length === 0) found.set(piece, only.chip);
  }
  return found;
}
