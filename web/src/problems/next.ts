/** Which problem comes next, and how chances are shown. */
import type { ProblemLine } from "../api/types";

/** A chance in a hundred, as it is shown. */
export function percentOf(chance: number): number {
  return Math.round(100 * chance);
}

/** The next problem that is not solved, after this one and then from the first; where all are, simply the next. */
export function nextOf(problems: readonly ProblemLine[], number: number, isSolved: (number: number) => boolean): number | null {
  const others = [...problems.filter((each) => each.number > number), ...problems.filter((each) => each.number < number)];
  return (others.find((each) => !isSolved(each.number)) ?? others[0])?.number ?? null;
}
