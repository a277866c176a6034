/** What a reader knows of a player's gold: both parts, or what they make together. */

import type { Speaker } from "../../words/speaker";
import type { PlayerView } from "./view";

/** The sum of gold aboard and stashed, or what it lies between. */
export const sumOf = ({ wealth: [least, most] }: Pick<PlayerView, "wealth">): string => (least === most ? `${most}` : `${least}–${most}`);

/** The same in words. */
export function purseOf({ gold, stash, wealth: [least, most] }: Pick<PlayerView, "gold" | "stash" | "wealth">, speak: Pick<Speaker, "table">): string {
  if (stash >= 0) return speak.table("aboard", { gold });
  return least === most ? speak.table("wealth", { gold: most }) : speak.table("wealth-between", { least, most });
}
