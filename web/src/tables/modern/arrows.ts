/** The way of an arrow between two cards: from edge to edge, in a bow that leaves the cards between them readable. */
import type { Box } from "../../pieces/boxes";

export interface Way {
  path: string;
  head: string;
  /** Where its number stands. */
  x: number;
  y: number;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** Several attacks at one target, or by one ship, do not lie on each other: each number shifts its arrow a little. */
function spreadOf(number: number): number {
  return (((number - 1) % 5) - 2) * 26;
}

export function arrowBetween(a: Box, b: Box, number: number): Way {
  const isDown = b.top + b.bottom > a.top + a.bottom;
  const isBeside = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 12;
  return isBeside ? sideways(a, b, spreadOf(number)) : upright(a, b, spreadOf(number), isDown ? 1 : -1);
}

const HEIGHT = 44;

/** Aircraft that no ship launched come out of the sky: a short arrow from the attacker's side, the `at`th at this target. */
export function arrowFromSky(to: Box, isDown: boolean, at: number): Way {
  const [dir, x] = [isDown ? 1 : -1, round(within(to, at * 40 - 12))];
  const tip = isDown ? to.top + 38 : to.bottom - 34;
  const from = tip - HEIGHT * dir;
  return { path: `M${x} ${round(from)}V${round(tip - 9 * dir)}`, head: headOf(x, tip, dir), x, y: round(from) };
}

function within(box: Box, shift: number): number {
  const [middle, half] = [(box.left + box.right) / 2, (box.right - box.left) / 2 - 16];
  return middle + Math.max(-half, Math.min(half, shift));
}

function headOf(x: number, y: number, dir: number): string {
  return `M${round(x)} ${round(y)}l-8 ${-14 * dir}l8 ${4 * dir}l8 ${-4 * dir}Z`;
}

function upright(a: Box, b: Box, spread: number, dir: 1 | -1): Way {
  const [x1, x2] = [within(a, spread), within(b, spread)];
  const [y1, y2] = dir > 0 ? [a.bottom, b.top + 3] : [a.top, b.bottom - 3];
  const [end, bend] = [y2 - 9 * dir, dir * Math.max(26, Math.abs(y2 - y1) * 0.45)];
  return {
    path: `M${round(x1)} ${round(y1)}C${round(x1)} ${round(y1 + bend)} ${round(x2)} ${round(end - bend)} ${round(x2)} ${round(end)}`,
    head: headOf(x2, y2, dir),
    x: round((x1 + x2) / 2),
    y: round((y1 + end) / 2),
  };
}

function sideways(a: Box, b: Box, spread: number): Way {
  const dir = b.left > a.left ? 1 : -1;
  const [x1, x2] = dir > 0 ? [a.right, b.left + 3] : [a.left, b.right - 3];
  const [y1, y2] = [(a.top + a.bottom) / 2 + spread / 2, (b.top + b.bottom) / 2 + spread / 2];
  const [end, bend] = [x2 - 9 * dir, dir * Math.max(26, Math.abs(x2 - x1) * 0.45)];
  return {
    path: `M${round(x1)} ${round(y1)}C${round(x1 + bend)} ${round(y1)} ${round(end - bend)} ${round(y2)} ${round(end)} ${round(y2)}`,
    head: `M${round(x2)} ${round(y2)}l${-14 * dir} -8l${4 * dir} 8l${-4 * dir} 8Z`,
    x: round((x1 + x2) / 2),
    y: round((y1 + y2) / 2),
  };
}
