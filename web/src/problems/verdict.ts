/** How good an answer to a problem is, and which problem comes next. */
import type { ProblemAnswer, ProblemLine } from "../api/types";

export type Verdict = "best" | "also" | "not-yet" | "shown";

export function verdictOf(play: string, answers: readonly ProblemAnswer[]): Verdict {
  if (play === answers[0]?.play) return "best";
  return answers.find((answer) => answer.play === play)?.is_good ? "also" : "not-yet";
}

/** Whether the answers may be seen now. */
export function isEnd(verdict: Verdict | null): boolean {
  return verdict !== null && verdict !== "not-yet";
}

/** A chance in a hundred, as it is shown. */
export function percentOf(chance: number): number {
  return Math.round(100 * chance);
}

/** The next problem that is not solved, after this one and then from the first; where all are, simply the next. */
export function nextOf(problems: readonly ProblemLine[], number: number, isSolved: (number: number) => boolean): number | null {
  const others = [...problems.filter((each) => each.number > number), ...problems.filter((each) => each.number < number)];
  return (others.find((each) => !isSolved(each.number)) ?? others[0])?.number ?? null;
}
