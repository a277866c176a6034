/** The words of the club, which clocks and lists of tables say; they come with the first page that needs them. */
import type { Facts } from "../api/types";
import { words } from "../words/words.svelte";

/** When they are here. */
export const learned = words.learn("club", {});

/** Words of the club, in the page's language; nothing as long as they are under way. */
export function tell(key: string, facts?: Facts): string {
  return words.knows("club") ? words.game("club").say(key, facts) : "";
}
