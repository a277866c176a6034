/** A ship under sail in profile: bow to the right, waterline at y = 0, middle of the hull at x = 0. */
import { hatch, line, r1, within } from "./engraving";

export interface Sailer {
  /** Length of the hull. */
  length: number;
  freeboard: number;
  /** How much higher the stern stands than the waist. */
  sternUp: number;
  /** Each mast: place from stern (0) to bow (1), height, half the width of its sails. */
  masts: [at: number, height: number, width: number][];
  /** Sails on each mast. */
  levels: 2 | 3;
  /** Rows of gun ports. */
  decks: 1 | 2;
}

const SAILS = {
  2: [[0.03, 0.42, 0.5, 0.78], [0.46, 0.95, 0.86, 1]],
  3: [[0.02, 0.27, 0.42, 0.62], [0.3, 0.58, 0.68, 0.86], [0.62, 0.95, 0.92, 1.04]],
} as const;

export function sailer(ship: Sailer): string {
  return [rigging, headSails, spanker, squareSails, hull].map((draw) => draw(ship)).join("");
}

function x(ship: Sailer, t: number): number {
  return ship.length * (t - 0.5);
}

/** The height of the deck, which sweeps up to stern and bow. */
function deck({ freeboard, sternUp }: Sailer, t: number): number {
  return -freeboard * (1 + (t < 0.5 ? sternUp * ((0.5 - t) * 2) ** 1.7 : 0.35 * ((t - 0.5) * 2) ** 2));
}

function bowsprit(ship: Sailer): [number, number] {
  return [x(ship, 1.2), deck(ship, 1) - ship.length * 0.11];
}

function rigging(ship: Sailer): string {
  const { masts, length } = ship;
  const [bx, by] = bowsprit(ship);
  const spar = line(`M${r1(x(ship, 0.94))} ${r1(deck(ship, 0.95))}L${r1(bx)} ${r1(by)}`, 1.6);
  const drawn = masts.map(([t, height], i) => {
    const mx = x(ship, t);
    const shrouds = [0.055, 0.03, 0.08]
      .map((back) => `M${r1(mx)} ${r1(-height * 0.62)}L${r1(mx - length * back)} ${r1(deck(ship, t - back))}`)
      .join("");
    const next = masts[i + 1];
    const [sx, sy] = next ? [x(ship, next[0]), deck(ship, next[0]) - 4] : [bx, by];
    const stay = `M${r1(mx)} ${r1(-height * 0.93)}L${r1(sx)} ${r1(sy)}`;
    return line(`M${r1(mx)} ${r1(deck(ship, t))}V${r1(-height)}`, 1.7) + `<path class="rg" d="${shrouds}${stay}"/>`;
  });
  return spar + drawn.join("");
}

function headSails(ship: Sailer): string {
  const [at, height] = ship.masts.at(-1) ?? [1, 0];
  const fx = x(ship, at);
  const [bx, by] = bowsprit(ship);
  const jib = (top: number, out: number): string => {
    const [tx, ty] = [fx + (bx - fx) * out, deck(ship, 0.95) + (by - deck(ship, 0.95)) * out];
    const foot = `Q${r1((fx + tx) / 2 + 3)} ${r1(ty - 3)} ${r1(fx + 4 + (out < 0.7 ? 0 : 5))} ${r1(deck(ship, 0.9) - 8)}`;
    return `<path class="sl" d="M${r1(fx + 2)} ${r1(-height * top)}L${r1(tx)} ${r1(ty)}${foot}Q${r1(fx + 9)} ${r1(-height / 2)} ${r1(fx + 2)} ${r1(-height * top)}Z"/>`;
  };
  return jib(0.92, 0.9) + jib(0.66, 0.62);
}

function spanker(ship: Sailer): string {
  const [at, height] = ship.masts[0] ?? [0, 0];
  const mx = x(ship, at);
  const gaff = `L${r1(mx - ship.length * 0.13)} ${r1(-height * 0.74)}`;
  const boom = `L${r1(mx - ship.length * 0.2)} ${r1(deck(ship, 0.05) - 5)}`;
  return `<path class="sl" d="M${r1(mx)} ${r1(-height * 0.62)}${gaff}${boom}L${r1(mx)} ${r1(deck(ship, at) - 5)}Z"/>`;
}

function squareSails(ship: Sailer): string {
  return ship.masts
    .map(([t, height, width]) => {
      const mx = x(ship, t);
      const tall = height + deck(ship, t) - 5;
      const sails = SAILS[ship.levels].map(([top, foot, head, clew]) =>
        squareSail(mx, r1(-height + tall * top), r1(-height + tall * foot), width * head, width * clew, width * 0.28),
      );
      return `${sails.join("")}<path class="fl" d="M${r1(mx)} ${r1(-height)}v-7l-12 2.500l12 3z"/>`;
    })
    .join("");
}

function squareSail(mx: number, top: number, foot: number, head: number, clew: number, belly: number): string {
  const middle = r1((top + foot) / 2);
  const edge =
    `M${r1(mx - head)} ${top}L${r1(mx + head)} ${top}Q${r1(mx + clew + belly)} ${middle} ${r1(mx + clew)} ${foot}` +
    `Q${r1(mx + belly * 0.4)} ${r1(foot - (foot - top) * 0.2)} ${r1(mx - clew)} ${foot}` +
    `Q${r1(mx - head + belly * 0.75)} ${middle} ${r1(mx - head)} ${top}Z`;
  const shade = (clip: string): string => hatch(clip, mx - clew - 2, mx - clew * 0.15 + belly * 0.3, top, foot, 2.2, 8);
  return within("sl", edge, shade) + line(`M${r1(mx - head - 2)} ${top}H${r1(mx + head + 2)}`);
}

function sheer(ship: Sailer, y: (t: number) => number): string {
  return Array.from({ length: 21 }, (_, i) => `${i ? "L" : "M"}${r1(x(ship, i / 20))} ${r1(y(i / 20))}`).join("");
}

function hull(ship: Sailer): string {
  const { length, freeboard } = ship;
  const top = sheer(ship, (t) => deck(ship, t));
  const bow = `Q${r1(x(ship, 1) + 2)} ${r1(-freeboard * 0.3)} ${r1(x(ship, 0.93))} 4L${r1(x(ship, 0.07))} 4`;
  const stern = `Q${r1(x(ship, 0.02))} ${r1(-freeboard * 0.3)} ${r1(x(ship, 0) - length * 0.015)} ${r1(deck(ship, 0))}Z`;
  const rows = (clip: string): string => Array.from({ length: ship.decks }, (_, row) => gunDeck(ship, row, clip)).join("");
  const anchor = line(`M${r1(x(ship, 1) - 1)} ${r1(deck(ship, 1) + 2)}q6 1 9 -5`);
  return within("hu", top + bow + stern, rows) + line(top) + anchor;
}

function gunDeck(ship: Sailer, row: number, clip: string): string {
  const below = (ship.freeboard * (0.36 + 0.34 * row)) / (ship.decks > 1 ? 1.15 : 1);
  const y = (t: number): number => deck(ship, t) * 0.86 + below;
  const stripe = `<path class="wl" clip-path="url(#${clip})" stroke-width="${r1(ship.freeboard * 0.2)}" d="${sheer(ship, y)}"/>`;
  const count = Math.round(ship.length / 9);
  const port = (_: unknown, i: number): string => {
    const t = 0.1 + (0.8 * i) / (count - 1);
    return `M${r1(x(ship, t) - 1.3)} ${r1(y(t) - 1.3)}h2.600v2.600h-2.600z`;
  };
  return `${stripe}<path class="pt" d="${Array.from({ length: count }, port).join("")}"/>`;
}
