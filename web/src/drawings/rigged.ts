/**
 * Ships under sail from a few parameters, in ink: their stern is at x = 0, their bow at x = L, their waterline at y = 0.
 *
 * Colours come from around them: `--sail`, `--timber`, `--gilt` and `--ink`.
 */

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
export const [square, gaff, lug, lateen] = [mast("square"), mast("gaff"), mast("lug"), mast("lateen")];

export const r = (...numbers: number[]): string => numbers.map((number) => Math.round(number * 10) / 10).join(" ");
export const line = (d: string, width: number, more = ""): string => `<path d="${d}" fill="none" stroke="var(--ink)" stroke-width="${width}"${more}/>`;
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

/** The profile of a ship. */
export function profileOf(ship: Profile): string {
  const sprit = line(`M${r(ship.L * 0.9, -ship.depth - ship.fore * 0.7)}L${r(ship.L + ship.sprit, -ship.depth - ship.fore - ship.sprit * 0.36)}`, 1.8);
  return sprit + rigging(ship) + jibs(ship) + hull(ship) + line(WAVES, 0.8, ' opacity=".5"');
}

/** The field that a profile fills. */
export function fieldOf({ L, masts, depth, sprit }: Pick<Profile, "L" | "masts" | "depth" | "sprit">): string {
  const height = depth + Math.max(40, ...masts.map((each) => each.height)) + 6;
  return r(-14, -height, L + sprit + 26, height + 6);
}
