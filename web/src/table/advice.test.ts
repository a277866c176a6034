/** What a hint says of the options on offer. */
import { expect, test } from "vitest";
import type { AskInfo, Hint, OptionInfo } from "../api/types";
import { advised, advisedPieces } from "./advice";

const fire = (gun: number): OptionInfo => ({ play: `fire ${gun} 1`, said: { kind: "fire", facts: { gun, target: 1 }, seats: ["target"], rule: "2", to: null }, gives_up: false, passes: false, gathers: false });
const ASK: AskInfo = { seat: 0, is_reaction: false, said: fire(1).said, options: [fire(1), fire(2), fire(5)] };
const HINT: Hint = { seat: 0, sequence: 4, advice: [
  { play: "fire 5 1", chance: 0.625, because: [{ said: { kind: "hit", facts: { target: 1 }, seats: ["target"], rule: "3", to: null }, chance: 0.7, otherwise: 0.125 }] },
  { play: "fire 1 1", chance: 0.004, because: [] },
] };

test("the options of a hint come in its order, with chances in percent", () => {
  expect(advised(ASK, HINT).map(({ option, chance }) => [option.play, chance])).toEqual([["fire 5 1", 63], ["fire 1 1", 0]]);
});

test("what speaks for the first comes along, its chances in percent", () => {
  expect(advised(ASK, HINT).map(({ because }) => because.map(({ said, chance, otherwise }) => [said.kind, chance, otherwise]))).toEqual([[["hit", 70, 13]], []]);
});

test("what is not on offer any more is not advised", () => {
  expect(advised({ ...ASK, options: [fire(1)] }, HINT).map(({ option }) => option.play)).toEqual(["fire 1 1"]);
  expect(advised(null, HINT)).toEqual([]);
  expect(advised(ASK, null)).toEqual([]);
});

test("the pieces of all advised options are lit", () => {
  expect([...advisedPieces(advised(ASK, HINT))]).toEqual(["gun-5", "seat-1", "gun-1"]);
});
