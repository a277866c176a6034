/** How pieces come and go, so that the eye can follow. For those who want stillness nothing moves. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { isStill } from "../../theme.svelte";

const PACE = 450;
const pace = (times = 1): number => (isStill() ? 0 : PACE * times);

/** A merchant comes up over the horizon. */
export function arrive(_: Element): TransitionConfig {
  return { duration: pace(), easing: cubicOut, css: (t, left) => `opacity:${t};transform:translateX(${left * -36}px)` };
}

/** One that is taken, or sails for Europe, goes out of sight. */
export function sailAway(_: Element): TransitionConfig {
  return { duration: pace(0.9), css: (t, gone) => `opacity:${t};transform:translate(${gone * 40}px,${gone * -10}px) scale(${1 - gone * 0.2})` };
}

/** A tile or card is laid down, or taken up. */
export function lay(_: Element): TransitionConfig {
  return { duration: pace(0.8), easing: cubicOut, css: (t, left) => `opacity:${t};transform:translateY(${left * -16}px) scale(${1 + left * 0.12})` };
}

/** A section is built in. */
export function build(_: Element): TransitionConfig {
  return { duration: pace(1.4), easing: cubicOut, css: (t) => `opacity:${t};clip-path:inset(0 ${(1 - t) * 50}%)` };
}
