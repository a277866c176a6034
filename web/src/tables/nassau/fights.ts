/** The values that met in a fight, from what is told about it. */
import type { Said } from "../../api/types";

export interface Meeting {
  value: "navigation" | "gunnery";
  ours: number;
  theirs: number;
}

/** Both values of a fight at sea, gunnery alone before a port, nothing of anything else. */
export function fightOf({ kind, facts }: Said): Meeting[] {
  const values = { fought: ["navigation", "gunnery"], bombarded: ["gunnery"] }[kind] as Meeting["value"][] | undefined;
  return (values ?? []).map((value) => ({ value, ours: Number(facts[value]), theirs: Number(facts[`their_${value}`]) }));
}
