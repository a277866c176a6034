/** The chart in units of the drawing: 30 to the inch, north up. Where things are, what fits, and where names go. */
import { seeded } from "./rig";
import { ARC, RANGES, type BookView, type Pose, type ShoreView } from "./view";

export const K = 30;
const RADIAN = Math.PI / 180;
const n1 = (value: number): number => Math.round(value * 10) / 10;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** From inches on a table of some height to the drawing, whose y goes down. */
export const place = (point: Point, height: number): Point => ({ x: n1(point.x * K), y: n1((height - point.y) * K) });

/** The point so many inches from another one, at a bearing. */
export function off(from: Point, bearing: number, inches: number): Point {
  return { x: from.x + inches * Math.sin(bearing * RADIAN), y: from.y + inches * Math.cos(bearing * RADIAN) };
}

/** The outline of a polygon. */
export function outline(points: readonly (readonly [number, number])[], height: number): string {
  return `M${points.map(([x, y]) => { const at = place({ x, y }, height); return `${at.x} ${at.y}`; }).join("L")}Z`;
}

/** A wedge about a bearing, from one range to another. */
export function wedge(from: Point, bearing: number, half: number, near: number, far: number, height: number): string {
  const at = (angle: number, range: number): string => { const point = place(off(from, bearing + angle, range), height); return `${point.x} ${point.y}`; };
  const inner = near > 0 ? `L${at(half, near)}A${n1(near * K)} ${n1(near * K)} 0 0 0 ${at(-half, near)}` : `L${at(0, 0)}`;
  return `M${at(-half, far)}A${n1(far * K)} ${n1(far * K)} 0 0 1 ${at(half, far)}${inner}Z`;
}

/** The arc of a broadside: on the beam, to starboard (90) or to port (-90). */
export const broadside = (pose: Pose, side: string, far: number, height: number, near = 0): string =>
  wedge(pose, pose.heading + (side === "port" ? -90 : 90), ARC, near, far, height);

/** How far the guns of a ship carry, in inches. */
export function reachOf(book: Pick<BookView, "ranges">): number {
  const last = book.ranges.reduce<number>((found, value, at) => (value === null ? found : at), -1);
  return last < 0 ? 0 : (RANGES[last] ?? 0);
}

/** The rings worth drawing within an arc: where the guns lose a point. */
export function ringsOf(book: Pick<BookView, "ranges">): { range: number; value: number }[] {
  return RANGES.flatMap((range, at) => {
    const [value, next] = [book.ranges[at] ?? null, book.ranges[at + 1] ?? null];
    return value === null || value === next ? [] : [{ range, value }];
  });
}

// --- what fits into the window ----------------------------------------------------------------------------------------

export interface Camera {
  /** The middle of what is seen, in units of the drawing. */
  x: number;
  y: number;
  /** Pixels to the unit. */
  zoom: number;
}

export const ZOOMS = { least: 0.22, most: 3 } as const;
export const bounded = (zoom: number): number => Math.max(ZOOMS.least, Math.min(ZOOMS.most, zoom));

/** The box around some points with room on all sides. */
export function around(points: readonly Point[], room: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}

/** The camera that shows a box in a window, `insets` being covered by instruments. */
export function fit(box: Box, width: number, height: number, most = 1.5, insets = { top: 0, right: 0, bottom: 0, left: 0 }): Camera {
  const [w, h] = [Math.max(60, width - insets.left - insets.right), Math.max(60, height - insets.top - insets.bottom)];
  const zoom = bounded(Math.min(most, w / box.width, h / box.height));
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { zoom, x: middle.x - (insets.left - insets.right) / 2 / zoom, y: middle.y - (insets.top - insets.bottom) / 2 / zoom };
}

/** The camera that comes as little as it can so that all points are clear of what covers the window; closer if it must. */
export function cleared(camera: Camera, points: readonly Point[], width: number, height: number, insets: { top: number; right: number; bottom: number; left: number }, room: number): Camera {
  const box = around(points, room / camera.zoom);
  const free = { x: insets.left, y: insets.top, width: width - insets.left - insets.right, height: height - insets.top - insets.bottom };
  if (box.width * camera.zoom > free.width || box.height * camera.zoom > free.height) return fit(box, width, height, camera.zoom, insets);
  const { x, y } = toWindow(box, camera, width, height);
  const by = (at: number, long: number, from: number, wide: number): number => Math.min(0, at - from) || Math.max(0, at + long - from - wide);
  return { ...camera, x: camera.x + by(x, box.width * camera.zoom, free.x, free.width) / camera.zoom, y: camera.y + by(y, box.height * camera.zoom, free.y, free.height) / camera.zoom };
}

/** Zoom about a point of the window, which stays where it is. */
export function zoomed(camera: Camera, by: number, at: Point, width: number, height: number): Camera {
  const zoom = bounded(camera.zoom * by);
  const [dx, dy] = [at.x - width / 2, at.y - height / 2];
  return { zoom, x: camera.x + dx / camera.zoom - dx / zoom, y: camera.y + dy / camera.zoom - dy / zoom };
}

/** A camera that never loses the table: its middle stays on it. */
export function kept(camera: Camera, wide: number, high: number): Camera {
  return { ...camera, x: Math.max(0, Math.min(wide, camera.x)), y: Math.max(0, Math.min(high, camera.y)) };
}

/** A camera that shows no more beyond the edges of the table than the insets; a table that is smaller than the window lies in its middle. */
export function within(camera: Camera, wide: number, high: number, width: number, height: number, insets: { top: number; right: number; bottom: number; left: number }): Camera {
  const along = (middle: number, long: number, window: number, before: number, after: number): number => {
    const [least, most] = [(window / 2 - before) / camera.zoom, long - (window / 2 - after) / camera.zoom];
    return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, middle));
  };
  return { ...camera, x: along(camera.x, wide, width, insets.left, insets.right), y: along(camera.y, high, height, insets.top, insets.bottom) };
}

/** Where a point of the drawing is in the window, and the other way round. */
export const toWindow = (point: Point, camera: Camera, width: number, height: number): Point => ({
  x: (point.x - camera.x) * camera.zoom + width / 2,
  y: (point.y - camera.y) * camera.zoom + height / 2,
});
export const toDrawing = (point: Point, camera: Camera, width: number, height: number): Point => ({
  x: (point.x - width / 2) / camera.zoom + camera.x,
  y: (point.y - height / 2) / camera.zoom + camera.y,
});

// --- names beside ships -----------------------------------------------------------------------------------------------

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Of figures in the order of their weight those that lie over none before them. */
export function apart<Kind extends { box: Box }>(figures: readonly Kind[]): Kind[] {
  return figures.reduce<Kind[]>((found, each) => (found.some(({ box }) => overlap(box, each.box) > 0) ? found : [...found, each]), []);
}

/** A label to be placed: beside what it names, which reaches so far to the sides and up and down. */
export interface Label {
  middle: Point;
  width: number;
  height: number;
  reach: Point;
}

/** The eight sites around a middle where a label may stand, and those one label further out; below comes first. */
function sites({ middle, width, height, reach }: Label): Box[] {
  const across = [-width / 2, reach.x * 0.8, -reach.x * 0.8 - width];
  const along = [reach.y, -reach.y - height, -height / 2];
  const near = along.flatMap((dy) => across.map((dx) => ({ x: middle.x + dx, y: middle.y + dy, width, height }))).filter((_, at) => at !== 6);
  return [...near, ...near.map((site) => ({ ...site, y: site.y + (site.y < middle.y ? -height : height) }))];
}

/** Where each label goes, in order: the site that covers least of ships, other labels and instruments. */
export function labelled(items: readonly Label[], taken: readonly Box[], window?: Box): Box[] {
  const placed: Box[] = [];
  const hulls = items.map(({ middle, reach }) => ({ x: middle.x - reach.x, y: middle.y - reach.y, width: 2 * reach.x, height: 2 * reach.y }));
  items.forEach((item, own) => {
    const cost = (site: Box, at: number): number => {
      const others = hulls.reduce((sum, hull, each) => sum + (each === own ? 0.6 : 1) * overlap(site, hull), 0);
      const covered = [...taken, ...placed].reduce((sum, box) => sum + overlap(site, box), 0);
      const lost = window ? item.width * item.height - overlap(site, window) : 0;
      return others + 2 * covered + 2 * lost + at;
    };
    const found = sites(item).map((site, at) => ({ site, cost: cost(site, at) }));
    placed.push(found.reduce((best, each) => (each.cost < best.cost ? each : best)).site);
  });
  return placed;
}

// --- the ground -------------------------------------------------------------------------------------------------------

/** Whether a point lies in a polygon. */
export function isInside({ x, y }: Point, points: readonly (readonly [number, number])[]): boolean {
  let is = false;
  points.forEach(([x1, y1], at) => {
    const [x2, y2] = points[(at + 1) % points.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) is = !is;
  });
  return is;
}

export interface Sounding extends Point {
  depth: number;
}

/** Soundings on a grid that looks hand-made, none on land: small numbers where the water is shallow. */
export function soundings(table: readonly [number, number], shores: readonly ShoreView[], every = 5): Sounding[] {
  const random = seeded(Math.round(table[0] * 31 + table[1] * 7 + shores.length));
  const found: Sounding[] = [];
  for (let y = every / 2; y < table[1]; y += every) {
    for (let x = every / 2; x < table[0]; x += every) {
      const at = { x: x + (random() - 0.5) * every * 0.7, y: y + (random() - 0.5) * every * 0.7 };
      const deep = 14 + Math.round(random() * 20);
      const here = shores.filter((shore) => isInside(at, shore.points)).map(({ depth }) => depth);
      if (!here.includes(0)) found.push({ ...at, depth: here.length > 0 ? Math.min(...here) * 2 + Math.round(random()) : deep });
    }
  }
  return found;
}

/** The rays of a hill, around a point on land. */
export function hachures(middle: Point, radius: number, seed: number): string {
  const random = seeded(seed);
  return Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * Math.PI * 2;
    const [near, far] = [radius * (0.4 + random() * 0.12), radius * (0.8 + random() * 0.3)];
    return `M${n1(middle.x + Math.cos(angle) * near)} ${n1(middle.y + Math.sin(angle) * near * 0.75)}L${n1(middle.x + Math.cos(angle) * far)} ${n1(middle.y + Math.sin(angle) * far * 0.75)}`;
  }).join("");
}

/** Up to `most` points well inside a polygon, for hills. */
export function hills(points: readonly (readonly [number, number])[], most = 3): Point[] {
  const box = around(points.map(([x, y]) => ({ x, y })), 0);
  const random = seeded(Math.round(box.width * 100 + box.height));
  const edge = (at: Point): number => Math.min(...points.map(([x, y], n) => distance(at, { x, y }, points[(n + 1) % points.length]!)));
  const tried = Array.from({ length: 60 }, () => ({ x: box.x + random() * box.width, y: box.y + random() * box.height })).filter((at) => isInside(at, points) && edge(at) > 1.4);
  return tried.reduce<Point[]>((found, at) => (found.length < most && found.every((other) => Math.hypot(at.x - other.x, at.y - other.y) > 4) ? [...found, at] : found), []);
}

function distance(at: Point, a: Point, [bx, by]: readonly [number, number]): number {
  const [dx, dy] = [bx - a.x, by - a.y];
  const t = Math.max(0, Math.min(1, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(at.x - a.x - t * dx, at.y - a.y - t * dy);
}
