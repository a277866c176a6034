/** Advice: the options that were named as the best, and how good they are. */
import type { AskInfo, Hint, OptionInfo } from "../api/types";
import { piecesOf } from "./narrow";

export interface Advised {
  option: OptionInfo;
  /** The chance of winning, in percent. */
  chance: number;
}

/** The options that a hint names, the best first. */
export function advised(ask: AskInfo | null, hint: Hint | null): Advised[] {
  return (hint?.advice ?? []).flatMap(({ play, chance }) => {
    const option = ask?.options.find((each) => each.play === play);
    return option ? [{ option, chance: Math.round(100 * chance) }] : [];
  });
}

/** The pieces that these options speak of. */
export function advisedPieces(all: readonly Advised[]): Set<string> {
  return new Set(all.flatMap(({ option }) => piecesOf(option.said)));
}
