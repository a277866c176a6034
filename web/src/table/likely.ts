/** Which answers stand in the bar itself, when there are too many for all of them to. */
import type { OptionInfo } from "../api/types";

export interface Room {
  /** How many answers there is room for, and how many letters they may have together. */
  most: number;
  letters: number;
  /** The letters of one. */
  lengthOf: (option: OptionInfo) => number;
}

/** Whether answers have room; one or two always do. */
export function haveRoom(options: readonly OptionInfo[], { most, letters, lengthOf }: Room): boolean {
  return options.length <= most && (options.length <= 2 || options.reduce((sum, each) => sum + lengthOf(each), 0) <= letters);
}

/** The likeliest that have room, in the order of the list: what is advised, then what does something, then what passes. */
export function likely(options: readonly OptionInfo[], advised: string, room: Room): readonly OptionInfo[] {
  const rank = (option: OptionInfo): number => (option.play === advised ? 0 : option.passes || option.gives_up ? 2 : 1);
  const ranked = [...options].sort((one, other) => rank(one) - rank(other));
  while (!haveRoom(ranked, room)) ranked.pop();
  return options.filter((option) => ranked.includes(option));
}
