import { expect, test } from "vitest";
import { secondsLeft, spokenAt } from "./clock";

test("a clock that has not started shows all that there is", () => {
  expect(secondsLeft({ seconds: 30, left: null }, 5000)).toBe(30);
});

test("a clock counts down from the server's word and stops at none", () => {
  const ask = { seconds: 30, left: 12.4 };
  expect([0, 399, 401, 12_399, 12_401, 99_999].map((passed) => secondsLeft(ask, passed))).toEqual([13, 13, 12, 1, 0, 0]);
  expect(secondsLeft(ask, -50)).toBe(13);
});

test("what is left is said at ten and at five seconds only", () => {
  expect([30, 11, 10, 9, 6, 5, 4, 0].map(spokenAt)).toEqual([null, null, 10, 10, 10, 5, 5, 5]);
});
