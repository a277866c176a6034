/** A problem at a table of its own: an answer is judged instead of played, and one may see what can come of it. */
import { api } from "../api/client";
import type { Explanation, ProblemInfo } from "../api/types";
import { tried } from "../lessons/progress";
import { JudgedTable } from "../teaching/judged.svelte";
import type { Quest } from "../teaching/quest";
import { words } from "../words/words.svelte";

export class Problem extends JudgedTable {
  #info = $state.raw<ProblemInfo | null>(null);
  /** The first answer has been given, or something was given away: what comes now is no first try. */
  #isTried = false;
  /** Whether the table shows what may come of the answer. */
  isFollowing = $state(false);

  constructor(
    readonly game: string,
    readonly number: number,
  ) {
    super(`problem-${game}-${number}`);
  }

  get info(): ProblemInfo | null {
    return this.#info;
  }

  override get quest(): Quest | null {
    const [best, ...others] = this.#info?.answers ?? [];
    return best && !this.isFollowing ? { best: best.play, good: others.filter((each) => each.is_good).map((each) => each.play) } : null;
  }

  override async learn(): Promise<void> {
    const { language } = words;
    const info = await api.problem(this.game, this.number, language);
    if (language !== words.language) return;
    const isFirst = this.#info === null;
    this.#info = info;
    if (isFirst) this.again();
  }

  /** Lay the table anew, with nothing answered. */
  again(): void {
    this.forget();
    this.back();
  }

  /** From what may come of it back to the moment that is asked about. */
  back(): void {
    const info = this.#info;
    if (!info) return;
    this.isFollowing = false;
    this.clear();
    this.lay(info.table, info.position, info.lines);
  }

  /** See one way that it may go on after the answer, or after the best one. */
  async follow(): Promise<void> {
    const info = this.#info;
    const play = this.given || (info?.answers[0]?.play ?? "");
    if (!info || this.isBusy) return;
    await this.fetch(api.course(this.game, this.number, play), ({ position, lines }) => {
      this.isFollowing = true;
      this.lay(info.table, { ...position, asks: [], waiting: [] }, [...info.lines, ...lines], lines);
    });
  }

  override get explained(): Readonly<Record<string, Explanation>> {
    return this.#info?.explained ?? {};
  }

  /** Only what is found at the first try is solved; everything else comes again. */
  protected override noted(): void {
    if (!this.#isTried && this.#info) tried(this.game, this.number, this.#info.version, this.isFound && !this.hasHint);
    this.#isTried = true;
  }
}
