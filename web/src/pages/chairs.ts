/** The chairs around a table that is being opened, and what the server is told of them. */
import type { SeatWish, Setting } from "../api/types";
import { isRanked } from "../levels";
import type { Speaker } from "../words/speaker";

export interface Chair {
  /** `me`, `open`, `hot`, or `bot:` and the bot's kind. */
  who: string;
  name: string;
  /** What a bot is like: the end of its name, `any` if that is drawn, empty for one who plays evenly. */
  character: string;
}

/** What a bot may be like, beside nothing. */
export const CHARACTERS = ["any", "bold", "careful", "trader", "hunter"] as const;

/** Whether a chair is for a bot that has a character. */
export const hasCharacter = (chair: Chair): boolean => chair.who.startsWith("bot:") && isRanked(chair.who.slice(4));

/** How a chair is to be filled. Bots have no names: every reader calls them in their own language. */
export function wish(chair: Chair, chairs: readonly Chair[]): SeatWish {
  if (hasCharacter(chair) && chair.character) return { kind: "bot", bot: `${chair.who.slice(4)}-${chair.character}` };
  if (chair.who.startsWith("bot:")) return { kind: "bot", bot: chair.who.slice(4) };
  if (chair.who === "hot") return { kind: "person", hot: true, name: chair.name };
  // Beside others on one screen I am one of them; else the first person at the table is me.
  return chair.who === "me" ? { kind: "person", hot: chairs.some((other) => other.who === "hot") } : { kind: "open" };
}

/** What a value of an option is called: in the words of the game, if it has some. */
export function settingName(speak: Speaker, option: string, value: Setting): string {
  if (typeof value === "boolean") return speak.say(value ? "value-on" : "value-off");
  // A scenario that somebody has drawn comes as the text of its file.
  const name = String(value).startsWith("{") ? "own" : value;
  const named = speak.aside(`switch-${option}`, `value-${name}`);
  if (named) return named;
  if (typeof name === "number") return speak.aside(`switch-${option}`, "values", { number: name }) || String(name);
  return speak.hasName(name) ? speak.nameOf(name) : name;
}
