/** The bots as people choose them: by rank, with a few words about each. */
import { say, words } from "./words/words.svelte";

/** Who plays for somebody who leaves, unless the table was opened with another. */
export const USUAL = "lieutenant";

/** The bots that may play for somebody: who plays at random may not. */
export const standIns = (bots: readonly string[]): string[] => bots.filter((bot) => bot !== "random");

const RANKED = new Set(["cadet", "lieutenant", "captain", "admiral"]);

/** Whether a bot has a rank, and so plays under several characters. */
export const isRanked = (bot: string): boolean => RANKED.has(bot);

/** A bot of this rank with whichever character is drawn; others are themselves. */
export const anyOf = (bot: string): string => (isRanked(bot) ? `${bot}-any` : bot);

/** What a bot is called, and how it plays. */
export function levelName(bot: string): string {
  return isRank(bot) ? say("web-level", { name: rankName(bot), about: say(`web-bot-${bot}`) }) : say("web-own-bot", { name: bot });
}

/** What a bot is called; those of the server's own by their own names. */
export function rankName(bot: string): string {
  return isRank(bot) ? say(`usual-${bot}`) : bot;
}

function isRank(bot: string): boolean {
  return words.has(`usual-${bot}`);
}
