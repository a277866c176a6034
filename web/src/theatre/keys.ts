/** The keys of the theatre: while it plays they rule; at rest only those that show what happened once more. */
import type { Theatre } from "./theatre.svelte";

const TYPING = "input, textarea, select, [contenteditable], dialog";
const PRESSED = "button, a, summary";
/** What has arrow keys of its own. */
const MOVES = "[role=tablist], [role=listbox], [role=slider], [role=menu], [data-arrows]";

/** Whether a key is nobody else's: the browser's, or that of somebody who types. */
export function isFree(event: KeyboardEvent): boolean {
  const at = event.target instanceof Element ? event.target : null;
  return !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !at?.closest(TYPING);
}

/** Whether a key skips to what is asked, if that waits. On a focused button it is the button's own. */
export function isSkip(event: KeyboardEvent, isWaiting: boolean): boolean {
  const at = event.target instanceof Element ? event.target : null;
  return event.key === " " && isWaiting && isFree(event) && !at?.closest(PRESSED);
}

/** What a key does now; null if it is not the theatre's. */
export function keyOf(event: KeyboardEvent, theatre: Theatre): (() => void) | null {
  if (theatre.count === 0 || !isFree(event)) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (theatre.isOver && at?.closest(MOVES)) return null;
  switch (event.key) {
    case " ":
      return isSkip(event, !theatre.isOver) ? () => theatre.skip() : null;
    case "ArrowLeft":
      return () => theatre.step(-1);
    case "ArrowRight":
      return theatre.isOver ? null : () => theatre.step(1);
    case ".":
      return () => theatre.toggle();
    case "Home":
      return () => theatre.seek(1);
    default:
      return null;
  }
}
