/** The boxes of a log book: how they stand in sections of four, and which of them are struck. */
import { seeded } from "./rig";

export interface BoxMark {
  x: number;
  y: number;
  size: number;
  /** The pen stroke of a struck box; empty while it stands. */
  cross: string;
  /** Whether it has only just been struck. */
  isFresh: boolean;
}

const n1 = (value: number): number => Math.round(value * 10) / 10;

/** A cross as a hurried hand makes it; the same for the same box each time. */
export function crossAt(x: number, y: number, size: number, seed: number): string {
  const random = seeded(seed);
  const j = (): number => (random() - 0.5) * 3;
  const far = size - 2;
  return `M${n1(x + 2 + j())} ${n1(y + 3 + j())}L${n1(x + far + j())} ${n1(y + far + j())}M${n1(x + far - 1 + j())} ${n1(y + 2 + j())}L${n1(x + 2 + j())} ${n1(y + far - 1 + j())}`;
}

/** Of those that are struck the last ones are the fresh ones. */
const isFresh = (at: number, struck: number, fresh: number): boolean => at < struck && at >= struck - fresh;

/** A row of boxes within a width, in sections of four with the incomplete one first; the first ones are struck first. */
export function rowOf(built: number, left: number, x: number, y: number, width: number, seed: number, fresh = 0): BoxMark[] {
  const gap = 7;
  const rest = built % 4;
  const breaks = Math.ceil(built / 4) - 1;
  const pitch = Math.min(18.5, (width - gap * Math.max(0, breaks)) / Math.max(1, built));
  const size = n1(Math.min(15, pitch - 2.5));
  return Array.from({ length: built }, (_, at) => {
    const section = rest === 0 ? Math.floor(at / 4) : Math.floor((at + 4 - rest) / 4);
    const left_ = n1(x + at * pitch + section * gap);
    return { x: left_, y, size, cross: at < built - left ? crossAt(left_, y, size, seed + at * 13) : "", isFresh: isFresh(at, built - left, fresh) };
  });
}

/** The boxes of a mast in two rows above and below the keel. */
export function mastOf(built: number, left: number, x: number, y: number, seed: number, fresh = 0): BoxMark[] {
  const per = Math.ceil(built / 2);
  return Array.from({ length: built }, (_, at) => {
    const [bx, by] = [n1(x - per * 8 + (at % per) * 16), at < per ? y - 25 : y + 11];
    return { x: bx, y: by, size: 14, cross: at < built - left ? crossAt(bx, by, 14, seed + at * 17) : "", isFresh: isFresh(at, built - left, fresh) };
  });
}
