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
