// @vitest-environment jsdom
import { expect, test } from "vitest";
import { words } from "./words.svelte";

test("who changes the language twice means the last, whichever words come first", async () => {
  await words.change("en");
  const slow = words.change("it");
  await words.change("en");
  await slow;
  expect(words.language).toBe("en");
});
