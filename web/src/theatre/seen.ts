/** How far a table was seen on this machine, by the lines of its log: whoever comes back sees the rest, and nothing twice. */
import { keep, recall } from "../kept";

/** Tables that are remembered; the oldest is forgotten first. */
const MOST = 40;

/** The last line of which everything was seen; null if the table was never looked at here. */
export function seenOf(table: string): number | null {
  return all().find(([each]) => each === table)?.[1] ?? null;
}

export function keepSeen(table: string, line: number): void {
  if (seenOf(table) === line) return;
  const others = all().filter(([each]) => each !== table);
  keep("seen", JSON.stringify([...others, [table, line]].slice(-MOST)));
}

function all(): [string, number][] {
  try {
    return JSON.parse(recall("seen") ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

/**
 * The line after which whoever comes to a table begins to see: the first they have not seen, but nothing before their last
 * answer (`line` is the one before it); where the table was never looked at, all since then. Answers that the house gave,
 * because there was nothing to decide, do not count, if it is known. Null if there is nothing to see.
 */
export function unseenAfter(seen: number | null, answer: { line: number; said: unknown } | null, last: number): number | null {
  const after = seen === null ? answer && answer.line + 1 : Math.max(seen, answer?.said ? answer.line : 0);
  return after === null || after >= last ? null : after;
}
