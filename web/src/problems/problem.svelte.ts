/** A problem at a table of its own: an answer is judged instead of played, and one may see what can come of it. */
import { api, reason } from "../api/client";
import type { Connection } from "../api/socket";
import type { Explanation, OptionInfo, ProblemInfo, Said } from "../api/types";
import { tried } from "../lessons/progress";
import { me } from "../me.svelte";
import type { Followed } from "../table/follow";
import { LiveTable } from "../table/live.svelte";
import { words } from "../words/words.svelte";
import { isEnd, verdictOf, type Verdict } from "./verdict";

export class Problem extends LiveTable {
  #info = $state.raw<ProblemInfo | null>(null);
  #followed = $state.raw<Followed | null>(null);
  #isUnderWay = $state(false);
  /** Counts up when the table is laid anew. */
  #run = $state(0);
  #sequence = 0;
  /** The first answer has been given, or something was given away: what comes now is no first try. */
  #isTried = false;
  /** The last answer, and how good it is. */
  given = $state.raw("");
  verdict = $state<Verdict | null>(null);
  hasHint = $state(false);
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

  get run(): number {
    return this.#run;
  }

  /** Whether the answers may be seen. */
  get isOver(): boolean {
    return isEnd(this.verdict);
  }

  /** An answer as the table offers it. */
  option(play: string): OptionInfo | null {
    return this.#info?.position.asks[0]?.options.find((option) => option.play === play) ?? null;
  }

  /** Load the question, in the language of the page; the table stays as it is. */
  async learn(): Promise<void> {
    const { language } = words;
    const info = await api.problem(this.game, this.number, language);
    if (language !== words.language) return;
    const isFirst = this.#info === null;
    this.#info = info;
    if (isFirst) this.again();
  }

  /** Lay the table anew, with nothing answered. */
  again(): void {
    [this.given, this.verdict, this.hasHint] = ["", null, false];
    this.back();
  }

  /** From what may come of it back to the moment that is asked about. */
  back(): void {
    const info = this.#info;
    if (!info) return;
    this.isFollowing = false;
    this.#run += 1;
    this.#show(info.position, info.lines, []);
  }

  /** Say what the rule of thumb would do: there is better. */
  giveHint(): void {
    this.hasHint = true;
    this.#note(false);
  }

  /** Show the answer. */
  show(): void {
    const best = this.#info?.answers[0];
    if (!best || this.isOver) return;
    [this.given, this.verdict] = ["", "shown"];
    this.#note(false);
  }

  /** See one way that it may go on after the answer, or after the best one. */
  async follow(): Promise<void> {
    const info = this.#info;
    const play = this.given || (info?.answers[0]?.play ?? "");
    if (!info || this.#isUnderWay) return;
    this.#isUnderWay = true;
    try {
      const { position, lines } = await api.course(this.game, this.number, play);
      this.isFollowing = true;
      this.#show({ ...position, asks: [], waiting: [] }, [...info.lines, ...lines], lines);
    } catch (failure) {
      this.refusal = reason(failure);
    } finally {
      this.#isUnderWay = false;
    }
  }

  /** Once it is answered, nothing is asked any more. */
  override get known(): Followed | null {
    const known = this.#followed;
    return known?.position && this.isOver ? { ...known, position: { ...known.position, asks: [], waiting: [] } } : known;
  }

  override get connection(): Connection {
    return "open";
  }

  override get isBusy(): boolean {
    return this.#isUnderWay;
  }

  override get takeBack(): null {
    return null;
  }

  override get explained(): Readonly<Record<string, Explanation>> {
    return this.#info?.explained ?? {};
  }

  override learnWorth(): Promise<void> {
    return Promise.resolve();
  }

  override why(): Promise<Said | null> {
    return Promise.resolve(null);
  }

  /** Judge an answer; nothing is played. */
  override answer(play: string): Promise<boolean> {
    const info = this.#info;
    if (info && !this.isOver && !this.isFollowing) {
      [this.given, this.verdict] = [play, verdictOf(play, info.answers)];
      this.#note(isEnd(this.verdict));
    }
    return Promise.resolve(false);
  }

  /** Only what is found at the first try is solved; everything else comes again. */
  #note(isRight: boolean): void {
    if (!this.#isTried && this.#info) tried(this.game, this.number, this.#info.version, isRight);
    this.#isTried = true;
  }

  #show(position: NonNullable<Followed["position"]>, lines: Followed["lines"], fresh: Followed["fresh"]): void {
    const info = this.#info;
    if (!info) return;
    this.#sequence += 1;
    const seats = info.table.seats.map((seat) => (seat.is_mine ? { ...seat, name: me.now?.name ?? "" } : seat));
    this.#followed = { table: { ...info.table, seats }, position: { ...position, sequence: this.#sequence }, lines, chat: [], proposals: [], fresh, backTo: null, late: null };
  }
}
