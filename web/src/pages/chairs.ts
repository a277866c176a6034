/** The chairs around a table that is being opened, and what the server is told of them. */
import type { SeatWish, Setting } from "../api/types";
import { botSeat } from "../open";
import type { Speaker } from "../words/speaker";

export interface Chair {
  /** `me`, `open`, `hot`, or `bot:` and the bot's kind. */
  who: string;
  name: string;
}

/** How a chair is to be filled; bots of one kind are numbered. */
export function wish(chair: Chair, at: number, chairs: readonly Chair[]): SeatWish {
  if (chair.who.startsWith("bot:")) {
    return botSeat(chair.who.slice(4), chairs.slice(0, at).filter((other) => other.who === chair.who).length);
  }
  if (chair.who === "hot") return { kind: "person", hot: true, name: chair.name };
  // Beside others on one screen I am one of them; else the first person at the table is me.
  return chair.who === "me" ? { kind: "person", hot: chairs.some((other) => other.who === "hot") } : { kind: "open" };
}

/** What a value of an option is called: by the game's own words, if it has some. */
export function settingName(speak: Speaker, value: Setting): string {
  if (typeof value === "boolean") return speak.say(value ? "value-on" : "value-off");
  if (typeof value === "number") return String(value);
  return speak.has(`value-${value}`) ? speak.say(`value-${value}`) : speak.nameOf(value);
}
