/** The place that a table has in its frame, and how much larger than at a desk it may be drawn there. */

/** Up to this width a table is laid out for a phone. */
const NARROW = 700;

export class Room {
  width = $state(0);
  height = $state(0);
  /** Whether the place is as narrow as a phone; before it has been measured, what the window says. */
  isNarrow = $derived(this.width > 0 ? this.width <= NARROW : innerWidth <= NARROW);

  constructor(table: () => HTMLElement | undefined) {
    $effect(() => {
      const place = table()?.parentElement;
      if (!place) return;
      const watch = new ResizeObserver(() => ([this.width, this.height] = [place.clientWidth, place.clientHeight]));
      watch.observe(place);
      return () => watch.disconnect();
    });
  }

  /** By how much what needs so many pixels may grow until it fills the place; it never shrinks. */
  zoom(width: number, height: number): number {
    return zoomed(this.width, this.height, width, height);
  }
}

export function zoomed(width: number, height: number, needsWidth: number, needsHeight: number): number {
  return Math.max(1, Math.floor(Math.min(width / needsWidth, height / needsHeight) * 50) / 50);
}
