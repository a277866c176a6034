/**
 * What the page and a table that a game brings along say to each other, as messages between a page and its frame.
 *
 * The table is somebody else's program. It runs in a frame without an origin, hears what its reader may see, and may say
 * three things: that it is ready, which piece was pointed at, and how high it is. What it says is read with suspicion, and
 * pointing at pieces never answers: that is done at the page's own prompt. `docs/write-a-table.md` tells all of it.
 */
import type { Said } from "../api/types";

export const VERSION = 1;

/** What the table is told whenever something of it changes. */
export interface Told {
  type: "table";
  version: typeof VERSION;
  view: Record<string, unknown>;
  reader: number | null;
  names: readonly string[];
  states: readonly string[];
  is_over: boolean;
  question: string;
  lit: readonly string[];
  chosen: readonly string[];
  spoken: readonly string[];
  acting: readonly string[];
  suffering: readonly string[];
  event: (Said & { sentence: string }) | null;
  words: Readonly<Record<string, string>>;
  language: string;
  theme: string;
  is_still: boolean;
  colours: Readonly<Record<string, string>>;
}

export type Heard = { type: "ready" } | { type: "choose"; piece: string } | { type: "size"; height: number };

const LONGEST_PIECE = 100;
const [LOWEST, HIGHEST] = [120, 6000];

/** What a message from the frame means; null for whatever else it may be. */
export function heard(data: unknown): Heard | null {
  if (typeof data !== "object" || data === null || !("type" in data)) return null;
  if (data.type === "ready") return { type: "ready" };
  if (data.type === "choose" && "piece" in data && typeof data.piece === "string" && data.piece.length <= LONGEST_PIECE) return { type: "choose", piece: data.piece };
  if (data.type === "size" && "height" in data && typeof data.height === "number" && Number.isFinite(data.height)) return { type: "size", height: Math.min(HIGHEST, Math.max(LOWEST, Math.ceil(data.height))) };
  return null;
}
