/** Opening tables, and the secret addresses of their seats, which this machine remembers for whoever opened them. */
import { api } from "./api/client";
import type { NewTable, OpenedTable, SeatLink } from "./api/types";
import { aboard } from "./alone/aboard.svelte";
import { isAlone } from "./edition";
import { keep, recall } from "./kept";
import { place } from "./place.svelte";

/** Open a table and go to it. */
export async function openAndGo(table: NewTable): Promise<void> {
  goTo(await api.open(table));
}

export function goTo(opened: OpenedTable): void {
  if (opened.links.length > 0) keep(`links-${opened.table.id}`, JSON.stringify(opened.links));
  if (isAlone) void aboard.stay();
  place.go(`/t/${opened.table.id}`);
}

/** The addresses of the free seats of a table that was opened here. */
export function linksOf(table: string): SeatLink[] {
  const kept = recall(`links-${table}`);
  return kept ? (JSON.parse(kept) as SeatLink[]) : [];
}
