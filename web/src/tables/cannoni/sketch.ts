/** A battle that is being drawn: what lies on the chart, how it is moved about, and the scenario file that it becomes. */
import { isInside } from "./chart";
import { degreesOf, pointAt, ROSE } from "./view";

export type Spot = [number, number];

export interface Placed {
  ship: string;
  x: number;
  y: number;
  heading: string;
  sails: string;
  anchor: string;
  objective: boolean;
  unloaded?: string[];
  /** The number of the squadron that she sails in; 0 for none. */
  squadron: number;
}

export interface Side {
  name: string;
  home_edge: string;
  ships: Placed[];
  /** The number of the alliance that the side fights in; 0 for none. */
  alliance: number;
}

export interface Work {
  id: string;
  name: Record<string, string>;
  /** The number of the side that it belongs to, and the fort that it is part of. */
  side: number;
  x: number;
  y: number;
  arc_centre: string;
  guns: number;
  boxes: number;
  crew_boxes: number;
  fire: number;
  manoeuvre: number;
  target_penalty: number;
  red_hot: boolean;
}

export interface Sketch {
  title: string;
  table: Spot;
  turns: number;
  /** Empty where the first wind is rolled for. */
  wind: string;
  rules: string[];
  sides: Side[];
  land: Spot[][];
  depth: { depth: number; poly: Spot[] }[];
  works: Work[];
  special: Record<string, unknown>[];
}

/** The names that batteries have in the words of the game. */
export const WORKS = ["battery_shore", "battery_north", "battery_south", "battery_isle"] as const;
export const EDGES = ["N", "E", "S", "W"] as const;
export const MOST_SIDES = 4;
/** The alliances and squadrons that there can be: two sides at least for each, two ships at least for each. */
export const ALLIANCES = [0, 1, 2] as const;
export const SQUADRONS = [0, 1, 2, 3] as const;

export const blank = (): Sketch => ({
  title: "",
  table: [44, 36],
  turns: 12,
  wind: "N",
  rules: [],
  sides: [{ name: "GB", home_edge: "W", ships: [], alliance: 0 }, { name: "FR", home_edge: "E", ships: [], alliance: 0 }],
  land: [],
  depth: [],
  works: [],
  special: [],
});

// --- the file ---------------------------------------------------------------------------------------------------------

/** The scenario file of a sketch. */
export function scenarioOf(sketch: Sketch): Record<string, unknown> {
  const title = sketch.title.trim() || "Wardroom";
  const names = sketch.sides.map(({ name }) => name);
  const ships = new Set(sketch.sides.flatMap((side) => side.ships.map(({ ship }) => ship)));
  const holds = ({ ships: named = [], target = "", side = "" }: { ships?: string[]; target?: string; side?: string }): boolean =>
    named.every((ship) => ships.has(ship)) && (target === "" || ships.has(target)) && (side === "" || names.includes(side));
  return {
    id: "own",
    title: { en: title, it: title },
    about: { en: title, it: title },
    table: sketch.table,
    turns: sketch.turns,
    ...(sketch.wind ? { wind_from: sketch.wind } : {}),
    options: sketch.rules,
    sides: Object.fromEntries(sketch.sides.map((side) => [side.name, { home_edge: side.home_edge, ships: side.ships.map(({ squadron: _, ...placed }) => placed), squadrons: squadronsOf(side) }])),
    alliances: ALLIANCES.slice(1).map((number) => sketch.sides.filter(({ alliance }) => alliance === number).map(({ name }) => name)).filter((names) => names.length > 1),
    land: sketch.land,
    depth: sketch.depth,
    forts: sketch.works.map(({ side, ...work }) => ({ id: `fort_${work.id}`, side: names[side] ?? names[0], batteries: [work] })),
    special: sketch.special.filter(holds),
  };
}

/** The squadrons of a side, van first: whoever is farthest ahead on the course of the first. One ship alone is none. */
export function squadronsOf({ ships }: Side): string[][] {
  return SQUADRONS.slice(1)
    .map((number) => ships.filter(({ squadron }) => squadron === number))
    .filter((line) => line.length > 1)
    .map((line) => {
      const course = (degreesOf(line[0]!.heading) * Math.PI) / 180;
      const ahead = ({ x, y }: Placed): number => x * Math.sin(course) + y * Math.cos(course);
      return [...line].sort((a, b) => ahead(b) - ahead(a)).map(({ ship }) => ship);
    });
}

interface File {
  title?: Record<string, string>;
  table: Spot;
  turns: number;
  wind_from?: string | null;
  options?: string[];
  sides: Record<string, { home_edge: string; ships: (Pick<Placed, "ship" | "x" | "y" | "heading"> & Partial<Placed>)[]; squadrons?: string[][]; squadron?: string[] }>;
  alliances?: string[][];
  land?: Spot[][];
  depth?: { depth: number; poly: Spot[] }[];
  forts?: { side: string; batteries: Omit<Work, "side">[] }[];
  special?: Record<string, unknown>[];
}

/** The sketch of a scenario file; null for what is none. */
export function sketchOf(data: unknown, language: string): Sketch | null {
  const file = data as File;
  const isFile = typeof data === "object" && data !== null && Array.isArray(file.table) && typeof file.sides === "object" && Object.keys(file.sides ?? {}).length >= 2 && Object.keys(file.sides ?? {}).length <= MOST_SIDES;
  if (!isFile) return null;
  const names = Object.keys(file.sides);
  return {
    title: file.title?.[language] ?? file.title?.["en"] ?? "",
    table: [file.table[0], file.table[1]],
    turns: file.turns,
    wind: file.wind_from ?? "",
    rules: [...(file.options ?? [])],
    sides: names.map((name) => {
      const { home_edge, ships, squadrons, squadron = [] } = file.sides[name]!;
      const lines = squadrons ?? [squadron];
      return { name, home_edge, alliance: (file.alliances ?? []).findIndex((names) => names.includes(name)) + 1, ships: ships.map((placed) => ({ sails: "battle", anchor: "", objective: false, ...placed, squadron: lines.findIndex((line) => line.includes(placed.ship)) + 1 })) };
    }),
    land: (file.land ?? []).map((poly) => poly.map(([x, y]): Spot => [x, y])),
    depth: (file.depth ?? []).map(({ depth, poly }) => ({ depth, poly: poly.map(([x, y]): Spot => [x, y]) })),
    works: (file.forts ?? []).flatMap(({ side, batteries }) => batteries.map((work) => ({ ...work, red_hot: work.red_hot ?? false, side: Math.max(0, names.indexOf(side)) }))),
    special: file.special ?? [],
  };
}

// --- things on the chart ----------------------------------------------------------------------------------------------

/** A thing: `ship:0:2` is the third ship of the first side, `land:1` a coast, `shoal:0`, `work:0` a battery. */
export type Thing = string;

export const parse = (thing: Thing): [string, number, number] => {
  const [kind = "", a = "0", b = "0"] = thing.split(":");
  return [kind, Number(a), Number(b)];
};

export function thingsIn(sketch: Sketch): Thing[] {
  return [
    ...sketch.sides.flatMap((side, at) => side.ships.map((_, number) => `ship:${at}:${number}`)),
    ...sketch.works.map((_, at) => `work:${at}`),
    ...sketch.land.map((_, at) => `land:${at}`),
    ...sketch.depth.map((_, at) => `shoal:${at}`),
  ];
}

export const polyOf = (sketch: Sketch, thing: Thing): Spot[] | null => {
  const [kind, at] = parse(thing);
  return kind === "land" ? (sketch.land[at] ?? null) : kind === "shoal" ? (sketch.depth[at]?.poly ?? null) : null;
};

/** Where a thing is: its place, or the middle of its outline. */
export function spotOf(sketch: Sketch, thing: Thing): Spot | null {
  const [kind, a, b] = parse(thing);
  if (kind === "ship") return at(sketch.sides[a]?.ships[b]);
  if (kind === "work") return at(sketch.works[a]);
  const poly = polyOf(sketch, thing);
  return poly ? [poly.reduce((sum, [x]) => sum + x, 0) / poly.length, poly.reduce((sum, [, y]) => sum + y, 0) / poly.length] : null;
}
const at = (placed: { x: number; y: number } | undefined): Spot | null => (placed ? [placed.x, placed.y] : null);

const quarter = (value: number): number => Math.round(value * 4) / 4;
const on = (value: number, most: number): number => Math.max(0, Math.min(most, quarter(value)));

/** The sketch with a thing moved by some inches, or with one corner of an outline moved. Nothing leaves the table. */
export function moved(sketch: Sketch, thing: Thing, dx: number, dy: number, corner = -1): Sketch {
  const [kind, a, b] = parse(thing);
  const [wide, high] = sketch.table;
  const shift = <T extends { x: number; y: number }>(each: T): T => ({ ...each, x: on(each.x + dx, wide), y: on(each.y + dy, high) });
  const bend = (poly: Spot[]): Spot[] => poly.map(([x, y], n) => (corner < 0 || n === corner ? [on(x + dx, wide), on(y + dy, high)] : [x, y]));
  if (kind === "ship") return { ...sketch, sides: sketch.sides.map((side, s) => (s === a ? { ...side, ships: side.ships.map((ship, n) => (n === b ? shift(ship) : ship)) } : side)) };
  if (kind === "work") return { ...sketch, works: sketch.works.map((work, n) => (n === a ? shift(work) : work)) };
  if (kind === "land") return { ...sketch, land: sketch.land.map((poly, n) => (n === a ? bend(poly) : poly)) };
  return { ...sketch, depth: sketch.depth.map((zone, n) => (n === a ? { ...zone, poly: bend(zone.poly) } : zone)) };
}

/** The sketch without a thing. */
export function without(sketch: Sketch, thing: Thing): Sketch {
  const [kind, a, b] = parse(thing);
  const drop = <T>(list: readonly T[], number: number): T[] => list.filter((_, n) => n !== number);
  if (kind === "ship") return { ...sketch, sides: sketch.sides.map((side, s) => (s === a ? { ...side, ships: drop(side.ships, b) } : side)) };
  if (kind === "work") return { ...sketch, works: drop(sketch.works, a) };
  return kind === "land" ? { ...sketch, land: drop(sketch.land, a) } : { ...sketch, depth: drop(sketch.depth, a) };
}

/** A ship or a battery with something else said of it. */
export function changed(sketch: Sketch, thing: Thing, change: Record<string, unknown>): Sketch {
  const [kind, a, b] = parse(thing);
  if (kind === "ship") return { ...sketch, sides: sketch.sides.map((side, s) => (s === a ? { ...side, ships: side.ships.map((ship, n) => (n === b ? { ...ship, ...change } : ship)) } : side)) };
  if (kind === "work") return { ...sketch, works: sketch.works.map((work, n) => (n === a ? { ...work, ...change } : work)) };
  return { ...sketch, depth: sketch.depth.map((zone, n) => (kind === "shoal" && n === a ? { ...zone, ...change } : zone)) };
}

/** A ship turned by so many points of the rose. */
export const turned = (point: string, by: number): string => pointAt(degreesOf(point) + by * 22.5);

/** An outline with one more corner, after a corner: half-way to the next. */
export function split(sketch: Sketch, thing: Thing, corner: number): Sketch {
  return reshaped(sketch, thing, (poly) => {
    const [from, to] = [poly[Math.max(0, corner)]!, poly[(Math.max(0, corner) + 1) % poly.length]!];
    return poly.toSpliced(Math.max(0, corner) + 1, 0, [quarter((from[0] + to[0]) / 2), quarter((from[1] + to[1]) / 2)]);
  });
}

/** An outline with a corner less; it keeps three. */
export const joined = (sketch: Sketch, thing: Thing, corner: number): Sketch => reshaped(sketch, thing, (poly) => (poly.length > 3 && corner >= 0 ? poly.toSpliced(corner, 1) : poly));

function reshaped(sketch: Sketch, thing: Thing, shape: (poly: Spot[]) => Spot[]): Sketch {
  const [kind, number] = parse(thing);
  if (kind === "land") return { ...sketch, land: sketch.land.map((poly, n) => (n === number ? shape(poly) : poly)) };
  return { ...sketch, depth: sketch.depth.map((zone, n) => (kind === "shoal" && n === number ? { ...zone, poly: shape(zone.poly) } : zone)) };
}

// --- adding things ----------------------------------------------------------------------------------------------------

/** A place for something new, away from ships and off the land: near the home edge of a side, or about the middle. */
export function room(sketch: Sketch, side = -1): Spot {
  const [wide, high] = sketch.table;
  const ships = sketch.sides.flatMap((each) => each.ships);
  const home = sketch.sides[side]?.home_edge ?? "";
  const from: Spot = home === "W" ? [wide * 0.22, high / 2] : home === "E" ? [wide * 0.78, high / 2] : home === "N" ? [wide / 2, high * 0.78] : home === "S" ? [wide / 2, high * 0.22] : [wide / 2, high / 2];
  const isFree = ([x, y]: Spot): boolean =>
    x > 3 && y > 3 && x < wide - 3 && y < high - 3 && ships.every((ship) => Math.hypot(ship.x - x, ship.y - y) > 4.5) && ![...sketch.land, ...sketch.depth.map(({ poly }) => poly)].some((poly) => isInside({ x, y }, poly));
  for (let ring = 0; ring < 12; ring++) {
    for (let step = 0; step < Math.max(1, ring * 6); step++) {
      const angle = (step / Math.max(1, ring * 6)) * 2 * Math.PI;
      const spot: Spot = [quarter(from[0] + ring * 2.5 * Math.sin(angle)), quarter(from[1] + ring * 2.5 * Math.cos(angle))];
      if (isFree(spot)) return spot;
    }
  }
  return [quarter(from[0]), quarter(from[1])];
}

/** The heading towards the middle of the table, or the next one on which a ship can sail. */
export function headingAt(sketch: Sketch, [x, y]: Spot): string {
  const towards = (Math.atan2(sketch.table[0] / 2 - x, sketch.table[1] / 2 - y) * 180) / Math.PI;
  const wanted = pointAt(towards);
  if (!sketch.wind) return wanted;
  const free = (point: string): boolean => { const off = Math.abs((((degreesOf(point) - degreesOf(sketch.wind) + 180) % 360) + 360) % 360 - 180); return off >= 45; };
  const from = ROSE.indexOf(wanted as (typeof ROSE)[number]);
  const near = [0, 1, -1, 2, -2, 3, -3, 4, -4].map((by) => ROSE[(from + by + 16) % 16]!);
  return near.find(free) ?? wanted;
}

export function withShip(sketch: Sketch, side: number, ship: string, spot: Spot = room(sketch, side)): Sketch {
  const placed: Placed = { ship, x: quarter(spot[0]), y: quarter(spot[1]), heading: headingAt(sketch, spot), sails: "battle", anchor: "", objective: false, squadron: 0 };
  return { ...sketch, sides: sketch.sides.map((each, at) => (at === side ? { ...each, ships: [...each.ships, placed] } : each)) };
}

/** One side more, under the first flag and from the first edge that nobody has. */
export function withSide(sketch: Sketch, nations: readonly string[]): Sketch {
  const name = nations.find((nation) => sketch.sides.every((side) => side.name !== nation));
  if (!name || sketch.sides.length >= MOST_SIDES) return sketch;
  const edge = ["S", "N", "W", "E"].find((each) => sketch.sides.every(({ home_edge }) => home_edge !== each)) ?? "S";
  return { ...sketch, sides: [...sketch.sides, { name, home_edge: edge, ships: [], alliance: 0 }] };
}

/** A side less, with its ships and batteries; two are left. */
export function withoutSide(sketch: Sketch, side: number): Sketch {
  if (sketch.sides.length <= 2) return sketch;
  const works = sketch.works.filter((work) => work.side !== side).map((work) => ({ ...work, side: work.side > side ? work.side - 1 : work.side }));
  return { ...sketch, sides: sketch.sides.filter((_, at) => at !== side), works };
}

/** A new piece of coast or shoal, with corners about a place. */
export function withGround(sketch: Sketch, kind: "land" | "shoal", spot: Spot = room(sketch)): Sketch {
  const [wide, high] = sketch.table;
  const poly = [[-3, -2], [2.5, -2.5], [3.5, 1.5], [-1, 2.5]].map(([dx, dy]): Spot => [on(spot[0] + dx!, wide), on(spot[1] + dy!, high)]);
  return kind === "land" ? { ...sketch, land: [...sketch.land, poly] } : { ...sketch, depth: [...sketch.depth, { depth: 1, poly }] };
}

/** A place for a battery: on the stretch of coast nearest to the middle of the table that has none yet. */
export function shore(sketch: Sketch): Spot {
  const [mx, my] = [sketch.table[0] / 2, sketch.table[1] / 2];
  const middles = sketch.land.flatMap((poly) => poly.map(([x, y], at): Spot => { const [nx, ny] = poly[(at + 1) % poly.length]!; return [quarter((x + nx) / 2), quarter((y + ny) / 2)]; }));
  const free = middles.filter(([x, y]) => sketch.works.every((work) => Math.hypot(work.x - x, work.y - y) > 1));
  const far = ([x, y]: Spot): number => Math.hypot(x - mx, y - my);
  return free.reduce<Spot | null>((best, each) => (best === null || far(each) < far(best) ? each : best), null) ?? room(sketch);
}

/** A new battery, with the first name that is free; there are four. */
export function withWork(sketch: Sketch, names: (id: string) => Record<string, string>, spot: Spot = shore(sketch)): Sketch {
  const id = WORKS.find((each) => !sketch.works.some((work) => work.id === each));
  if (!id) return sketch;
  const work: Work = { id, name: names(id), side: 1, x: quarter(spot[0]), y: quarter(spot[1]), arc_centre: headingAt({ ...sketch, wind: "" }, spot), guns: 12, boxes: 8, crew_boxes: 4, fire: 1, manoeuvre: 6, target_penalty: -1, red_hot: false };
  return { ...sketch, works: [...sketch.works, work] };
}

// --- what is wrong ----------------------------------------------------------------------------------------------------

const WRONGS: readonly [RegExp, string][] = [
  [/wholly on the table/, "edge"],
  [/deep enough/, "aground"],
  [/heading to sail/, "irons"],
  [/clear of/, "close"],
  [/at least one ship/, "empty"],
  [/cross itself/, "crossed"],
  [/point on the table|three points|points of their own/, "outline"],
  [/each ship once/, "twice"],
  [/12 to 144/, "size"],
  [/1 to 100/, "turns"],
  [/two to four sides|two capital/, "sides"],
  [/an enemy|at least two sides|each side once/, "allies"],
  [/line ahead/, "line"],
];

/** A refusal of the file: what is wrong, in a word that the page has, and the thing that it is about. */
export function wrongOf(facts: Record<string, unknown>, sketch: Sketch): { wrong: string; thing: Thing } {
  const [where, expected] = [String(facts["where"] ?? ""), String(facts["expected"] ?? "")];
  const wrong = WRONGS.find(([pattern]) => pattern.test(expected))?.[1] ?? "other";
  const ship = /sides\.(\w+)\.ships\[(\d+)\]/.exec(where);
  if (ship) return { wrong, thing: `ship:${sketch.sides.findIndex(({ name }) => name === ship[1])}:${ship[2]}` };
  const side = /sides\.(\w+)\.ships$/.exec(where);
  if (side) return { wrong, thing: "" };
  const ground = /(land|depth|forts)\[(\d+)\]/.exec(where);
  const kinds: Record<string, string> = { land: "land", depth: "shoal", forts: "work" };
  return { wrong, thing: ground ? `${kinds[ground[1] ?? ""]}:${ground[2]}` : "" };
}
