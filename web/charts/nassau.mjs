/**
 * Draws the chart of Nassau from the coastlines of world-atlas into src/tables/nassau/coast.ts.
 *
 * `node charts/nassau.mjs`, after a change of what the chart shows; the page itself carries none of these libraries.
 */
import { geoMercator } from "d3-geo";
import { readFileSync, writeFileSync } from "node:fs";
import { feature } from "topojson-client";

const WIDTH = 1138;
const HEIGHT = 508;
/** Where the inner corner of the border is, in pixels and in degrees; and pixels to a degree of longitude. */
const CORNER = { x: 24, y: 24, longitude: -88.9, latitude: 25.75 };
const SCALE = 28.2;
const [TOLERANCE, SMALLEST] = [0.4, 2];

const atlas = JSON.parse(readFileSync("node_modules/world-atlas/land-50m.json", "utf8"));
const land = feature(atlas, atlas.objects.land);
const flat = geoMercator().scale((SCALE * 180) / Math.PI).translate([0, 0]);
const [left, top] = flat([CORNER.longitude, CORNER.latitude]);
const projection = flat.translate([CORNER.x - left, CORNER.y - top]).clipExtent([[-30, -30], [WIDTH + 30, HEIGHT + 30]]);

const rings = [];
let ring = [];
streamed(land);

/** Every ring of the land within the chart, as points. */
function streamed({ features }) {
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
function drawn(points) {
  let [x, y] = points[0].map(tenth);
  let path = `M${x} ${y}l`;
  path += points.slice(1).map((point) => {
    const [dx, dy] = [tenth(point[0] - x), tenth(point[1] - y)];
    [x, y] = [x + dx, y + dy];
    return `${dx}${dy < 0 ? "" : " "}${dy}`;
  }).join(" ").replaceAll(" -", "-");
  return `${path}z`;
}

/** Depths as a surveyor's boat would have sounded them: none on land, small numbers near it; always the same. */
function soundings() {
  let state = 1718;
  const chance = () => (state = (state * 16807) % 2147483647) / 2147483647;
  const found = [];
  for (let row = 0; row < 11; row++)
    for (let column = 0; column < 19; column++) {
      const [x, y] = [Math.round((column + 0.2 + chance() * 0.6) * 59), Math.round((row + 0.25 + chance() * 0.55) * 45)];
      const near = [0, 12, 28, 48].find((reach) => isLandNear(x, y, reach));
      if (near === 0 || near === 12) continue;
      found.push([x, y, Math.round(near === undefined ? 700 + chance() * 1600 : near * (2 + chance() * 6))]);
    }
  return found;
}

function isLandNear(x, y, reach) {
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

const kept = rings.filter((points) => area(points) >= SMALLEST).map(simpler).filter((points) => points.length > 2);
const mercator = (latitude) => (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;
writeFileSync(
  "src/tables/nassau/coast.ts",
  `/** The Caribbean, drawn by charts/nassau.mjs from the coastlines of world-atlas (Natural Earth, public domain). */

export const WIDTH = ${WIDTH};
export const HEIGHT = ${HEIGHT};

/** Degrees to pixels, by Mercator. */
export function place(longitude: number, latitude: number): [number, number] {
  const north = (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;
  return [${CORNER.x} + (longitude + ${-CORNER.longitude}) * ${SCALE}, ${CORNER.y} + (${mercator(CORNER.latitude).toFixed(4)} - north) * ${SCALE}];
}

/** The land. */
export const COAST =
  "${kept.map(drawn).join("")}";

/** Where the depth was sounded, and how many fathoms there were. */
export const SOUNDINGS: readonly (readonly [number, number, number])[] = ${JSON.stringify(soundings())};
`,
);
