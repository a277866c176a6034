/** What the players at a table are doing. */
import type { SeatInfo } from "../api/types";

type State = "resigned" | "you-think" | "thinks" | "bot" | "you" | "here" | "away";

/** What a player is doing, as the end of a key. */
export function stateOf(seat: SeatInfo, waiting: readonly number[], reader: number | null): State {
  if (seat.resigned) return "resigned";
  if (waiting.includes(seat.seat)) return seat.seat === reader ? "you-think" : "thinks";
  if (seat.kind === "bot") return "bot";
  if (seat.seat === reader) return "you";
  return seat.is_present ? "here" : "away";
}
