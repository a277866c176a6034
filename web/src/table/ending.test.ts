import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ResultInfo } from "../api/types";
import { bundleOf } from "../words/bundles";
import { Speaker } from "../words/speaker";
import { verdict, winnersOf } from "./ending";

const words = ["../src/wardroom/words/en.ftl", "src/words/en.ftl"].map((path) => readFileSync(path, "utf8"));
const speak = new Speaker({ language: "en", bundle: bundleOf("en", words), names: ["Anna", "Bruno", "Carla"], reader: 0 });
const ended = (places: number[], reason: ResultInfo["reason"] = "rules"): [number[], string] => [
  winnersOf({ places, reason }),
  verdict({ places, reason }, speak),
];

test("one wins, and the reader knows whether it is them", () => {
  expect(ended([1, 2, 3])).toEqual([[0], "You win!"]);
  expect(ended([2, 1])).toEqual([[1], "Bruno wins."]);
  expect(ended([2, 1], "resignation")).toEqual([[1], "Bruno wins."]);
});

test("a victory can be shared by some, and by all it is nobody's", () => {
  expect(ended([1, 2, 1])).toEqual([[0, 2], "The victory is shared: Anna and Carla."]);
  expect(ended([1, 1])).toEqual([[], "Nobody wins."]);
});

test("a solitaire is won or lost", () => {
  expect(ended([1])).toEqual([[0], "You win!"]);
  expect(ended([2])).toEqual([[], "Nobody wins."]);
});

test("where a game has a phantom, it wins what the player loses", () => {
  const told = (language: "en" | "it"): string => {
    const files = [`../src/wardroom/words/${language}.ftl`, `src/words/${language}.ftl`, `../src/wardroom/games/kaiser/${language}.ftl`];
    const bundle = bundleOf(language, files.map((path) => readFileSync(path, "utf8")));
    return verdict({ places: [2], reason: "rules" }, new Speaker({ language, bundle, names: ["Anna"], reader: 0 }));
  };
  expect([told("en"), told("it")]).toEqual(["The phantom wins.", "Vince il fantasma."]);
});

test("an agreement has no winner", () => {
  expect(ended([1, 1], "agreement")).toEqual([[], "Ended by agreement."]);
});
