/** Advice: the options that were named as the best, and how good they are. */
import type { AskInfo, Hint, OptionInfo, Said } from "../api/types";
import { piecesOf } from "./narrow";

/** What speaks for an option: an event, and its chances with the option and with the others, in percent. */
export interface Because {
  said: Said;
  chance: number;
  otherwise: number;
}

export interface Advised {
  option: OptionInfo;
  /** The chance of winning, in percent. */
  chance: number;
  because: readonly Because[];
}

const percent = (chance: number): number => Math.round(100 * chance);

/** The options that a hint names, the best first. */
export function advised(ask: AskInfo | null, hint: Hint | null): Advised[] {
  return (hint?.advice ?? []).flatMap(({ play, chance, because }) => {
    const option = ask?.options.find((each) => each.play === play);
    const why = because.map((each) => ({ said: each.said, chance: percent(each.chance), otherwise: percent(each.otherwise) }));
    return option ? [{ option, chance: percent(chance), because: why }] : [];
  });
}

/** The pieces that these options speak of. */
export function advisedPieces(all: readonly Advised[]): Set<string> {
  return new Set(all.flatMap(({ option }) => piecesOf(option.said)));
}
