/** Which answers stand in the bar itself, when there are too many for all of them to. */
import type { OptionInfo } from "../api/types";

export interface Room {
  /** How many answers there is room for, and how many letters they may have together. */
  most: number;
  letters: number;
  /** The letters of one. */
  lengthOf: (option: OptionInfo) => number;
}

/** Whether all that can be answered has room; one or two always do. */
export function haveRoom(options: readonly OptionInfo[], room: Room): boolean {
  return options.length <= room.most && (options.length <= 2 || lettersOf(options, room) <= room.letters);
}

function lettersOf(options: readonly OptionInfo[], { lengthOf }: Room): number {
  return options.reduce((sum, each) => sum + lengthOf(each), 0);
}

/**
 * The likeliest that have room beside the way to all of them, in the order of the list: what does something comes before
 * what passes. A hint changes nothing here, or the board would move.
 */
export function likely(options: readonly OptionInfo[], room: Room): readonly OptionInfo[] {
  const isIdle = (option: OptionInfo): number => Number(option.passes || option.gives_up);
  const ranked = [...options].sort((one, other) => isIdle(one) - isIdle(other));
  while (ranked.length > room.most || lettersOf(ranked, room) > room.letters) ranked.pop();
  return options.filter((option) => ranked.includes(option));
}
