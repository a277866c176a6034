/** Scenes: the events of the log, each with the still of its moment and what it is to the eye. */
import type { LineInfo, Said } from "../api/types";
import { changed, type Change } from "../api/changes";
import { diceOf } from "./dice";
import type { Kind, Scene } from "./theatre.svelte";

/** The pens that ticks are drawn with. */
export type Icon = "deal" | "card" | "coal" | "aim" | "roll" | "hit" | "sink" | "port" | "end" | "move" | "fire" | "wind" | "order" | "eye";

/** How a kind of event is shown: see `cues.ts` of the games. */
export interface Cue {
  kind: Kind;
  /** The sign of its tick; by default that of its kind. */
  icon?: Icon;
  /** Whether it changed the board, so that whoever skips it is told all the same. */
  hasWeight?: boolean;
  /** The facts that name the pieces which act, and those which suffer: a brass and a red frame. */
  acts?: readonly string[];
  suffers?: readonly string[];
}
export type Cues = Readonly<Record<string, Cue>>;

const PLAIN: Cue = { kind: "card" };
const ROLL: Cue = { kind: "roll" };
/** Of my own move only what was news to me takes the stage. */
const NEWS: ReadonlySet<Kind> = new Set(["roll", "fire", "hit", "sink"]);

export function cueOf(event: Said, cues: Cues): Cue {
  return cues[event.kind] ?? (diceOf(event).length > 0 ? ROLL : PLAIN);
}

/**
 * The scenes of some lines, in order. A still is said as a change to the one after it, the last one to what is seen now;
 * where the server kept none, what is seen later serves.
 */
export function scenesOf(lines: readonly LineInfo[], now: Record<string, unknown>, cues: Cues, sentence: (event: Said) => string, isMine: (seat: number | null) => boolean): Scene[] {
  const scenes: Scene[] = [];
  let view = now;
  for (const line of [...lines].reverse()) {
    for (let at = line.events.length - 1; at >= 0; at--) {
      const event = line.events[at]!;
      const by = line.stills[at] as Change | undefined;
      if (by !== undefined) view = changed(view, by) as Record<string, unknown>;
      const { kind, hasWeight = false } = cueOf(event, cues);
      if (isMine(line.seat) && !NEWS.has(kind)) continue;
      scenes.push({
        line: line.number, at, seat: line.seat, event, view, kind, hasWeight,
        // In the language that is spoken when it is wanted.
        get sentence() {
          return sentence(event);
        },
      });
    }
  }
  return scenes.reverse();
}

/** The pieces that an event names by some of its facts. */
export function piecesBy(event: Said, facts: readonly string[] = []): string[] {
  return facts.flatMap((fact) => {
    const value = event.facts[fact];
    if (typeof value === "number" && event.seats.includes(fact)) return [`seat-${value}`];
    return [value].flat().filter((each): each is string => typeof each === "string" && each !== "");
  });
}

/** The log as far as it has been shown: nothing runs ahead of the stage. */
export function shownOf(lines: readonly LineInfo[], scene: Scene | null): readonly LineInfo[] {
  if (!scene) return lines;
  return lines.flatMap((line) => {
    if (line.number < scene.line) return [line];
    if (line.number > scene.line) return [];
    return [{ ...line, events: line.events.slice(0, scene.at + 1) }];
  });
}
