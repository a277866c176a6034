/** How a rule is named beside a question, a note or an event. */
import type { RuleInfo } from "../api/types";

/** The letters of a tag without its number. */
const LONGEST = 28;

/** The number in the book; empty where the book has none, and the id is a word of ours. */
export function numberOf(id: string): string {
  return /^\d+(\.\d+)*(\.?[a-z])?$/.test(id) ? id : "";
}

/** The short title of a rule without its number; empty while it is not known. */
export function tagOf(rule: (RuleInfo & { tag?: Record<string, string> }) | undefined, language: string): string {
  if (!rule) return "";
  const whole = (rule.tag ?? rule.title)[language] ?? "";
  const short = whole.replace(`, ${rule.id}`, "");
  return short.length > LONGEST ? `${short.slice(0, LONGEST - 1).trimEnd()}…` : short;
}
