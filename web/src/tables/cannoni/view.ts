/** The view of Cannoni in batteria!, as src/wardroom/games/cannoni/view.py builds it. */

export type Speed = readonly [number, number];

/** A log book as a ship was built; the abilities are those of the crew now aboard. */
export interface BookView {
  rate: number;
  guns: number;
  carronades: number;
  men: number;
  decks: number;
  letter: string;
  turns: number;
  draught: number;
  value: number;
  hull: number;
  masts: number[];
  manoeuvre: number;
  combat: number;
  fire: number;
  speeds: Record<string, Speed[]>;
  drift: number[];
  ranges: (number | null)[];
}

export interface TokenView {
  value: number;
  placed: boolean;
  shown: boolean;
  used: number[];
  past: number[];
  units: string[];
}

export interface ShipView {
  id: string;
  type: string;
  side: number;
  born: number;
  seat: number;
  place: string;
  x: number;
  y: number;
  heading: number;
  length: number;
  sails: string;
  point: string;
  speed: Speed;
  hull: number[];
  masts: number[];
  crew: number;
  complement: number;
  party: number;
  prisoners: number;
  load: string[];
  fresh: boolean[];
  wrecks: string[];
  anchor: string;
  marks: string[];
  sinking: number;
  edge: string;
  mended: number;
  token: TokenView;
  book: BookView;
}

export interface BatteryView {
  id: string;
  fort: number;
  side: number;
  seat: number;
  x: number;
  y: number;
  arc: number;
  boxes: number;
  built: number;
  crew: number;
  crew_built: number;
  load: string;
  fresh: boolean;
  guns: number;
  fire: number;
  manoeuvre: number;
  penalty: number;
  red_hot: boolean;
  marks: string[];
  token: TokenView;
}

export interface ShotView {
  side: string;
  target: string;
  aim: string;
  shot: string;
  range: number;
  rake: string;
  net: number;
  modifiers: [string, number][];
  chances: number[];
}

export interface CourseView {
  plays: string[];
  x: number;
  y: number;
  heading: number;
  meets: boolean;
  shot: ShotView | null;
}

export interface SideView {
  name: string;
  home_edge: string;
  seats: number[];
  points: number;
  /** Sides in the same camp are allied, and have their points together. */
  camp: number;
}

export interface ShoreView {
  depth: number;
  points: [number, number][];
}

export interface BattleView {
  scenario: string;
  table: [number, number];
  wind: string;
  turn: number;
  turns: number;
  stage: string;
  phase: number;
  acting: string;
  seat: number;
  rules: string[];
  sides: SideView[];
  ships: ShipView[];
  batteries: BatteryView[];
  shores: ShoreView[];
  links: { a: string; b: string; kind: string; repulsed: boolean }[];
  melees: { victim: string; attackers: string[]; aboard: boolean; resting: boolean }[];
  lates: number[];
  purse: number[];
  ending: string;
  winners: string[];
  courses: CourseView[];
  shots: ShotView[];
}

/** Where a ship lies: inches from the south-west corner, degrees clockwise from north. */
export interface Pose {
  x: number;
  y: number;
  heading: number;
}

export const ROSE = ["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"] as const;
/** The upper limits of the range brackets, in inches. */
export const RANGES = [2, 4, 6, 8, 10, 13, 16, 20, 24, 28, 32] as const;
export const POINTS = ["close_hauled", "reaching", "broad_reach", "running"] as const;
export const MASTS = ["fore", "main", "mizzen"] as const;
export const SIDES = ["starboard", "port"] as const;
/** The width of a base, in inches: 40 mm. */
export const WIDE = 1.5748;
/** Half the opening of an arc of fire. */
export const ARC = 45;

/** The degrees that a point of the rose stands for; the wind comes from there. */
export const degreesOf = (point: string): number => Math.max(0, ROSE.indexOf(point as (typeof ROSE)[number])) * 22.5;
export const pointAt = (degrees: number): string => ROSE[Math.round((((degrees % 360) + 360) % 360) / 22.5) % 16] ?? "N";

/** Whether a ship is to be drawn on the chart: she is at sea, and has taken station. */
export const isAfloat = ({ place, x, y }: Pick<ShipView, "place" | "x" | "y">): boolean => place === "sea" && (x !== 0 || y !== 0);

/** Where a station of a side lies in a free battle, as muster.py has it: so far off the home edge, so far apart. */
export function stationAt(number: number, edge: string, sides: number, table: readonly [number, number]): { x: number; y: number } {
  const along = 6 * (number + (sides > 2 ? 1 : 0));
  if (edge === "W" || edge === "E") return { x: edge === "W" ? 5 : table[0] - 5, y: along };
  return { x: along, y: edge === "S" ? 5 : table[1] - 5 };
}

/** The other sides that fight together with a side. */
export const alliesOf = (side: SideView, sides: readonly SideView[]): string[] => sides.filter(({ name, camp }) => camp === side.camp && name !== side.name).map(({ name }) => name);

/** The masts that a ship has lost. */
export const felledOf = ({ book, masts }: Pick<ShipView, "book" | "masts">): string[] => MASTS.filter((_, at) => (book.masts[at] ?? 0) > 0 && (masts[at] ?? 0) === 0);

/** The flag a ship flies: that of her builders, or of those who took her. */
export function flagOf(ship: ShipView, sides: readonly SideView[]): string {
  const own = ship.id.slice(0, 2).toUpperCase();
  if (ship.side === ship.born) return own;
  const captor = sides[ship.side]?.name ?? "";
  return captor === "AL" ? "FR" : captor;
}

/** The chance that a shot does any damage, in percent. */
export const chanceOf = (shot: ShotView): number => Math.round(100 * (1 - (shot.chances[0] ?? 1)));

/** At each target the shot that promises most, the best first. */
export function bestShots(shots: readonly ShotView[]): ShotView[] {
  const promise = ({ chances }: ShotView): number => chances.reduce((sum, chance, damage) => sum + damage * chance, 0);
  const sorted = [...shots].sort((a, b) => promise(b) - promise(a));
  return sorted.filter(({ target }, at) => sorted.findIndex((each) => each.target === target) === at);
}

/** Which range bracket a distance is in; -1 beyond all of them. */
export const bracketOf = (range: number): number => RANGES.findIndex((limit) => range <= limit + 1e-6);

/** What a drawn scenario says of itself; an empty one for those of the house. */
export function drawnOf(scenario: string): { title?: Record<string, string> } {
  if (!scenario.startsWith("{")) return {};
  try {
    return JSON.parse(scenario) as { title?: Record<string, string> };
  } catch {
    return {};
  }
}
