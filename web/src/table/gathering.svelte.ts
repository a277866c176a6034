/**
 * Several answers chosen at once, where a question gathers: cards to lay, to pay with, to discard.
 *
 * What is chosen is given one after another, each as the piece it names, and only if it is on offer by then. A piece that
 * is tapped after one of them, such as the ship that a card is to lie on, is meant for the question that follows it.
 */
import type { AskInfo, OptionInfo } from "../api/types";
import { narrowed, piecesOf } from "./narrow";

/** One answer to be given, the pieces that were tapped for it, and the one that is meant for the question after it. */
export interface Step {
  option: OptionInfo;
  pieces: readonly string[];
  then: string | null;
}

export type Next = { kind: "play"; play: string } | { kind: "missing"; option: OptionInfo } | { kind: "ask" | "done" };

export class Gathering {
  #steps = $state.raw<readonly Step[]>([]);
  #isUnderWay = $state(false);
  #isAlike = $state(false);
  /** The step whose question is being answered, and what the person answered to the one before. */
  #open: Step | null = null;
  #alike = "";
  /** The answer that led to the question: where each is a move of its own, it leads there again. */
  #door = "";
  #seat = -1;
  #isInterrupted = false;

  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** Whether answers are being given. */
  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  /** Whether what a person answers to one of them holds for the others. */
  get isAlike(): boolean {
    return this.#isAlike;
  }

  get pieces(): string[] {
    return this.#steps.flatMap(({ pieces, then }) => (then === null ? pieces : [...pieces, then]));
  }

  collect(option: OptionInfo, pieces: readonly string[]): void {
    this.#steps = [...this.#steps, { option, pieces, then: null }];
  }

  /** A piece is meant for the question that follows what was collected last. */
  lead(piece: string): void {
    const last = this.#steps.at(-1);
    if (last) this.#steps = [...this.#steps.slice(0, -1), { ...last, then: piece }];
  }

  /** Put back what was collected with a piece; says whether there was anything. */
  putBack(piece: string): boolean {
    const at = this.#steps.findLastIndex((step) => step.then === piece || step.pieces.includes(piece));
    if (at < 0) return false;
    this.#steps = this.#steps.flatMap((step, place) => (place !== at ? [step] : step.then === piece ? [{ ...step, then: null }] : []));
    return true;
  }

  forget(): void {
    this.#steps = [];
    this.#isUnderWay = this.#isAlike = this.#isInterrupted = false;
    this.#open = null;
    this.#alike = "";
  }

  /** Give what was collected; `door` is what the seat answered last. */
  begin(seat: number, door: string): void {
    this.#isUnderWay = true;
    this.#seat = seat;
    this.#door = door;
  }

  turnAlike(): void {
    this.#isAlike = !this.#isAlike;
  }

  /** A person answered a question that came between. */
  answered(play: string): void {
    if (this.#isAlike) this.#alike = play;
  }

  /** Somebody else has acted: what is left is not given. */
  interrupt(): void {
    this.#isInterrupted = this.#isUnderWay;
  }

  /** What to do at a question, while answers are being given. */
  next(ask: AskInfo): Next {
    const [step, then] = [this.#steps[0], this.#open?.then ?? null];
    this.#open = null;
    if (this.#isInterrupted || ask.seat !== this.#seat) return this.#stop();
    const meant = then === null ? [] : narrowed(ask, [then]);
    if (meant.length === 1 && meant[0]) return { kind: "play", play: meant[0].play };
    if (this.#isAlike && ask.options.some((option) => option.play === this.#alike)) return { kind: "play", play: this.#alike };
    if (!step) return this.#stop();
    if (ask.options.some((option) => option.said.kind === step.option.said.kind)) return this.#give(step, ask);
    return ask.options.some((option) => option.play === this.#door) ? { kind: "play", play: this.#door } : { kind: "ask" };
  }

  #give(step: Step, ask: AskInfo): Next {
    const found = sameOf(step.option, ask);
    if (!found) return this.#stop();
    this.#steps = this.#steps.slice(1);
    this.#open = step;
    return { kind: "play", play: found.play };
  }

  #stop(): Next {
    const option = this.#steps[0]?.option;
    this.forget();
    return option ? { kind: "missing", option } : { kind: "done" };
  }
}

/** Copies of a piece share a name: `coal.1` and `coal.2`. */
const kindOf = (piece: string): string => piece.split(".", 1)[0] ?? "";

/** The option of a question that gathers which names another copy of a piece, if there is just one. */
export function copyOf(ask: AskInfo, piece: string): OptionInfo | null {
  const alike = ask.options.filter((option) => option.gathers && piecesOf(option.said).some((each) => kindOf(each) === kindOf(piece)));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/** The option that was meant, else one that names another copy of the same pieces. */
function sameOf(meant: OptionInfo, ask: AskInfo): OptionInfo | undefined {
  const facts = (option: OptionInfo): string => JSON.stringify([option.said.kind, ...Object.values(option.said.facts).map((fact) => (typeof fact === "string" ? kindOf(fact) : fact))]);
  return ask.options.find((option) => option.play === meant.play) ?? ask.options.find((option) => facts(option) === facts(meant));
}
