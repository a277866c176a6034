import { expect, test } from "vitest";
import type { ClockInfo, SeatClock, TableInfo } from "../api/types";
import { USUAL } from "./rules";
import { deadline, digits, foremost, hour, inTurn, isStale, shown, span, terms } from "./time";

const DAILY = { rule: USUAL.daily, near: 3600 };

function clock(face: SeatClock["face"], left: number, bank: number, more: Partial<SeatClock> = {}): SeatClock {
  return { seat: 0, face, left, bank, ends: null, out: null, turns: null, ...more };
}

test("a clock that runs takes the decision first and then the bank", () => {
  const running = clock("run", 100, 50);
  expect(shown(running, DAILY, 40)).toMatchObject({ face: "run", left: 60, bank: 50 });
  expect(shown(running, DAILY, 120)).toMatchObject({ face: "bank", left: 0, bank: 30 });
  expect(shown(running, DAILY, 900)).toMatchObject({ left: 0, bank: 0 });
});

test("a clock that stands does not run", () => {
  expect(shown(clock("night", 100, 50), DAILY, 90)).toEqual({ face: "night", left: 100, bank: 50, share: 100 / 86_400, isNear: false });
});

test("a clock is near its end when no bank stands behind it", () => {
  expect(shown(clock("run", 3500, 0), DAILY, 0).isNear).toBe(true);
  expect(shown(clock("run", 3700, 0), DAILY, 0).isNear).toBe(false);
  expect(shown(clock("run", 3700, 0), DAILY, 100).isNear).toBe(true);
  expect(shown(clock("run", 3500, 86_400), DAILY, 0).isNear).toBe(false);
});

test("when a clock turns the server is asked", () => {
  const night = clock("night", 100, 0, { turns: "2026-06-11T05:00:00.000+00:00" });
  expect(isStale(night, "2026-06-11T04:59:00.000+00:00", 59)).toBe(false);
  expect(isStale(night, "2026-06-11T04:59:00.000+00:00", 60)).toBe(true);
  expect(isStale(clock("rest", 1, 1), "2026-06-11T04:59:00.000+00:00", 1e9)).toBe(false);
});

test("spans are told down to seconds, rounded down", () => {
  expect(span(2 * 86_400 + 4 * 3600 + 3599)).toEqual({ key: "web-span-days", facts: { days: 2, hours: 4 } });
  expect(span(9 * 3600 + 12 * 60 + 59)).toEqual({ key: "web-span-hours", facts: { hours: 9, minutes: 12 } });
  expect(span(38 * 60 + 59)).toEqual({ key: "web-span-minutes", facts: { minutes: 38 } });
  expect([span(581), span(5), span(-3), digits(18 * 60 + 32)]).toEqual(["9:41", "0:05", "0:00", "18:32"]);
});

test("an hour is told with its day unless that is today", () => {
  const now = new Date(2026, 10, 18, 15, 0);
  const told = (day: number): string => hour(new Date(2026, 10, day, 22, 10).toISOString(), "en-GB", now);
  expect([told(18), told(19), told(17), told(20), told(30)]).toEqual(["22:10", "tomorrow 22:10", "yesterday 22:10", "Friday 22:10", "30 Nov 22:10"]);
});

test("a clock in words has the facts of its fields", () => {
  expect(terms(null, "x").map(({ key }) => key)).toEqual(["clock-terms-none"]);
  expect(terms(USUAL.daily, "Lieutenant")).toEqual([
    { key: "clock-terms-daily", facts: { days: 1, hours: 24, bank: 5, night: "yes", from: 23, to: 7 } },
    { key: "clock-terms-out-bot", facts: { bot: "Lieutenant" } },
  ]);
  expect(terms({ ...USUAL.live, out: "lost" }, "x")[0]?.facts).toEqual({ seconds: 30, bank: 25 });
  expect(terms({ ...USUAL.daily, each: 43_200, night: [] }, "x")[0]?.facts).toMatchObject({ days: 0, hours: 12, night: "no" });
});

function table(id: string, out: string | null, isMine = true): TableInfo {
  const clocks = { rule: USUAL.daily, near: 1, now: "", shut: [], rests_until: null, seats: [clock("run", 1, 1, { out })] } as ClockInfo;
  return { id, waiting: [0], seats: [{ seat: 0, is_mine: isMine }], is_my_turn: isMine, clock: out ? clocks : null } as unknown as TableInfo;
}

test("the shortest time comes first, and tables without a clock last", () => {
  const tables = [table("none", null), table("late", "2026-06-12"), table("soon", "2026-06-11"), table("theirs", "2026-06-01", false)];
  expect(inTurn(tables).map(({ id }) => id)).toEqual(["soon", "late", "none"]);
  expect(deadline(tables[0]!)).toBe(Infinity);
  expect(foremost(tables[3]!)?.out).toBe("2026-06-01");
  expect(foremost(tables[0]!)).toBe(null);
});
