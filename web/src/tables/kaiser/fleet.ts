/** How each ship looks: the raiders and cruisers one by one, merchants by their tonnage, flag and rig. */
import merchants from "../../../../src/wardroom/games/kaiser/data/merchants.csv?only=id,flag,tons,sail&raw";
import { cruiser, liner, sail, tramp, type Steam } from "../../pieces/ships";

interface Facts {
  flag: string;
  tons: number;
  sails: boolean;
}

const rows = merchants.trim().split("\n").map((line) => line.split(","));
const column = (name: string): number => rows[0]?.indexOf(name) ?? -1;
const facts = new Map<string, Facts>(
  rows.slice(1).map((row) => [
    row[0] ?? "",
    { flag: row[column("flag")] ?? "", tons: Number(row[column("tons")]), sails: row[column("sail")] === "yes" },
  ]),
);

const raider = (L: number, o: Steam = {}): string =>
  tramp({ L, fb: 12, dark: true, flaps: [0.16, 0.33, 0.7, 0.86], house: [[0.42, 0.62, 1, 5], [0.54, 0.61, 2, 5, 1]], ...o });

const GERMAN: Record<string, () => string> = {
  dresden: () => cruiser(3, { L: 182 }),
  emden: () => cruiser(3),
  konigsberg: () => cruiser(3, { L: 180, gun: [[0.9, 1], [0.82, 1], [0.24, -1], [0.12, -1]] }),
  nurnberg: () => cruiser(3, { L: 180, mast: [[0.25, 38], [0.735, 39, 1]] }),
  leipzig: () => cruiser(3, { L: 172, fb: 9.5 }),
  karlsruhe: () => cruiser(4, { L: 188 }),
  berlin: () => liner([0.4, 0.56], { house: [[0.18, 0.8, 2, 4.2, 5, 1], [0.7, 0.78, 3, 4.2, 3]] }),
  cap_trafalgar: () =>
    liner([], {
      fb: 17,
      house: [[0.18, 0.8, 3, 3.8, 4, 1], [0.7, 0.78, 4, 3.8, 3]],
      fun: [[0.36, 10, 18, 2, 1], [0.56, 10, 18, 2, 1]],
    }),
  kaiser_wilhelm_der_grosse: () => liner([0.28, 0.38, 0.57, 0.67]),
  kronprinz_wilhelm: () => liner([0.3, 0.4, 0.57, 0.67]),
  prinz_eitel_friedrich: () => liner([0.42, 0.54], { L: 178, fb: 15 }),
  cormoran: () => raider(150, { fb: 11, gun: [[0.92, 1], [0.08, -1]] }),
  geier: () => raider(154, { flaps: [0.2, 0.8] }),
  greif: () => raider(168, { flaps: [0.14, 0.3, 0.68, 0.84] }),
  iltis: () => raider(160, { flaps: [0.82] }),
  leopard: () => raider(170),
  meteor: () =>
    raider(146, {
      fb: 11,
      flaps: [0.2, 0.8],
      mid: [0.34, 0.56],
      house: [[0.36, 0.54, 1, 5], [0.47, 0.54, 2, 5, 1]],
      fun: [[0.41, 6, 18, 2]],
      mast: [[0.22, 34, 0, 10], [0.75, 36, 0, 10]],
    }),
  mowe: () => raider(172, { mast: [[0.26, 34, 0, 12], [0.76, 35, 0, 12]] }),
  seeadler: () => sail({ L: 128, w: 31, h: 54, ports: 1 }),
  wolf: () =>
    tramp({
      L: 182,
      flaps: [0.13, 0.3, 0.68, 0.8, 0.9],
      plane: 0.31,
      house: [[0.42, 0.6, 2, 4.5], [0.53, 0.59, 3, 4.5, 1]],
      fun: [[0.47, 8, 17, 1.4]],
      mast: [[0.23, 36, 0, 11], [0.78, 37, 0, 12]],
    }),
};

/** Small differences between sisters, always the same for the same ship. */
function quirk(id: string, of: number): number {
  return [...id].reduce((mixed, letter) => (mixed * 31 + letter.charCodeAt(0)) % 9973, 7) % of;
}

function merchant(id: string, { tons, sails }: Facts): string {
  if (sails) return sail({ L: 118 + tons / 100, n: tons > 2500 ? 4 : 3, w: tons > 2500 ? 24 : 29, h: tons > 2500 ? 45 : 50, last: quirk(id, 2) === 0 });
  const L = Math.min(190, 138 + tons / 190);
  const fb = 11 + Math.min(5, tons / 2000);
  if (tons > 8000)
    return tramp({
      L,
      fb,
      fc: 0.1,
      poop: 0.08,
      mid: [0.36, 0.64],
      house: [[0.38, 0.62, 2, 4.4, 2, 1], [0.56, 0.63, 3, 4.4, 1]],
      fun: [[0.47, 8.5, 21, 2.4, 1]],
      mast: [[0.13, 39, 0, 9], [0.29, 37, 0, 9], [0.72, 37, 0, 9], [0.87, 39, 0, 9]],
    });
  const house: Steam["house"] = quirk(id, 3)
    ? [[0.44, 0.6, 1, 5], [0.53, 0.6, 2, 5, 1]]
    : [[0.42, 0.6, 2, 4.6], [0.53, 0.6, 3, 4.6, 1]];
  return tramp({ L, fb, house, dark: quirk(id, 4) === 0, fun: [[0.485, 6.2 + quirk(id, 3) * 0.6, 16 + quirk(id, 4), 1.6, quirk(id, 2)]] });
}

const drawn = new Map<string, string>();

/** The drawing of a ship; one that nobody knows is a tramp. */
export function drawing(id: string): string {
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const made = GERMAN[id]?.() ?? merchant(id, facts.get(id) ?? { flag: "", tons: 4000, sails: false });
  drawn.set(id, made);
  return made;
}

/** The flag of a merchant; German ships have their own ensign. */
export function flagOf(id: string): string {
  return facts.get(id)?.flag.toLowerCase() ?? (id in GERMAN ? "de" : "");
}

export const FLAGS: Record<string, string> = {
  uk: '<path fill="#c8102e" d="M0 0h18v12H0z"/><path fill="#1b2f6e" d="M0 0h9v6H0z"/><path stroke="#fff" stroke-width="2" d="M0 3h9M4.5 0v6"/><path stroke="#c8102e" d="M0 3h9M4.5 0v6"/>',
  fr: '<path fill="#fff" d="M0 0h18v12H0z"/><path fill="#1b3f94" d="M0 0h6v12H0z"/><path fill="#d22" d="M12 0h6v12h-6z"/>',
  us: '<path fill="#fff" d="M0 0h18v12H0z"/><path stroke="#b22234" stroke-width="1.7" d="M0 1h18M0 4.4h18M0 7.8h18M0 11.2h18"/><path fill="#27346b" d="M0 0h8v6.5H0z"/>',
  es: '<path fill="#c60b1e" d="M0 0h18v12H0z"/><path fill="#ffc400" d="M0 3h18v6H0z"/>',
  be: '<path fill="#111" d="M0 0h6v12H0z"/><path fill="#fbd116" d="M6 0h6v12H6z"/><path fill="#d22" d="M12 0h6v12h-6z"/>',
  jp: '<path fill="#fff" d="M0 0h18v12H0z"/><circle cx="9" cy="6" r="3.5" fill="#bc002d"/>',
  it: '<path fill="#fff" d="M0 0h18v12H0z"/><path fill="#1a7a3c" d="M0 0h6v12H0z"/><path fill="#d22" d="M12 0h6v12h-6z"/>',
  no: '<path fill="#ba0c2f" d="M0 0h18v12H0z"/><path fill="#fff" d="M5 0h4v12H5zM0 4h18v4H0z"/><path fill="#00205b" d="M6 0h2v12H6zM0 5h18v2H0z"/>',
  nl: '<path fill="#fff" d="M0 0h18v12H0z"/><path fill="#ae1c28" d="M0 0h18v4H0z"/><path fill="#21468b" d="M0 8h18v4H0z"/>',
  gr: '<path fill="#fff" d="M0 0h18v12H0z"/><path fill="#0d5eaf" d="M0 0h18v2.4H0zM0 4.8h18v2.4H0zM0 9.6h18V12H0zM0 0h7v7H0z"/><path stroke="#fff" stroke-width="1.6" d="M0 3.5h7M3.5 0v7"/>',
  ru: '<path fill="#fff" d="M0 0h18v12H0z"/><path fill="#0039a6" d="M0 4h18v4H0z"/><path fill="#d52b1e" d="M0 8h18v4H0z"/>',
};
