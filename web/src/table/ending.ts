/** How a match ended, in a sentence. */
import type { ResultInfo } from "../api/types";
import type { Speaker } from "../words/speaker";

/** The seats in first place; nobody's victory where all share it. In a solitaire the only place may be the second. */
export function winnersOf({ places, reason }: Pick<ResultInfo, "places" | "reason">): number[] {
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const isShared = places.length > 1 && first.length === places.length;
  return isShared || reason === "agreement" ? [] : first;
}

/** Whether a solitaire was lost: the side that nobody plays has won. */
const isPhantoms = ({ places }: Pick<ResultInfo, "places">): boolean => places.length === 1 && places[0] !== 1;

export function verdict(result: Pick<ResultInfo, "places" | "reason">, speak: Speaker): string {
  const winners = winnersOf(result);
  if (result.reason === "agreement") return speak.say("web-result-agreement");
  if (winners.length === 0) return isPhantoms(result) && speak.has("phantom") ? speak.say("result-won", { seat: 1 }) : speak.say("result-nobody");
  return winners.length > 1 ? speak.say("result-tied", { seat: winners }) : speak.say("result-won", { seat: winners[0] });
}
