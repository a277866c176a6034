/** The first real game after a lesson, and the notes that go with it. */
import { api } from "../api/client";
import type { GameLessons, SeatWish } from "../api/types";
import { keep, recall } from "../kept";
import { goTo } from "../open";

export async function playFirst(game: string, first: NonNullable<GameLessons["first"]>): Promise<void> {
  const bots = first.bots.map((bot): SeatWish => ({ kind: "bot", bot }));
  const opened = await api.open({ game, seats: [{ kind: "person" }, ...bots], options: first.options, is_public: false });
  keep(`first-${game}`, opened.table.id);
  goTo(opened);
}

const read = (game: string): string[] => (recall(`notes-${game}`) ?? "").split(" ");

/** Whether the note on a kind of question was read on this machine. */
export function isRead(game: string, kind: string): boolean {
  return read(game).includes(kind);
}

export function markRead(game: string, kind: string): void {
  if (!isRead(game, kind)) keep(`notes-${game}`, [...read(game), kind].join(" ").trim());
}
