/** Effects as cells name them, put together again as they were, and told with their numbers. */
import { expect, test } from "vitest";
import type { EffectInfo } from "../api/types";
import { cellOf, freshOf, namedIn, told } from "./effects";

const fact = { name: "gold", kind: "number" as const, choices: [], least: 0, most: 99, usual: null };
const discount: EffectInfo = { name: "discount", facts: [fact, { ...fact, name: "on", kind: "choice", choices: ["ships", "goods"], usual: "ships" }], text: { en: "{gold} less for {on}.", it: "{gold} in meno per {on}." } };

test("a cell is put together as it was", () => {
  const cell = "discount gold=2 on=goods; two-tests";
  expect(cellOf(namedIn(cell))).toBe(cell);
});

test("an empty cell names nothing", () => {
  expect(namedIn(" ; ")).toEqual([]);
});

test("an effect is told with its numbers, given or usual, in either language", () => {
  expect([told(discount, "en", namedIn("discount gold=2")[0]), told(discount, "it", namedIn("discount gold=3 on=goods")[0])]).toEqual(["2 less for ships.", "3 in meno per goods."]);
});

test("a new effect has values that can stand there", () => {
  expect(cellOf([freshOf(discount)])).toBe("discount gold=1");
});
