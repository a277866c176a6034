/** What the rule register says of a card, a captain or a port, in words for players: places by name, not by id. */
import type { AskInfo, RuleInfo } from "../../api/types";
import type { SeaView } from "./view";

export interface Text {
  title: string;
  summary: string;
}

/** The chapters of the register that the table shows: what lies open, and once there are cards in hands, these. */
export function chaptersOf(view: SeaView, ask: AskInfo | null): readonly string[] {
  const isHeld = view.players.some(({ specialists, kept }) => specialists.length + kept.length > 0) || Boolean(view.mine && (view.mine.hand.length > 0 || view.mine.rumor));
  const isOffered = (ask?.options ?? []).some(({ said }) => typeof said.facts["card"] === "string");
  return isHeld || isOffered ? [...OPEN, "glorycard", "rumorcard"] : OPEN;
}
const OPEN = ["captain", "event", "missioncard", "npccard", "zone"];

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
