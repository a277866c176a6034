/** Where everything lies on the chart, in pixels of its own: plates, towns, ships at their berths, the notoriety border. */
import { HEIGHT, WIDTH, place } from "./coast";

export type Point = readonly [number, number];
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How broad the graduated border is. */
export const BORDER = 24;

/** The open ocean in the upper right corner, where navy, market and supply lie. */
export const OCEAN = { right: 32, top: 32, width: 376, height: 368 };

export const CARD = { width: 106, height: 66 };
export const PORT = { width: 126, height: 46 };
export const TRANSIT = { width: 48, height: 48 };

/** The upper left corner of each space, from 1 on; the first is nowhere. */
const CORNERS: readonly Point[] = [
  [0, 0],
  [32, 100], [168, 38], [296, 100], [424, 48], [248, 184], [560, 74],
  [424, 168],
  [52, 194], [152, 276], [302, 284], [438, 264], [562, 264], [590, 178],
  [270, 358],
  [248, 434], [344, 352], [468, 352], [536, 434], [592, 352], [680, 434],
];

/** The towns in degrees, where their castles stand. */
const TOWNS: Readonly<Record<number, Point>> = {
  1: [-82.38, 23.13],
  5: [-75.83, 19.97],
  10: [-76.84, 17.93],
  13: [-66.1, 18.47],
  15: [-75.53, 10.4],
  18: [-71.62, 10.98],
  20: [-61.5, 10.65],
};

export const NASSAU: Point = place(-77.35, 25.06);

const sizeOf = (space: number): { width: number; height: number } =>
  space === 7 || space === 14 ? TRANSIT : space in TOWNS ? PORT : CARD;

/** The plate of a space. */
export function plateAt(space: number): Box {
  const [x, y] = CORNERS[space] ?? [0, 0];
  return { x, y, ...sizeOf(space) };
}

export function centreOf(space: number): Point {
  if (space === 0) return NASSAU;
  const { x, y, width, height } = plateAt(space);
  return [x + width / 2, y + height / 2];
}

/** From each town to the nearest point of its plate. */
export function leaders(): { town: Point; end: Point }[] {
  return Object.entries(TOWNS).map(([space, [longitude, latitude]]) => {
    const { x, y, width, height } = plateAt(Number(space));
    const town = place(longitude, latitude);
    return { town, end: [clamp(town[0], x, x + width), clamp(town[1], y, y + height)] };
  });
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The course from 1 to 20: a line through all spaces, so that on and back can be seen. */
export function course(): string {
  const points = Array.from({ length: 20 }, (_, at) => centreOf(at + 1));
  return points.map(([x, y], at) => (at === 0 ? `M${x} ${y}` : bent(points[at - 1] ?? [x, y], [x, y]))).join("");
}

/** From a point to the next one, in a slight bend as ships sail. */
function bent([fromX, fromY]: Point, [x, y]: Point): string {
  const [dx, dy] = [x - fromX, y - fromY];
  return `Q${Math.round(fromX + dx / 2 - dy * 0.12)} ${Math.round(fromY + dy / 2 + dx * 0.12)} ${x} ${y}`;
}

/** The track of a move from one space to another. */
export function track(from: number, to: number): string {
  const start = centreOf(from);
  return `M${start.join(" ")}${bent(start, centreOf(to))}`;
}

/**
 * Where a ship lies: in the roads of Nassau, above a port, before the picture of a merchant, beside a transit.
 * `at` counts those that are there.
 */
export function berth(space: number, at: number, all: number): Point {
  if (space === 0) return [NASSAU[0] - 46 + at * 29, NASSAU[1] + 33];
  const { x, y, width, height } = plateAt(space);
  if (height === TRANSIT.height && width === TRANSIT.width) return [x + width + 14 + at * 28, y + 38];
  const step = Math.min(36, (width - 24) / Math.max(1, all - 1));
  return [x + width - 22 - at * step, height === PORT.height ? y - 5 : y + 29];
}

/** The border: 32 cells along the top and the bottom, 18 along each side, clockwise from the upper left. */
export function cell(marker: number): Box {
  const [across, down] = [WIDTH / 32, (HEIGHT - 2 * BORDER) / 18];
  if (marker <= 32) return { x: (marker - 1) * across, y: 0, width: across, height: BORDER };
  if (marker <= 50) return { x: WIDTH - BORDER, y: BORDER + (marker - 33) * down, width: BORDER, height: down };
  if (marker <= 82) return { x: WIDTH - (marker - 50) * across, y: HEIGHT - BORDER, width: across, height: BORDER };
  return { x: 0, y: HEIGHT - BORDER - (marker - 82) * down, width: BORDER, height: down };
}

const INSET = 18;

/** Where a marker lies: in the middle of its cell, but never over the edge of the chart. */
export function cellCentre(marker: number): Point {
  const { x, y, width, height } = cell(marker);
  return [clamp(x + width / 2, INSET, WIDTH - INSET), clamp(y + height / 2, INSET, HEIGHT - INSET)];
}

/** Notoriety above 100 goes round again. */
export const printed = (notoriety: number): number => ((notoriety - 1) % 100) + 1;
