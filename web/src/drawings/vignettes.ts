/** The plate of each game: a small engraving, 250 by 176. */
import { line, palm, sea, sky, smoke, sun } from "./engraving";
import { sailer } from "./sailer";
import { steamer } from "./steamer";

export const [WIDTH, HEIGHT] = [250, 176];
const [W, H] = [WIDTH, HEIGHT];

function at(x: number, y: number, scale: number, drawing: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
}

function kaiser(): string {
  const z = H * 0.74;
  const tramp = steamer({
    length: 120, freeboard: 10, bow: "plumb", isDark: true, smoke: 50,
    masts: [[0.2, 52, true], [0.8, 52, true]], funnels: [[0.5, 11, 26]], houses: [[0.4, 0.62, 12, 0, 0]],
  });
  const cruiser = steamer({
    length: 196, freeboard: 12, bow: "ram", sheer: 0.5, smoke: 84, hasFlag: true,
    masts: [[0.25, 74, true], [0.76, 80, true]], funnels: [[0.41, 9, 34], [0.5, 9, 34], [0.59, 9, 34]],
    houses: [[0.66, 0.76, 9, 0, 1], [0.69, 0.75, 7, 9, 1], [0.3, 0.36, 6, 0, 0]],
    guns: [[0.9, 1], [0.84, 1], [0.12, -1], [0.2, -1]],
  });
  return [
    sun(W * 0.8, z, 26),
    sky(W, z, [[W * 0.3, z * 0.3, 78, 15], [W * 0.8, z * 0.2, 46, 10], [W * 0.8, z, 29, 29]], 4),
    at(W * 0.86, z + 3, 0.34, tramp),
    at(W * 0.5, z + 9, W / 238, cruiser),
    sea(W, z + 6, H - z - 6, 5),
  ].join("");
}

function marauders(): string {
  const z = H * 0.74;
  const galleon = sailer({
    length: 112, freeboard: 13, sternUp: 1.25, levels: 2, decks: 1, masts: [[0.2, 78, 13], [0.5, 112, 20], [0.8, 96, 17]],
  });
  const island = `M0 ${z + 2}Q${W * 0.08} ${z - 20} ${W * 0.2} ${z - 15}Q${W * 0.32} ${z - 6} ${W * 0.4} ${z + 2}Z`;
  return [
    sky(W, z, [[W * 0.55, z * 0.38, 84, 24], [W * 0.12, z * 0.6, 40, 12]], 9),
    `<path class="is" d="${island}"/>`,
    palm(W * 0.1, z - 14, 46),
    palm(W * 0.2, z - 13, 34, -1),
    at(W * 0.6, z + 8, W / 250, galleon),
    sea(W, z + 6, H - z - 6, 8),
  ].join("");
}

function modern(): string {
  const z = H * 0.7;
  const helicopter =
    `<g transform="translate(-84 -42)"><path class="hu" d="M0 0q7 -6 16 -1l16 -1v-5l3 1v6l-18 4q-12 3 -17 -4z"/>` +
    `${line("M-12 -8h40M8 -8v5M2 6h14")}</g>`;
  const aerials = `<circle class="pl" cx="-44" cy="-34" r="6"/>${line("M8 -64h14M10 -60l4 -8M-8 -48l10 -10M-12 -58h10")}`;
  const destroyer = steamer({
    length: 204, freeboard: 13, bow: "flare", stern: "transom", sheer: 0.42, hasFlag: true, gunSize: 1.15,
    masts: [[0.58, 74, true], [0.44, 60, false]], funnels: [[0.47, 15, 24], [0.36, 14, 21]],
    houses: [
      [0.52, 0.7, 17, 0, 3], [0.55, 0.66, 11, 17, 2], [0.57, 0.62, 10, 28, 2],
      [0.22, 0.4, 13, 0, 2], [0.4, 0.52, 9, 0, 1], [0.74, 0.83, 4, 0, 0],
    ],
    guns: [[0.88, 1]],
    extra: `${aerials}<path class="pl" d="M42 -36l9 -11h6l-4 14z"/>${helicopter}`,
  });
  const missile = `<path class="hu" d="M0 -17L3.500 -9V10L7 16H-7L-3.500 10V-9Z"/>`;
  return [
    sky(W, z, [[W * 0.3, z * 0.3, 60, 14], [W * 0.78, z * 0.55, 52, 10]], 14),
    at(W * 0.5, z + 6, W / 250, destroyer),
    smoke({ x: W * 0.82, y: z - 16, puffs: 9, drift: [W * 0.06, -z * 0.62], from: 9, to: 4, seed: 6 }),
    `<g transform="translate(${W * 0.885} ${z * 0.17}) rotate(12)">${missile}</g>`,
    sea(W, z + 6, H - z - 6, 21),
  ].join("");
}

function nassau(): string {
  const z = H * 0.74;
  const fort = `M${W * 0.62} ${z + 2}V${z - 26}h8v-6h8v6h8v-6h8v6h8v-6h8v6h10V${z - 16}H${W}V${z + 2}Z`;
  const pole = W * 0.7;
  const skull =
    `<circle class="wh" cx="${pole + 10}" cy="${z - 59}" r="2.800"/>` +
    `<path class="bo" d="M${pole + 5} ${z - 53}l10 -3M${pole + 5} ${z - 57}l10 3.500"/>`;
  const sloop = sailer({
    length: 104, freeboard: 12, sternUp: 1.5, levels: 2, decks: 1, masts: [[0.3, 96, 17], [0.72, 104, 19]],
  });
  const coins = [[0, 0], [14, 2], [-13, 3], [6, -6], [-6, -5]].map(([x, y]) => `<ellipse class="co" cx="${x}" cy="${y}" rx="9" ry="4"/>`);
  return [
    sky(W, z, [[W * 0.72, z * 0.3, 50, 22], [W * 0.3, z * 0.5, 66, 20]], 6),
    `<path class="is" d="${fort}"/>${line(`M${pole} ${z - 32}v-34`)}`,
    `<path class="fl" d="M${pole} ${z - 66}l26 3l-4 7l5 7l-27 -1z"/>${skull}`,
    at(W * 0.36, z + 8, W / 250, `${sloop}<path class="cut" d="M-26 -118V8M0 -122V8M27 -118V8"/>`),
    sea(W, z + 6, H - z - 6, 12),
    at(W * 0.8, H - 16, 1, coins.join("")),
  ].join("");
}

function cannoni(): string {
  const z = H * 0.76;
  const liner = sailer({
    length: 132, freeboard: 19, sternUp: 0.5, levels: 3, decks: 2, masts: [[0.2, 100, 13], [0.5, 130, 19], [0.8, 118, 17]],
  });
  return [
    sky(W, z, [[W * 0.2, z * 0.35, 60, 20], [W * 0.86, z * 0.5, 40, 16]], 19),
    at(W * 0.44, z + 8, W / 262, liner),
    sea(W, z + 6, H - z - 6, 31),
    smoke({ x: W * 0.25, y: z + 8, puffs: 15, drift: [W * 0.4, -2], from: 5, to: 9, seed: 8 }),
    smoke({ x: W * 0.62, y: z + 2, puffs: 8, drift: [W * 0.34, -8], from: 8, to: 17, seed: 3 }),
  ].join("");
}

function skirmish(): string {
  const z = H * 0.74;
  const cutter = sailer({ length: 78, freeboard: 9, sternUp: 0.7, levels: 2, decks: 1, masts: [[0.34, 70, 12], [0.7, 78, 14]] });
  return [
    sky(W, z, [[W * 0.5, z * 0.42, 40, 22], [W * 0.2, z * 0.2, 44, 9]], 27),
    at(W * 0.26, z + 7, 1, cutter),
    `<g transform="translate(${W * 0.77} ${z + 1}) scale(-.84 .84)">${cutter}</g>`,
    sea(W, z + 6, H - z - 6, 17),
    smoke({ x: W * 0.46, y: z - 5, puffs: 6, drift: [16, -3], from: 3, to: 7, seed: 4 }),
    smoke({ x: W * 0.6, y: z - 5, puffs: 5, drift: [-9, -5], from: 3, to: 6, seed: 9 }),
  ].join("");
}

const PLATES: Record<string, () => string> = { cannoni, kaiser, marauders, modern, nassau, skirmish };
const drawn = new Map<string, string>();

/** The plate of a game; a game without one has open water. Drawn once, however often it is shown. */
export function plateOf(game: string): string {
  const known = drawn.get(game) ?? (PLATES[game] ?? openWater)();
  drawn.set(game, known);
  return known;
}

function openWater(): string {
  const z = H * 0.6;
  return sun(W * 0.5, z, 30) + sky(W, z, [[W * 0.5, z, 33, 33], [W * 0.3, z * 0.3, 50, 10]], 2) + sea(W, z, H - z, 5);
}
