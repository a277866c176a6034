/** Figures with their errors: what may be shown of them, and whose they are. */
import type { AnalysisInfo, CostInfo, Figure, LineInfo, Said } from "../api/types";
import { piecesOf } from "../table/narrow";

/** So many standard errors stand after ±, and below them nothing is told. */
const CLEARLY = 2;

/** A change in points of a hundred, and two standard errors. */
export interface Points {
  value: number;
  within: number;
}

/** What may be shown of a change; null if it is less than can be measured. Small ones have a decimal. */
export function pointsOf({ value, error }: Figure): Points | null {
  if (Math.abs(value) <= CLEARLY * error || Math.abs(value) < 0.005) return null;
  const parts = Math.abs(value) < 0.0995 ? 10 : 1;
  const rounded = (each: number): number => Math.round(100 * parts * each) / parts;
  return { value: rounded(value), within: Math.max(1 / parts, rounded(CLEARLY * error)) };
}

/** A chance in percent, and two standard errors; 0 where it is known. */
export function chanceOf({ value, error }: Figure): Points {
  return { value: Math.round(100 * Math.min(1, Math.max(0, value))), within: Math.round(100 * CLEARLY * error) };
}

/** A change with its sign, as a language writes it. */
export function signed(value: number, language: string): string {
  const written = new Intl.NumberFormat(language).format(Math.abs(value));
  return `${value < 0 ? "−" : "+"}${written}`;
}

/** The side that a seat belongs to. */
export function sideOf(info: Pick<AnalysisInfo, "sides">, seat: number): number {
  return Math.max(0, info.sides.findIndex((side) => side.includes(seat)));
}

/** The costly choices of a seat, in the order of the match. */
export function costsOf(info: Pick<AnalysisInfo, "costs">, seat: number, lines: readonly LineInfo[]): CostInfo[] {
  const seats = new Map(lines.map((line) => [line.number, line.seat]));
  return info.costs.filter((cost) => seats.get(cost.number) === seat);
}

/** Of what happened at a line, the event that speaks of most pieces; of those that speak of none, the first. */
export function telling(events: readonly Said[]): Said | null {
  const spoken = (event: Said): number => piecesOf(event).filter((piece) => !piece.startsWith("seat-")).length;
  return events.reduce<Said | null>((best, event) => (best && spoken(best) >= spoken(event) ? best : event), null);
}

/** The sides as they are shown: one's own last, as at the table. */
export function ordered(sides: number, mine: number): number[] {
  const all = Array.from({ length: sides }, (_, side) => side);
  return [...all.filter((side) => side !== mine), mine];
}

/** The rows of a waterfall: where each begins and ends, from 0 to 1, and what it changed. */
export interface Fall {
  part: "start" | "luck" | "own" | "others" | "result";
  from: number;
  to: number;
  figure: Figure;
}

/** Start, luck, own choices, others' choices and result, each from where the one before ended. */
export function fallsOf(share: Record<Fall["part"], Figure>): Fall[] {
  let at = share.start.value;
  const changes = (["luck", "own", "others"] as const).map((part) => {
    const from = at;
    at += share[part].value;
    return { part, from, to: at, figure: share[part] };
  });
  return [{ part: "start", from: 0, to: share.start.value, figure: share.start }, ...changes, { part: "result", from: 0, to: share.result.value, figure: share.result }];
}
