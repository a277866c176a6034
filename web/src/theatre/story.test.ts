import { expect, test } from "vitest";
import type { LineInfo } from "../api/types";
import { joined, type Told } from "./story";

const line = (number: number, stills: unknown[] = [{}]): LineInfo => ({ number, seat: 1, events: [], dice: "", stills, is_given: false });
const told = (sequence: number, ...fresh: LineInfo[]): Told => ({ position: { sequence, view: { at: sequence } }, fresh });
const shown = (parts: Told[] | null): unknown => parts?.map(({ position, fresh }) => [position.sequence, ...fresh.map((each) => each.number)]);
const STORY = [line(4), line(5)];

test("a story that leads to what was found is shown over it", () => {
  expect(shown(joined({ sequence: 5, lines: STORY }, [told(5)]))).toEqual([[5, 4, 5]]);
});

test("what was told while it was fetched comes after it", () => {
  expect(shown(joined({ sequence: 5, lines: STORY }, [told(5), told(6, line(6)), told(7, line(7))]))).toEqual([[5, 4, 5], [6, 6], [7, 7]]);
});

test("what the story tells already is not shown twice, and the story leads to the view of its own moment", () => {
  expect(shown(joined({ sequence: 6, lines: [...STORY, line(6)] }, [told(5), told(6, line(6)), told(7, line(7))]))).toEqual([[6, 4, 5, 6], [7, 7]]);
});

test("a story that is ahead of what was told waits for it", () => {
  const ahead = { sequence: 6, lines: [...STORY, line(6)] };
  expect(joined(ahead, [told(5)])).toBe(null);
  expect(shown(joined(ahead, [told(5), told(6, line(6))]))).toEqual([[6, 4, 5, 6]]);
});

test("where its moment was passed over, nothing is left out, and no still is built on another view", () => {
  const parts = joined({ sequence: 6, lines: [...STORY, line(6)] }, [told(5), told(7, line(6, []), line(7, []))]);
  expect(shown(parts)).toEqual([[7, 4, 5, 6, 7]]);
  expect(parts![0]!.fresh.every((each) => each.stills.length === 0)).toBe(true);
});
