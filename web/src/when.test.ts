import { expect, test } from "vitest";
import { ago, span } from "./when";

const NOW = Date.parse("2026-03-01T12:00:00Z");

test.each([
  ["2026-03-01T11:59:40Z", "now", "ora"],
  ["2026-03-01T11:57:00Z", "3 minutes ago", "3 minuti fa"],
  ["2026-03-01T10:00:00Z", "2 hours ago", "2 ore fa"],
  ["2026-02-28T12:00:00Z", "yesterday", "ieri"],
])("%s", (moment, english, italian) => {
  expect(ago(moment, "en", NOW)).toBe(english);
  expect(ago(moment, "it", NOW)).toBe(italian);
});

test("a span is told in its largest unit", () => {
  expect([span(45, "en"), span(5 * 3_600 + 100, "en"), span(3 * 86_400, "en")]).toEqual(["45 sec", "5 hr", "3 days"]);
});
