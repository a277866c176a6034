/** The first real game after a lesson. */
import type { GameLessons, SeatWish } from "../api/types";
import { openAndGo } from "../open";

export function playFirst(game: string, first: NonNullable<GameLessons["first"]>): Promise<void> {
  const bots = first.bots.map((bot): SeatWish => ({ kind: "bot", bot }));
  return openAndGo({ game, seats: [{ kind: "person" }, ...bots], options: first.options, is_public: false });
}
