/**
 * Engraved pictures from parameters: sky and sea in lines, canvas and smoke with hatching.
 *
 * Everything returns SVG as text. Ids begin with `@`, which `pieces/Vignette.svelte` replaces by a name of its own for
 * each picture. Widths of lines are attributes rather than styles, because the page allows no inline styles.
 */

/** A number with one decimal: enough for a line, and short. */
export function r1(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The same dice every time, so that a picture never changes. */
export function steady(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

let made = 0;

/** An id that no other part of any picture has. */
export function newId(): string {
  made += 1;
  return `@${made}`;
}

export function line(d: string, width = 1, kind = "ln"): string {
  return `<path class="${kind}" stroke-width="${width}" d="${d}"/>`;
}

/** A shape that clips, the same shape drawn, and what is to be drawn within it. */
export function within(kind: string, d: string, inner: (clip: string) => string): string {
  const id = newId();
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><path class="${kind}" d="${d}"/>${inner(id)}`;
}

/** Parallel lines in a box, slanted by some degrees, clipped. */
export function hatch(clip: string, x0: number, x1: number, y0: number, y1: number, gap: number, slant = 0): string {
  const shift = (y1 - y0) * Math.tan((slant * Math.PI) / 180);
  let d = "";
  if (slant) for (let x = x0 - shift; x <= x1; x += gap) d += `M${r1(x)} ${r1(y0)}L${r1(x + shift)} ${r1(y1)}`;
  else for (let y = y0; y <= y1; y += gap) d += `M${r1(x0)} ${r1(y)}H${r1(x1)}`;
  return `<path class="ht" clip-path="url(#${clip})" d="${d}"/>`;
}

/** A cloud is an ellipse that the lines of the sky leave out: middle and radii. */
export type Cloud = [x: number, y: number, rx: number, ry: number];

export function sky(width: number, horizon: number, clouds: Cloud[], seed: number): string {
  const chance = steady(seed);
  let d = "";
  for (let y = 6; y < horizon - 3; y += 3 + ((y - 6) / horizon) * 2.2) d += skyLine(width, y, clouds, chance);
  return `<path class="sk" d="${d}"/>`;
}

function skyLine(width: number, y: number, clouds: Cloud[], chance: () => number): string {
  const gaps = clouds
    .filter(([, cy, , ry]) => Math.abs((y - cy) / ry) < 1)
    .map(([cx, cy, rx, ry]) => [cx, rx * Math.sqrt(1 - ((y - cy) / ry) ** 2) * (0.92 + chance() * 0.16)] as const)
    .sort(([a, half], [b, other]) => a - half - (b - other));
  let d = "";
  let x = 0;
  for (const [middle, half] of gaps) {
    if (middle - half > x) d += `M${r1(x)} ${r1(y)}H${r1(middle - half)}`;
    x = Math.max(x, middle + half);
  }
  return x < width ? `${d}M${r1(x)} ${r1(y)}H${width}` : d;
}

export function sea(width: number, top: number, height: number, seed: number): string {
  const chance = steady(seed);
  let d = "";
  for (let y = top + 3; y < top + height; y += 4.2) {
    for (let x = -chance() * 20; x < width; ) {
      const length = 9 + chance() * 16;
      const swell = 1 + chance() * 1.8 + ((y - top) / height) * 1.6;
      d += `M${r1(x)} ${r1(y)}q${r1(length / 4)} ${r1(-swell)} ${r1(length / 2)} 0t${r1(length / 2)} 0`;
      x += length + chance() * 10;
    }
  }
  return `<path class="se" d="${d}"/>`;
}

export interface Smoke {
  x: number;
  y: number;
  puffs: number;
  drift: [dx: number, dy: number];
  from: number;
  to: number;
  seed: number;
}

/** A trail of smoke: circles that grow as they drift, with a curl in each. */
export function smoke({ x, y, puffs, drift, from, to, seed }: Smoke): string {
  const chance = steady(seed);
  let circles = "";
  let curls = "";
  for (let i = 0; i < puffs; i += 1) {
    const t = i / (puffs - 1);
    const r = from + (to - from) * t * (0.8 + chance() * 0.4);
    const px = x + drift[0] * t + (chance() - 0.5) * r * 0.8;
    const py = y + drift[1] * t + (chance() - 0.5) * r * 0.6;
    circles += `<circle cx="${r1(px)}" cy="${r1(py)}" r="${r1(r)}"/>`;
    curls += `M${r1(px - r * 0.7)} ${r1(py + r * 0.25)}a${r1(r * 0.72)} ${r1(r * 0.72)} 0 0 1 ${r1(r * 0.9)} ${r1(-r * 0.75)}`;
    curls += `M${r1(px - r * 0.4)} ${r1(py + r * 0.4)}a${r1(r * 0.45)} ${r1(r * 0.45)} 0 0 1 ${r1(r * 0.5)} ${r1(-r * 0.45)}`;
  }
  return `<g class="pf"><g class="e">${circles}</g><g class="i">${circles}</g><path d="${curls}"/></g>`;
}

/** The sun half above the horizon, with its rays. */
export function sun(x: number, y: number, r: number): string {
  let rays = "";
  for (let i = 0; i <= 16; i += 1) {
    const a = Math.PI * (1 + i / 16);
    const far = r + (i % 2 ? 11 : 19);
    rays += `M${r1(x + Math.cos(a) * (r + 4))} ${r1(y + Math.sin(a) * (r + 4))}`;
    rays += `L${r1(x + Math.cos(a) * far)} ${r1(y + Math.sin(a) * far)}`;
  }
  return `<path class="su" d="M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z"/>${line(rays)}`;
}

const LEAVES = [[-20, -2], [-16, -13], [-3, -17], [12, -14], [20, -5], [17, 6], [-15, 8]] as const;

export function palm(x: number, y: number, h: number, side = 1): string {
  const leaf = ([a, b]: readonly [number, number]): string =>
    `<path class="lf" d="M2 ${-h}Q${r1(a * 0.6)} ${r1(b * 1.1 - h - 4)} ${a} ${b - h}Q${r1(a * 0.5)} ${r1(b * 0.5 - h + 2)} 2 ${-h}Z"/>`;
  const trunk = line(`M0 0Q6 ${-h * 0.5} 2 ${-h}`, 2.4);
  return `<g transform="translate(${r1(x)} ${r1(y)}) scale(${side},1)">${trunk}${LEAVES.map(leaf).join("")}</g>`;
}
