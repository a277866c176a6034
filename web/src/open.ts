/** Opening tables, and the secret addresses of their seats, which this machine remembers for whoever opened them. */
import { api } from "./api/client";
import type { GameInfo, NewTable, OpenedTable, SeatLink, SeatWish } from "./api/types";
import { keep, recall } from "./kept";
import { place } from "./place.svelte";

/** The strongest bot that a game has: the last one in its list. */
export function bestBot(game: GameInfo): string {
  return game.bots.at(-1) ?? "thumb";
}

/** A table against the computer: the smallest number of players that is not a solitaire. */
export function againstComputer(game: GameInfo): NewTable {
  const players = game.players.find((number) => number > 1) ?? 1;
  const bots = Array.from({ length: players - 1 }, (): SeatWish => ({ kind: "bot", bot: bestBot(game) }));
  return { game: game.id, seats: [{ kind: "person" }, ...bots], is_public: false };
}

/** Open a table and go to it. */
export async function openAndGo(table: NewTable): Promise<void> {
  goTo(await api.open(table));
}

export function goTo(opened: OpenedTable): void {
  if (opened.links.length > 0) keep(`links-${opened.table.id}`, JSON.stringify(opened.links));
  place.go(`/t/${opened.table.id}`);
}

/** The addresses of the free seats of a table that was opened here. */
export function linksOf(table: string): SeatLink[] {
  const kept = recall(`links-${table}`);
  return kept ? (JSON.parse(kept) as SeatLink[]) : [];
}
