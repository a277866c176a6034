/** The cards of a hand: alike ones share an id, so each copy has a name of its own. */
import type { BattleView } from "./view";

export interface Held {
  id: string;
  key: string;
  /** Put down to pay with, or set on an attack, but not yet known to the others. */
  isLaid: boolean;
  /** Which of those copies it is that are not laid, from 1; 0 if it is. */
  copy: number;
  isBeside: boolean;
}

/** Every card of the reader, those beside the hand last. Copies that are laid are the first ones of their kind. */
export function handOf(battle: Pick<BattleView, "hand" | "beside" | "paid" | "laid">): Held[] {
  const down = [...battle.paid, ...battle.laid];
  const seen = new Map<string, number>();
  const one = (id: string, isBeside: boolean): Held => {
    const copy = (seen.get(id) ?? 0) + 1;
    seen.set(id, copy);
    const laid = down.filter((each) => each === id).length;
    return { id, key: `${id}/${copy}/${isBeside}`, isLaid: copy <= laid, copy: Math.max(0, copy - laid), isBeside };
  };
  return [...battle.hand.map((id) => one(id, false)), ...battle.beside.map((id) => one(id, true))];
}
