/** Options drawn on the board: a ring around what they speak of, an arrow from the first piece to the last, and a letter. */
import type { Arrow } from "../pieces/Arrows.svelte";
import { boxOf, type Box } from "../pieces/boxes";

export interface Marked {
  letter: string;
  /** The pieces that the option speaks of, in its order. */
  pieces: readonly string[];
  /** What was played is grey and whole, what is better magenta and dashed. */
  isBetter: boolean;
  /** What stands beside the letter. */
  label: string;
}

export interface Mark extends Arrow {
  letter: string;
  label: string;
  rings: readonly Box[];
  x: number;
  y: number;
}

const SHORT = 12;
const HEAD = 12;

/** The marks of options on a table; one whose pieces are not to be seen has none. */
export function marksOn(table: HTMLElement, all: readonly Marked[]): Mark[] {
  return all.flatMap((each, at) => {
    const rings = each.pieces.map((piece) => boxOf(`[data-piece="${CSS.escape(piece)}"]`, table)).filter((box) => box !== null);
    return rings.length > 0 ? [markOf(each, rings, at)] : [];
  });
}

/** A mark over the boxes of its pieces; `at` keeps two marks apart that speak of the same. */
export function markOf({ letter, label, isBetter }: Marked, rings: readonly Box[], at: number): Mark {
  const first = rings[0]!;
  const last = rings[rings.length - 1]!;
  const look = { key: letter, letter, label, rings, colour: isBetter ? "var(--act)" : "var(--ink-2)", state: isBetter ? ("vain" as const) : ("resting" as const) };
  const shift = 16 * (at - 0.5);
  if (rings.length === 1) return { ...look, path: "", head: "", x: last.left + 8 + 64 * at, y: last.top };
  const [from, to] = [middle(first), middle(last)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const [leave, reach] = [edge(first, ux, uy), edge(last, ux, uy)];
  const begin = { x: from.x + ux * leave + shift, y: from.y + uy * leave };
  const tip = { x: to.x - ux * Math.min(reach, length / 2) + shift, y: to.y - uy * Math.min(reach, length / 2) };
  return { ...look, path: line(begin, { x: tip.x - ux * SHORT, y: tip.y - uy * SHORT }), head: point(tip, ux, uy), x: (begin.x + tip.x) / 2, y: (begin.y + tip.y) / 2 };
}

interface Spot {
  x: number;
  y: number;
}

const middle = (box: Box): Spot => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

/** How far it is from the middle of a box to its edge, in a direction. */
function edge(box: Box, ux: number, uy: number): number {
  const [w, h] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2];
  return Math.min(ux === 0 ? Infinity : Math.abs(w / ux), uy === 0 ? Infinity : Math.abs(h / uy));
}

const round = (value: number): number => Math.round(10 * value) / 10;
const line = (from: Spot, to: Spot): string => `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;

/** The head of an arrow whose tip is at a spot. */
function point({ x, y }: Spot, ux: number, uy: number): string {
  const back = { x: x - ux * 1.5 * HEAD, y: y - uy * 1.5 * HEAD };
  const wing = (side: number): string => `${round(back.x - side * uy * HEAD * 0.8)} ${round(back.y + side * ux * HEAD * 0.8)}`;
  return `M${round(x)} ${round(y)}L${wing(1)}L${wing(-1)}Z`;
}
