/** Where things are on the chart, what fits into the window, and where names go. */
import { expect, test } from "vitest";
import { apart, around, broadside, cleared, fit, isInside, K, kept, labelled, place, reachOf, ringsOf, soundings, toDrawing, toWindow, within, zoomed } from "./chart";

test("north is up and an inch is thirty units", () => {
  expect(place({ x: 2, y: 3 }, 10)).toEqual({ x: 60, y: 210 });
});

test("what is shown in a window comes back from it", () => {
  const camera = { x: 120, y: 80, zoom: 0.7 };
  const there = toWindow({ x: 33, y: 44 }, camera, 800, 600);
  const back = toDrawing(there, camera, 800, 600);
  expect(back.x).toBeCloseTo(33);
  expect(back.y).toBeCloseTo(44);
});

test("zooming leaves the point under the pointer where it is", () => {
  const camera = { x: 100, y: 100, zoom: 1 };
  const at = { x: 700, y: 50 };
  const before = toDrawing(at, camera, 800, 600);
  const after = toDrawing(at, zoomed(camera, 1.6, at, 800, 600), 800, 600);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test("a fitted box is seen whole, clear of the instruments", () => {
  const box = around([{ x: 0, y: 0 }, { x: 900, y: 400 }], 50);
  const insets = { top: 100, right: 180, bottom: 20, left: 10 };
  const camera = fit(box, 800, 600, 2, insets);
  const [first, last] = [toWindow({ x: box.x, y: box.y }, camera, 800, 600), toWindow({ x: box.x + box.width, y: box.y + box.height }, camera, 800, 600)];
  expect(first.x).toBeGreaterThanOrEqual(insets.left - 1);
  expect(first.y).toBeGreaterThanOrEqual(insets.top - 1);
  expect(last.x).toBeLessThanOrEqual(800 - insets.right + 1);
  expect(last.y).toBeLessThanOrEqual(600 - insets.bottom + 1);
});

test("the chart comes as little as it can to bring somebody clear of what lies over it", () => {
  const [camera, insets] = [{ x: 400, y: 300, zoom: 1 }, { top: 100, right: 50, bottom: 30, left: 300 }];
  expect(cleared(camera, [{ x: 500, y: 300 }], 800, 600, insets, 40)).toEqual(camera);
  expect(cleared(camera, [{ x: 100, y: 590 }], 800, 600, insets, 40)).toEqual({ x: 160, y: 360, zoom: 1 });
  expect(cleared(camera, [{ x: 0, y: 300 }, { x: 800, y: 300 }], 800, 600, insets, 40).zoom).toBeLessThan(1);
});

test("no more is seen beyond the edges of the table than lies under instruments", () => {
  const insets = { top: 100, right: 50, bottom: 30, left: 20 };
  expect(within({ x: 0, y: 700, zoom: 1 }, 2000, 1000, 800, 600, insets)).toEqual({ x: 380, y: 700, zoom: 1 });
  expect(within({ x: 1990, y: 0, zoom: 1 }, 2000, 1000, 800, 600, insets)).toEqual({ x: 1650, y: 200, zoom: 1 });
  expect(within({ x: 0, y: 0, zoom: 0.5 }, 900, 700, 800, 600, insets)).toEqual({ x: 480, y: 280, zoom: 0.5 });
});

test("the camera never loses the table", () => {
  expect(kept({ x: -500, y: 9999, zoom: 1 }, 1320, 1080)).toEqual({ x: 0, y: 1080, zoom: 1 });
});

test("the starboard arc of a ship that heads north lies to the east", () => {
  const path = broadside({ x: 10, y: 10, heading: 0 }, "starboard", 4, 20);
  const xs = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[AL]|Z)/g)].map((found) => Number(found[1]));
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(10 * K);
});

test("guns carry as far as their last bracket, with a ring wherever they lose a point", () => {
  const book = { ranges: [5, 5, 3, 3, null, null, null, null, null, null, null] };
  expect(reachOf(book)).toBe(8);
  expect(ringsOf(book)).toEqual([{ range: 4, value: 5 }, { range: 8, value: 3 }]);
});

test("names of ships side by side do not cover each other", () => {
  const items = [0, 30, 60].map((x) => ({ middle: { x: 300 + x, y: 300 }, width: 110, height: 30, reach: { x: 14, y: 24 } }));
  const boxes = labelled(items, []);
  boxes.forEach((box, at) =>
    boxes.slice(at + 1).forEach((other) => {
      const isApart = box.x + box.width <= other.x || other.x + other.width <= box.x || box.y + box.height <= other.y || other.y + other.height <= box.y;
      expect(isApart).toBe(true);
    }),
  );
});

test("a name keeps off the instruments", () => {
  const instrument = { x: 0, y: 310, width: 900, height: 200 };
  const [box] = labelled([{ middle: { x: 300, y: 300 }, width: 110, height: 30, reach: { x: 14, y: 24 } }], [instrument]);
  expect(box!.y + box!.height).toBeLessThanOrEqual(310);
});

test("there are no soundings on land, and small ones on shoals", () => {
  const square = (x: number, y: number, size: number): [number, number][] => [[x, y], [x + size, y], [x + size, y + size], [x, y + size]];
  const found = soundings([60, 40], [{ depth: 0, points: square(0, 0, 20) }, { depth: 1, points: square(30, 10, 20) }]);
  expect(found.some((each) => isInside(each, square(0, 0, 20)))).toBe(false);
  const shallow = found.filter((each) => isInside(each, square(30, 10, 20)));
  expect(shallow.length).toBeGreaterThan(3);
  expect(Math.max(...shallow.map(({ depth }) => depth))).toBeLessThan(4);
});

test("of two figures that would lie over each other the first stays", () => {
  const at = (x: number) => ({ x, box: { x, y: 0, width: 50, height: 18 } });
  expect(apart([at(0), at(30), at(60), at(100)]).map(({ x }) => x)).toEqual([0, 60]);
});

test("where ships lie close, a name goes further out rather than over another", () => {
  const ship = (x: number, y: number) => ({ middle: { x, y }, width: 100, height: 30, reach: { x: 14, y: 14 } });
  const found = labelled([ship(100, 100), ship(100, 130), ship(100, 160), ship(140, 115), ship(140, 145), ship(60, 115), ship(60, 145)], []);
  const covered = found.flatMap((a, i) => found.slice(i + 1).filter((b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height));
  expect(covered).toEqual([]);
});
