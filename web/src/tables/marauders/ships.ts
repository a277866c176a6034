/** The five kinds of ships in ink: in profile, and from above, centred and with the bow to the right. */
import { fieldOf, gaff, lateen, line, profileOf, r, square, type Profile } from "../../drawings/rigged";
import table from "../../../../src/wardroom/games/marauders/data/ships.csv?raw";
import type { ShipKind } from "./view";

const PROFILES: Readonly<Record<ShipKind, Profile>> = {
  sloop: { L: 72, depth: 9, castle: 3, fore: 2, masts: [gaff(0.58, 52, 2, 20)], sprit: 26, jibs: 2, ports: 3 },
  flute: { L: 88, depth: 15, castle: 12, fore: 5, isRound: true, masts: [lateen(0.15, 34, 1, 11), square(0.46, 52, 2, 15), square(0.78, 46, 2, 12)], sprit: 18, jibs: 1, ports: 3 },
  frigate: { L: 108, depth: 13, castle: 5, fore: 4, masts: [square(0.17, 46, 3, 10), square(0.49, 62, 3, 15), square(0.81, 54, 3, 13)], sprit: 26, jibs: 2, ports: 11 },
  galleon: { L: 98, depth: 16, castle: 16, fore: 8, masts: [lateen(0.14, 32, 1, 10), square(0.46, 56, 3, 15), square(0.8, 48, 2, 13)], sprit: 22, jibs: 1, ports: 7 },
  man_of_war: { L: 116, depth: 19, castle: 8, fore: 5, masts: [square(0.17, 48, 3, 11), square(0.49, 64, 3, 17), square(0.81, 56, 3, 14)], sprit: 26, jibs: 2, ports: 12 },
};

const [head = [], ...rows] = table.trim().split("\n").map((line) => line.split(","));

/** What a ship of a kind has when it is new, by area, and how it handles. */
export function factsOf(kind: string): Record<string, number> {
  const row = rows.find(([id]) => id === kind) ?? [];
  return Object.fromEntries(["hull", "masts", "cargo", "crew", "cannons", "maneuver"].map((name) => [name, Number(row[head.indexOf(name)] ?? 0)]));
}

const isKind = (name: string): name is ShipKind => name in PROFILES;
const drawn = new Map<string, string>();

/** The profile of a kind, drawn once. */
export function profile(kind: string): string {
  const known = drawn.get(kind) ?? (isKind(kind) ? profileOf(PROFILES[kind]) : "");
  drawn.set(kind, known);
  return known;
}

/** The field that a profile fills. */
export const field = (kind: string): string => fieldOf(PROFILES[isKind(kind) ? kind : "frigate"]);

interface Plan {
  L: number;
  B: number;
  masts: number[];
}

const PLANS: Readonly<Record<ShipKind, Plan>> = {
  sloop: { L: 36, B: 12, masts: [0.06] },
  flute: { L: 42, B: 17, masts: [-0.26, 0.04, 0.3] },
  frigate: { L: 48, B: 14, masts: [-0.28, 0.02, 0.3] },
  galleon: { L: 50, B: 18, masts: [-0.3, 0, 0.28] },
  man_of_war: { L: 56, B: 19, masts: [-0.29, 0.01, 0.3] },
};

/** A kind from above; its deck has the colour `--deck`, its sails `--sail`. */
export function plan(kind: string): string {
  const { L, B, masts } = PLANS[isKind(kind) ? kind : "frigate"];
  const [h, b] = [L / 2, B / 2];
  const out = `M${r(-h, -b * 0.62)}Q${r(-h * 0.5, -b * 1.06, h * 0.1, -b)}Q${r(h * 0.72, -b * 0.82, h, 0)}Q${r(h * 0.72, b * 0.82, h * 0.1, b)}Q${r(-h * 0.5, b * 1.06, -h, b * 0.62)}Z`;
  const canvas = masts.map((at) => {
    const [w, g] = [b * (masts.length === 1 ? 2.2 : 1.7), L * 0.12];
    return `<g transform="translate(${r(at * L)} 0) rotate(14)"><path d="M0 ${r(-w)}Q${r(g * 2.1)} 0 0 ${r(w)}Q${r(g * 0.7)} 0 0 ${r(-w)}Z" fill="var(--sail)" stroke="var(--ink)" stroke-width=".9"/></g>`;
  });
  const wake = line(`M${r(-h)} 0q${r(-L * 0.24, -b * 0.7, -L * 0.4, -b * 1.4)}M${r(-h)} 0q${r(-L * 0.24, b * 0.7, -L * 0.4, b * 1.4)}`, 0.8, ' opacity=".4"');
  const body = `<path d="${out}" fill="var(--timber)" stroke="var(--ink)" stroke-width="1.100"/><path d="${out}" transform="scale(.83 .7)" fill="var(--deck)" stroke="var(--ink)" stroke-width=".5"/>`;
  return wake + line(`M${r(h - 2)} 0h${r(L * 0.2)}`, 1.4) + body + canvas.join("");
}
