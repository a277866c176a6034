/** The chart as it happens: plays beats one after the other, and stands still at the end where the view has everything. */
import { isStill } from "../../theme.svelte";
import type { Said } from "../../api/types";
import { beatsOf, between, lengthOf, startOf, type Beat } from "./story";
import { isAfloat, type BattleView, type Pose } from "./view";

const NOWHERE: ReadonlyMap<string, Pose> = new Map();

export class Theatre {
  /** Where ships are drawn while something is played; empty when all is as the view says. */
  #poses = $state.raw(NOWHERE);
  /** The beat that is played, and how far it has come, 0 to 1. */
  #now = $state.raw<{ beat: Beat; t: number } | null>(null);
  #queue: Beat[] = [];
  #last = new Map<string, Pose>();
  #target = new Map<string, Pose>();
  #frame = 0;

  get poses(): ReadonlyMap<string, Pose> {
    return this.#poses;
  }

  get now(): { beat: Beat; t: number } | null {
    return this.#now;
  }

  /** A new position, and what led to it. */
  show(view: BattleView, events: readonly Said[]): void {
    this.#target = new Map(view.ships.filter(isAfloat).map(({ id, x, y, heading }) => [id, { x, y, heading }]));
    const beats = isStill() || this.#last.size === 0 ? [] : beatsOf(events);
    this.#queue.push(...beats);
    this.#settle();
    if (this.#queue.length === 0 && !this.#now) return this.finish();
    if (!this.#now) this.#next();
  }

  /** Enough seen. */
  finish(): void {
    cancelAnimationFrame(this.#frame);
    this.#queue = [];
    this.#last = new Map(this.#target);
    [this.#poses, this.#now] = [NOWHERE, null];
  }

  /** Whoever has no part in what is to be played is where the view has her: one may have come from another moment. */
  #settle(): void {
    const playing = new Set([...this.#queue, ...(this.#now ? [this.#now.beat] : [])].map(({ ship }) => ship));
    for (const id of this.#last.keys()) if (!this.#target.has(id) && !playing.has(id)) this.#last.delete(id);
    for (const [id, pose] of this.#target) if (!playing.has(id)) this.#last.set(id, pose);
  }

  #next(): void {
    const beat = this.#queue.shift();
    if (!beat) return this.finish();
    const from = beat.kind === "move" ? startOf(this.#last.get(beat.ship), beat) : undefined;
    [this.#poses, this.#now] = [new Map(this.#last), { beat, t: 0 }];
    const length = lengthOf(beat, this.#queue.length);
    let began = -1;
    const tick = (time: number): void => {
      if (began < 0) began = time;
      const t = Math.min(1, (time - began) / length);
      if (beat.kind === "move") this.#last.set(beat.ship, between(from ?? beat.to, beat.to, t));
      this.#poses = new Map(this.#last);
      this.#now = { beat, t };
      if (t < 1) this.#frame = requestAnimationFrame(tick);
      else this.#end(beat);
    };
    this.#frame = requestAnimationFrame(tick);
  }

  #end(beat: Beat): void {
    if (beat.kind === "gone") this.#last.delete(beat.ship);
    this.#next();
  }
}
