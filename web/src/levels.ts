/** The bots as people choose them: by rank, with a few words about each. */
import { say, words } from "./words/words.svelte";

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
