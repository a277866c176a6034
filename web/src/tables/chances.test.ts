import { describe, expect, it } from "vitest";
import type { AskInfo, Explanation } from "../api/types";
import { chancesAt } from "./chances";

const option = (play: string, facts: Record<string, unknown>) => ({ play, said: { kind: "fire", rule: "", facts, seats: [] } });
const ask = { said: { kind: "which", rule: "", facts: {}, seats: [] }, options: [option("fire a x", { ship: "a", target: "x" }), option("fire a y", { ship: "a", target: "y" }), option("fire b z", { ship: "b", target: "z" })] } as unknown as AskInfo;
const sinks = (chance: number) => ({ notes: [], sums: [], chances: [{ outcome: { kind: "sinks", rule: "", facts: {}, seats: [] }, chance, is_good: true }] }) as unknown as Explanation;
const explained = { "fire a x": sinks(0.25), "fire a y": sinks(1), "fire b z": sinks(0.5) };

describe("chances at pieces", () => {
  it("belong to a piece that only one option speaks of", () => {
    const found = chancesAt(ask, [], explained);
    expect([...found].map(([piece, chip]) => [piece, chip.percent])).toEqual([["x", 25], ["y", null], ["b", 50], ["z", 50]]);
  });
  it("follow what has been chosen", () => {
    expect([...chancesAt(ask, ["a"], explained).keys()]).toEqual(["x", "y"]);
    expect(chancesAt(null, [], explained).size).toBe(0);
  });
});
