/** Time that passes on the page since the server last told what its clocks show. */
import type { ClockInfo } from "../api/types";

export class Ticking {
  #now = $state(performance.now());
  #heard = $derived.by(() => (void this.clock(), performance.now()));

  /** Counts as long as the component lives that makes it; often where seconds are shown. */
  constructor(
    readonly clock: () => ClockInfo | null,
    readonly isLive: () => boolean,
  ) {
    $effect(() => {
      const timer = setInterval(() => (this.#now = performance.now()), this.isLive() ? 500 : 10_000);
      return () => clearInterval(timer);
    });
  }

  /** Seconds since then. */
  get passed(): number {
    return Math.max(0, (this.#now - this.#heard) / 1000);
  }
}
