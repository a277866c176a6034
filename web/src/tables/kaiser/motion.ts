/** How pieces come, go and change places, so that the eye can follow. For those who want stillness nothing moves. */
import { flip, type FlipParams } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { crossing } from "../../pieces/crossing";
import { isStill } from "../../theme.svelte";

const PACE = 420;
const pace = (times = 1): number => (isStill() ? 0 : PACE * times);

/** A new ship comes in from the open sea. */
function arrive(): TransitionConfig {
  return { duration: pace(), easing: cubicOut, css: (t, left) => `opacity:${t};transform:translateX(${left * 48}px)` };
}

/** A ship that is lost goes down by the stern. */
function sink(): TransitionConfig {
  return { duration: pace(1.6), css: (t, gone) => `opacity:${t};transform:translateY(${gone * 30}px) rotate(${gone * -7}deg)` };
}

/** A card is drawn, or put aside. */
function draw(_: Element, __: unknown, isComing: boolean): TransitionConfig {
  const height = isComing ? 26 : -26;
  return { duration: pace(0.7), easing: cubicOut, css: (t, left) => `opacity:${t};transform:translateY(${left * height}px)` };
}

/** Neighbours close up, or make room. */
export function shift(node: Element, places: { from: DOMRect; to: DOMRect }): ReturnType<typeof flip> {
  const how: FlipParams = { duration: pace(), easing: cubicOut };
  return flip(node, places, how);
}

/** A ship that changes sides crosses the table. */
export const [leaves, joins] = crossing({
  duration: () => pace(1.4),
  easing: cubicOut,
  fallback: (_, __, isComing) => (isComing ? arrive() : sink()),
});

/** A card goes from the hand to where it is laid. */
export const [isLaid, lies] = crossing({ duration: () => pace(), easing: cubicOut, fallback: draw });
