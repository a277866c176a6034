/** The words of the editor of cards, and of what tables say of theirs; they come with the first page that needs them. */
import type { Facts } from "../api/types";
import { words } from "../words/words.svelte";

/** When they are here. */
export const learned = words.learn("sets", {});

/** Words of sets, in the page's language; nothing as long as they are under way. */
export function tell(key: string, facts?: Facts): string {
  return words.knows("sets") ? words.game("sets").say(key, facts) : "";
}

/** What a table of a game is called; one that nobody has named, by its file. */
export function tableName(game: string, file: string): string {
  const name = file.replace(/\.\w+$/, "");
  const key = `web-tab-${game}-${name}`;
  return words.knows("sets") && words.game("sets").has(key) ? tell(key) : name;
}

/** What a column is called. */
export function columnName(name: string): string {
  const key = `web-col-${name}`;
  return words.knows("sets") && words.game("sets").has(key) ? tell(key) : name;
}
