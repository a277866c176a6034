/** The rule that is open beside whatever the reader is doing. */

class Rulebook {
  #open = $state.raw<{ game: string; rule: string } | null>(null);
  #from: HTMLElement | null = null;

  get open(): { game: string; rule: string } | null {
    return this.#open;
  }

  show(game: string, rule: string): void {
    if (!this.#open) this.#from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.#open = { game, rule };
  }

  /** Close it and go back to where the reader was. */
  close(): void {
    this.#open = null;
    this.#from?.focus();
    this.#from = null;
  }
}

export const rulebook = new Rulebook();
