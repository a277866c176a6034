/** The geometry of a curve of chances: a line, its band of two standard errors, and what the seat itself could see. */
import type { AnalysisInfo, Figure } from "../api/types";

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The number of the last line. */
  last: number;
}

const round = (value: number): number => Math.round(10 * value) / 10;

export const xOf = (frame: Frame, line: number): number => round(frame.left + (frame.width * line) / Math.max(1, frame.last));
export const yOf = (frame: Frame, chance: number): number => round(frame.top + frame.height * (1 - Math.min(1, Math.max(0, chance))));

/** A line through the chances of one side, as far as it is shown. */
export function lineOf(frame: Frame, chances: readonly Figure[]): string {
  return chances.map(({ value }, at) => `${at ? "L" : "M"}${xOf(frame, at)} ${yOf(frame, value)}`).join("");
}

/** The band around it: two standard errors to either side. */
export function bandOf(frame: Frame, chances: readonly Figure[]): string {
  const spot = (at: number, chance: number): string => `${xOf(frame, at)} ${yOf(frame, chance)}`;
  const above = chances.map(({ value, error }, at) => spot(at, value + 2 * error));
  const below = chances.map(({ value, error }, at) => spot(at, value - 2 * error)).reverse();
  return chances.length > 0 ? `M${[...above, ...below].join("L")}Z` : "";
}

/** What a side could see in its own choices: a line from one of them to the next. */
export function seenOf(frame: Frame, info: Pick<AnalysisInfo, "steps">, mine: ReadonlySet<number>, upTo: number): string {
  const seen = info.steps.flatMap((step, at) => (at <= upTo && step.seen && mine.has(at) ? [{ at, chance: step.seen.value }] : []));
  return seen.map(({ at, chance }, number) => `${number ? "L" : "M"}${xOf(frame, at)} ${yOf(frame, chance)}`).join("");
}

/** Places for marks along a line, each as near to its own as leaves a gap between them, up to an end. */
export function spread(places: readonly number[], gap: number, end: number): number[] {
  const pushed: number[] = [];
  for (const place of places) pushed.push(Math.max(place, (pushed.at(-1) ?? -Infinity) + gap));
  for (let at = pushed.length - 1, most = end; at >= 0; at--, most -= gap) pushed[at] = Math.min(pushed[at]!, most);
  return pushed;
}

/** So many rows tell the curve as a table; the first and the last moment are among them. */
export function rowsOf(last: number, most = 24): number[] {
  const every = Math.max(1, Math.ceil(last / most));
  const rows = Array.from({ length: Math.ceil(last / every) }, (_, at) => at * every);
  return [...rows, last];
}
