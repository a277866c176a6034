import { expect, test } from "vitest";
import type { Explanation, Said } from "../api/types";
import { chipOf, isWorthOpening, percent } from "./worth";

const said = (kind: string): Said => ({ kind, facts: {}, seats: [], rule: "", to: null });
const explained = (...chances: [string, number, boolean | null][]): Explanation => ({
  notes: [],
  sums: [],
  chances: chances.map(([kind, chance, is_good]) => ({ outcome: said(kind), chance, is_good })),
});

test("the chip says the best outcome and its chance", () => {
  expect(chipOf(explained(["sinks", 0.456, true], ["misses", 0.544, false]))).toEqual({ said: said("sinks"), percent: 46, isGood: true });
});

test("what is certain has no percentage, and nothing to reckon has no chip", () => {
  expect(chipOf(explained(["wins", 1, true]))?.percent).toBeNull();
  expect(chipOf(explained())).toBeNull();
  expect(chipOf(undefined)).toBeNull();
  expect([isWorthOpening(undefined), isWorthOpening(explained()), isWorthOpening(explained(["wins", 1, true]))]).toEqual([false, false, true]);
});

test.each([[0, 0], [0.001, 1], [0.5, 50], [0.999, 99], [1, 100]])("a chance of %d is %i percent", (chance, shown) => expect(percent(chance)).toBe(shown));
