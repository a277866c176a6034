/** From table to table: the next one where it is my turn, the one with the shortest time first. */
import { api } from "../api/client";
import { place } from "../place.svelte";
import { inTurn } from "./time";

/** Go to the next table that waits for me, if any other than this one does. */
export async function goNext(here = ""): Promise<void> {
  const { mine } = await api.tables();
  const next = inTurn(mine).find((table) => table.id !== here);
  if (next) place.go(`/t/${next.id}`);
}
