/** How far somebody has come in the lessons: this machine remembers it. */
import { keep, recall } from "../kept";

export interface Progress {
  /** The version of the lesson that it is about. */
  version: number;
  /** The step where it was left. */
  step: number;
  done: boolean;
}

const NAME = "lessons";

export function progress(): Readonly<Record<string, Progress>> {
  try {
    const kept: unknown = JSON.parse(recall(NAME) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

/** Where to go on; a lesson that has changed since begins anew, and what was finished has been finished. */
export function resumed(id: string, version: number, kept = progress()): { step: number; done: boolean; isAnew: boolean } {
  const before = kept[id];
  const isSame = before?.version === version;
  return { step: isSame ? before.step : 0, done: before?.done ?? false, isAnew: !isSame && (before?.step ?? 0) > 0 };
}

/** A step of a lesson was reached; beyond the last one it is finished. */
export function reached(id: string, version: number, step: number, steps: number): void {
  const kept = progress();
  const done = step >= steps || (kept[id]?.done ?? false);
  keep(NAME, JSON.stringify({ ...kept, [id]: { version, step: step >= steps ? 0 : step, done } }));
}
