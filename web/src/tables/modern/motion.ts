/** How ships and cards come, go and change places, so that the eye can follow. For those who want stillness nothing moves. */
import { flip } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { crossing } from "../../pieces/crossing";
import { isStill } from "../../theme.svelte";

const PACE = 420;
const pace = (times = 1): number => (isStill() ? 0 : PACE * times);

/** Neighbours close up, or make room. */
export function shift(node: Element, places: { from: DOMRect; to: DOMRect }): ReturnType<typeof flip> {
  return flip(node, places, { duration: pace(), easing: cubicOut });
}

/** A new ship comes in from the open sea; one that is lost goes down by the stern. */
function arrive(): TransitionConfig {
  return { duration: pace(), easing: cubicOut, css: (t, left) => `opacity:${t};transform:translateX(${left * 48}px)` };
}

function sink(): TransitionConfig {
  return { duration: pace(1.8), css: (t, gone) => `opacity:${t};transform:translateY(${gone * 34}px) rotate(${gone * -8}deg)` };
}

/** A ship that changes rows goes there; one that joins comes from the harbour. */
export const [leaves, joins] = crossing({
  duration: () => pace(1.3),
  easing: cubicOut,
  fallback: (_, __, isComing) => (isComing ? arrive() : sink()),
});

/** A card is drawn, or played. */
export function drawn(_: Element): TransitionConfig {
  return { duration: pace(0.7), easing: cubicOut, css: (t, left) => `opacity:${t};transform:translateY(${left * 26}px)` };
}

export function played(_: Element): TransitionConfig {
  return { duration: pace(0.7), easing: cubicOut, css: (t, left) => `opacity:${t};transform:translateY(${left * -40}px)` };
}
