/**
 * Ships of 1715 from a few parameters, in ink: profiles for merchants and the navy, plans for the pirates on the chart.
 *
 * A profile has its stern at x = 0, its bow at x = L, and its waterline at y = 0. A plan is centred, bow to the right.
 */
import merchants from "../../../../src/wardroom/games/nassau/data/merchants.csv?raw";

type Rig = "square" | "gaff" | "lug" | "lateen";

interface Mast {
  x: number;
  height: number;
  rig: Rig;
  sails: number;
  width: number;
}

export interface Profile {
  L: number;
  depth: number;
  /** How much the stern and the bow rise above the deck. */
  castle: number;
  fore: number;
  masts: Mast[];
  sprit: number;
  jibs: number;
  ports?: number;
  isRound?: boolean;
}

const mast = (rig: Rig) => (x: number, height: number, sails: number, width: number): Mast => ({ x, height, rig, sails, width });
const [square, gaff, lug, lateen] = [mast("square"), mast("gaff"), mast("lug"), mast("lateen")];

/** By the words that merchants.csv uses for the rig; and the two classes of the navy. */
export const CLASSES: Readonly<Record<string, Profile>> = {
  sloop: { L: 72, depth: 9, castle: 3, fore: 2, masts: [gaff(0.58, 52, 2, 20)], sprit: 26, jibs: 2 },
  ketch: { L: 78, depth: 10, castle: 4, fore: 3, masts: [gaff(0.24, 32, 1, 13), square(0.6, 50, 2, 14)], sprit: 22, jibs: 2 },
  schooner: { L: 84, depth: 9, castle: 3, fore: 2, masts: [gaff(0.36, 50, 2, 18), gaff(0.7, 46, 2, 15)], sprit: 24, jibs: 2 },
  lugger: { L: 80, depth: 10, castle: 3, fore: 3, masts: [lug(0.16, 32, 1, 9), lug(0.46, 46, 1, 13), lug(0.78, 42, 1, 11)], sprit: 16, jibs: 1 },
  pink: { L: 84, depth: 12, castle: 10, fore: 3, masts: [lateen(0.18, 34, 1, 11), square(0.48, 50, 2, 14), square(0.78, 44, 2, 12)], sprit: 18, jibs: 1 },
  polacre: { L: 86, depth: 11, castle: 5, fore: 4, masts: [lateen(0.16, 38, 1, 12), square(0.46, 52, 3, 14), lug(0.78, 44, 1, 12)], sprit: 20, jibs: 1 },
  fluyt: { L: 88, depth: 15, castle: 12, fore: 5, isRound: true, masts: [lateen(0.15, 34, 1, 11), square(0.46, 52, 2, 15), square(0.78, 46, 2, 12)], sprit: 18, jibs: 1 },
  barque: { L: 94, depth: 13, castle: 5, fore: 4, masts: [gaff(0.2, 44, 2, 13), square(0.5, 54, 3, 14), square(0.8, 48, 3, 12)], sprit: 24, jibs: 2, ports: 5 },
  merchantman: { L: 92, depth: 14, castle: 9, fore: 6, masts: [square(0.17, 40, 2, 9), square(0.48, 54, 3, 15), square(0.8, 47, 2, 13)], sprit: 20, jibs: 1, ports: 5 },
  "West Indiaman": { L: 100, depth: 15, castle: 9, fore: 6, masts: [square(0.17, 42, 2, 10), square(0.48, 57, 3, 15), square(0.8, 50, 3, 13)], sprit: 22, jibs: 2, ports: 7 },
  carrack: { L: 88, depth: 17, castle: 17, fore: 13, isRound: true, masts: [lateen(0.14, 32, 1, 11), square(0.47, 54, 2, 17), square(0.8, 42, 1, 12)], sprit: 18, jibs: 0, ports: 4 },
  "treasure ship": { L: 98, depth: 18, castle: 19, fore: 9, masts: [lateen(0.1, 30, 1, 9), square(0.3, 44, 2, 10), square(0.56, 55, 3, 15), square(0.83, 46, 2, 12)], sprit: 20, jibs: 1, ports: 8 },
  "sloop-of-war": { L: 90, depth: 10, castle: 3, fore: 3, masts: [gaff(0.22, 42, 2, 13), square(0.52, 54, 3, 14), square(0.82, 48, 3, 12)], sprit: 26, jibs: 2, ports: 7 },
  frigate: { L: 108, depth: 13, castle: 5, fore: 4, masts: [square(0.17, 46, 3, 10), square(0.49, 62, 3, 15), square(0.81, 54, 3, 13)], sprit: 26, jibs: 2, ports: 11 },
};

const rows = merchants.trim().split("\n").map((line) => line.split(","));
const column = rows[0]?.indexOf("rig") ?? -1;
const rigs = new Map(rows.slice(1).map((row) => [row[0] ?? "", row[column] ?? ""]));

/** How a merchant is rigged; one that nobody knows is a merchantman. */
export const rigOf = (id: string): string => rigs.get(id) ?? "merchantman";

const r = (...numbers: number[]): string => numbers.map((number) => Math.round(number * 10) / 10).join(" ");
const line = (d: string, width: number, more = ""): string => `<path d="${d}" fill="none" stroke="var(--ink)" stroke-width="${width}"${more}/>`;
const sail = (d: string): string => `<path d="${d}" fill="var(--sail)" stroke="var(--ink)" stroke-width=".9" stroke-linejoin="round"/>`;

const SHARES: Record<number, number[]> = { 1: [1], 2: [0.58, 0.42], 3: [0.42, 0.34, 0.24] };

function squareSails(x: number, depth: number, { height, sails, width }: Mast): string {
  let [drawn, foot, half] = ["", -depth - height * 0.1, width];
  for (const share of SHARES[sails] ?? [1]) {
    const rise = height * 0.86 * share;
    const [head, belly, top] = [foot - rise + 1.5, width * 0.42, half * 0.84];
    const middle = (head + foot) / 2;
    drawn += sail(`M${r(x - top, head)}L${r(x + top, head)}Q${r(x + half + belly, middle, x + half, foot)}Q${r(x + belly * 0.7, foot - rise * 0.22, x - half, foot)}Q${r(x - half + belly * 1.1, middle, x - top, head)}Z`);
    drawn += line(`M${r(x - top * 1.16, head)}H${r(x + top * 1.16)}`, 1.2);
    [foot, half] = [head - 1.5, top * 0.86];
  }
  return drawn;
}

function gaffSails(x: number, depth: number, { height, sails, width }: Mast): string {
  const [g, y] = [width * 1.5, (part: number): number => -depth - height * part];
  const main = sail(`M${r(x - 1, y(0.68))}L${r(x - g * 0.82, y(0.9))}Q${r(x - g * 1.02, y(0.45), x - g * 1.14, y(0.12))}Q${r(x - g * 0.5, y(0.05), x - 1, y(0.12))}Z`);
  const spars = line(`M${r(x, y(0.67))}L${r(x - g * 0.88, y(0.92))}M${r(x, y(0.1))}H${r(x - g * 1.2)}`, 1.2);
  return main + spars + (sails > 1 ? sail(`M${r(x + 1, y(0.96))}L${r(x - g * 0.66, y(0.9))}L${r(x - 1, y(0.71))}Z`) : "");
}

function lugSail(x: number, depth: number, { height, width }: Mast): string {
  const y = (part: number): number => -depth - height * part;
  const cloth = `M${r(x + width * 0.5, y(0.62))}L${r(x - width * 1.1, y(0.95))}Q${r(x - width * 1.1, y(0.5), x - width * 1.35, y(0.14))}Q${r(x - width * 0.3, y(0.04), x + width * 0.55, y(0.14))}Q${r(x + width * 0.8, y(0.4), x + width * 0.5, y(0.62))}Z`;
  return sail(cloth) + line(`M${r(x + width * 0.7, y(0.58))}L${r(x - width * 1.2, y(0.97))}`, 1.2);
}

function lateenSail(x: number, depth: number, { height, width }: Mast): string {
  const y = (part: number): number => -depth - height * part;
  const cloth = `M${r(x + width * 0.9, y(0.12))}L${r(x - width * 1.1, y(1))}Q${r(x - width * 0.85, y(0.5), x - width * 1.15, y(0.16))}Q${r(x, y(0.06), x + width * 0.9, y(0.12))}Z`;
  return sail(cloth) + line(`M${r(x + width, y(0.07))}L${r(x - width * 1.18, y(1.04))}`, 1.2);
}

const RIGS = { square: squareSails, gaff: gaffSails, lug: lugSail, lateen: lateenSail };

function rigging(ship: Profile): string {
  const { L, depth, castle, fore } = ship;
  const deck = (x: number): number => -depth - (x < 0.3 ? castle * (1 - x / 0.34) : x > 0.78 ? fore * ((x - 0.78) / 0.22) : 0) * 0.9;
  return ship.masts
    .map((each) => {
      const [x, top, foot] = [each.x * L, -depth - each.height, deck(each.x)];
      const shrouds = line(`M${r(x - each.width * 0.62, foot)}L${r(x, top + each.height * 0.25)}L${r(x - each.width * 0.4, foot)}`, 0.45, ' opacity=".6"');
      const pennant = `<path d="M${r(x, top)}q-5 1.5-9 .2q3.6 2.600 9 2.600z" fill="var(--ink)"/>`;
      return line(`M${r(x, foot)}V${r(top)}`, 1.5) + shrouds + RIGS[each.rig](x, depth, each) + pennant;
    })
    .join("");
}

function jibs({ L, depth, fore, masts, sprit, jibs: count }: Profile): string {
  const first = masts.at(-1);
  if (!first) return "";
  const x = first.x * L;
  return Array.from({ length: count }, (_, at) => {
    const [end, y] = [L + sprit * (1 - at * 0.42), -depth - fore - sprit * 0.34 * (1 - at * 0.4)];
    const head = -depth - first.height * (0.86 - 0.2 * at);
    return sail(`M${r(end, y)}L${r(x + 2, head)}Q${r(x + (end - x) * 0.42, -depth - first.height * 0.36, x + (end - x) * 0.3, -depth - first.height * 0.12 - fore * 0.6)}Q${r(x + (end - x) * 0.7, y - 2, end, y)}Z`);
  }).join("");
}

function hull({ L, depth, castle, fore, ports = 0, isRound = false }: Profile): string {
  const side = `M0 ${r(-depth - castle)}L${r(L * 0.2, -depth - castle * 0.84)}L${r(L * 0.215, -depth - castle * 0.36)}Q${r(L * 0.5, -depth * 0.86, L * 0.79, -depth - fore * 0.2)}L${r(L * 0.8, -depth - fore * 0.8)}L${r(L * 1.005, -depth - fore)}Q${r(L, -depth * 0.35, L * 0.93, 2)}H${r(L * 0.05)}Q${r(isRound ? -L * 0.045 : L * 0.015, -depth * 0.35, 0, -depth - castle)}Z`;
  const wale = `M${r(L * 0.012, -depth * 0.72 - castle * 0.5)}Q${r(L * 0.5, -depth * 0.5, L * 0.985, -depth * 0.72 - fore * 0.5)}`;
  const guns = Array.from({ length: ports }, (_, at) => L * (0.16 + (0.68 * at) / Math.max(1, ports - 1)))
    .map((x) => `<path d="M${r(x - 1.3, -depth * 0.62 + Math.sin((x / L) * Math.PI) * depth * 0.1)}h2.800v2.800h-2.800z" fill="var(--ink)"/>`);
  const windows = castle > 7 ? `<path d="M${r(L * 0.03, -depth - castle * 0.62)}h${r(L * 0.14)}" stroke="var(--gilt)" stroke-width="1.600" stroke-dasharray="2.400 1.600"/>` : "";
  return `<path d="${side}" fill="var(--timber)" stroke="var(--ink)" stroke-width="1.100" stroke-linejoin="round"/><path d="${wale}" fill="none" stroke="var(--gilt)" stroke-width="1.500"/>${guns.join("")}${windows}`;
}

const WAVES = "M-12 2.400q6-3 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0";
const drawn = new Map<string, string>();

/** The profile of a class, drawn once. */
export function profile(name: string): string {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const ship = CLASSES[name] ?? CLASSES["merchantman"];
  if (!ship) return "";
  const sprit = line(`M${r(ship.L * 0.9, -ship.depth - ship.fore * 0.7)}L${r(ship.L + ship.sprit, -ship.depth - ship.fore - ship.sprit * 0.36)}`, 1.8);
  const made = sprit + rigging(ship) + jibs(ship) + hull(ship) + line(WAVES, 0.8, ' opacity=".5"');
  drawn.set(name, made);
  return made;
}

/** The field that a profile of a class fills. */
export function field(name: string): string {
  const { L, masts, depth, sprit } = CLASSES[name] ?? { L: 92, masts: [], depth: 14, sprit: 20 };
  const height = depth + Math.max(40, ...masts.map((each) => each.height)) + 6;
  return r(-14, -height, L + sprit + 26, height + 6);
}

/** A pirate from above: so many masts as there are sections to carry them. */
export function plan(sections: number): string {
  const [L, B] = [30 + sections * 5, 12 + sections];
  const [h, b] = [L / 2, B / 2];
  const out = `M${r(-h, -b * 0.62)}Q${r(-h * 0.5, -b * 1.06, h * 0.1, -b)}Q${r(h * 0.72, -b * 0.82, h, 0)}Q${r(h * 0.72, b * 0.82, h * 0.1, b)}Q${r(-h * 0.5, b * 1.06, -h, b * 0.62)}Z`;
  const masts = { 2: [-0.16, 0.2], 3: [-0.28, 0.02, 0.3], 4: [-0.34, -0.12, 0.1, 0.32] }[sections] ?? [0];
  const canvas = masts.map((at) => {
    const [w, g] = [b * 1.7, L * 0.12];
    return `<g transform="translate(${r(at * L)} 0) rotate(14)"><path d="M0 ${r(-w)}Q${r(g * 2.1)} 0 0 ${r(w)}Q${r(g * 0.7)} 0 0 ${r(-w)}Z" fill="var(--sail)" stroke="var(--ink)" stroke-width=".9"/></g>`;
  });
  const wake = line(`M${r(-h)} 0q${r(-L * 0.24, -b * 0.7, -L * 0.45, -b * 1.4)}M${r(-h)} 0q${r(-L * 0.24, b * 0.7, -L * 0.45, b * 1.4)}`, 0.8, ' opacity=".4"');
  const body = `<path d="${out}" fill="var(--timber)" stroke="var(--ink)" stroke-width="1.100"/><path d="${out}" transform="scale(.83 .7)" fill="var(--seat)" stroke="var(--ink)" stroke-width=".5"/>`;
  return wake + line(`M${r(h - 2)} 0h${r(L * 0.2)}`, 1.4) + body + canvas.join("");
}
