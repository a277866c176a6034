/** Whether the table is to be heard: off until somebody switches it on, and then remembered. */
import { keep, recall } from "../kept";
import type { Sound } from "./sounds";
import type { Kind } from "./theatre.svelte";

const OF: Partial<Record<Kind, Sound>> = { roll: "dice", fire: "broadside" };

class Hearing {
  #isOn = $state(recall("sound") === "on");
  #sounds: Promise<typeof import("./sounds")> | undefined;

  get isOn(): boolean {
    return this.#isOn;
  }

  turn(): void {
    this.#isOn = !this.#isOn;
    keep("sound", this.#isOn ? "on" : "off");
    this.hear("bell");
  }

  /** What a scene of a kind sounds like, if anything. */
  see(kind: Kind): void {
    const sound = OF[kind];
    if (sound) this.hear(sound);
  }

  hear(sound: Sound): void {
    if (!this.#isOn) return;
    this.#sounds ??= import("./sounds");
    void this.#sounds.then(({ play }) => play(sound));
  }
}

export const hearing = new Hearing();
