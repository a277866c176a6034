/** A lesson at a table of its own: what the game asks goes to the script instead of to a house. */
import { api } from "../api/client";
import type { CoachStep, Explanation, LessonInfo, LessonMoment } from "../api/types";
import type { Followed } from "../table/follow";
import { TaughtTable } from "../teaching/taught.svelte";
import { words } from "../words/words.svelte";
import { reached } from "./progress";

export class Lesson extends TaughtTable {
  #info = $state.raw<LessonInfo | null>(null);
  #moment = $state.raw<LessonMoment | null>(null);
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
  override async learn(): Promise<void> {
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
      this.clear();
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

  override get explained(): Readonly<Record<string, Explanation>> {
    return this.#moment?.explained ?? {};
  }

  /** What is wanted is played; to everything else the coach has a reply. */
  override async answer(play: string): Promise<boolean> {
    const moment = this.#moment;
    if (!moment || this.isBusy) return false;
    if (!moment.accepted.includes(play)) {
      this.#tried = play;
      this.reply = moment.replies[play] ?? "";
      return false;
    }
    return this.#advance([...moment.plays, play], this.at);
  }

  #advance(plays: readonly string[], step: number): Promise<boolean> {
    const told = this.#moment?.told ?? 0;
    return this.#ask({ step, plays, told }, (moment) => this.#show(moment, [...(this.known?.lines ?? []), ...moment.lines], moment.lines));
  }

  #ask(at: { step: number; plays?: readonly string[]; told?: number }, then: (moment: LessonMoment) => void): Promise<boolean> {
    return this.fetch(api.moment(this.game, this.number, { ...at, language: words.language }), then);
  }

  #show(moment: LessonMoment, lines: Followed["lines"], fresh: Followed["fresh"]): void {
    const info = this.#info;
    if (!info) return;
    if (moment.step !== this.at || fresh.length === 0) this.answered = null;
    this.reply = "";
    this.#moment = moment;
    this.lay(info.table, moment.position, lines, fresh);
    reached(this.game, this.number, info.version, moment.step, info.steps.length);
  }
}
