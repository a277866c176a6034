/** Ships as they are drawn: rigs, yards that brace themselves, masts that are gone, and the boxes of the log book. */
import { expect, test } from "vitest";
import { mastOf, rowOf } from "./boxes";
import { brace, rigOf, shipDrawing, type Plan } from "./rig";
import { bracketOf, chanceOf, drawnOf, flagOf, isAfloat, pointAt, stationAt, type ShipView, type ShotView } from "./view";

const plan = (change: Partial<Plan>): Plan => ({ length: 90, beam: 0.28, rig: "ship", decks: 1, sails: "battle", wind: 90, nation: "GB", felled: [], ...change });
const count = (text: string, part: string): number => text.split(part).length - 1;

test("a ship is rigged by her type and her masts", () => {
  expect(rigOf("frigate", [6, 6, 6])).toBe("ship");
  expect(rigOf("brig_sloop", [4, 4, 0])).toBe("brig");
  expect(rigOf("lugger", [2, 2, 0])).toBe("schooner");
  expect(rigOf("xebec", [4, 4, 4])).toBe("xebec");
});

test("yards stand square before the wind and sharp up close to it", () => {
  expect(brace(180).turn).toBeCloseTo(0);
  expect(Math.abs(brace(45).turn)).toBeCloseTo(56);
  expect(brace(300).side).toBe(-1);
});

test("full sail shows more canvas than battle sail, and furled none", () => {
  const cloth = (sails: Plan["sails"]): number => count(shipDrawing(plan({ sails })), 'class="cloth"');
  expect(cloth("full")).toBeGreaterThan(cloth("battle"));
  expect(cloth("furled")).toBe(0);
});

test("a felled mast is a stump", () => {
  const drawing = shipDrawing(plan({ felled: ["main"] }));
  expect(count(drawing, 'class="stump"')).toBe(1);
  expect(count(drawing, 'class="mast"')).toBe(2);
});

test("boxes stand in fours, the incomplete section first, and are struck from the first", () => {
  const row = rowOf(10, 7, 0, 0, 284, 1);
  expect(row.filter(({ cross }) => cross)).toHaveLength(3);
  const gaps = row.slice(1).map((box, at) => Math.round(box.x - row[at]!.x));
  expect(gaps.filter((gap) => gap > Math.min(...gaps))).toHaveLength(2);
  expect(gaps[1]).toBeGreaterThan(gaps[0]!);
  expect(row.at(-1)!.x + row.at(-1)!.size).toBeLessThanOrEqual(284);
  expect(mastOf(6, 0, 50, 50, 1).every(({ cross }) => cross)).toBe(true);
  expect(rowOf(10, 7, 0, 0, 284, 1)).toEqual(row);
});

test("a prize flies the flag of those who took her", () => {
  const sides = [{ name: "GB", home_edge: "W", seats: [0], points: 0, camp: 0 }, { name: "FR", home_edge: "E", seats: [1], points: 0, camp: 1 }];
  const ship = { id: "fr_bellone", side: 1, born: 1 } as ShipView;
  expect(flagOf(ship, sides)).toBe("FR");
  expect(flagOf({ ...ship, side: 0 }, sides)).toBe("GB");
});

test("a ship that has not taken station is not on the chart; stations lie off the home edges", () => {
  expect(isAfloat({ place: "sea", x: 0, y: 0 })).toBe(false);
  expect(isAfloat({ place: "sea", x: 5, y: 6 })).toBe(true);
  expect(isAfloat({ place: "sunk", x: 5, y: 6 })).toBe(false);
  expect([stationAt(2, "W", 2, [60, 54]), stationAt(1, "E", 2, [60, 54])]).toEqual([{ x: 5, y: 12 }, { x: 55, y: 6 }]);
  expect([stationAt(1, "S", 3, [66, 66]), stationAt(8, "N", 4, [66, 66])]).toEqual([{ x: 12, y: 5 }, { x: 54, y: 61 }]);
});

test("ranges, chances, points of the rose and drawn scenarios are read right", () => {
  expect([2, 2.1, 32, 33].map(bracketOf)).toEqual([0, 1, 10, -1]);
  expect(chanceOf({ chances: [0.36, 0.34, 0.12, 0.18] } as ShotView)).toBe(64);
  expect([0, 359, 22.5, -22.5].map(pointAt)).toEqual(["N", "N", "NNE", "NNW"]);
  expect(drawnOf('{"title":{"en":"A"}}').title).toEqual({ en: "A" });
  expect(drawnOf("duel_1813")).toEqual({});
});
