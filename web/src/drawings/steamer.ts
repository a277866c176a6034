/** A steamship in profile: bow to the right, waterline at y = 0, middle of the hull at x = 0. */
import { hatch, line, r1, smoke, within } from "./engraving";

export interface Steamer {
  length: number;
  freeboard: number;
  bow: "ram" | "plumb" | "clipper" | "flare";
  stern?: "counter" | "transom" | "cruiser";
  sheer?: number;
  /** Each mast: place from stern (0) to bow (1), height, whether it has a yard and a spotting top. */
  masts: [at: number, height: number, hasYard: boolean][];
  funnels: [at: number, width: number, height: number][];
  /** How far the smoke of each funnel trails. */
  smoke?: number;
  /** Deckhouses: from, to, height, how high above the deck, how much they taper. */
  houses: [from: number, to: number, height: number, lift: number, taper: number][];
  /** Guns: place, and whether they point ahead (1) or astern (-1). */
  guns?: [at: number, direction: number][];
  gunSize?: number;
  isDark?: boolean;
  hasFlag?: boolean;
  /** Anything else that stands on the ship. */
  extra?: string;
}

export function steamer(ship: Steamer): string {
  const parts = [masts, funnels, houses, hull, guns, () => ship.extra ?? "", flag, wake];
  return parts.map((draw) => draw(ship)).join("");
}

function x(ship: Steamer, t: number): number {
  return r1(ship.length * (t - 0.5));
}

function deck({ freeboard, sheer = 0.35 }: Steamer, t: number): number {
  return r1(-freeboard * (1 + sheer * ((t - 0.45) * 1.8) ** 2));
}

function masts(ship: Steamer): string {
  return ship.masts.map(([t, height, hasYard]) => mast(ship, t, height, hasYard)).join("");
}

function mast(ship: Steamer, t: number, height: number, hasYard: boolean): string {
  const mx = x(ship, t);
  const pole = line(`M${mx} ${deck(ship, t)}L${r1(mx - height * 0.05)} ${-height}`, 1.5);
  const yard = line(`M${r1(mx - height * 0.04 - 7)} ${r1(-height * 0.78)}h14`);
  const top = line(`M${r1(mx - height * 0.03 - 3)} ${r1(-height * 0.58)}h6`, 2.6);
  const from = `M${r1(mx - height * 0.045)} ${r1(-height * 0.95)}`;
  const ahead = `${from}L${x(ship, Math.min(0.99, t + 0.2))} ${deck(ship, 0.95)}`;
  const astern = `${from}L${x(ship, Math.max(0.02, t - 0.2))} ${deck(ship, 0.05)}`;
  return `${pole}${hasYard ? yard + top : ""}<path class="rg" d="${ahead}${astern}"/>`;
}

function funnels(ship: Steamer): string {
  return ship.funnels.map(([t, width, height]) => funnel(ship, t, width, height)).join("");
}

function funnel(ship: Steamer, t: number, width: number, height: number): string {
  const [fx, base, rake] = [x(ship, t), deck(ship, t), height * 0.1];
  const left = fx - width / 2 - rake;
  const edge = `M${r1(fx - width / 2)} ${base + 2}L${r1(left)} ${r1(base - height)}h${width}L${r1(fx + width / 2)} ${base + 2}Z`;
  const drift: [number, number] = [-(ship.smoke ?? 0), -(ship.smoke ?? 0) * 0.26];
  const trail = { x: fx - rake, y: base - height - 4, puffs: 8, drift, from: 3, to: 9, seed: Math.round(17 + t * 90) };
  const shade = (clip: string): string => hatch(clip, left - 1, fx - width * 0.05, base - height, base + 2, 1.5);
  const rim = line(`M${r1(left - 1)} ${r1(base - height)}h${width + 2}`, 2);
  return (ship.smoke ? smoke(trail) : "") + within("pl", edge, shade) + rim;
}

function houses(ship: Steamer): string {
  return ship.houses.map((each) => house(ship, ...each)).join("");
}

function house(ship: Steamer, from: number, to: number, height: number, lift: number, taper: number): string {
  const [left, right, base] = [x(ship, from), x(ship, to), deck(ship, (from + to) / 2) - lift];
  const walls = `<path class="pl" d="M${left} ${r1(base + 2)}L${left + taper} ${r1(base - height)}H${right - taper}L${right} ${r1(base + 2)}Z"/>`;
  if (right - left <= 12 || height <= 4) return walls;
  let windows = "";
  for (let wx = left + taper + 3; wx < right - taper - 2; wx += 4) windows += `M${r1(wx)} ${r1(base - height + 2)}v1.800`;
  return walls + line(windows);
}

function hull(ship: Steamer): string {
  const { length: L, freeboard } = ship;
  const top = Array.from({ length: 21 }, (_, i) => `${i ? "L" : "M"}${x(ship, i / 20)} ${deck(ship, i / 20)}`).join("");
  const edge = top + bow(ship) + stern(ship);
  const shade = (clip: string): string =>
    hatch(clip, -L / 2 - 4, L / 2 + 8, -freeboard * 0.55, 4, 1.9) + hatch(clip, -L / 2 - 4, -L * 0.15, -freeboard * 1.6, 4, 2.4, 28);
  let ports = "";
  for (let t = 0.1; t < 0.93; t += 0.035) ports += `M${x(ship, t)} ${r1(deck(ship, t) * 0.66)}h.8`;
  const side = ship.isDark ? within("hu", edge, () => "") : within("pl", edge, shade);
  return `${side}<path class="pth" d="${ports}"/>`;
}

function bow({ bow, length: L, freeboard }: Steamer): string {
  const end = L / 2;
  if (bow === "ram") return `L${r1(end + 1)} ${r1(-freeboard * 0.35)}Q${r1(end + L * 0.035)} -1 ${r1(end + L * 0.02)} 4`;
  if (bow === "clipper") return `Q${r1(end - L * 0.03)} ${r1(-freeboard * 0.5)} ${r1(end - L * 0.055)} 4`;
  return `L${r1(bow === "flare" ? end - L * 0.075 : end)} 4`;
}

function stern(ship: Steamer): string {
  const { length: L, freeboard } = ship;
  const corner = `${x(ship, 0)} ${deck(ship, 0)}Z`;
  if (ship.stern === "transom") return `L${x(ship, 0.01)} 4L${corner}`;
  if (ship.stern === "cruiser") return `L${x(ship, 0.05)} 4Q${r1(-L * 0.52)} ${r1(-freeboard * 0.3)} ${corner}`;
  return `L${x(ship, 0.06)} 4Q${x(ship, 0.04)} ${r1(-freeboard * 0.4)} ${corner}`;
}

function guns(ship: Steamer): string {
  const k = ship.gunSize ?? 1;
  const gun = ([t, direction]: [number, number]): string => {
    const [gx, y] = [x(ship, t), deck(ship, t)];
    const shield = `M${r1(gx - 5 * k)} ${y + 0.5}v${-5 * k}q${5 * k} ${-3 * k} ${10 * k} 0v${5 * k}z`;
    return line(`M${gx} ${r1(y - 4 * k)}l${r1(direction * 11 * k)} ${-2 * k}`, 1.7 * k) + `<path class="hu" d="${shield}"/>`;
  };
  return (ship.guns ?? []).map(gun).join("");
}

function flag(ship: Steamer): string {
  if (!ship.hasFlag) return "";
  const [fx, y] = [x(ship, 0.01), deck(ship, 0)];
  return line(`M${fx} ${y}l-4 -16`) + `<path class="fl" d="M${fx - 4} ${y - 16}l-13 2l1 8l13 -2z"/>`;
}

function wake(ship: Steamer): string {
  const [stem, sternpost] = [x(ship, 0.97), x(ship, 0)];
  return `<path class="bw" d="M${stem} 3q8 -6 13 -3q-4 0 -6 4q8 -4 14 1M${sternpost + 6} 4q-14 -3 -26 2"/>`;
}
