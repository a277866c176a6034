import { describe, expect, it } from "vitest";
import { chanceOf, costsOf, fallsOf, ordered, pointsOf, sideOf, signed, telling } from "./figures";
import type { CostInfo, LineInfo, Said } from "../api/types";

describe("figures", () => {
  it("smaller than their error are not shown", () => {
    expect(pointsOf({ value: 0.14, error: 0.015 })).toEqual({ value: 14, within: 3 });
    expect(pointsOf({ value: -0.14, error: 0.08 })).toBeNull();
    expect(pointsOf({ value: 0.004, error: 0 })).toBeNull();
    expect(pointsOf({ value: -0.3, error: 0 })).toEqual({ value: -30, within: 1 });
    expect(pointsOf({ value: 0.0432, error: 0.0196 })).toEqual({ value: 4.3, within: 3.9 });
  });

  it("that are chances stay between 0 and 100", () => {
    expect(chanceOf({ value: 1.00001, error: 0 })).toEqual({ value: 100, within: 0 });
    expect(chanceOf({ value: 0.414, error: 0.012 })).toEqual({ value: 41, within: 2 });
  });

  it("have a sign", () => {
    expect([signed(3, "en"), signed(-3.5, "en"), signed(-3.5, "it")]).toEqual(["+3", "−3.5", "−3,5"]);
  });
});

describe("an account", () => {
  const share = { start: { value: 0.5, error: 0 }, luck: { value: 0.34, error: 0 }, own: { value: -0.27, error: 0 }, others: { value: 0.43, error: 0 }, result: { value: 1, error: 0 } };

  it("falls from the start to the result", () => {
    const falls = fallsOf(share);
    expect(falls.map((fall) => fall.part)).toEqual(["start", "luck", "own", "others", "result"]);
    expect(falls.slice(1, 4).map(({ from, to }) => [from, to].map((each) => Math.round(100 * each)))).toEqual([[50, 84], [84, 57], [57, 100]]);
  });

  it("has one's own side last", () => {
    expect(ordered(3, 0)).toEqual([1, 2, 0]);
    expect(sideOf({ sides: [[0, 2], [1, 3]] }, 3)).toBe(1);
  });

  it("tells of a line what speaks of most pieces", () => {
    const event = (kind: string, facts: object) => ({ kind, facts, seats: ["seat"], rule: "", to: null }) as Said;
    const [turn, attack, damage] = [event("turn", { seat: 1 }), event("attack", { by: "wolf", on: "lovat" }), event("damage", { on: "lovat" })];
    expect(telling([attack, damage, turn])).toBe(attack);
    expect(telling([turn, event("begins", { seat: 0 })])).toBe(turn);
    expect(telling([])).toBeNull();
  });

  it("knows whose the costly choices are", () => {
    const lines = [{ number: 4, seat: 1 }, { number: 5, seat: 0 }] as LineInfo[];
    const costs = [{ number: 4 }, { number: 5 }] as CostInfo[];
    expect(costsOf({ costs }, 0, lines).map((cost) => cost.number)).toEqual([5]);
  });
});
