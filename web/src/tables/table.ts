/**
 * What the frame of the table page and a game's own drawing agree on.
 *
 * A game may bring, in `tables/<game id>/`:
 * - `Table.svelte`, with the properties `TableProps`: the table itself. A table that shows who plays and what they are
 *   doing says so: `export const hasPlates = true` in its module script; one that has a place for the theatre, where it
 *   renders the snippet `stage`, says `export const hasStage = true`. Where there is no such file `Generic.svelte`
 *   shows the view, each field under the name that the words of the game give it (`view-hulls`).
 * - `Heading.svelte`, with the properties `HeadingProps`: round and phase, in the dark bar at the top of the page.
 * - `Breakdown.svelte`, with the properties `BreakdownProps`: how the result came about, below the places of the players.
 * - `Aside.svelte`, with the properties `AsideProps`: what the log shows beside the words of an event, such as its dice.
 * - `Legend.svelte`, with the properties `LegendProps`: what the signs on the table mean; the key L shows it.
 * - `cues.ts`: by the kinds of its events, what they are to the eye (`theatre/scenes.ts`).
 * All are loaded when a table of that game is opened.
 *
 * Pieces are named by ids: a text fact of an option is the id itself (`emden`, `lay_mines.2`), a seat is `seat-1`
 * (counted from 0), a number is `<fact>-4`, such as `gun-4`, with a name in the words of the table (`piece-gun`).
 *
 * What bears a digit on the table, such as a token, may be chosen by it: `data-key="3"` on its button.
 *
 * Every element that stands for a piece carries `data-piece={id}`; it is a button, or holds one, if it can be clicked.
 */
import type { Snippet } from "svelte";
import type { AskInfo, Explanation, LineInfo, Said } from "../api/types";
import type { Scene } from "../theatre/theatre.svelte";
import type { Speaker } from "../words/speaker";

/** What may be chosen, what is, and what is spoken of: every part of a table that shows pieces gets it from the table. */
export interface Choosing {
  /** The pieces that may be clicked now: a magenta ring. While a choice is under way, those that complete it. */
  lit: ReadonlySet<string>;
  /** The pieces chosen so far, in order: they look picked up. Clicking one again puts it back. */
  chosen: readonly string[];
  /** The pieces the log is speaking of at this moment: a brass glow. */
  spoken: ReadonlySet<string>;
  /**
   * A piece was clicked, lit or not: the frame narrows the options, sends the last one, or says why not. Where several
   * may be chosen at once, it is taken up, or put back; `isAnother` takes up one more of the same id.
   */
  onpiece: (id: string, isAnother?: boolean) => void;
}

export interface TableProps<View = Record<string, unknown>> extends Choosing {
  /** What the reader sees, as the game's view says it. */
  view: View;
  /** Which game it is, for a table that serves any. */
  game?: string;
  /** The seat that looks; null for a spectator. It belongs at the bottom. */
  reader: number | null;
  /** Who plays, by seat. */
  names: string[];
  /** What the players are doing, in a word or two; not known in a replay. */
  states?: readonly string[];
  /** Whether the match has ended, by the rules or otherwise. */
  isOver?: boolean;
  /** What the reader is asked, or null. */
  ask: AskInfo | null;
  /** An answer that the table knows outright, by its notation; it counts if it is on offer. Not there in a replay. */
  onplay?: (play: string) => void;
  /** What has happened since what was shown before: in the theatre the event that is on, and nothing at rest. */
  events: readonly Said[];
  /** What there is to say about the options that are on offer, by their notation: chances, prices, effects. */
  explained?: Readonly<Record<string, Explanation>>;
  /** The scene that is on: `view` is then the still of its moment, and nothing is asked. */
  scene?: Scene | null;
  /** The pieces that act in it, a brass frame, and those that suffer, a red one. */
  acting?: ReadonlySet<string>;
  suffering?: ReadonlySet<string>;
  /** Caption and transport of the theatre, for a table with a stage of its own. */
  stage?: Snippet;
  /** The log up to the position that is shown, as far as the reader may read it. */
  past?: readonly LineInfo[];
  /** Puts phrases, names and the game's own `table-…` words into the reader's language. */
  speak: Speaker;
}

export interface HeadingProps<View = Record<string, unknown>> {
  view: View;
  reader: number | null;
  speak: Speaker;
}

export interface AsideProps {
  said: Said;
  speak: Speaker;
}

export interface LegendProps {
  speak: Speaker;
}

export interface BreakdownProps<View = Record<string, unknown>> {
  view: View;
  names: string[];
  scores: readonly number[];
  speak: Speaker;
}
