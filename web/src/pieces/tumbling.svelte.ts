/** A die that tumbles shows one face after the other before it comes to rest. */
import { isStill } from "../theme.svelte";

const TURNS = 5;
const PACE = 80;

/** The face that a die shows while it tumbles, null at rest; `isTumbling` is asked again when what it reads changes. */
export class Tumbling {
  face = $state<number | null>(null);

  constructor(isTumbling: () => boolean, sides: () => number) {
    $effect(() => {
      if (!isTumbling() || isStill()) return;
      const turn = (at: number): void => void (this.face = at < TURNS ? 1 + Math.floor(Math.random() * sides()) : null);
      const turns = Array.from({ length: TURNS + 1 }, (_, at) => setTimeout(() => turn(at), at * PACE));
      return () => turns.forEach(clearTimeout);
    });
  }
}
