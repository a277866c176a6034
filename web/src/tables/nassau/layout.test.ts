import { expect, test } from "vitest";
import { HEIGHT, WIDTH } from "./coast";
import { berth, BORDER, cell, cellCentre, OCEAN, plateAt, printed, type Box } from "./layout";

const SPACES = Array.from({ length: 20 }, (_, at) => at + 1);
const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test("every plate lies within the border and upon no other", () => {
  for (const space of SPACES) {
    const box = plateAt(space);
    expect(box.x).toBeGreaterThanOrEqual(BORDER);
    expect(box.y + box.height).toBeLessThanOrEqual(HEIGHT - BORDER);
    expect(SPACES.filter((other) => other !== space && overlap(box, plateAt(other)))).toEqual([]);
  }
});

test("no plate lies under what is on the ocean to the east", () => {
  const ocean = { x: WIDTH - OCEAN.right - OCEAN.width, y: OCEAN.top, width: OCEAN.width, height: OCEAN.height };
  expect(SPACES.filter((space) => overlap(ocean, plateAt(space)))).toEqual([]);
});

test("five ships on a space have five berths", () => {
  for (const space of [0, ...SPACES]) {
    const berths = [0, 1, 2, 3, 4].map((at) => berth(space, at, 5).join("/"));
    expect(new Set(berths).size).toBe(5);
  }
});

test("the border has a hundred cells, clockwise and without a gap", () => {
  const cells = Array.from({ length: 100 }, (_, at) => cell(at + 1));
  expect(cells[31]?.x).toBeCloseTo(WIDTH - WIDTH / 32);
  expect(cells[32]).toMatchObject({ x: WIDTH - BORDER, y: BORDER });
  expect(cells[49]?.y).toBeCloseTo(HEIGHT - BORDER - (cells[49]?.height ?? 0));
  expect(cells[81]?.x).toBeCloseTo(0);
  expect(cells[99]?.y).toBeCloseTo(BORDER);
});

test("a marker never hangs over the edge of the chart", () => {
  for (let marker = 1; marker <= 100; marker++) {
    const [x, y] = cellCentre(marker);
    expect(Math.min(x, y, WIDTH - x, HEIGHT - y)).toBeGreaterThanOrEqual(18);
  }
});

test.each([[1, 1], [100, 100], [101, 1], [205, 5]])("notoriety %d stands on %d", (notoriety, marker) => {
  expect(printed(notoriety)).toBe(marker);
});
