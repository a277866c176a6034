/** The analysis of a match: what there is of it, and what comes while it is made. */
import { api, reason } from "../api/client";
import type { AnalysisInfo, Refusal } from "../api/types";

/** Milliseconds between two looks at one that is being made. */
const PACE = 1000;

export class Analysing {
  #info = $state.raw<AnalysisInfo | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  isBusy = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  get info(): AnalysisInfo | null {
    return this.#info;
  }

  get isUnderWay(): boolean {
    return this.#info?.state === "waiting" || this.#info?.state === "running";
  }

  /** Whether there is anything to be shown. */
  get hasFound(): boolean {
    return (this.#info?.steps.length ?? 0) > 0;
  }

  learn(): Promise<void> {
    return this.#ask(() => api.analysis(this.table));
  }

  begin(level: string): Promise<void> {
    return this.#ask(() => api.analyse(this.table, level));
  }

  stop(): Promise<void> {
    return this.#ask(() => api.stopAnalysis(this.table));
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  async #ask(asking: () => Promise<AnalysisInfo>): Promise<void> {
    clearTimeout(this.#timer);
    this.isBusy = true;
    try {
      const info = await asking();
      [this.#info, this.refusal] = [info, info.error ?? null];
    } catch (failure) {
      this.refusal = reason(failure);
    }
    this.isBusy = false;
    // A server that does not answer for a moment is asked again: the work goes on there.
    if (this.isUnderWay) this.#timer = setTimeout(() => void this.learn(), PACE);
  }
}
