/** The drawing inside one icon of game-icons, 512 by 512; see `pieces/Icon.svelte`. */
declare module "icon:*" {
  const body: string;
  export default body;
}
