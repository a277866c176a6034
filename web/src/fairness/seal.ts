/**
 * The seal on the dice, checked in the browser: the same arithmetic as `wardroom/engine/seal.py` and `dice.py`.
 *
 * Before the first roll the house publishes the hash of a secret; every seat adds a text of its own; both together are
 * the key of a stream of numbers. Whoever knows the secret can derive every roll again.
 */
import { blake2b, joined } from "./blake2b";

export interface Sealed {
  commitment: string;
  contributions: string[];
  secret?: string;
  since?: number;
  dealt?: string;
}

/** The parts of a match file that speak of dice. */
export interface DiceRecord {
  seal: Sealed;
  resealed?: Sealed[];
  opening?: string;
  log: { dice?: string }[];
}

export interface Verdict {
  /** Whether the secret is the one that was committed to. */
  isSealKept: boolean;
  /** How many rolls were derived again. */
  rolls: number;
  /** How often each face of each die fell, by sides: only dice of up to twenty sides, since shuffles roll others. */
  faces: Map<number, number[]>;
  /** The first line whose dice differ, or null. */
  wrongLine: number | null;
}

const hex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The hash that is published before the first roll. */
export function commit(secret: string): string {
  return toHex(blake2b(hex(secret), { size: 32, person: "wardroom commit" }));
}

/** The hash by which a text is promised that somebody adds to a seal. */
export function promiseOf(text: string): string {
  return toHex(blake2b(new TextEncoder().encode(text), { size: 32, person: "wardroom promise" }));
}

function keyOf(secret: string, contributions: readonly string[]): Uint8Array {
  const told = contributions.flatMap((text) => {
    const bytes = new TextEncoder().encode(text);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, bytes.length, true);
    return [length, bytes];
  });
  return blake2b(joined([hex(secret), ...told]), { size: 32, person: "wardroom key" });
}

/** The stream of outcomes: a block of 32 words at a time; words of the incomplete last stretch are thrown away. */
function stream(key: Uint8Array): (sides: number) => number {
  let words: number[] = [];
  let blocks = 0;
  const next = (): number => {
    if (words.length === 0) words = block(key, blocks++);
    return words.shift() ?? 0;
  };
  return (sides) => {
    const limit = 65_536 - (65_536 % sides);
    let word = next();
    while (word >= limit) word = next();
    return word % sides;
  };
}

function block(key: Uint8Array, number: number): number[] {
  const counter = new Uint8Array(8);
  new DataView(counter.buffer).setBigUint64(0, BigInt(number), true);
  const bytes = blake2b(counter, { size: 64, key });
  return Array.from({ length: 32 }, (_, at) => bytes[2 * at]! | (bytes[2 * at + 1]! << 8));
}

/**
 * Derive every roll of a match again, each line under the seal that held for it. The first `older` lines, which came from
 * elsewhere, are left alone: nothing here proves them.
 */
export function verify(record: DiceRecord, older = 0): Verdict {
  const verdict: Verdict = { isSealKept: true, rolls: 0, faces: new Map(), wrongLine: null };
  const lines = [record.opening ?? "", ...record.log.map((line) => line.dice ?? "")];
  const seals = [record.seal, ...(record.resealed ?? [])];
  seals.forEach(({ commitment, contributions, secret = "", since = 0, dealt = "" }, at) => {
    if (since < older) return;
    verdict.isSealKept &&= commit(secret) === commitment;
    const below = stream(keyOf(secret, contributions));
    derive(verdict, below, dealt, since - 1);
    lines.slice(since, seals[at + 1]?.since).forEach((dice, line) => derive(verdict, below, dice, since + line));
  });
  return verdict;
}

function derive(verdict: Verdict, below: (sides: number) => number, dice: string, line: number): void {
  for (const roll of dice.split(" ").filter(Boolean)) {
    const [sides = 0, shown = 0] = roll.slice(1).split(":").map(Number);
    count(verdict, sides, shown);
    if (below(sides) + 1 !== shown) verdict.wrongLine ??= line;
  }
}

function count(verdict: Verdict, sides: number, shown: number): void {
  verdict.rolls += 1;
  if (sides > 20) return;
  const faces = verdict.faces.get(sides) ?? Array.from({ length: sides }, () => 0);
  faces[shown - 1] = (faces[shown - 1] ?? 0) + 1;
  verdict.faces.set(sides, faces);
}
