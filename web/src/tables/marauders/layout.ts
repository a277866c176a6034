/** Where everything lies on the chart, in pixels of its own: towns and their plates, ships at sea and in port, merchants. */
import { EAST, HEIGHT, WIDTH, place } from "./coast";
import type { SeaView } from "./view";

export type Point = readonly [number, number];
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const PLATE = 47;
/** The open ocean in the east, where the event, the wars and the missions lie. */
export const OCEAN: Box = { x: EAST + 6, y: 8, width: WIDTH - EAST - 14, height: HEIGHT - 16 };

interface Spot {
  /** In degrees: the town, where ships lie at sea, where the merchant cruises. */
  town?: Point;
  sea: Point;
  merchant: Point;
  /** From the town to the upper left corner of its plate, in pixels, and how wide that is. */
  plate: Point;
  width: number;
}

const SPOTS: Readonly<Record<string, Spot>> = {
  nassau: { town: [-77.35, 25.06], plate: [-108, -18], width: 88, sea: [-74.9, 24.9], merchant: [-72.6, 25.4] },
  havana: { town: [-82.38, 23.13], plate: [-118, -44], width: 92, sea: [-85.3, 21.9], merchant: [-87.6, 23.6] },
  tortuga: { town: [-72.8, 20.05], plate: [-70, -62], width: 88, sea: [-71.5, 22.6], merchant: [-76.6, 21.9] },
  port_royal: { town: [-76.84, 17.93], plate: [-66, 12], width: 94, sea: [-81.4, 18.3], merchant: [-77.6, 19.1] },
  petit_goave: { town: [-72.87, 18.43], plate: [-72, 14], width: 100, sea: [-73.0, 15.75], merchant: [-74.6, 15.95] },
  old_providence: { town: [-81.37, 13.35], plate: [-56, 10], width: 134, sea: [-80.5, 15.3], merchant: [-82.4, 14.6] },
  cartagena: { town: [-75.53, 10.4], plate: [-104, -30], width: 96, sea: [-76.1, 13.6], merchant: [-73.7, 12.9] },
  santo_domingo: { town: [-69.9, 18.47], plate: [-38, 9], width: 108, sea: [-69.0, 21.2], merchant: [-68.2, 23.2] },
  san_juan: { town: [-66.1, 18.47], plate: [-26, 12], width: 90, sea: [-65.8, 20.6], merchant: [-65.2, 22.6] },
  caribbean_sea: { plate: [0, 0], width: 140, sea: [-68.2, 15.0], merchant: [-70.6, 14.6] },
  curacao: { town: [-68.93, 12.12], plate: [-46, 13], width: 88, sea: [-71.4, 13.2], merchant: [-69.1, 13.3] },
  caracas: { town: [-66.93, 10.6], plate: [0, -60], width: 88, sea: [-63.5, 12.95], merchant: [-65.9, 13.3] },
  st_maarten: { town: [-63.08, 18.05], plate: [-34, -62], width: 100, sea: [-61.6, 21.4], merchant: [-63.2, 23.4] },
  st_john: { town: [-61.85, 17.12], plate: [26, -42], width: 92, sea: [-58.9, 20.2], merchant: [-58.5, 16.55] },
  basse_terre: { town: [-61.73, 16.0], plate: [-114, -12], width: 98, sea: [-62.7, 14.0], merchant: [-60.9, 14.9] },
  bridgetown: { town: [-59.62, 13.1], plate: [-20, -60], width: 94, sea: [-58.4, 12.1], merchant: [-57.8, 15.8] },
  trinidad: { town: [-61.5, 10.65], plate: [16, -28], width: 88, sea: [-61.2, 12.5], merchant: [-63.2, 11.9] },
};

export const PLACES: readonly string[] = Object.keys(SPOTS);

const spot = (zone: string): Spot => SPOTS[zone] ?? { sea: [-70, 15], merchant: [-70, 15], plate: [0, 0], width: 90 };
const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Where the castle of a port stands; null for a zone without one. */
export function townOf(zone: string): Point | null {
  const { town } = spot(zone);
  return town ? whole(place(...town)) : null;
}

export const seaOf = (zone: string): Point => whole(place(...spot(zone).sea));
export const merchantOf = (zone: string): Point => whole(place(...spot(zone).merchant));

/** The plate of a zone: beside its town, or in the midst of its water. */
export function plateOf(zone: string): Box {
  const { plate, width } = spot(zone);
  const town = townOf(zone);
  if (town) return { x: town[0] + plate[0], y: town[1] + plate[1], width, height: PLATE };
  const [x, y] = seaOf(zone);
  return { x: x - width / 2 - 20, y: y - 45, width, height: 44 };
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** From each town to the nearest point of its plate. */
export function leaders(): { zone: string; town: Point; end: Point }[] {
  return PLACES.flatMap((zone) => {
    const town = townOf(zone);
    const { x, y, width, height } = plateOf(zone);
    return town ? [{ zone, town, end: [clamp(town[0], x, x + width), clamp(town[1], y, y + height)] as const }] : [];
  });
}

/** A ship with its name beneath it takes so much room. */
export const STEP = { across: 84, down: 56 };

/** Where a ship lies at sea; `at` counts those of its zone, of which there are `all`. They lie in two columns. */
export function berth(zone: string, at: number, all: number): Point {
  const [x, y] = seaOf(zone);
  const isPair = all > 1;
  const rows = Math.ceil(all / 2);
  return [x + (isPair ? (at % 2 === 0 ? -STEP.across / 2 : STEP.across / 2) : 0), y + (Math.floor(at / 2) - (rows - 1) / 2) * STEP.down + (isPair && at % 2 ? 6 : 0)];
}

/** Where a ship lies in port: on the upper edge of the plate. */
export function quay(zone: string, at: number): Point {
  const { x, y } = plateOf(zone);
  return [x + 20 + at * 30, y - 7];
}

/** Which way an arrow of the event cards points, clockwise from north. */
export const BEARINGS: Readonly<Record<string, number>> = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 };

export interface Afloat {
  /** The id of the piece: `seat-1`, or that of a captain of the event cards. */
  id: string;
  seat: number | null;
  npc: string | null;
  zone: string;
  isInPort: boolean;
  /** Whether others lie in the same waters. */
  isBeside: boolean;
  at: Point;
}

/** Every ship with its place on the chart. Those of players come first, so that they lie in front. */
export function fleet(view: Pick<SeaView, "players" | "npcs">): Afloat[] {
  const players = view.players.flatMap((player, seat) =>
    player.ship && player.zone ? [{ id: `seat-${seat}`, seat, npc: null, zone: player.zone, isInPort: player.in_port }] : [],
  );
  const npcs = view.npcs.map(({ id, zone }) => ({ id, seat: null, npc: id, zone, isInPort: false }));
  const all = [...players, ...npcs];
  return all.map((ship) => {
    const beside = all.filter((other) => other.zone === ship.zone && other.isInPort === ship.isInPort);
    const at = beside.indexOf(ship);
    return { ...ship, isBeside: beside.length > 1, at: ship.isInPort ? quay(ship.zone, at) : berth(ship.zone, at, beside.length) };
  });
}

/** A course from one point to another, in a slight bend as ships sail; it ends a little before its aim. */
export function course([fromX, fromY]: Point, [toX, toY]: Point, short = 0): string {
  const length = Math.max(1, Math.hypot(toX - fromX, toY - fromY));
  const part = Math.max(0, 1 - short / length);
  const [dx, dy] = [(toX - fromX) * part, (toY - fromY) * part];
  const round = (value: number): number => Math.round(value * 10) / 10;
  return `M${round(fromX)} ${round(fromY)}Q${round(fromX + dx / 2 - dy * 0.14)} ${round(fromY + dy / 2 + dx * 0.14)} ${round(fromX + dx)} ${round(fromY + dy)}`;
}

/** Where captains of the event cards would sail if an event moved them now, and whether they hunt a certain seat. */
export function hunts(view: Pick<SeaView, "players" | "npcs">, reader: number | null): { npc: string; path: string; isMine: boolean }[] {
  const ships = fleet(view);
  return view.npcs.flatMap(({ id, zone, hunts: aim, hostile }) => {
    const from = ships.find((ship) => ship.id === id);
    if (!from || !aim || aim === zone) return [];
    const isMine = reader !== null && hostile.includes(reader) && view.players[reader]?.zone === aim;
    return [{ npc: id, path: course(from.at, seaOf(aim), 26), isMine }];
  });
}
