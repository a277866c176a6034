/** What the players at a table are doing. */
import type { SeatInfo } from "../api/types";

type State = "resigned" | "you-think" | "you-react" | "thinks" | "awaited" | "stand-in" | "bot" | "you" | "here" | "away";

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
