/**
 * Coastlines of world-atlas (Natural Earth, public domain) as the paths of a chart, by Mercator.
 *
 * Only the scripts of this folder use it; the page itself carries none of these libraries.
 */
import { geoMercator } from "d3-geo";
import { readFileSync } from "node:fs";
import { feature } from "topojson-client";

const [TOLERANCE, SMALLEST] = [0.4, 2];
const mercator = (latitude) => (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

/** Every ring of the land within a chart, as points. `corner` is a point in pixels and degrees. */
export function ringsOf({ width, height, corner, scale }) {
  const atlas = JSON.parse(readFileSync("node_modules/world-atlas/land-50m.json", "utf8"));
  const { features } = feature(atlas, atlas.objects.land);
  const flat = geoMercator().scale((scale * 180) / Math.PI).translate([0, 0]);
  const [left, top] = flat([corner.longitude, corner.latitude]);
  const projection = flat.translate([corner.x - left, corner.y - top]).clipExtent([[-30, -30], [width + 30, height + 30]]);
  const rings = [];
  let ring = [];
  const pen = projection.stream({
    point: (x, y) => ring.push([x, y]),
    lineStart: () => (ring = []),
    lineEnd: () => rings.push(ring),
    polygonStart() {},
    polygonEnd() {},
  });
  const polygons = features.flatMap(({ geometry: { type, coordinates } }) => (type === "Polygon" ? [coordinates] : coordinates));
  for (const polygon of polygons) {
    pen.polygonStart();
    for (const outline of polygon) {
      pen.lineStart();
      for (const [longitude, latitude] of outline.slice(0, -1)) pen.point(longitude, latitude);
      pen.lineEnd();
    }
    pen.polygonEnd();
  }
  return rings;
}

/** Douglas and Peucker: the points without which the line would run elsewhere. */
function simpler(points) {
  if (points.length < 3) return points;
  const [from, to] = [points[0], points.at(-1)];
  const far = points.map((point) => distance(point, from, to));
  const at = far.indexOf(Math.max(...far));
  if (far[at] <= TOLERANCE) return [from, to];
  return [...simpler(points.slice(0, at + 1)).slice(0, -1), ...simpler(points.slice(at))];
}

function distance([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

const area = (points) => Math.abs(points.reduce((sum, [x, y], at) => sum + x * points[(at + 1) % points.length][1] - y * points[(at + 1) % points.length][0], 0)) / 2;
const tenth = (number) => Math.round(number * 10) / 10;

/** A ring as a path with relative steps, rounded where each point lies so that errors do not add up. */
export function drawn(points) {
  let [x, y] = points[0].map(tenth);
  let path = `M${x} ${y}l`;
  path += points.slice(1).map((point) => {
    const [dx, dy] = [tenth(point[0] - x), tenth(point[1] - y)];
    [x, y] = [x + dx, y + dy];
    return `${dx}${dy < 0 ? "" : " "}${dy}`;
  }).join(" ").replaceAll(" -", "-");
  return `${path}z`;
}

/** The land as one path. */
export function pathOf(rings) {
  return rings.filter((points) => area(points) >= SMALLEST).map(simpler).filter((points) => points.length > 2).map(drawn).join("");
}

/** Depths as a surveyor's boat would have sounded them: none on land, small numbers near it; always the same. */
export function soundings(rings, { columns, rows, seed }) {
  let state = seed;
  const chance = () => (state = (state * 16807) % 2147483647) / 2147483647;
  const found = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [Math.round((column + 0.2 + chance() * 0.6) * 59), Math.round((row + 0.25 + chance() * 0.55) * 45)];
      const near = [0, 12, 28, 48].find((reach) => isLandNear(rings, x, y, reach));
      if (near === 0 || near === 12) continue;
      found.push([x, y, Math.round(near === undefined ? 700 + chance() * 1600 : near * (2 + chance() * 6))]);
    }
  return found;
}

function isLandNear(rings, x, y, reach) {
  const around = [[0, 0], [reach, 0], [-reach, 0], [0, reach], [0, -reach]];
  return around.some(([dx, dy]) => rings.filter((points) => isInside(points, x + dx, y + dy)).length % 2 === 1);
}

function isInside(points, x, y) {
  const crossed = points.filter(([ax, ay], at) => {
    const [bx, by] = points[(at + 1) % points.length];
    return ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay);
  });
  return crossed.length % 2 === 1;
}

/** The head of a chart's file: its size, degrees to pixels, the land, the depths. */
export function chartFile(script, chart, { columns, rows, seed }) {
  const rings = ringsOf(chart);
  const { width, height, corner, scale } = chart;
  return `/** The Caribbean, drawn by charts/${script} from the coastlines of world-atlas (Natural Earth, public domain). */

export const WIDTH = ${width};
export const HEIGHT = ${height};

/** Degrees to pixels, by Mercator. */
export function place(longitude: number, latitude: number): [number, number] {
  const north = (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;
  return [${corner.x} + (longitude + ${-corner.longitude}) * ${scale}, ${corner.y} + (${mercator(corner.latitude).toFixed(4)} - north) * ${scale}];
}

/** The land. */
export const COAST =
  "${pathOf(rings)}";

/** Where the depth was sounded, and how many fathoms there were. */
export const SOUNDINGS: readonly (readonly [number, number, number])[] = ${JSON.stringify(soundings(rings, { columns, rows, seed }))};
`;
}

/** Degrees to pixels of a chart. */
export function placing({ corner, scale }) {
  return (longitude, latitude) => [corner.x + (longitude - corner.longitude) * scale, corner.y + (mercator(corner.latitude) - mercator(latitude)) * scale];
}
