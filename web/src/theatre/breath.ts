/** What is said to those who listen, in breaths: sentences that come faster than one can listen become one message. */
const BREATH = 1000;

export class Breath {
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly say: (text: string) => void) {}

  /** Say it at once, after whatever was still waiting. */
  now(text: string): void {
    this.#waiting.push(text);
    this.#utter();
  }

  /** Say it in the next breath: at once, if nothing was said just before. */
  next(text: string): void {
    this.#waiting.push(text);
    if (this.#timer === undefined) this.#utter();
  }

  /** What was not said yet is not said any more. */
  forget(): void {
    this.#waiting = [];
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #utter(): void {
    const text = this.#waiting.join(" ");
    this.forget();
    this.#timer = setTimeout(() => this.#draw(), BREATH);
    this.say(text);
  }

  #draw(): void {
    this.#timer = undefined;
    if (this.#waiting.length > 0) this.#utter();
  }
}
