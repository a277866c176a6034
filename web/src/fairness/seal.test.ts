import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { blake2b } from "./blake2b";
import { commit, verify, type DiceRecord } from "./seal";

const GOLDEN = "../tests/games/skirmish/golden";
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

function golden(file: string): DiceRecord {
  return JSON.parse(readFileSync(`${GOLDEN}/${file}`, "utf8")) as DiceRecord;
}

test.each([0, 1, 3, 127, 128, 129, 256, 1000])("BLAKE2b of %d bytes", (length) => {
  const message = Uint8Array.from({ length }, (_, at) => at % 251);
  expect(hex(blake2b(message, { size: 64 }))).toBe(createHash("blake2b512").update(message).digest("hex"));
});

describe.each(readdirSync(GOLDEN))("the dice of %s", (file) => {
  it("are those of the seal", () => {
    const verdict = verify(golden(file));
    expect(verdict.isSealKept).toBe(true);
    expect(verdict.wrongLine).toBeNull();
    expect(verdict.rolls).toBeGreaterThan(29);
  });

  it("are found out when one is changed", () => {
    const record = golden(file);
    const line = record.log.findIndex((each) => each.dice);
    record.log[line]!.dice = record.log[line]!.dice!.replace(/:(\d)/, (_, shown: string) => `:${(Number(shown) % 6) + 1}`);
    expect(verify(record).wrongLine).toBe(line + 1);
  });

  it("are found out when the secret is another one", () => {
    const record = golden(file);
    record.seal.secret = "00".repeat(32);
    expect(verify(record).isSealKept).toBe(false);
    expect(commit(record.seal.secret)).not.toBe(record.seal.commitment);
  });
});

describe("a match that was taken back", () => {
  const taken = (): DiceRecord => JSON.parse(readFileSync("src/fairness/resealed.json", "utf8")) as DiceRecord;

  it("is derived from all its seals", () => {
    const record = taken();
    const rolls = [record.opening, ...record.log.map((line) => line.dice), ...record.resealed!.map((seal) => seal.dealt)];
    expect(record.resealed!.map((seal) => seal.since)).toEqual([4, 6]);
    expect(verify(record)).toMatchObject({ isSealKept: true, wrongLine: null, rolls: rolls.join(" ").split(" ").filter(Boolean).length });
  });

  it("is found out where a deck was chosen, or a later secret is another one", () => {
    const chosen = taken();
    chosen.resealed![0]!.dealt = chosen.resealed![0]!.dealt!.replace(/d2:\d/, (roll) => (roll === "d2:1" ? "d2:2" : "d2:1"));
    expect(verify(chosen).wrongLine).toBe(3);
    const other = taken();
    other.resealed![1]!.secret = "00".repeat(32);
    expect(verify(other).isSealKept).toBe(false);
  });

  it("leaves alone what came from elsewhere", () => {
    const record = taken();
    record.opening = record.opening!.replace(/d2:\d/, (roll) => (roll === "d2:1" ? "d2:2" : "d2:1"));
    expect(verify(record).wrongLine).toBe(0);
    expect(verify(record, 4)).toMatchObject({ isSealKept: true, wrongLine: null });
  });
});
