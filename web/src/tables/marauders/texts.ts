/** What the rule register says of a card, a captain or a port, in words for players: places by name, not by id. */
import type { RuleInfo } from "../../api/types";

export interface Text {
  title: string;
  summary: string;
}

const PLACE = /\b[a-z]+(?:_[a-z]+)*\b/g;

/** Ids of places become their names. */
export function readable(text: string, places: ReadonlySet<string>, nameOf: (id: string) => string): string {
  return text.replaceAll(PLACE, (word) => (places.has(word) ? nameOf(word) : word));
}

/** A captain's text begins with nation, home and skills, which the board shows already. */
export const abilityOf = (summary: string): string => summary.replace(/^[^.]*\.\s*/, "");

/** The name of a captain's ability: what follows the comma in the title. */
export const abilityName = (title: string): string => title.split(", ").slice(1).join(", ");

/** What is special about a port or zone: the rules called `zone.<id>.…`. */
export function specialsOf(rules: readonly RuleInfo[], zone: string, language: string): Text[] {
  return rules
    .filter(({ id }) => id.startsWith(`zone.${zone}.`))
    .map(({ title, summary }) => ({ title: (title[language] ?? "").replace(/^[^:]*:\s*/, ""), summary: summary[language] ?? "" }));
}
