/** A pirate's ship in pixels: sections from stern to bow, and where on each of them the slots are. */
import type { Point } from "./layout";
import type { PirateView, SlotView } from "./view";

export const SHIP = { height: 186, deck: 92, keel: 184, margin: 22, sprit: 84 };

/** From the stern on; those in the middle are built in Nassau, the brigantine section first. */
const ORDER = ["stern", "galleon", "brigantine", "bow"] as const;
const WIDTHS: Record<string, number> = { stern: 178, galleon: 132, brigantine: 132, bow: 178 };

const MIDDLE = { black: [[66, 126]], purple: [[60, 14]], green: [[114, 44]], crew: [[40, 88], [92, 88]] };
/** The middle of each slot, from the left edge of its section; of a sail, the middle of its yard. */
const SLOTS: Record<string, Record<string, readonly (readonly number[])[]>> = {
  stern: { black: [[122, 126]], "red-stern": [[52, 124]], purple: [[120, 14]], "yellow-stern": [[50, 18]], green: [[166, 44]], crew: [[46, 76], [98, 80]] },
  galleon: MIDDLE,
  brigantine: MIDDLE,
  bow: { black: [[52, 126]], "red-bow": [[116, 124]], "yellow-bow": [[110, 40]], crew: [[66, 84], [118, 79]] },
};
/** Where the holds begin. */
const HOLDS: Record<string, number> = { stern: 50, galleon: 24, brigantine: 24, bow: 26 };

export interface Section {
  id: string;
  x: number;
  width: number;
  isBuilt: boolean;
}

/** The sections of a ship, with the one that could be built next. */
export function sections(pirate: PirateView): Section[] {
  const next = ["brigantine", "galleon"].find((section) => !pirate.sections.includes(section));
  let x = SHIP.margin;
  return ORDER.filter((id) => pirate.sections.includes(id) || id === next).map((id) => {
    const width = WIDTHS[id] ?? 0;
    x += width;
    return { id, x: x - width, width, isBuilt: pirate.sections.includes(id) };
  });
}

export const lengthOf = (all: readonly Section[]): number => all.reduce((sum, { width }) => sum + width, 2 * SHIP.margin) + SHIP.sprit - SHIP.margin;

export interface Fitting extends SlotView {
  key: string;
  at: Point;
}

/** Every slot with its place on the ship. */
export function fittings(pirate: PirateView, all: readonly Section[]): Fitting[] {
  const taken = new Map<string, number>();
  return pirate.slots.map((slot, key) => {
    const kind = `${slot.section}/${slot.slot}`;
    const number = taken.get(kind) ?? 0;
    taken.set(kind, number + 1);
    const [x = 0, y = 0] = SLOTS[slot.section]?.[slot.slot]?.[number] ?? [20, 126];
    const left = all.find(({ id }) => id === slot.section)?.x ?? 0;
    return { ...slot, key: `${kind}/${key}`, at: [left + x, y] };
  });
}

/** The places of the hold, four to a section, those of the stern first. */
export function holds(all: readonly Section[]): Point[] {
  return all.filter(({ isBuilt }) => isBuilt).flatMap(({ id, x }) => [0, 1, 2, 3].map((at): Point => [x + (HOLDS[id] ?? 0) + at * 26, 165]));
}

/** The hull from stern to bow, with its sheer. */
export function hullOf(length: number): string {
  const [stern, bow] = [SHIP.margin - 8, length - SHIP.sprit];
  const waist = (stern + bow) / 2;
  return `M${stern} 76L${stern + 136} 84L${stern + 142} 96Q${waist} 106 ${bow - 92} 97L${bow - 86} 87L${bow + 14} 80Q${bow + 6} 136 ${bow - 32} ${SHIP.keel}H${stern + 50}Q${stern + 10} 168 ${stern} 76Z`;
}

/** The masts: one on each section. */
export function masts(all: readonly Section[]): { x: number; isBuilt: boolean }[] {
  const at: Record<string, number> = { stern: 104, galleon: 60, brigantine: 60, bow: 22 };
  return all.map(({ id, x, isBuilt }) => ({ x: x + (at[id] ?? 60), isBuilt }));
}

export const squareSail = ([x, y]: Point): string =>
  `M${x - 34} ${y}H${x + 34}Q${x + 52} ${y + 24} ${x + 39} ${y + 50}Q${x + 4} ${y + 38} ${x - 39} ${y + 50}Q${x - 22} ${y + 24} ${x - 34} ${y}Z`;
export const spanker = ([x, y]: Point): string => `M${x + 34} ${y + 4}L${x - 18} ${y - 10}Q${x - 34} ${y + 20} ${x - 38} ${y + 48}Q${x} ${y + 54} ${x + 30} ${y + 46}Z`;
export const jib = ([x, y]: Point): string => `M${x + 132} ${y + 12}L${x - 80} ${y - 26}Q${x - 50} ${y} ${x - 18} ${y + 34}Q${x + 50} ${y + 8} ${x + 132} ${y + 12}Z`;
