import { expect, test } from "vitest";
import type { OptionInfo } from "../api/types";
import { haveRoom, likely } from "./likely";

const option = (play: string, of: Partial<OptionInfo> = {}): OptionInfo => ({ play, said: { kind: play, facts: {}, seats: [], rule: "", to: null }, gives_up: false, passes: false, gathers: false, ...of });
const PHONE = { most: 2, letters: 42, lengthOf: ({ play }: OptionInfo) => play.length };
const DESK = { ...PHONE, most: 4, letters: 84 };
const plays = (options: readonly OptionInfo[]): string[] => options.map(({ play }) => play);

test("what has room stands there whole", () => {
  const all = [option("rally"), option("nothing", { passes: true })];
  expect(likely(all, PHONE)).toEqual(all);
  expect(haveRoom([option("x".repeat(60)), option("y".repeat(60))], PHONE)).toBe(true);
  expect(haveRoom([1, 2, 3].map((at) => option(`${at}`.repeat(30))), DESK)).toBe(false);
});

test("of too many the likeliest do, in the order of the list", () => {
  const all = [option("nothing", { passes: true }), option("rally"), option("strike", { gives_up: true }), option("others")];
  expect(plays(likely(all, PHONE))).toEqual(["rally", "others"]);
  expect(plays(likely(["a".repeat(44), "b"].map((each) => option(each)), PHONE))).toEqual([]);
  expect(plays(likely(["b", "a".repeat(44)].map((each) => option(each)), PHONE))).toEqual(["b"]);
  expect(plays(likely(["a", "b", "c"].map((each) => option(each.repeat(30))), DESK))).toEqual(["a".repeat(30), "b".repeat(30)]);
});
