import { expect, test } from "vitest";
import { numberOf, tagOf } from "./rules";

test("only what looks like a number of the book is shown as one", () => {
  expect(["3.2.6", "12", "4.1a", "4.1.a"].map(numberOf)).toEqual(["3.2.6", "12", "4.1a", "4.1.a"]);
  expect(["turn.steps", "glorycard.lucky_charm", ""].map(numberOf)).toEqual(["", "", ""]);
});

test("a tag is the short title without the number, and never too long", () => {
  const tags = { "3.2.6": "Passage, 3.2.6", "turn.steps": "The steps of a turn", "a.b": "A title that is far too long for a tag" };
  expect(tagOf("3.2.6", tags)).toBe("Passage");
  expect(tagOf("turn.steps", tags)).toBe("The steps of a turn");
  expect(tagOf("a.b", tags)).toBe("A title that is far too lon…");
  expect(tagOf("b.c", tags)).toBe("");
});
