/** Whoever sits before the screen: a guest from the first moment, or somebody with an account. */
import { api } from "./api/client";
import type { Me } from "./api/types";
import { words } from "./words/words.svelte";

class Self {
  #now = $state.raw<Me | null>(null);

  get now(): Me | null {
    return this.#now;
  }

  /** What I am called, in the page's language as long as I have not chosen a name. */
  get name(): string {
    return words.called(this.#now?.name ?? "");
  }

  /** The name that I have chosen; empty as long as I have not. */
  get chosen(): string {
    const name = this.#now?.name ?? "";
    return name === this.name ? name : "";
  }

  async meet(): Promise<void> {
    this.#now = await api.me();
  }

  async rename(name: string): Promise<void> {
    this.#now = await api.rename(name);
  }

  async signUp(name: string, password: string): Promise<void> {
    this.#now = await api.signUp({ name, password });
  }

  async signIn(name: string, password: string): Promise<void> {
    this.#now = await api.signIn({ name, password });
  }

  /** Sign out; from then on one is a guest again. */
  async signOut(): Promise<void> {
    await api.signOut();
    await this.meet();
  }
}

export const me = new Self();
