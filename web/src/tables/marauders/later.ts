/** What there is to see of fights and of the theatre: a file of its own, loaded when the first of them comes up. */
export { default as Battle } from "./Battle.svelte";
export { default as Raid } from "./Raid.svelte";
export { default as Theatre } from "./Theatre.svelte";
