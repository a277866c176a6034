/** The own gold is shown in two parts, that of others as a sum. */
import { expect, test } from "vitest";
import { purseOf, sumOf } from "./purses";

const speak = { table: (key: string, facts: Record<string, unknown> = {}): string => `${key} ${Object.values(facts).join(" ")}` };

test("a sum is one number, or two where a death has hidden it", () => {
  expect(sumOf({ wealth: [25, 25] })).toBe("25");
  expect(sumOf({ wealth: [2, 12] })).toBe("2–12");
});

test("gold aboard is named only where it is known", () => {
  expect(purseOf({ gold: 5, stash: 20, wealth: [25, 25] }, speak)).toBe("aboard 5");
  expect(purseOf({ gold: -1, stash: -1, wealth: [25, 25] }, speak)).toBe("wealth 25");
  expect(purseOf({ gold: 0, stash: -1, wealth: [2, 12] }, speak)).toBe("wealth-between 2 12");
});
