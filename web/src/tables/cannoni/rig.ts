/**
 * Ships under sail, seen from above: one generator, many ships.
 *
 * A ship is drawn bow up about her middle, as text for an SVG. The yards brace themselves to the wind, sails belly to
 * leeward, and whatever has been shot away is gone.
 */
import type { BookView } from "./view";

export type Rig = "ship" | "brig" | "schooner" | "cutter" | "xebec";
export type Sails = "full" | "battle" | "furled";

export interface Plan {
  /** Length in units of the drawing. */
  length: number;
  /** Width over length, 0.25 for a brig to 0.3 for a three-decker. */
  beam: number;
  rig: Rig;
  decks: number;
  sails: Sails;
  /** Where the wind comes from, in degrees clockwise from the bow; null while there is none. */
  wind: number | null;
  nation: string;
  /** The masts that are gone. */
  felled: readonly string[];
}

const n1 = (value: number): number => Math.round(value * 10) / 10;

/** How a ship of a type with these masts is rigged. */
export function rigOf(type: string, masts: readonly number[]): Rig {
  if (type === "xebec" || type === "cutter" || type === "schooner") return type;
  if (type === "lugger") return "schooner";
  return masts.filter((boxes) => boxes > 0).length < 3 ? "brig" : "ship";
}

export const beamOf = (book: Pick<BookView, "decks" | "rate">): number => (book.decks >= 3 ? 0.3 : book.decks === 2 ? 0.285 : book.rate <= 6 ? 0.262 : 0.27);

interface Brace {
  /** +1 if the wind comes over the starboard side. */
  side: 1 | -1;
  turn: number;
  /** Degrees between bow and wind. */
  off: number;
}

/** How the yards stand: square before the wind, sharp up close to it. */
export function brace(wind: number): Brace {
  const angle = ((((wind + 180) % 360) + 360) % 360) - 180;
  const off = Math.abs(angle);
  const sharp = Math.max(34, Math.min(90, 34 + ((off - 60) * 56) / 110));
  const side = angle >= 0 ? 1 : -1;
  return { side, turn: (sharp - 90) * side, off };
}

/** The outline of a hull, bow up. */
export function hullPath(length: number, beam: number, scale = 1): string {
  const [l, b] = [length * scale, beam * scale];
  const half = (s: 1 | -1): string =>
    s > 0
      ? `C${n1(b * 0.3)} ${n1(-l * 0.465)} ${n1(b * 0.5)} ${n1(-l * 0.35)} ${n1(b * 0.5)} ${n1(-l * 0.16)}C${n1(b * 0.5)} ${n1(l * 0.12)} ${n1(b * 0.46)} ${n1(l * 0.33)} ${n1(b * 0.36)} ${n1(l * 0.47)}`
      : `C${n1(-b * 0.46)} ${n1(l * 0.33)} ${n1(-b * 0.5)} ${n1(l * 0.12)} ${n1(-b * 0.5)} ${n1(-l * 0.16)}C${n1(-b * 0.5)} ${n1(-l * 0.35)} ${n1(-b * 0.3)} ${n1(-l * 0.465)} 0 ${n1(-l * 0.5)}`;
  return `M0 ${n1(-l * 0.5)}${half(1)}Q0 ${n1(l * 0.515)} ${n1(-b * 0.36)} ${n1(l * 0.47)}${half(-1)}Z`;
}

function squareSail(wide: number, belly: number): string {
  const c = 0.62 * wide;
  const cloth = `<path class="cloth" d="M${n1(-wide)} 0C${n1(-c)} ${n1(-belly * 1.25)} ${n1(c)} ${n1(-belly * 1.25)} ${n1(wide)} 0Q0 ${n1(-belly * 0.16)} ${n1(-wide)} 0Z"/>`;
  const seams = [-0.6, -0.3, 0, 0.3, 0.6].map((t) => `M${n1(t * wide)} ${n1(-belly * 0.1)}L${n1(t * wide * 0.94)} ${n1(-belly * 0.92 * (1 - t * t * 1.05))}`);
  return `${cloth}<path class="seam" d="${seams.join("")}"/>`;
}

const furled = (wide: number): string =>
  `<path class="furl" d="M${n1(-wide)} 0Q${n1(-wide * 0.5)} -2.4 0 -1.6Q${n1(wide * 0.5)} -2.4 ${n1(wide)} 0Q0 1.6 ${n1(-wide)} 0Z"/>`;

const MASTS: Readonly<Record<Rig, readonly [string, number, number][]>> = {
  ship: [["fore", -0.29, 0.94], ["main", 0.01, 1], ["mizzen", 0.29, 0.74]],
  xebec: [["fore", -0.27, 1], ["main", 0.03, 1], ["mizzen", 0.31, 0.8]],
  brig: [["fore", -0.24, 0.95], ["main", 0.16, 1]],
  schooner: [["fore", -0.22, 0.7], ["main", 0.12, 0.8]],
  cutter: [["main", -0.08, 1]],
};

/** Hull, deck, gun ports and stern, without anything aloft. */
function hull(l: number, b: number, decks: number): string {
  const planks = [-2, -1, 0, 1, 2].map((i) => `M${n1(i * b * 0.12)} ${n1(-l * (0.37 - Math.abs(i) * 0.02))}V${n1(l * 0.4)}`).join("");
  const count = Math.round(l / (decks > 1 ? 5.4 : 6.6));
  const ports = Array.from({ length: count }, (_, i) => {
    const t = -0.3 + (0.68 * i) / Math.max(1, count - 1);
    const x = b * (t < -0.16 ? 0.5 - (-0.16 - t) * 0.42 : t > 0.2 ? 0.495 - (t - 0.2) * 0.3 : 0.5);
    return `M${n1(x - 1)} ${n1(t * l)}h3.1M${n1(-x + 1)} ${n1(t * l)}h-3.1`;
  }).join("");
  return [
    `<path class="spar" d="M0 ${n1(-l * 0.44)}L0 ${n1(-l * 0.66)}"/>`,
    `<path class="hull" d="${hullPath(l, b)}"/><path class="wale" d="${hullPath(l, b, 0.93)}"/><path class="deck" d="${hullPath(l, b, 0.85)}"/>`,
    `<path class="plank" d="${planks}"/>`,
    `<rect class="waist" x="${n1(-b * 0.22)}" y="${n1(-l * 0.16)}" width="${n1(b * 0.44)}" height="${n1(l * 0.26)}" rx="1.5"/>`,
    `<path class="boat" d="M${n1(-b * 0.09)} ${n1(-l * 0.13)}q${n1(b * 0.09)} -4 ${n1(b * 0.18)} 0v${n1(l * 0.11)}q${n1(-b * 0.09)} 3 ${n1(-b * 0.18)} 0z"/>`,
    `<path class="beams" d="M${n1(-b * 0.4)} ${n1(-l * 0.2)}H${n1(b * 0.4)}M${n1(-b * 0.4)} ${n1(l * 0.14)}H${n1(b * 0.4)}M${n1(-b * 0.36)} ${n1(l * 0.3)}H${n1(b * 0.36)}"/>`,
    `<path class="ports" d="${ports}"/>`,
    `<path class="gallery" d="M${n1(-b * 0.33)} ${n1(l * 0.455)}Q0 ${n1(l * 0.5)} ${n1(b * 0.33)} ${n1(l * 0.455)}"/>`,
  ].join("");
}

/** A sail on a boom or a lateen yard. */
function gaff(y: number, length: number, isFurled: boolean, { side, off }: Brace, belly = 0.26): string {
  const angle = side * Math.min(62, 14 + (off - 60) * 0.34);
  if (isFurled) return `<g transform="translate(0 ${n1(y)}) rotate(${n1(angle * 0.2)})"><path class="spar" d="M0 0V${n1(length)}"/></g>`;
  const cloth = `<path class="cloth" d="M0 0Q${n1(-side * length * belly)} ${n1(length * 0.55)} 0 ${n1(length)}Q${n1(-side * length * 0.05)} ${n1(length * 0.5)} 0 0Z"/>`;
  return `<g transform="translate(0 ${n1(y)}) rotate(${n1(angle)})">${cloth}<path class="spar" d="M0 0V${n1(length * 1.06)}"/></g>`;
}

function headSails(l: number, b: number, sails: Sails, { side }: Brace): string {
  const jib = (from: number, to: number, w: number): string =>
    `<path class="cloth" d="M0 ${n1(from)}Q${n1(-side * w * 1.5)} ${n1((from + to) / 2)} ${n1(-side * w * 0.62)} ${n1(to)}Q${n1(-side * w * 0.3)} ${n1(from * 0.6 + to * 0.4)} 0 ${n1(from)}Z"/>`;
  return jib(-l * 0.65, -l * 0.36, b * 0.26) + (sails === "full" ? jib(-l * 0.55, -l * 0.31, b * 0.24) : "");
}

/** The yards of a mast, lowest first. */
function yards(wide: number, rig: Rig, sails: Sails): string {
  const layers: [string, number][] = rig === "schooner" || rig === "cutter" ? [["top", 0.9]] : [["course", 1.04], ["top", 0.86], ["gallant", 0.58]];
  return layers
    .map(([name, share], i) => {
      const w = wide * share;
      const isSet = sails === "full" || (sails === "battle" && name === "top");
      const cloth = isSet ? squareSail(w, w * (0.66 - 0.06 * i)) : name === "gallant" && sails !== "furled" ? "" : furled(w);
      return `<g transform="translate(0 ${n1(-i * 1.8)})">${cloth}<path class="spar" d="M${n1(-w * 1.05)} 0H${n1(w * 1.05)}"/></g>`;
    })
    .join("");
}

const BOOMS: Readonly<Partial<Record<Rig, readonly [string, number, number][]>>> = {
  ship: [["mizzen", 0.29, 0.27]],
  brig: [["main", 0.16, 0.36]],
  schooner: [["fore", -0.22, 0.3], ["main", 0.12, 0.46]],
  cutter: [["main", -0.08, 0.6]],
  xebec: [["fore", -0.4, 0.42], ["main", -0.13, 0.46], ["mizzen", 0.2, 0.34]],
};

/** The whole ship. */
export function shipDrawing(plan: Plan): string {
  const [l, b] = [plan.length, plan.length * plan.beam];
  const set = brace(plan.wind ?? 180);
  const stands = (mast: string): boolean => !plan.felled.includes(mast);
  const parts = [hull(l, b, plan.decks)];
  if (plan.sails !== "furled" && stands("fore")) parts.push(headSails(l, b, plan.sails, set));
  for (const [mast, y, long] of BOOMS[plan.rig] ?? []) if (stands(mast)) parts.push(gaff(y * l, long * l, plan.sails === "furled", set, plan.rig === "xebec" ? 0.34 : 0.26));
  for (const [mast, y, share] of MASTS[plan.rig]) parts.push(mastDrawing(plan, mast, y * l, b * 1.16 * share, set));
  parts.push(`<g transform="translate(0 ${n1(l * 0.5)}) rotate(${n1((plan.wind ?? 0) + 180)})">${ensign(plan.nation)}</g>`);
  return parts.join("");
}

function mastDrawing(plan: Plan, mast: string, y: number, wide: number, set: Brace): string {
  if (plan.felled.includes(mast)) return `<path class="stump" d="M-3 ${n1(y - 3)}l6 6m0 -6l-6 6"/>`;
  const pole = `<circle class="mast" r="${n1(Math.max(1.7, plan.length * 0.024))}"/>`;
  const w = wide * (plan.rig === "schooner" ? 0.55 : plan.rig === "cutter" ? 0.6 : 1);
  const aloft = plan.rig === "xebec" ? "" : yards(w, plan.rig, plan.sails);
  return `<g transform="translate(0 ${n1(y)}) rotate(${n1(set.turn)})">${aloft}${pole}</g>`;
}

const RED = "#c0392b";
const BLUE = "#24427c";
const GOLD = "#e0ac2b";
const FLAGS: Readonly<Record<string, string>> = {
  GB: `<rect y="-6.8" width="3.8" height="6.8" x="-4" fill="${BLUE}"/><path d="M0 -15V0M-4 -7.500H4" stroke="${RED}" stroke-width="1.300"/>`,
  FR: `<rect x="-4" y="-5" width="8" height="5" fill="${BLUE}"/><rect x="-4" y="-15" width="8" height="5" fill="${RED}"/>`,
  ES: `<rect x="-4" y="-15" width="8" height="15" fill="${GOLD}"/><path d="M-2.900 -15V0M2.900 -15V0" stroke="${RED}" stroke-width="2.200"/>`,
  NL: `<path d="M-2.700 -15V0" stroke="${RED}" stroke-width="2.600"/><path d="M2.700 -15V0" stroke="${BLUE}" stroke-width="2.600"/>`,
  PT: `<rect x="-2" y="-10" width="4" height="5" fill="${BLUE}" stroke="${RED}" stroke-width="1"/>`,
  US: `<path d="M-3 -15V0M-.500 -15V0M2 -15V0" stroke="${RED}" stroke-width="1.200"/><rect x="-4" y="-6" width="4.500" height="6" fill="${BLUE}"/>`,
};

/** A flag that streams from its staff at 0,0 towards -y. */
export function ensign(nation: string): string {
  return `<rect class="ensign" x="-4" y="-15" width="8" height="15"/>${FLAGS[nation] ?? ""}<rect class="hem" x="-4" y="-15" width="8" height="15"/>`;
}

/** The wake of a ship that makes way, in her own frame. */
export function wakeDrawing(length: number, trail: number, bend = 0): string {
  const [b, t, l] = [length * 0.26, bend, length];
  const end = l * 0.44 + trail;
  return (
    `<path class="foam" d="M${n1(-b * 0.3)} ${n1(l * 0.44)}C${n1(-b * 0.5)} ${n1(l * 0.44 + trail * 0.4)} ${n1(-b * 0.5 + t * 0.4)} ${n1(l * 0.44 + trail * 0.7)} ${n1(t)} ${n1(end)}C${n1(b * 0.5 + t * 0.4)} ${n1(l * 0.44 + trail * 0.7)} ${n1(b * 0.5)} ${n1(l * 0.44 + trail * 0.4)} ${n1(b * 0.3)} ${n1(l * 0.44)}Z"/>` +
    `<path d="M${n1(-b * 0.52)} ${n1(-l * 0.2)}C${n1(-b * 0.9)} ${n1(l * 0.1)} ${n1(-b * 1.2)} ${n1(l * 0.4)} ${n1(-b * 1.7 + t * 0.3)} ${n1(l * 0.44 + trail * 0.45)}M${n1(b * 0.52)} ${n1(-l * 0.2)}C${n1(b * 0.9)} ${n1(l * 0.1)} ${n1(b * 1.2)} ${n1(l * 0.4)} ${n1(b * 1.7 + t * 0.3)} ${n1(l * 0.44 + trail * 0.45)}"/>`
  );
}

/** Numbers that look random and are the same each time. */
export function seeded(seed: number): () => number {
  let now = (seed % 2147483646) + 1;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}

/** The smoke of a broadside, in the frame of the ship: along one side, drifting down the wind. */
export function smokeDrawing(length: number, side: string, wind: number, seed: number): string {
  const random = seeded(seed);
  const out = side === "port" ? -1 : 1;
  const drift = [Math.sin(((wind + 180) * Math.PI) / 180), -Math.cos(((wind + 180) * Math.PI) / 180)] as const;
  const puffs: string[] = [];
  for (let i = 0; i < 9; i++) {
    const y = (-0.33 + (0.66 * i) / 8) * length;
    const x = out * (length * 0.17 + 4 + random() * 6);
    for (let j = 0; j < 3; j++) {
      const [px, py] = [x + out * j * 7 + drift[0] * j * 6 + (random() - 0.5) * 5, y + drift[1] * j * 6 + (random() - 0.5) * 5];
      puffs.push(`<circle cx="${n1(px)}" cy="${n1(py)}" r="${n1(4.5 + random() * 4 + j * 2.4)}"/>`);
    }
  }
  return `<g class="edge">${puffs.join("")}</g><g class="puff">${puffs.join("")}</g>`;
}
