/** What the players at a table are doing. */
import type { SeatInfo } from "../api/types";
import { say, words } from "../words/words.svelte";

type State = "resigned" | "you-think" | "you-react" | "thinks" | "awaited" | "stand-in" | "bot" | "you" | "here" | "away";

/** What a bot is like, if it has a character: `captain-bold` is bold. */
const temperament = (bot: string): string => bot.split("-")[1] ?? "";

/** What a player is doing, in words; of a bot that waits, what it is like. */
export function status(seat: SeatInfo, waiting: readonly number[], reader: number | null, isReaction = false): string {
  const now = stateOf(seat, waiting, reader, isReaction);
  const like = `temperament-${temperament(seat.bot)}`;
  return now === "bot" && words.has(like) ? say("web-seat-character", { temperament: say(like) }) : say(`web-seat-${now}`);
}

/** What a player is doing, as the end of a key. A reader who may react is asked, but it is somebody else's turn. */
export function stateOf(seat: SeatInfo, waiting: readonly number[], reader: number | null, isReaction = false): State {
  if (seat.resigned) return "resigned";
  if (waiting.includes(seat.seat)) {
    if (seat.seat === reader) return isReaction ? "you-react" : "you-think";
    return seat.kind === "person" && !seat.is_present ? "awaited" : "thinks";
  }
  if (seat.kind === "bot") return seat.is_stand_in ? "stand-in" : "bot";
  if (seat.seat === reader) return "you";
  return seat.is_present ? "here" : "away";
}
