/** What clocks show, between two words of the server, and how spans and hours are called. Everything follows from its arguments. */
import type { ClockInfo, ClockRule, Facts, SeatClock, TableInfo } from "../api/types";

export interface Shown {
  face: SeatClock["face"];
  /** Seconds left of this decision, and in the bank. */
  left: number;
  bank: number;
  /** What is left of the decision, from 0 to 1. */
  share: number;
  /** Whether it is nearly out, and no bank stands behind it. */
  isNear: boolean;
}

/** A clock after some seconds: one that runs takes the decision's own time first, then the bank. */
export function shown(clock: SeatClock, { rule, near }: Pick<ClockInfo, "rule" | "near">, passed: number): Shown {
  const isRunning = clock.face === "run" || clock.face === "bank";
  const gone = isRunning ? Math.max(0, passed) : 0;
  const left = Math.max(0, clock.left - gone);
  const bank = Math.max(0, clock.bank - Math.max(0, gone - clock.left));
  const face = isRunning ? (left > 0 ? "run" : "bank") : clock.face;
  return { face, left, bank, share: rule.each > 0 ? Math.min(1, left / rule.each) : 0, isNear: isRunning && left + bank <= near };
}

/** Whether the server has to be asked what a clock shows: it stands by now, or runs again. */
export function isStale(clock: SeatClock, now: string, passed: number): boolean {
  return typeof clock.turns === "string" && Date.parse(clock.turns) <= Date.parse(now) + passed * 1000;
}

/** A span as words: days and hours, hours and minutes, minutes; the last ten minutes as `9:41`. Rounded down. */
export function span(seconds: number): { key: string; facts: Facts } | string {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(whole / 60);
  if (minutes < 10) return digits(whole);
  if (minutes < 60) return { key: "web-span-minutes", facts: { minutes } };
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return { key: "web-span-hours", facts: { hours, minutes: minutes % 60 } };
  return { key: "web-span-days", facts: { days: Math.floor(hours / 24), hours: hours % 24 } };
}

/** `18:32`, as live clocks count. */
export function digits(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The hour of an instant, with its day unless that is today: `22:10`, `tomorrow 22:10`, `Friday 22:10`, `24 Dec 22:10`. */
export function hour(moment: string, language: string, now = new Date()): string {
  const at = new Date(moment);
  const time = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);
  const days = Math.round((midnight(at) - midnight(now)) / 86_400_000);
  if (days === 0) return time;
  if (Math.abs(days) === 1) return `${new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day")} ${time}`;
  const day = days > 0 && days < 7 ? { weekday: "long" as const } : { day: "numeric" as const, month: "short" as const };
  return `${new Intl.DateTimeFormat(language, day).format(at)} ${time}`;
}

function midnight(at: Date): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
}

/** A clock in words, as keys and facts: what whoever sits down agrees to. `bot` is what the stand-in is called. */
export function terms(rule: ClockRule | null, bot: string): { key: string; facts: Facts }[] {
  if (!rule) return [{ key: "clock-terms-none", facts: {} }];
  const hours = Math.floor(rule.each / 3600);
  const [from, to] = rule.night ?? [];
  const facts =
    rule.kind === "live"
      ? { seconds: rule.each, bank: rule.bank / 60 }
      : { days: hours % 24 ? 0 : hours / 24, hours, bank: rule.bank / 86_400, night: from === undefined ? "no" : "yes", from: from ?? 0, to: to ?? 0 };
  return [{ key: `clock-terms-${rule.kind}`, facts }, { key: `clock-terms-out-${rule.out}`, facts: { bot } }];
}

/** When a table wants an answer of mine at the latest; those without a clock can wait. */
export function deadline(table: TableInfo): number {
  const mine = table.seats.filter((seat) => seat.is_mine && table.waiting.includes(seat.seat)).map((seat) => seat.seat);
  const ends = (table.clock?.seats ?? []).filter((clock) => mine.includes(clock.seat) && clock.out).map((clock) => Date.parse(clock.out ?? ""));
  return Math.min(Infinity, ...ends);
}

/** The clock that a list or a bar shows: mine if I am asked, else that which runs out first. */
export function foremost(table: TableInfo): SeatClock | null {
  const asked = (table.clock?.seats ?? []).filter((clock) => table.waiting.includes(clock.seat) && clock.face !== "rest");
  const mine = asked.filter((clock) => table.seats[clock.seat]?.is_mine);
  const soonest = (clocks: SeatClock[]): SeatClock | undefined => clocks.sort((one, two) => (one.out ?? "").localeCompare(two.out ?? ""))[0];
  return soonest(mine) ?? soonest(asked) ?? null;
}

/** Tables where it is my turn, the shortest time first; those without a clock keep their order. */
export function inTurn(tables: readonly TableInfo[]): TableInfo[] {
  return tables.filter((table) => table.is_my_turn).sort((one, two) => compare(deadline(one), deadline(two)));
}

function compare(one: number, two: number): number {
  return one === two ? 0 : one - two;
}
