import { expect, test } from "vitest";
import { titled } from "./waiting.svelte";

test("the number of tables stands before a title once, and goes with the last of them", () => {
  expect(titled("Tables · Wardroom", 3)).toBe("(3) Tables · Wardroom");
  expect(titled("(3) Tables · Wardroom", 2)).toBe("(2) Tables · Wardroom");
  expect(titled("(2) Tables · Wardroom", 0)).toBe("Tables · Wardroom");
});
