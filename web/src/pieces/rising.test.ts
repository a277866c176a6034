import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LASTS, Rising } from "./rising.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = (rising: Rising<string>): string[] => rising.shown.map(({ note }) => note);

test("a note stays until it has risen, whatever comes after it", () => {
  const rising = new Rising<string>(() => "ship");
  rising.add(["loot"]);
  vi.advanceTimersByTime(400);
  rising.add(["fame"]);
  expect(texts(rising)).toEqual(["loot", "fame"]);
  vi.advanceTimersByTime(LASTS - 400);
  expect(texts(rising)).toEqual(["fame"]);
  vi.advanceTimersByTime(LASTS);
  expect(texts(rising)).toEqual([]);
});

test("notes at one place rise one after the other, those elsewhere at once", () => {
  const rising = new Rising<string>((note) => note[0]);
  rising.add(["a1", "a2", "b1"]);
  expect(rising.shown.map(({ delay }) => delay)).toEqual([0, 600, 0]);
  vi.advanceTimersByTime(500);
  rising.add(["a3", "b2"]);
  expect(rising.shown.slice(3).map(({ delay }) => delay)).toEqual([700, 100]);
});

test("none waits for long", () => {
  const rising = new Rising<string>(() => "ship");
  rising.add(Array.from({ length: 12 }, String));
  expect(Math.max(...rising.shown.map(({ delay }) => delay))).toBe(2400);
});
