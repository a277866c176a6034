/** BLAKE2b (RFC 7693) with key and personalisation, since browsers bring none of their own. Small rather than fast. */

const MASK = (1n << 64n) - 1n;

const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];

/** Which word of the block goes where, round by round, as hexadecimal digits. */
const SIGMA = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d",
  "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0",
];

/** Which four words each of the eight steps of a round mixes: four columns, then four diagonals. */
const MIXED = ["048c", "159d", "26ae", "37bf", "05af", "16bc", "278d", "349e"];

const digits = (text: string): number[] => [...text].map((digit) => parseInt(digit, 16));
const ROUNDS = [...SIGMA, ...SIGMA.slice(0, 2)].map(digits);
const STEPS = MIXED.map(digits);
const BLOCK = 128;

export interface Blake {
  size: number;
  key?: Uint8Array;
  person?: string;
}

export function blake2b(message: Uint8Array, { size, key = new Uint8Array(), person = "" }: Blake): Uint8Array {
  const data = key.length > 0 ? joined([padded(key, BLOCK), message]) : message;
  const state = start(size, key.length, person);
  const blocks = Math.max(1, Math.ceil(data.length / BLOCK));
  for (let at = 0; at < blocks; at += 1) {
    const isLast = at === blocks - 1;
    compress(state, padded(data.subarray(at * BLOCK, (at + 1) * BLOCK), BLOCK), isLast ? data.length : (at + 1) * BLOCK, isLast);
  }
  return bytesOf(state).subarray(0, size);
}

/** The starting values: the constants, mixed with the parameters. */
function start(size: number, keyLength: number, person: string): bigint[] {
  const words = wordsOf(padded(new TextEncoder().encode(person), 16));
  const parameters = [0x01010000n | (BigInt(keyLength) << 8n) | BigInt(size), 0n, 0n, 0n, 0n, 0n, words[0] ?? 0n, words[1] ?? 0n];
  return IV.map((value, at) => value ^ (parameters[at] ?? 0n));
}

function compress(state: bigint[], block: Uint8Array, counted: number, isLast: boolean): void {
  const words = wordsOf(block);
  const v = [...state, ...IV];
  v[12]! ^= BigInt(counted);
  if (isLast) v[14]! ^= MASK;
  for (const order of ROUNDS) {
    STEPS.forEach((step, at) => mix(v, step, words[order[2 * at]!]!, words[order[2 * at + 1]!]!));
  }
  state.forEach((value, at) => (state[at] = value ^ v[at]! ^ v[at + 8]!));
}

function mix(v: bigint[], [a = 0, b = 0, c = 0, d = 0]: number[], x: bigint, y: bigint): void {
  v[a] = (v[a]! + v[b]! + x) & MASK;
  v[d] = turned(v[d]! ^ v[a]!, 32n);
  v[c] = (v[c]! + v[d]!) & MASK;
  v[b] = turned(v[b]! ^ v[c]!, 24n);
  v[a] = (v[a]! + v[b]! + y) & MASK;
  v[d] = turned(v[d]! ^ v[a]!, 16n);
  v[c] = (v[c]! + v[d]!) & MASK;
  v[b] = turned(v[b]! ^ v[c]!, 63n);
}

function turned(value: bigint, by: bigint): bigint {
  return ((value >> by) | (value << (64n - by))) & MASK;
}

function wordsOf(bytes: Uint8Array): bigint[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Array.from({ length: bytes.length / 8 }, (_, at) => view.getBigUint64(at * 8, true));
}

function bytesOf(words: bigint[]): Uint8Array {
  const bytes = new Uint8Array(words.length * 8);
  words.forEach((word, at) => new DataView(bytes.buffer).setBigUint64(at * 8, word, true));
  return bytes;
}

function padded(bytes: Uint8Array, length: number): Uint8Array {
  const whole = new Uint8Array(length);
  whole.set(bytes);
  return whole;
}

export function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
