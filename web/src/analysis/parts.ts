/** What the replay page loads once there is an analysis to show, or one is wanted. */
export { default as Choice } from "./Choice.svelte";
export { default as Curve } from "./Curve.svelte";
export { default as Marks } from "./Marks.svelte";
export { default as Panel } from "./Panel.svelte";
export { default as Practising } from "./Practice.svelte";
export { default as Running } from "./Running.svelte";
export { default as Start } from "./Start.svelte";
export { Analysing } from "./analysing.svelte";
export { costsOf, sideOf } from "./figures";
export { Practice } from "./practice.svelte";
