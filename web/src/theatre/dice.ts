/** The dice of an event, for any game: its facts `roll`, `rolls` or `dice`, with as many sides as its fact `sides` says. */
import type { Said } from "../api/types";

const USUAL = 6;

export function diceOf(said: Said): { sides: number; value: number }[] {
  const sides = typeof said.facts["sides"] === "number" ? said.facts["sides"] : USUAL;
  return ["roll", "rolls", "dice"]
    .flatMap((fact) => said.facts[fact])
    .filter((value): value is number => typeof value === "number")
    .map((value) => ({ sides, value }));
}
