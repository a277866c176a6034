/** How far somebody has come in the lessons: this machine remembers it, and so does the house, for their other machines. */
import { api } from "../api/client";
import type { LessonProgress } from "../api/types";
import { keep, recall } from "../kept";

export type Kept = Readonly<Record<string, LessonProgress>>;
const NAME = "lessons";

export function progress(): Kept {
  try {
    const kept: unknown = JSON.parse(recall(NAME) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

/** What this machine and the house know together: whatever is finished on one is finished, and what this one has begun goes on. */
export function together(here: Kept, there: Kept): Kept {
  const all = { ...there, ...here };
  return Object.fromEntries(Object.entries(all).map(([id, each]) => [id, { ...each, done: each.done || (there[id]?.done ?? false) }]));
}

/** Learn what the house knows; without it, this machine's own knowledge has to do. */
export async function learned(): Promise<Kept> {
  try {
    keep(NAME, JSON.stringify(together(progress(), await api.progress())));
  } catch {
    // The house is out of reach.
  }
  return progress();
}

/** Where to go on; a lesson that has changed since begins anew, and what was finished has been finished. */
export function resumed(id: string, version: number, kept = progress()): { step: number; done: boolean; isAnew: boolean } {
  const before = kept[id];
  const isSame = before?.version === version;
  return { step: isSame ? before.step : 0, done: before?.done ?? false, isAnew: !isSame && (before?.step ?? 0) > 0 };
}

/** A step of a lesson was reached; beyond the last one it is finished. */
export function reached(game: string, number: number, version: number, step: number, steps: number): void {
  const id = `${game}-${number}`;
  const kept = progress();
  const now = { version, step: step >= steps ? 0 : step, done: step >= steps || (kept[id]?.done ?? false) };
  if (kept[id]?.step === now.step && kept[id]?.version === version && kept[id]?.done === now.done) return;
  keep(NAME, JSON.stringify({ ...kept, [id]: now }));
  api.noteProgress(game, number, now).catch(() => undefined);
}

/** How somebody stands with a problem: solved at the first try, tried and to come again, or new. */
export function stateOf(game: string, number: number, kept = progress()): "solved" | "tried" | "new" {
  const before = kept[`${game}-p${number}`];
  return before?.done ? "solved" : before?.step ? "tried" : "new";
}

/** A problem was tried for the first time in this sitting. */
export function tried(game: string, number: number, version: number, isRight: boolean): void {
  const id = `${game}-p${number}`;
  const kept = progress();
  const now = { version, step: isRight ? 0 : 1, done: isRight || (kept[id]?.done ?? false) };
  keep(NAME, JSON.stringify({ ...kept, [id]: now }));
  api.noteProblem(game, number, now).catch(() => undefined);
}
