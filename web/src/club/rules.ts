/** The clocks one may choose for a table: what is usual, and what there is to choose from. */
import type { ClockRule } from "../api/types";

export type Fast = "none" | ClockRule["kind"];

export const HOUR = 3600;
export const DAY = 86_400;

export const USUAL: Record<ClockRule["kind"], ClockRule> = {
  live: { kind: "live", each: 30, bank: 25 * 60, night: [], holidays: false, pauses: true, out: "bot" },
  daily: { kind: "daily", each: DAY, bank: 5 * DAY, night: [23, 7], holidays: true, pauses: true, out: "bot" },
};

/** In seconds. */
export const EACH: Record<ClockRule["kind"], readonly number[]> = {
  live: [0, 10, 20, 30, 60, 120, 300],
  daily: [6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY],
};
export const BANK: Record<ClockRule["kind"], readonly number[]> = {
  live: [5, 10, 15, 25, 40, 60, 90, 120, 180].map((minutes) => minutes * 60),
  daily: [0, 1, 2, 3, 5, 7, 10, 14, 30].map((days) => days * DAY),
};

/** Where this browser is. */
export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
