/** The bots as people choose them: by rank, with a few words about each. */
import { say } from "./words/words.svelte";

/** What a bot is called, and how it plays. */
export function levelName(bot: string): string {
  return say("web-level", { name: say(`usual-${bot}`), about: say(`web-bot-${bot}`) });
}
