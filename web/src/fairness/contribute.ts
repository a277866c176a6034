/**
 * What this browser adds to the seals of the dice. It draws a text, promises it by its hash, tells it once everybody has
 * promised, and remembers it: so the page about the dice can see whether it is in the record.
 */
import type { Request, TableInfo } from "../api/types";
import { keep, recall } from "../kept";
import { promiseOf } from "./seal";

export type Sealing = NonNullable<TableInfo["sealing"]>;

/** What was added to the seals of a table, by commitment. */
export function addedTo(table: string): Record<string, string> {
  try {
    return JSON.parse(recall(`seal-${table}`) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

function draw(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What to send for a seal that is being made: the promise of a text that nobody else knows, or the text itself. */
export function contribution(table: string, { commitment, stage }: Sealing): Request | null {
  const added = addedTo(table);
  const text = added[commitment] ?? (stage === "promise" ? draw() : null);
  if (text === null) return null;
  keep(`seal-${table}`, JSON.stringify({ ...added, [commitment]: text }));
  return stage === "promise" ? { type: "promise", commitment, promise: promiseOf(text) } : { type: "reveal", commitment, text };
}
