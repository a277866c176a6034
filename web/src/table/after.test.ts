import { expect, test } from "vitest";
import { orderOf, spanOf } from "./after";

test("everybody keeps their seat, or moves on by one", () => {
  expect(orderOf(false, 3)).toEqual([0, 1, 2]);
  expect(orderOf(true, 3)).toEqual([2, 0, 1]);
});

test("all ratings have room on one line", () => {
  const span = spanOf([{ rating: 1500, band: 100 }, { rating: 1600, band: 100 }]);
  expect([span(1400), span(1550), span(1700)]).toEqual([0, 100, 200]);
});
