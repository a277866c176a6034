/** The steps of a turn, as the phase clock shows them, and who acts when as far as the reader knows. */
import type { BattleView, TokenView } from "./view";

export const STEPS = ["victory", "repairs", "sinking", "return", "wind", "tokens", "5", "4", "3", "2", "1", "boarding", "drift"] as const;
export type Step = (typeof STEPS)[number];

const STAGES: Readonly<Record<string, Step>> = {
  victory: "victory",
  repairs: "repairs",
  sinking: "sinking",
  return: "return",
  wind: "wind",
  formation: "tokens",
  fires: "tokens",
  tokens: "tokens",
  loads: "tokens",
  boarding: "boarding",
  parties: "boarding",
  melee: "boarding",
  drift: "drift",
  end: "drift",
};

/** The step that is under way; -1 before the first turn and after the last. */
export function stepOf(view: Pick<BattleView, "stage" | "phase" | "ending">): number {
  if (view.ending) return -1;
  const isAction = ["call", "act", "results"].includes(view.stage);
  const step = isAction ? (String(Math.max(1, view.phase)) as Step) : STAGES[view.stage];
  return step ? STEPS.indexOf(step) : -1;
}

export interface Slot {
  /** The phase; 0 for tokens that lie face down. */
  phase: number;
  units: string[];
  state: "done" | "now" | "to-come" | "hidden";
}

/** Who acts from which phase on, the highest first, and then in all phases below; tokens nobody may know come last. */
export function activations(view: BattleView): Slot[] {
  const tokens = [...view.ships.filter(({ place }) => place === "sea"), ...view.batteries.filter(({ boxes }) => boxes > 0)];
  const isOver = ["boarding", "parties", "melee", "drift", "end"].includes(view.stage);
  const called = ["call", "act", "results"].includes(view.stage) ? view.phase : 6;
  const slots: Slot[] = [5, 4, 3, 2, 1].map((phase) => ({
    phase,
    units: tokens.filter(({ token }) => token.placed && token.value === phase).map(({ id }) => id),
    state: isOver ? "done" : phase >= called ? "now" : "to-come",
  }));
  const hidden = tokens.filter(({ token }) => token.placed && token.value === 0).map(({ id }) => id);
  return hidden.length > 0 ? [...slots, { phase: 0, units: hidden, state: "hidden" }] : slots;
}

/** How a token looks: not there, face down, mine and secret, or shown. */
export function faceOf(token: TokenView): "none" | "down" | "mine" | "up" {
  if (!token.placed) return "none";
  return token.shown ? "up" : token.value > 0 ? "mine" : "down";
}
