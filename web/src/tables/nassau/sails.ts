/** Ships of 1715 in ink: profiles for merchants and the navy, plans for the pirates on the chart, centred, bow to the right. */
import merchants from "../../../../src/wardroom/games/nassau/data/merchants.csv?only=id,rig&raw";
import { fieldOf, gaff, lateen, line, lug, profileOf, r, square, type Profile } from "../../drawings/rigged";

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

const drawn = new Map<string, string>();

/** The profile of a class, drawn once. */
export function profile(name: string): string {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const ship = CLASSES[name] ?? CLASSES["merchantman"];
  const made = ship ? profileOf(ship) : "";
  drawn.set(name, made);
  return made;
}

/** The field that a profile of a class fills. */
export const field = (name: string): string => fieldOf(CLASSES[name] ?? { L: 92, masts: [], depth: 14, sprit: 20 });

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
