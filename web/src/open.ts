/** Opening tables, and the secret addresses of their seats, which this machine remembers for whoever opened them. */
import { api } from "./api/client";
import type { GameInfo, NewTable, OpenedTable, SeatLink, SeatWish } from "./api/types";
import { keep, recall } from "./kept";
import { place } from "./place.svelte";

/** The opponent that was chosen last on this machine, or else the usual one. */
export function favouriteBot(game: GameInfo): string {
  const kept = recall("level");
  return kept !== null && game.bots.includes(kept) ? kept : game.usual_bot;
}

/** A table against the computer: the smallest number of players that is not a solitaire. */
export function againstComputer(game: GameInfo, bot: string = game.usual_bot): NewTable {
  const players = game.players.find((number) => number > 1) ?? 1;
  const bots = Array.from({ length: players - 1 }, (): SeatWish => ({ kind: "bot", bot }));
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
