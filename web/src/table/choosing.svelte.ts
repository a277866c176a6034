/**
 * What a click means at a table: pieces are taken up until one option is left, several are gathered to be answered at once,
 * and what does nothing says why.
 */
import { untrack } from "svelte";
import type { AskInfo, OptionInfo, Position } from "../api/types";
import type { Speaker } from "../words/speaker";
import { say } from "../words/words.svelte";
import type { Followed } from "./follow";
import { copyOf, Gathering } from "./gathering.svelte";
import type { LiveTable } from "./live.svelte";
import { click, narrowed, pieceName } from "./narrow";

/** What can be chosen at this moment. */
export interface Moment {
  ask: AskInfo | null;
  /** Whether nothing can be answered now. */
  isStopped: boolean;
  position: Position;
  speak: Speaker;
}

/** What is to be done if it is confirmed. */
export interface Doubt {
  question: string;
  yes: string;
  act: () => void;
}

/** Milliseconds that a note stays. */
const STAYS = 6000;

export class Choosing {
  chosen = $state.raw<readonly string[]>([]);
  readonly gathering = new Gathering();
  /** Why a click did nothing, and by which rule. */
  note = $state("");
  rule = $state("");
  doubt = $state.raw<Doubt | null>(null);
  #at: () => Moment;
  /** What was answered last: it may have led to what is asked now. */
  #door = "";
  #given = -1;

  /** To be made where a component begins. */
  constructor(
    readonly live: LiveTable,
    at: () => Moment,
  ) {
    this.#at = at;
    $effect(() => {
      void at().position.sequence;
      untrack(() => this.#forget());
    });
    $effect(() => {
      if (this.note === "") return;
      const timer = setTimeout(() => (this.note = ""), STAYS);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const { ask, isStopped, position } = at();
      if (ask && !isStopped && this.gathering.isUnderWay) untrack(() => void this.#giveNext(ask, position.sequence));
    });
  }

  /** The pieces that look picked up. */
  get pieces(): readonly string[] {
    return [...this.chosen, ...this.gathering.pieces];
  }

  /** What others did may end what is being given; what was taken back ends it. */
  hear({ fresh, backTo }: Followed): void {
    if (fresh.some((line) => line.seat !== null && !this.live.mine.includes(line.seat))) this.gathering.interrupt();
    if (backTo !== null) this.gathering.forget();
  }

  /** A new moment: whatever was chosen or said about the last one is over. */
  #forget(): void {
    this.chosen = [];
    if (!this.gathering.isUnderWay) this.gathering.forget();
    this.note = "";
    this.doubt = null;
  }

  /** What was gathered is given, one answer after another. */
  give(): void {
    const { ask, isStopped } = this.#at();
    if (ask && !isStopped) this.gathering.begin(ask.seat, this.#door);
  }

  async #giveNext(asked: AskInfo, sequence: number): Promise<void> {
    if (this.#given === sequence) return;
    const next = this.gathering.next(asked);
    if (next.kind === "missing") this.#say(say("web-gather-missing", { option: this.#at().speak.option(next.option.said) }));
    if (next.kind !== "play") return;
    this.#given = sequence;
    if (!(await this.live.answer(next.play))) this.gathering.forget();
  }

  choose(option: OptionInfo): void {
    const { ask, isStopped, speak } = this.#at();
    if (this.live.isBusy) return this.#say(say("web-under-way"));
    if (isStopped) return;
    const act = (): void => this.#answer(option);
    if (!option.gives_up || !this.live.isEarnest || ask?.options.length === 1) act();
    else this.doubt = { question: say("web-confirm-option", { option: speak.option(option.said) }), yes: say("web-sure"), act };
  }

  #answer(option: OptionInfo): void {
    this.#door = option.play;
    this.gathering.answered(option.play);
    void this.live.answer(option.play);
  }

  /** An answer by its notation, if it is on offer. */
  play(play: string): void {
    const option = this.#at().ask?.options.find((each) => each.play === play);
    if (option) this.choose(option);
  }

  confirm(): void {
    this.doubt?.act();
    this.doubt = null;
  }

  /** A piece was tapped; `isAnother` takes up one more of the same. */
  tap(piece: string, isAnother = false): void {
    const { ask, isStopped, position } = this.#at();
    if (this.live.isBusy) return this.#say(say("web-under-way"));
    if (isStopped) return;
    if (!ask) return this.#refuse(position.result ? "web-unlit-over" : "web-unlit-wait", piece);
    this.note = "";
    if (!isAnother && !this.gathering.isUnderWay && this.chosen.length === 0 && this.gathering.putBack(piece)) return;
    this.#take(piece, ask);
  }

  /** A table that is not ours points at a piece: it is taken up or put back, and whoever plays answers at the prompt. */
  point(piece: string): void {
    const { ask, isStopped } = this.#at();
    if (!ask || isStopped || this.live.isBusy) return;
    const meant = click(ask, this.chosen, piece);
    const isWith = narrowed(ask, [...this.chosen, piece]).length > 0;
    if (meant.kind === "unlit") void this.#explain(piece, ask);
    else this.chosen = meant.kind === "choose" ? meant.chosen : [...(isWith ? this.chosen : []), piece];
  }

  #take(piece: string, ask: AskInfo): void {
    const meant = click(ask, this.chosen, piece);
    const copy = meant.kind === "unlit" ? copyOf(ask, piece) : null;
    if (copy) this.#collect(copy, [piece], ask);
    else if (meant.kind === "play" && meant.option.gathers) this.#collect(meant.option, [...this.chosen, piece], ask);
    else if (this.#leads(meant.kind === "choose" ? meant.chosen : [], ask)) this.gathering.lead(piece);
    else if (meant.kind === "unlit") void this.#explain(piece, ask);
    else if (meant.kind === "choose") this.chosen = meant.chosen;
    else this.choose(meant.option);
  }

  /** Whether a piece that was tapped after others is meant for the question that follows them. */
  #leads(narrowing: readonly string[], asked: AskInfo): boolean {
    const isOther = narrowing.length === 0 || !narrowed(asked, narrowing).some((option) => option.gathers);
    return this.gathering.steps.length > 0 && !this.gathering.isUnderWay && this.chosen.length === 0 && isOther;
  }

  #collect(option: OptionInfo, pieces: readonly string[], asked: AskInfo): void {
    this.chosen = [];
    if (this.gathering.isUnderWay) this.choose(option);
    else if (asked.most && this.gathering.steps.length >= asked.most) this.#say(say("web-gather-most", { count: asked.most }));
    else this.gathering.collect(option, pieces);
  }

  /** The game may know better why a piece is not on offer than that nobody asks about it. */
  async #explain(piece: string, asked: AskInfo): Promise<void> {
    const reason = await this.live.why(piece);
    const { ask, speak } = this.#at();
    if (ask !== asked) return;
    if (reason) this.#say(speak.note(reason), reason.rule);
    else this.#refuse("web-unlit", piece, asked.said.rule);
  }

  #refuse(key: string, piece: string, rule = ""): void {
    const { ask, position, speak } = this.#at();
    const names = position.waiting.map((seat) => speak.name(seat));
    this.#say(say(key, { piece: pieceName(piece, speak), question: ask ? speak.ask(ask) : "", names }), rule);
  }

  #say(note: string, rule = ""): void {
    this.note = note;
    this.rule = rule;
  }
}
