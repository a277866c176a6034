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
  return { left: box.left - from.left, right: box.right - from.left, top: box.top - from.top, bottom: box.bottom - from.top };
}
