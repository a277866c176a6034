/** The story of what went before, which is fetched, and what happens meanwhile: together they are shown in order, once. */
import type { LineInfo, Position, Stills } from "../api/types";

/** A moment of the table that was told, and the lines that led to it. */
export interface Told {
  position: Pick<Position, "sequence" | "view">;
  fresh: readonly LineInfo[];
}

/**
 * What is shown: the story, then what was told since the moment that it leads to; `told` begins with what the reader found.
 * Null while that moment has not been told. One that was passed over, as lines came in one go, has no view: its stills
 * lead nowhere.
 */
export function joined({ sequence, lines }: Stills, told: readonly Told[]): Told[] | null {
  const at = told.findIndex(({ position }) => position.sequence >= sequence);
  const then = told[at];
  if (!then) return null;
  const last = lines.at(-1)?.number ?? -1;
  const story = then.position.sequence === sequence ? lines : lines.map((line) => ({ ...line, stills: [] }));
  const rest = at === 0 ? [] : then.fresh.filter((line) => line.number > last);
  return [{ position: then.position, fresh: [...story, ...rest] }, ...told.slice(at + 1)];
}
