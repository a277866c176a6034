import { expect, test } from "vitest";
import { isEnd, nextOf, verdictOf } from "./verdict";

const answers = [
  { play: "break", chance: 0.63, behind: 0, error: 0, is_good: true },
  { play: "hide", chance: 0.625, behind: 0.005, error: 0.01, is_good: true },
  { play: "pass", chance: 0.49, behind: 0.14, error: 0.01, is_good: false },
];
const problems = [1, 2, 3].map((number) => ({ number, title: "", version: 1, stars: 1 }));

test("the best is right, what cannot be told from it is also good, everything else comes again", () => {
  expect(answers.map(({ play }) => verdictOf(play, answers))).toEqual(["best", "also", "not-yet"]);
  expect([null, "not-yet", "also", "shown"].map((each) => isEnd(each as never))).toEqual([false, false, true, true]);
});

test("the next problem is the next that is not solved, and where all are, the next", () => {
  expect(nextOf(problems, 2, (number) => number === 3)).toBe(1);
  expect(nextOf(problems, 1, (number) => number === 2)).toBe(3);
  expect(nextOf(problems, 3, () => true)).toBe(1);
  expect(nextOf(problems.slice(0, 1), 1, () => true)).toBeNull();
});
