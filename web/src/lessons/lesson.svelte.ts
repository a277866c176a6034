/** A lesson at a table of its own: what the game asks goes to the script instead of to a house. */
import { api, reason } from "../api/client";
import type { Connection } from "../api/socket";
import type { CoachStep, Explanation, LessonInfo, LessonMoment, Said } from "../api/types";
import { me } from "../me.svelte";
import type { Followed } from "../table/follow";
import { LiveTable } from "../table/live.svelte";
import { words } from "../words/words.svelte";
import { reached } from "./progress";

export class Lesson extends LiveTable {
  #info = $state.raw<LessonInfo | null>(null);
  #moment = $state.raw<LessonMoment | null>(null);
  #followed = $state.raw<Followed | null>(null);
  #isUnderWay = $state(false);
  /** Counts up when the table is laid anew: nothing of what was on it goes on. */
  #run = $state(0);
  #sequence = 0;
  /** The last answer that was not the one wanted. */
  #tried = "";
  /** What the coach replies to an answer that is not the one wanted, until the next one. */
  reply = $state("");
  /** The answer to the coach's question that was given last; null before. */
  answered = $state<number | null>(null);

  constructor(
    readonly game: string,
    readonly number: number,
  ) {
    super(`lesson-${game}-${number}`);
  }

  get name(): string {
    return `${this.game}-${this.number}`;
  }

  get info(): LessonInfo | null {
    return this.#info;
  }

  get run(): number {
    return this.#run;
  }

  /** The step that is on; behind the last one the lesson is over. */
  get at(): number {
    return this.#moment?.step ?? 0;
  }

  get step(): CoachStep | null {
    return this.#info?.steps[this.at] ?? null;
  }

  get isOver(): boolean {
    return this.#info !== null && this.#moment !== null && this.at >= this.#info.steps.length;
  }

  /** Load what the coach says, in the language of the page. */
  async learn(): Promise<void> {
    const { language } = words;
    const info = await api.lesson(this.game, this.number, language);
    if (language !== words.language) return;
    this.#info = info;
    if (this.#moment) await this.#translate(this.#moment, language);
  }

  /** The replies of this moment in another language; the table stays as it is. */
  async #translate({ step, plays, told }: LessonMoment, language: string): Promise<void> {
    const { replies } = await api.moment(this.game, this.number, { step, plays, told, language });
    const now = this.#moment;
    if (now?.step !== step || now.plays.length !== plays.length) return;
    this.#moment = { ...now, replies };
    if (this.reply) this.reply = this.answered === null ? (replies[this.#tried] ?? "") : (this.step?.answers[this.answered]?.reply ?? "");
  }

  /** Lay the table as it is at the beginning of a step. */
  async go(step: number): Promise<void> {
    await this.#ask({ step: Math.max(0, step) }, (moment) => {
      this.#run += 1;
      this.#show(moment, moment.lines, []);
    });
  }

  /** Leave a step in which the game asks nothing. */
  async goOn(): Promise<void> {
    if (this.#moment && this.ask === null) await this.#advance(this.#moment.plays, this.at + 1);
  }

  /** Answer the coach; whoever is right may go on. */
  answerCoach(which: number): void {
    this.answered = which;
    this.reply = this.step?.answers[which]?.reply ?? "";
  }

  /** Whether nothing is left to answer in a step of the coach's. */
  get canGoOn(): boolean {
    const { step } = this;
    return step?.kind === "read" || (step?.kind === "ask" && this.answered !== null && (step.answers[this.answered]?.is_right ?? false));
  }

  /** Do what is wanted, in the learner's place. */
  async show(): Promise<void> {
    const [play] = this.#moment?.accepted ?? [];
    if (this.ask && play) await this.answer(play);
    else if (this.canGoOn) await this.goOn();
    else this.answerCoach(this.step?.answers.findIndex((answer) => answer.is_right) ?? 0);
  }

  override get known(): Followed | null {
    return this.#followed;
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
    return this.#moment?.explained ?? {};
  }

  /** It came with the moment. */
  override learnWorth(): Promise<void> {
    return Promise.resolve();
  }

  override why(): Promise<Said | null> {
    return Promise.resolve(null);
  }

  /** What is wanted is played; to everything else the coach has a reply. */
  override async answer(play: string): Promise<boolean> {
    const moment = this.#moment;
    if (!moment || this.#isUnderWay) return false;
    if (!moment.accepted.includes(play)) {
      this.#tried = play;
      this.reply = moment.replies[play] ?? "";
      return false;
    }
    return this.#advance([...moment.plays, play], this.at);
  }

  #advance(plays: readonly string[], step: number): Promise<boolean> {
    const told = this.#moment?.told ?? 0;
    return this.#ask({ step, plays, told }, (moment) => this.#show(moment, [...(this.#followed?.lines ?? []), ...moment.lines], moment.lines));
  }

  async #ask(at: { step: number; plays?: readonly string[]; told?: number }, then: (moment: LessonMoment) => void): Promise<boolean> {
    this.#isUnderWay = true;
    this.refusal = null;
    try {
      then(await api.moment(this.game, this.number, { ...at, language: words.language }));
      return true;
    } catch (failure) {
      this.refusal = reason(failure);
      return false;
    } finally {
      this.#isUnderWay = false;
    }
  }

  #show(moment: LessonMoment, lines: Followed["lines"], fresh: Followed["fresh"]): void {
    const info = this.#info;
    if (!info) return;
    if (moment.step !== this.at || fresh.length === 0) this.answered = null;
    this.reply = "";
    this.#moment = moment;
    this.#sequence += 1;
    const seats = info.table.seats.map((seat) => (seat.is_mine ? { ...seat, name: me.now?.name ?? "" } : seat));
    const position = { ...moment.position, sequence: this.#sequence };
    this.#followed = { table: { ...info.table, seats }, position, lines, chat: [], proposals: [], fresh, backTo: null, late: null };
    reached(this.game, this.number, info.version, moment.step, info.steps.length);
  }
}
