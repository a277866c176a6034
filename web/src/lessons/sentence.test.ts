import { expect, it } from "vitest";
import { partsOf, plainOf } from "./sentence";

it("tells the pieces that a sentence points at from the words between", () => {
  expect(partsOf("Take <1 Collier> and lay it on <2 Emden>.")).toEqual([
    { text: "Take ", pin: 0 },
    { text: "Collier", pin: 1 },
    { text: " and lay it on ", pin: 0 },
    { text: "Emden", pin: 2 },
    { text: ".", pin: 0 },
  ]);
});

it("is read aloud without its pins", () => {
  expect(plainOf("Take <1 Collier>: 3 < 4.")).toBe("Take Collier: 3 < 4.");
});
