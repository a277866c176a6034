/** Choosing by pieces: each click on a piece leaves the options that speak of it, until one is left. */
import type { AskInfo, OptionInfo, Said } from "../api/types";
import type { Speaker } from "../words/speaker";

/** The pieces a phrase speaks of, as ids; see `tables/table.ts`. */
export function piecesOf(said: Said): string[] {
  return Object.entries(said.facts).flatMap(([fact, value]) =>
    [value].flat().flatMap((each) => idOf(fact, each, said.seats.includes(fact))),
  );
}

function idOf(fact: string, value: unknown, isSeat: boolean): string[] {
  if (typeof value === "number") return [isSeat ? `seat-${value}` : `${fact}-${value}`];
  return typeof value === "string" && value !== "" ? [value] : [];
}

/** What a piece is called. One that is named by a number has words of its game's table: `piece-gun` for `gun-4`. */
export function pieceName(piece: string, speak: Speaker): string {
  const [, fact = "", number = ""] = /^(\w+)-(\d+)$/.exec(piece) ?? [];
  if (fact === "seat") return speak.name(Number(number));
  return speak.has(`piece-${fact}`) ? speak.say(`piece-${fact}`, { number: Number(number) }) : speak.nameOf(piece);
}

/** The options that speak of all the pieces chosen so far. */
export function narrowed(ask: AskInfo, chosen: readonly string[]): OptionInfo[] {
  if (chosen.length === 0) return ask.options;
  return ask.options.filter((option) => {
    const pieces = piecesOf(option.said);
    return chosen.every((piece) => pieces.includes(piece));
  });
}

/** The pieces that can be chosen next. A piece that all remaining options speak of would decide nothing. */
export function litBy(ask: AskInfo, chosen: readonly string[]): Set<string> {
  const left = narrowed(ask, chosen).map((option) => piecesOf(option.said));
  const spoken = new Set(left.flat().filter((piece) => !chosen.includes(piece)));
  if (chosen.length === 0) return spoken;
  return new Set([...spoken].filter((piece) => !left.every((pieces) => pieces.includes(piece))));
}

export type Click =
  | { kind: "play"; option: OptionInfo }
  | { kind: "choose"; chosen: string[] }
  | { kind: "unlit" };

/**
 * What a click on a piece means.
 *
 * A chosen piece is put back. A lit one is chosen, and played if that leaves one option. A piece that does not go
 * with those chosen starts the choice anew; one that no option speaks of is refused.
 */
export function click(ask: AskInfo, chosen: readonly string[], piece: string): Click {
  if (chosen.includes(piece)) return { kind: "choose", chosen: chosen.filter((each) => each !== piece) };
  const together = [...chosen, piece];
  const left = narrowed(ask, together);
  if (left.length === 0) return chosen.length > 0 ? click(ask, [], piece) : { kind: "unlit" };
  const only = left.length === 1 ? left[0] : undefined;
  return only ? { kind: "play", option: only } : { kind: "choose", chosen: together };
}
