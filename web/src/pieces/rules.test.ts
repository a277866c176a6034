import { expect, test } from "vitest";
import { numberOf, tagOf } from "./rules";

const known = (id: string, title: string, tag?: string) => ({ id, title: { en: title }, summary: { en: "" }, kind: "", ...(tag ? { tag: { en: tag } } : {}) }) as unknown as Parameters<typeof tagOf>[0];

test("only what looks like a number of the book is shown as one", () => {
  expect(["3.2.6", "12", "4.1a", "4.1.a"].map(numberOf)).toEqual(["3.2.6", "12", "4.1a", "4.1.a"]);
  expect(["turn.steps", "glorycard.lucky_charm", ""].map(numberOf)).toEqual(["", "", ""]);
});

test("a tag is the short title without the number, and never too long", () => {
  expect(tagOf(known("3.2.6", "Passage of a merchant", "Passage, 3.2.6"), "en")).toBe("Passage");
  expect(tagOf(known("turn.steps", "The steps of a turn"), "en")).toBe("The steps of a turn");
  expect(tagOf(known("a.b", "A title that is far too long for a tag"), "en")).toBe("A title that is far too lon…");
  expect(tagOf(undefined, "en")).toBe("");
});
