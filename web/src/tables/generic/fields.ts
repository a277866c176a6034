/**
 * What the generic table makes of the fields of a view, by their names and values.
 *
 * A field is called by the game's words, `view-hulls`, else by its own name. What is a seat, and which lists have an entry
 * for each player, the server says (`LookInfo`). `mine`, `hand` and `my_…` are the reader's own, and lie below the table;
 * `die`, `dice`, `roll` and `rolls` are dice.
 */
import type { LookInfo } from "../../api/types";
import type { Speaker } from "../../words/speaker";
import type { Chip as Worth } from "../../table/worth";
import type { Choosing } from "../table";

/** Everything the parts of the generic table share. */
export interface Shown extends Choosing {
  look: Pick<LookInfo, "seats" | "by_seat">;
  reader: number | null;
  /** At pieces that one option alone speaks of: what choosing them would most likely bring. */
  chances: ReadonlyMap<string, Worth>;
  speak: Speaker;
}

const DICE = new Set(["die", "dice", "roll", "rolls"]);
const OWN = /^(mine|hand|my_\w+)$/;

export function fieldName(field: string, speak: Speaker): string {
  return speak.has(`view-${field}`) ? speak.say(`view-${field}`) : readable(field);
}

/** A word of the rules as people write it, for what has no words: `lay_mines` is "Lay mines". */
export function readable(token: string): string {
  const name = token.replaceAll("_", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const isDice = (field: string): boolean => DICE.has(field);
export const isOwn = (field: string): boolean => OWN.test(field);

/** The piece that a value stands for: a text is one if it has a name, a number if a piece of that number may be chosen. */
export function pieceOf(value: unknown, field: string, { lit, chosen, speak }: Pick<Shown, "lit" | "chosen" | "speak">): string | null {
  if (typeof value === "string") return lit.has(value) || chosen.includes(value) || speak.hasName(value) ? value : null;
  if (typeof value !== "number") return null;
  const isMeant = (fact: string): boolean => fact !== "seat" && (isOwn(field) || field === fact || field === `${fact}s`);
  return [...lit, ...chosen].find((id) => id.endsWith(`-${value}`) && isMeant(id.slice(0, id.lastIndexOf("-")))) ?? null;
}

/** Equal texts and numbers of a list together, each with how many there are, in the order in which they first come. */
export function grouped(list: readonly unknown[]): { value: unknown; count: number }[] {
  if (!list.every((each) => typeof each === "string" || typeof each === "number")) return list.map((value) => ({ value, count: 1 }));
  return [...new Set(list)].map((value) => ({ value, count: list.filter((each) => each === value).length }));
}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** What a record is about: its field `id` or `name`, if that is a text. */
export function titleOf(record: Record<string, unknown>): string | null {
  return ["id", "name"].find((field) => typeof record[field] === "string" && record[field] !== "") ?? null;
}

/** The fields of a view as the table lays them out. */
export function laidOut(view: Record<string, unknown>, { look, reader }: Pick<Shown, "look" | "reader">): Record<"bySeat" | "small" | "large" | "own", [string, unknown][]> {
  const entries = Object.entries(view);
  const place = ([field, value]: [string, unknown]): "bySeat" | "small" | "large" | "own" => {
    if (look.by_seat.includes(field)) return "bySeat";
    if (isOwn(field)) return "own";
    return typeof value === "object" && value !== null ? "large" : "small";
  };
  const of = (where: string): [string, unknown][] => entries.filter((entry) => place(entry) === where);
  return { bySeat: of("bySeat"), small: of("small"), large: of("large"), own: reader === null ? [] : of("own") };
}
