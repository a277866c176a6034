// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { keepSeen, seenOf, unseenAfter } from "./seen";

beforeEach(() => localStorage.clear());

test("each table is remembered by its last line, and after many others forgotten", () => {
  keepSeen("a", 3);
  keepSeen("b", 9);
  keepSeen("a", 5);
  expect([seenOf("a"), seenOf("b"), seenOf("c")]).toEqual([5, 9, null]);
  for (let n = 0; n < 40; n++) keepSeen(`t${n}`, n);
  expect([seenOf("a"), seenOf("t39")]).toEqual([null, 39]);
});

test("what was kept by somebody else's hand is no trouble", () => {
  localStorage.setItem("wardroom-seen", "{");
  expect(seenOf("a")).toBe(null);
});

test.each([
  ["the first line not seen", 7, { line: 3, said: true }, 12, 7],
  ["never before one's last answer, its dice included", 2, { line: 8, said: true }, 12, 8],
  ["an answer that the house may have given does not count", 2, { line: 8, said: null }, 12, 2],
  ["at a table never looked at, all since one's last answer", null, { line: 8, said: true }, 12, 9],
  ["nothing where one has answered nothing yet", null, null, 12, null],
  ["nothing if all was seen", 12, { line: 8, said: true }, 12, null],
  ["nothing if the match went back since", 15, { line: 8, said: true }, 12, null],
])("%s", (_, seen, answered, last, after) => {
  expect(unseenAfter(seen, answered, last)).toBe(after);
});
