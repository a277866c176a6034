import { expect, test } from "vitest";
import type { Fight } from "./fights";
import { oddsOf } from "./odds";

const side = (modifier: number, ...sides: number[]): Fight["attacker"] => ({ name: "", dice: sides.map((each) => ({ sides: each, value: 1, counts: true })), modifier, modifiers: [], total: 1 });

test("the chances of an attack count every way in which the dice can fall", () => {
  const odds = oddsOf({ attacker: side(0, 4), defender: side(0, 4), outcome: "", isAttack: true });
  // 16 rolls: 2:1, 3:1, 4:1, 4:2 sink; 3:2, 4:3 damage.
  expect(odds.sunk).toBeCloseTo(4 / 16);
  expect(odds.damaged).toBeCloseTo(2 / 16);
  expect(odds.missed).toBeCloseTo(10 / 16);
});

test("no result is below 1, and only the highest die counts", () => {
  const odds = oddsOf({ attacker: side(0, 6, 4), defender: side(-9, 10), outcome: "", isAttack: false });
  expect(odds.sunk).toBeCloseTo(23 / 24);
});
