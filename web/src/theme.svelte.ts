/** Day and night: the chart by daylight, and by the red lamp. Remembered; at first as the reader's system has it. */
import { keep } from "./kept";

export type Theme = "day" | "night";

class Themes {
  #now = $state<Theme>(document.documentElement.dataset["theme"] === "night" ? "night" : "day");

  get now(): Theme {
    return this.#now;
  }

  change(theme: Theme): void {
    this.#now = theme;
    document.documentElement.dataset["theme"] = theme;
    keep("theme", theme);
  }

  turn(): void {
    this.change(this.#now === "day" ? "night" : "day");
  }
}

export const theme = new Themes();

/** Whether the reader wants things to stand still. */
export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
