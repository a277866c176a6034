/**
 * Ships drawn from a few parameters: profiles in ink, bow to the right, waterline at y = 60, 200 wide.
 *
 * The height of the deck is a function of t, 0 at the stern and 1 at the bow, so everything placed at t sits on the
 * sheer. A drawing is the inside of an SVG, as text; colours come from the classes in Ship.svelte.
 */

export interface Hull {
  /** Length, freeboard, and how much bow and stern rise. */
  L?: number;
  fb?: number;
  sheer?: number;
  bow?: "straight" | "ram" | "clipper";
  stern?: "counter" | "cruiser";
  /** Raised parts: forecastle, poop, bridge deck; and by how much. */
  fc?: number;
  poop?: number;
  mid?: [number, number] | null;
  rise?: number;
}

export interface Steam extends Hull {
  /** Deckhouses: from, to, tiers, height of a tier, step, boats. */
  house?: [number, number, number, number?, number?, number?][];
  /** Funnels: t, width, height, rake, band. */
  fun?: [number, number, number, number?, number?][];
  /** Masts: t, height, spotting top, derricks. */
  mast?: [number, number, number?, number?][];
  /** Guns: t, direction. */
  gun?: [number, number][];
  ports?: number;
  /** Hidden guns behind flaps. */
  flaps?: number[];
  plane?: number;
  /** Dark funnels. */
  dark?: boolean;
}

export interface Sail extends Hull {
  /** Masts, sails to a mast, width of the courses, height; whether the last mast carries square sails. */
  n?: 3 | 4;
  sq?: number;
  w?: number;
  h?: number;
  last?: boolean;
  ports?: number;
}

const r1 = (n: number): number => Math.round(n * 10) / 10;
const P = (...points: number[]): string => points.map(r1).join(" ");
const path = (kind: string, d: string): string => `<path class="${kind}" d="${d}"/>`;

function sea(from = 6, to = 194): string {
  let waves = "";
  for (let x = from; x < to - 8; x += 15 + ((x * 7) % 9)) {
    waves += `M${P(x, 61.5 + ((x * 13) % 5) * 0.9)}q3 -2 6 0t6 0`;
  }
  return path("wv", waves) + path("wl", `M${from} 60.4H${to}`);
}

interface Deck {
  x0: number;
  x1: number;
  X: (t: number) => number;
  Y: (t: number) => number;
  base: (t: number) => number;
}

function deckOf(o: Required<Pick<Hull, "L" | "fb">> & Hull): Deck {
  const x0 = 100 - o.L / 2;
  const rise = o.rise ?? 4.5;
  const base = (t: number): number => {
    const u = 2 * t - 1;
    return 60 - o.fb - (o.sheer ?? 3) * u * u * (u > 0 ? 1 : 0.6);
  };
  const raised = (t: number): boolean =>
    Boolean((o.fc && t > 1 - o.fc) || (o.poop && t < o.poop) || (o.mid && t > o.mid[0] && t < o.mid[1]));
  return { x0, x1: x0 + o.L, X: (t) => x0 + o.L * t, base, Y: (t) => base(t) - (raised(t) ? rise : 0) };
}

function hullOf(o: Hull, deck: Deck): string {
  const { x0, x1, X, Y } = deck;
  const steps = [o.fc ? 1 - o.fc : 0, o.poop ?? 0, ...(o.mid ?? [])].filter((t) => t > 0);
  const ts = [...Array(21).keys()].map((i) => i / 20).concat(steps.flatMap((t) => [t - 0.0001, t + 0.0001]));
  ts.sort((a, b) => a - b);
  const top = ts.map((t, i) => (i ? "L" : "M") + P(X(t), Y(t))).join("");
  const [bowY, sternY, w] = [Y(1), Y(0), 60.5];
  const bow = {
    straight: `L${P(x1 - 0.5, w)}`,
    ram: `Q${P(x1 - 2.5, bowY + 7, x1 + 3.5, w - 1)}L${P(x1 + 1, w)}`,
    clipper: `L${P(x1 + 5, bowY - 1.5)}Q${P(x1 - 3, bowY + 5, x1 - 7, w)}`,
  }[o.bow ?? "straight"];
  const stern = {
    counter: `L${P(x0 + 11, w)}Q${P(x0 + 3, w - 3, x0, sternY + 5)}Z`,
    cruiser: `L${P(x0 + 5, w)}Q${P(x0 - 3, w - 5, x0, sternY)}Z`,
  }[o.stern ?? "counter"];
  return path("hl", top + bow + stern);
}

function along(deck: Deck, dy: number, from: number, to: number): string {
  let d = "";
  for (let i = 0; i <= 12; i++) {
    const t = from + ((to - from) * i) / 12;
    d += (i ? "L" : "M") + P(deck.X(t), deck.base(t) + dy);
  }
  return d;
}

function masts(o: Steam, { X, Y, x0, x1 }: Deck): string {
  let drawn = "";
  const list = o.mast ?? [];
  for (const [t, h, spot, derrick] of list) {
    const [x, y] = [X(t), Y(t)];
    drawn += path("ln", `M${P(x, y)}L${P(x - h * 0.04, y - h)}`);
    if (spot) drawn += path("sf", `M${P(x - 4.5, y - h * 0.64)}h7l-1 4h-5z`);
    if (derrick)
      for (const side of [-1, 1])
        drawn += path("th", `M${P(x, y - 3)}L${P(x + side * derrick, y - h * 0.52)}L${P(x - h * 0.03, y - h * 0.8)}`);
  }
  const [first, last] = [list[0], list.at(-1)];
  if (!first || !last) return drawn;
  const head = (m: [number, number, number?, number?]): [number, number] => [X(m[0]) - m[1] * 0.04, Y(m[0]) - m[1]];
  const [[ax, ay], [bx, by]] = [head(first), head(last)];
  const wire = list.length > 1 ? `Q${P((ax + bx) / 2, (ay + by) / 2 + 3.5, bx, by)}` : "";
  return drawn + path("hr", `M${P(x0 + 2, Y(0))}L${P(ax, ay)}${wire}L${P(x1 - 1, Y(1))}`);
}

function funnels(o: Steam, deck: Deck, top: (t: number) => number): [string, string] {
  let [smoke, drawn] = ["", ""];
  for (const [t, w, h, rake = 2, band] of o.fun ?? []) {
    const [x, y] = [deck.X(t), top(t) + 1];
    const u = y - h;
    smoke += path("smk", `M${P(x - rake, u)}c-6 -7 -14 -3 -20 -8s-15 -1 -24 -5`);
    drawn += path(o.dark ? "dk" : "hf", `M${P(x - w / 2, y)}L${P(x - w / 2 - rake, u)}h${r1(w)}L${P(x + w / 2, y)}Z`);
    drawn += path("dk", `M${P(x - w / 2 - rake, u)}h${r1(w)}l${r1(rake * 0.3)} ${r1(h * 0.2)}h${r1(-w)}z`);
    if (band) drawn += path("bd", `M${P(x - w / 2 - rake * 0.62, u + h * 0.34)}h${r1(w)}`);
  }
  return [smoke, drawn];
}

function houses(o: Steam, { X, Y }: Deck): string {
  let drawn = "";
  for (const [a, c, tiers, h = 5, step = 2, boats] of o.house ?? []) {
    for (let i = 0; i < tiers; i++) {
      const [xa, xc] = [X(a) + i * step, X(c) - i * step * 0.6];
      const y = Math.max(Y(a), Y(c), Y((a + c) / 2)) - (i + 1) * h;
      drawn += path("sf", `M${P(xa, y)}H${r1(xc)}V${r1(y + h + 1.5)}H${r1(xa)}Z`);
      drawn += path("wd", `M${P(xa + 2.5, y + h * 0.5)}H${r1(xc - 2)}`);
    }
    if (boats)
      for (let x = X(a) + 6; x < X(c) - 9; x += 10)
        drawn += path("bt", `M${P(x, Math.min(Y(a), Y(c)) - tiers * h - 3.6)}h7q-1 3.2 -3.5 3.2t-3.5 -3.2z`);
  }
  return drawn;
}

/** Cruisers, liners, tramps and raiders. */
export function steam(given: Steam): string {
  const o = { L: 176, fb: 12, ...given };
  const deck = deckOf(o);
  const { X, Y, x0 } = deck;
  const built = (t: number): number =>
    Math.max(0, ...(o.house ?? []).filter(([a, c]) => t >= a && t <= c).map(([, , n, h = 5]) => n * h));
  const top = (t: number): number => Y(t) - built(t);
  const [smoke, stacks] = funnels(o, deck, top);
  let front = houses(o, deck);
  for (const [t, dir] of o.gun ?? []) {
    front += path("ln2", `M${P(X(t), top(t) - 3.2)}l${dir * 9} -1.6`);
    front += path("dk", `M${P(X(t) - 3, top(t) + 0.5)}q-.3 -5 ${2.6 + dir} -5.2t3.6 5.2z`);
  }
  let side = hullOf(o, deck);
  for (let i = 0; i < (o.ports ?? 0); i++) side += path("pt", along(deck, 3.4 + i * 3.8, 0.08, 0.93));
  side += path("bl", along(deck, o.fb - 3.6, 0.07, 0.985));
  for (const t of o.flaps ?? []) side += path("fl", `M${P(X(t) - 3.5, deck.base(t) + 1.6)}h7v4.6h-7z`);
  if (o.plane) front += seaplane(X(o.plane), Y(o.plane));
  front += path("en", `M${P(x0 + 1, Y(0))}l-4 -8`) + path("enf", `M${P(x0 - 3, Y(0) - 8)}q-4 1.6 -8 0v5q4 1.6 9 0z`);
  return masts(o, deck) + smoke + stacks + front + side + sea();
}

function seaplane(x: number, y: number): string {
  return (
    path("ln2", `M${P(x - 7, y - 4)}h14m-11 -3.5h9m-9 0v3.5m8 -3.5v3.5`) + path("dk", `M${P(x - 10, y - 3)}l17 -1v2.6z`)
  );
}

const SAILS = [0.27, 0.21, 0.2, 0.17, 0.15];

function squareSails(x: number, foot: number, height: number, width: number, count: number): string {
  let [drawn, y, w] = ["", foot, width];
  for (const part of SAILS.slice(0, count)) {
    const [h, w2, cx] = [height * part, w * 0.85, x + 1.2];
    const t = y - h + 0.9;
    const belly = `Q${P(cx + w / 2 + 4.2, y - h * 0.5, cx + w / 2, y)}Q${P(cx, y - h * 0.32, cx - w / 2, y)}Z`;
    drawn += path(
      "sl",
      `M${P(cx - w / 2, y)}Q${P(cx - w / 2 + 4.2, y - h * 0.5, cx - w2 / 2, t)}L${P(cx + w2 / 2, t)}${belly}`,
    );
    drawn += path("sh", `M${P(cx - w2 / 2 + 1, t + 1.3)}Q${P(cx - w / 2 + 6, y - h * 0.5, cx - w / 2 + 2.6, y - 1)}`);
    drawn += path("yd", `M${P(cx - w2 / 2 - 1.5, t)}H${r1(cx + w2 / 2 + 1.5)}`);
    [y, w] = [y - h, w2];
  }
  return drawn;
}

/** Ships under sail, of three or four masts. */
export function sail(given: Sail): string {
  const o = { L: 140, fb: 9, n: 3, sq: 5, bow: "clipper", sheer: 4, last: true, w: 29, h: 50, ...given } as const;
  const deck = deckOf(o);
  const { X, Y, x0, x1 } = deck;
  const [bx, by] = [x1 + 20, Y(1) - 7];
  const at = o.n === 4 ? [0.12, 0.36, 0.6, 0.83] : [0.2, 0.5, 0.8];
  let [spars, sails] = [path("ln2", `M${P(x1 - 6, Y(1) + 1)}L${P(bx, by)}`), ""];
  const heads = at.map((t, i): [number, number] => {
    const h = o.h - (i === 0 ? 7 : i === at.length - 1 ? 2 : 0);
    spars += path("ln", `M${P(X(t), Y(t))}L${P(X(t) - 1.5, Y(t) - h)}`);
    if (i > 0 || o.last) sails += squareSails(X(t), Y(t) - 3.5, h - 6, o.w - (i === 0 ? 5 : 0), o.sq);
    return [X(t) - 1.5, Y(t) - h];
  });
  const nowhere: [number, number] = [0, 0];
  const mizzen = heads[0] ?? nowhere;
  const fore = heads.at(-1) ?? nowhere;
  [0.05, 0.3, 0.52].forEach((d, i) => {
    const [ax, ay, ex, ey] = [fore[0] + 1 + i * 1.2, fore[1] + 3 + i * 8.5, bx - d * 26, by + d * 9];
    sails += path(
      "sl",
      `M${P(ax, ay)}L${P(ex, ey)}Q${P(ex - 9, ey - 7, ax + 5, ey - 9 + i)}Q${P(ax + 5, ay + 12, ax, ay)}Z`,
    );
  });
  const [mx, my] = [X(at[0] ?? 0), Y(at[0] ?? 0)];
  const gaff = `L${P(mizzen[0] - 0.5, mizzen[1] + 18)}L${P(mizzen[0] - 15, mizzen[1] + 11)}`;
  const boom = `Q${P(mizzen[0] - 18, Y(0) - 14, x0 - 4, Y(0) - 5)}Q${P(x0 + 6, Y(0) - 7, mx - 1, my - 4)}Z`;
  sails += path("sl", `M${P(mx - 1, my - 4)}${gaff}${boom}`);
  const stays = path("hr", `M${P(bx, by)}L${P(...fore)}L${P(...mizzen)}L${P(x0, Y(0))}`);
  const strake = along(deck, 3, 0.05, 0.98);
  const side = hullOf(o, deck) + path("wt", strake) + (o.ports ? path("pt2", strake) : "");
  return spars + stays + sails + side + path("en", `M${P(x0, Y(0))}l-3 -6`) + sea();
}

/** A cruiser with so many funnels. */
export const cruiser = (funnels: number, o: Steam = {}): string =>
  steam({
    L: 184,
    fb: 10,
    bow: "ram",
    stern: "cruiser",
    fc: 0.24,
    rise: 4,
    sheer: 2.5,
    ports: 1,
    fun: [...Array(funnels).keys()].map((i) => [0.36 + i * (funnels > 3 ? 0.087 : 0.105), 6.2, 17, 2]),
    mast: [
      [0.25, 36],
      [0.735, 41, 1],
    ],
    house: [
      [0.68, 0.76, 2, 4.5, 1.5],
      [0.28, 0.34, 1, 4.5],
    ],
    gun: [
      [0.9, 1],
      [0.82, 1],
      [0.6, 1],
      [0.24, -1],
      [0.12, -1],
      [0.06, -1],
    ],
    ...o,
  });

/** A passenger liner with funnels at these places. */
export const liner = (funnels: number[], o: Steam = {}): string =>
  steam({
    L: 188,
    fb: 16,
    sheer: 3.5,
    ports: 2,
    fc: 0.13,
    poop: 0.1,
    rise: 4,
    house: [
      [0.2, 0.8, 2, 4, 5, 1],
      [0.68, 0.78, 3, 4, 4],
    ],
    fun: funnels.map((t) => [t, 8.5, 19, 2.5, 1]),
    mast: [
      [0.13, 38],
      [0.86, 38],
    ],
    gun: [
      [0.93, 1],
      [0.07, -1],
    ],
    ...o,
  });

/** A tramp: three islands, one funnel, two masts with derricks. */
export const tramp = (o: Steam = {}): string =>
  steam({
    L: 166,
    fb: 13,
    fc: 0.13,
    poop: 0.13,
    mid: [0.4, 0.62],
    rise: 4.2,
    sheer: 3.5,
    house: [
      [0.44, 0.6, 1, 5],
      [0.53, 0.6, 2, 5, 1],
    ],
    fun: [[0.485, 6.4, 16, 1.6, 1]],
    mast: [
      [0.27, 36, 0, 13],
      [0.77, 37, 0, 13],
    ],
    ...o,
  });
