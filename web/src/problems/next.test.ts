import { expect, test } from "vitest";
import { nextOf } from "./next";

const problems = [1, 2, 3].map((number) => ({ number, title: "", version: 1, stars: 1 }));

test("the next problem is the next that is not solved, and where all are, the next", () => {
  expect(nextOf(problems, 2, (number) => number === 3)).toBe(1);
  expect(nextOf(problems, 1, (number) => number === 2)).toBe(3);
  expect(nextOf(problems, 3, () => true)).toBe(1);
  expect(nextOf(problems.slice(0, 1), 1, () => true)).toBeNull();
});
