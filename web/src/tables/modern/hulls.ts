/**
 * Ships of the missile age drawn from a few parameters: profiles in ink, bow to the right, waterline at y = 60.
 *
 * A drawing is a hull and a list of elements, each with its place t along the deck, 0 at the stern and 1 at the bow.
 * Elements stand on whatever is below them. A drawing is the inside of an SVG; its colours come from Silhouette.svelte.
 */

export type Element =
  /** A deckhouse: from, to, height, slope of its front and back, length of its windows. */
  | readonly ["blk", number, number, number, number?, number?, number?]
  /** A mast: place, height, kind, width. */
  | readonly ["mast", number, number, ("lat" | "pyr" | "pole")?, number?]
  /** An aerial above the deck: place, height above, width, thickness. */
  | readonly ["rad", number, number, number?, number?]
  /** A dish: place, height above, radius. */
  | readonly ["dish", number, number, number?]
  /** A dome: place, radius, height above. */
  | readonly ["dome", number, number?, number?]
  /** A gun: place, direction, size. */
  | readonly ["gun", number, number?, number?]
  | readonly ["ciws", number]
  /** Launch tubes: place, number, direction, length. */
  | readonly ["tub", number, number?, number?, number?]
  /** A funnel: place, width, height, rake. */
  | readonly ["fun", number, number, number, number?]
  | readonly ["heli", number]
  | readonly ["jet", number]
  /** A launcher: place, width, height. */
  | readonly ["box", number, number, number]
  /** A crane: place, height. */
  | readonly ["crane", number, number];

export interface Profile {
  L?: number;
  fb?: number;
  sheer?: number;
  /** How far the bow rakes. */
  rake?: number;
  /** A flight deck from end to end; `ski` turns it up at the bow. */
  cv?: boolean;
  ski?: boolean;
  el: readonly Element[];
}

export interface Boat {
  L?: number;
  r?: number;
  sail?: number;
  sw?: number;
  sh?: number;
  hump?: number;
}

const r1 = (n: number): number => Math.round(n * 10) / 10;
const P = (...points: number[]): string => points.map(r1).join(" ");
const path = (kind: string, d: string): string => `<path class="${kind}" d="${d}"/>`;

function sea(): string {
  let waves = "";
  for (let x = 6; x < 186; x += 15 + ((x * 7) % 9)) waves += `M${P(x, 61.5 + ((x * 13) % 5) * 0.9)}q3 -2 6 0t6 0`;
  return path("wv", waves) + path("wl", "M6 60.4H194");
}

/** The deck, and what has been built on it so far. */
class Deck {
  readonly x0: number;
  readonly x1: number;
  private readonly built: [number, number, number][] = [];

  constructor(readonly o: Required<Pick<Profile, "L" | "fb" | "sheer">> & Profile) {
    this.x0 = 100 - o.L / 2;
    this.x1 = this.x0 + o.L;
  }

  X = (t: number): number => this.x0 + this.o.L * t;

  Y = (t: number): number => {
    const u = 2 * t - 1;
    return this.o.cv ? 60 - this.o.fb : 60 - this.o.fb - this.o.sheer * u * u * (u > 0 ? 1 : 0.6);
  };

  top = (t: number): number => Math.min(this.Y(t), ...this.built.filter(([a, c]) => t >= a && t <= c).map(([, , y]) => y));

  build(from: number, to: number, height: number): [number, number] {
    const [a, c] = [this.top(from + 0.004), this.top(to - 0.004)];
    const roof = Math.min(a, c, this.top((from + to) / 2)) - height;
    this.built.push([from, to, roof]);
    return [Math.max(a, c), roof];
  }
}

function deckhouse(deck: Deck, [, a, c, h, front = 2, back = 1, windows = 0]: Extract<Element, readonly ["blk", ...unknown[]]>): string {
  const { X } = deck;
  const [foot, roof] = deck.build(a, c, h);
  const wall = path("sf", `M${P(X(a), foot + 1)}L${P(X(a) + back, roof)}L${P(X(c) - front, roof)}L${P(X(c), foot + 1)}Z`);
  return windows ? wall + path("wn", `M${P(X(c) - front - windows, roof + 2.3)}L${P(X(c) - front * 0.6 - 0.6, roof + 2.3)}`) : wall;
}

function mast(x: number, y: number, h: number, kind: string, w: number): string {
  const head = path("ln", `M${P(x, y - h)}v-6m-3.5 2h7`);
  if (kind === "pyr") return path("sf", `M${P(x - w / 2, y)}L${P(x - w * 0.18, y - h)}H${r1(x + w * 0.18)}L${P(x + w / 2, y)}Z`) + head;
  if (kind === "pole") return path("ln", `M${P(x, y)}v${r1(-h)}m-5 ${r1(h * 0.25)}h10`) + head;
  const legs = `M${P(x - w / 2, y)}L${P(x - 0.8, y - h)}H${r1(x + 0.8)}L${P(x + w / 2, y)}`;
  const lattice = `M${P(x - w * 0.36, y - h * 0.28)}L${P(x + w * 0.3, y - h * 0.5)}M${P(x + w * 0.36, y - h * 0.28)}L${P(x - w * 0.3, y - h * 0.5)}`;
  return path("ln", legs) + path("th", `${lattice}M${P(x - w * 0.2, y - h * 0.6)}h${r1(w * 0.4)}`) + head;
}

function gun(x: number, y: number, dir: number, s: number): string {
  const barrel = path("ln2", `M${P(x + dir * 2 * s, y - 3.6 * s)}l${P(dir * 11 * s, -2.4 * s)}`);
  const [near, far] = dir > 0 ? [0.6, 1.6] : [1.6, 0.6];
  return barrel + path("dk", `M${P(x - 4.2 * s, y)}l${P(near * s, -5.4 * s)}h${r1(5.6 * s)}l${P(far * s, 5.4 * s)}z`);
}

function tubes(x: number, y: number, count: number, dir: number, l: number): string {
  const one = (at: number): string =>
    path("dk2", `M${P(x + at * 8.6 * dir, y - 1)}l${P(dir * l, -l * 0.32)}l${P(-dir * 1.2, -3.7)}l${P(-dir * l, l * 0.32)}z`);
  return Array.from({ length: count }, (_, at) => one(at)).join("");
}

function funnel(x: number, y: number, w: number, h: number, rake: number): string {
  const [left, right] = [x - w / 2 - rake * 0.3, x + w / 2 - rake];
  const body = path("hf", `M${P(x - w / 2, y)}L${P(left, y - h)}H${r1(right)}L${P(x + w / 2, y)}Z`);
  return body + path("dk", `M${P(left, y - h)}H${r1(right)}l.6 2.4H${r1(x - w / 2)}z`);
}

function helicopter(x: number, y: number): string {
  const body = `M${P(x - 2, y - 1.2)}q0 -3.6 4 -3.6q4.6 0 5 2.6q-.4 1.4 -3 1.4zM${P(x - 1, y - 3.8)}l-8 -.9v-1.6h1v1l7.6 .6z`;
  return path("dk", body) + path("th", `M${P(x - 7, y - 6)}h17`);
}

/** One element on its place. */
function draw(deck: Deck, element: Element): string {
  if (element[0] === "blk") return deckhouse(deck, element);
  const [x, y] = [deck.X(element[1]), deck.top(element[1])];
  switch (element[0]) {
    case "mast":
      return mast(x, y + 0.5, element[2], element[3] ?? "lat", element[4] ?? 7);
    case "rad": {
      const [, , up, w = 8, h = 3.6] = element;
      return path("dk", `M${P(x - w / 2, y - up)}h${w}v${-h}h${-w}z`);
    }
    case "dish": {
      const [, , up, r = 3.2] = element;
      return `<circle class="sf" cx="${r1(x)}" cy="${r1(y - up)}" r="${r}"/>${path("ln", `M${P(x + r * 0.2, y - up)}h${r1(r)}`)}`;
    }
    case "dome": {
      const [, , r = 3.4, up = 0] = element;
      return path("sf", `M${P(x - r, y - up + 0.5)}v${r1(-r * 0.6)}a${r} ${r} 0 0 1 ${r1(2 * r)} 0v${r1(r * 0.6)}z`);
    }
    case "gun":
      return gun(x, y + 0.5, element[2] ?? 1, element[3] ?? 1);
    case "ciws":
      return path("sf", `M${P(x - 1.9, y + 0.5)}v-5a1.9 1.9 0 0 1 3.8 0v5z`) + path("ln2", `M${P(x + 1, y - 1.9)}l4 -1`);
    case "tub":
      return tubes(x, deck.Y(element[1]), element[2] ?? 2, element[3] ?? 1, element[4] ?? 13);
    case "fun":
      return funnel(x, y + 0.5, element[2], element[3], element[4] ?? 2);
    case "heli":
      return helicopter(x, y);
    case "jet":
      return path("dk", `M${P(x - 6, y - 1.3)}v-3.6l2.4 2h3.4l5.6 .8l-2.4 .8z`);
    case "box":
      return path("dk2", `M${P(x - element[2] / 2, y + 0.5)}v${-element[3]}l${element[2]} -1.4v${element[3] + 1.4}z`);
    case "crane":
      return path("ln", `M${P(x, y)}v${-element[2]}l9 3`);
  }
}

function flightDeck({ o, x0, x1, X }: Deck): string {
  const [y, a, c] = [60 - o.fb, x0 - 4, x1 + 5];
  const bow = o.ski ? `Q${P(c - 6, y - 0.5, c + 1, y - 6)}L${P(c - 3, y - 6.2)}Q${P(c - 14, y, c - 24, y)}` : `V${r1(y)}`;
  const side = `M${P(a + 6, y + 3)}L${P(x0 + 5, 60.5)}H${r1(x1 - 16)}Q${P(x1 - 10, y + 9, x1 - 1, y + 4)}L${P(c, y + 2.5)}${bow}H${r1(a)}V${r1(y + 3)}Z`;
  const lifts = `M${P(X(0.2), y + 5)}h20v4h-20zM${P(X(0.62), y + 5)}h20v4h-20z`;
  return path("hl", side) + path("bl", `M${P(a + 8, y + 4)}H${r1(x1 - 3)}`) + path("fl", lifts);
}

function hull(deck: Deck): string {
  const { o, x0, x1, X, Y } = deck;
  if (o.cv) return flightDeck(deck);
  const top = [...Array(21).keys()].map((i) => (i ? "L" : "M") + P(X(i / 20), Y(i / 20))).join("");
  const rake = o.rake ?? 13;
  const bow = `Q${P(x1 - rake * 0.85, Y(1) + 6, x1 - rake, 60.5)}`;
  const knuckle = [...Array(11).keys()].map((i) => (i ? "L" : "M") + P(X(0.03 + 0.09 * i), Y(0.03 + 0.09 * i) + o.fb * 0.32)).join("");
  return path("hl", `${top}${bow}L${P(x0 + 2.5, 60.5)}Z`) + path("kn", knuckle);
}

/** A surface ship. */
export function surface(given: Profile): string {
  const deck = new Deck({ L: 178, fb: 10, sheer: 4.5, ...given });
  const above = given.el.map((element) => draw(deck, element)).join("");
  return above + hull(deck) + path("en", `M${P(deck.x0 + 1, deck.Y(0))}v-6`) + sea();
}

/** A submarine: Passive she lies deep under the lines, Active she is at periscope depth. */
export function submarine(given: Boat, isActive: boolean): string {
  const { L, r, sail, sw, sh, hump } = { L: 150, r: 8, sail: 0.62, sw: 18, sh: 9, hump: 0, ...given };
  const [x0, x1, cy, wy] = [100 - L / 2, 100 + L / 2, isActive ? 50 : 53, isActive ? 34 : 23];
  const s = x0 + L * sail;
  let waves = "";
  for (let x = 4; x < 190; x += 13) waves += `M${x} ${wy}q3 -2 6.5 0t6.5 0`;
  const back = hump ? `L${P(s - hump - 8, cy - r)}l5 -4h${hump}l3 4` : "";
  const body = `M${P(x0 + 2, cy)}Q${P(x0 + 22, cy - r, x0 + 40, cy - r)}${back}H${r1(x1 - 16)}Q${P(x1, cy - r, x1, cy)}Q${P(x1, cy + r, x1 - 16, cy + r)}H${r1(x0 + 40)}Q${P(x0 + 22, cy + r * 0.9, x0 + 2, cy)}Z`;
  const periscope = path("ln2", `M${P(s + 4, cy - r - sh)}V${wy - 7}M${P(s + 4, wy - 7)}h4M${P(s + 9, cy - r - sh)}V${wy - 3}`);
  const sonar = path("png", `M${P(x1 + 4, cy - 7)}q5 7 0 14M${P(x1 + 10, cy - 11)}q8 11 0 22`);
  return [
    path("wv", waves),
    isActive ? periscope + sonar : path("dp", `M8 ${wy + 7}H192M14 ${wy + 13}H186`),
    path("hl", `M${P(x0 + 12, cy)}l-8 -11h6l10 8z`) + path("hl", `M${P(x0 + 12, cy + 1)}l-8 9h6l10 -7z`),
    path("dk", `M${P(x0 + 1, cy - 5)}q3 5 0 10z`),
    path("hl", `M${P(s - 3, cy - r + 1)}L${P(s - 1, cy - r - sh)}H${r1(s + sw - 3)}Q${P(s + sw + 1, cy - r - sh, s + sw + 3, cy - r + 1)}Z`),
    path("hl", body) + path("ln2", `M${P(s + 3, cy - r - sh * 0.45)}h9`),
    path("bl", `M${P(x0 + 26, cy + r * 0.35)}H${r1(x1 - 6)}`) + path("pt2", `M${P(x0 + 46, cy - r * 0.35)}H${r1(x1 - 22)}`),
  ].join("");
}

const GROUND = path("hl", "M2 61Q20 50 46 54T100 52T160 53T198 61Z");

/** What is attacked on land or at sea in a campaign. */
export const TARGETS: Record<string, () => string> = {
  airfield: () => path("sf", "M34 54L60 42H150L128 54Z") + path("fl", "M60 48H136") + path("sf", "M146 54V40q10 -9 20 0v14Z") + path("dk", "M84 47l-8 -4h4l6 2h12l4 2z") + GROUND,
  "radar-station": () => path("ln", "M84 54L96 28M112 54L100 28M88 46h20") + path("sf", "M80 30q18 -26 40 -8q-22 14 -40 8Z") + path("ln2", "M100 20l10 -10") + path("sf", "M124 54V44h22v10Z") + GROUND,
  "missile-base": () => [56, 92, 128].map((x) => path("dk2", `M${x} 54l16 -26l5 3l-15 25z`)).join("") + path("sf", "M30 54V46h18v8Z") + GROUND,
  "command-centre": () => path("sf", "M60 54L70 36H132L142 54Z") + path("wn", "M78 44H124") + path("ln", "M100 36V14M92 22h16M95 18h10") + path("sf", "M112 34a8 8 0 0 1 14 -6l-12 10z") + GROUND,
  "coastal-battery": () => path("sf", "M50 54L58 40H92L100 54ZM108 54L114 42H142L150 54Z") + path("ln2", "M86 42l34 -12M136 43l30 -10") + GROUND,
  "port-facility": () => path("ln", "M60 54V22h34l-8 8M60 30h20M130 54V24h28l-6 7") + path("sf", "M96 54V42h30v12ZM40 54V46h16v8Z") + path("dk2", "M98 42h12v-7h-12zM112 42h12v-7h-12z") + GROUND + sea(),
  "oil-platform": () => path("ln2", "M66 60V36M134 60V36M88 60V36M112 60V36M66 52L88 40M134 52L112 40") + path("hl", "M56 36V28H144V36Z") + path("ln", "M84 28L96 4L108 28M88 20h16M91 12h10") + path("sf", "M114 28V16h22v12ZM60 28v-7h18v7Z") + path("dk", "M146 30l14 -6v-4q4 4 2 8z") + sea(),
};
