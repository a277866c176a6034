import { expect, test } from "vitest";
import { changed, type Change } from "./changes";

const CASES: [unknown, Change, unknown][] = [
  [{ hull: 3, crew: 2 }, { hull: [2] }, { hull: 2, crew: 2 }],
  [{ fire: true }, { fire: 0 }, {}],
  [{}, { fire: [true] }, { fire: true }],
  [{ ships: [{ hull: 3 }, { hull: 4 }] }, { ships: { 1: { hull: [1] } } }, { ships: [{ hull: 3 }, { hull: 1 }] }],
  [{ hand: ["a", "b"] }, { hand: { "#": 1 } }, { hand: ["a"] }],
  [{ hand: ["a"] }, { hand: { "#": 2, 1: ["b"] } }, { hand: ["a", "b"] }],
  [{ deck: ["a", "b"] }, { deck: [["b"]] }, { deck: ["b"] }],
  [{ "#": 1 }, { "#": [2] }, { "#": 2 }],
  [4, [null], null],
];

test.each(CASES)("%j changed by %j is %j", (before, by, after) => {
  const kept = JSON.stringify(before);
  expect(changed(before, by)).toEqual(after);
  expect(JSON.stringify(before)).toBe(kept);
});

test("what did not change is the same object, so that nothing is drawn again", () => {
  const before = { mine: { hand: ["a"] }, theirs: { hull: 3 } };
  const after = changed(before, { theirs: { hull: [2] } }) as typeof before;
  expect(after.mine).toBe(before.mine);
  expect(changed(before, {})).toBe(before);
});
