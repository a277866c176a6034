/** Opening tables, and the secret addresses of their seats, which this machine remembers for whoever opened them. */
import { api } from "./api/client";
import type { NewTable, OpenedTable, SeatLink, TableInfo } from "./api/types";
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
  goToKept(`/t/${opened.table.id}`);
}

/** Go to a match that was brought as a file: one that is over is looked at. */
export function goToBrought(table: TableInfo): void {
  // One that goes on may be waiting for what its players add to the seal: it is not over for that.
  goToKept(table.status === "over" || table.status === "ended" ? `/replay/${table.id}` : `/t/${table.id}`);
}

/** Go to something new that should not be lost: a browser is asked to keep it, a server keeps it anyway. */
function goToKept(path: string): void {
  if (isAlone) void aboard.stay();
  place.go(path);
}

/** The addresses of the free seats of a table that was opened here. */
export function linksOf(table: string): SeatLink[] {
  const kept = recall(`links-${table}`);
  return kept ? (JSON.parse(kept) as SeatLink[]) : [];
}
