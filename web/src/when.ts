/** Moments and spans in words, by the reader's language. */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago something was: "5 minutes ago". Less than a minute is "now". */
export function ago(moment: string, language: string, now = Date.now()): string {
  const seconds = (Date.parse(moment) - now) / 1000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, size] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? ["second", Infinity];
  return format.format(Math.round(seconds / size), unit);
}

/** The day and the hour of a moment. */
export function date(moment: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(moment));
}

/** How long something takes, in its largest unit: "5 hr". */
export function span(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? ["second", 1];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 0 }).format(seconds / size);
}
