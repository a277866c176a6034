/** What the fields of a view are called: `view-hulls` in the words of the game, else by their own names. */
import type { Speaker } from "../words/speaker";

export function fieldName(field: string, speak: Speaker): string {
  if (speak.has(`view-${field}`)) return speak.say(`view-${field}`);
  const name = field.replaceAll("_", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
