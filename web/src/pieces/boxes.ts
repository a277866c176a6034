/** Where pieces lie on a table. */

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where the first that a selector finds lies, seen from the corner of the table; null if it is not to be seen. */
export function boxOf(selector: string, table: HTMLElement): Box | null {
  const box = table.querySelector(selector)?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const from = table.getBoundingClientRect();
  // On a large screen the table is drawn larger: boxes are measured on the screen and used on the table.
  const zoom = table.currentCSSZoom || 1;
  return { left: (box.left - from.left) / zoom, right: (box.right - from.left) / zoom, top: (box.top - from.top) / zoom, bottom: (box.bottom - from.top) / zoom };
}
