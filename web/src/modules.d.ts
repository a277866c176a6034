/** The drawing inside one icon of game-icons, 512 by 512; see `pieces/Icon.svelte`. */
declare module "icon:*" {
  const body: string;
  export default body;
}

/** Some columns of a table; see `tables.ts`. */
declare module "*&raw" {
  const text: string;
  export default text;
}
