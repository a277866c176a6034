/** The language of the page and the words in it. Templates that say something are drawn again when it changes. */
import type { FluentBundle } from "@fluent/bundle";
import type { Facts, Names, Refusal } from "../api/types";
import { keep, recall } from "../kept";
import { bundle, isLanguage, type Language, type Marks } from "./bundles";
import { Speaker } from "./speaker";

class Words {
  #language = $state<Language>("en");
  #bundles = $state.raw<Readonly<Record<string, FluentBundle>>>({});
  #games = new Map<string, Marks>([["", {}]]);
  #frame = $derived(this.#speaker(""));
  /** The language that was asked for last; its words may still be on their way. */
  #wanted: Language = "en";

  get language(): Language {
    return this.#language;
  }

  /** Load the words of the remembered language, or of the browser's own. */
  async start(): Promise<void> {
    const kept = recall("language");
    const own = navigator.language.slice(0, 2);
    await this.change(isLanguage(kept) ? kept : isLanguage(own) ? own : "en");
  }

  /** Speak another language from now on; nothing changes until all its words are here. Who changes twice means the last. */
  async change(language: Language): Promise<void> {
    this.#wanted = language;
    await Promise.all([...this.#games].map(([game, marks]) => this.#load(language, game, marks)));
    if (this.#wanted !== language) return;
    this.#language = language;
    document.documentElement.lang = language;
    keep("language", language);
  }

  /** Load the words of a game, now and with every language to come. */
  async learn(game: string, marks: Marks): Promise<void> {
    this.#games.set(game, marks);
    await Promise.all([...new Set([this.#language, this.#wanted])].map((language) => this.#load(language, game, marks)));
  }

  /** Whether the words of a game are here, if it has any. */
  knows(game: string): boolean {
    return `${this.#language}/${game}` in this.#bundles;
  }

  /** A speaker with the words of a game, as far as they are loaded, and what its pieces are called. */
  game(game: string, pieces: Names = {}, names: readonly string[] = [], reader: number | null = null): Speaker {
    return this.#speaker(game, pieces, names, reader);
  }

  say(key: string, facts?: Facts): string {
    return this.#frame.say(key, facts);
  }

  /** Why not, in a game's words if need be. Reasons of the page itself have words of their own. */
  refusal(refusal: Refusal, speak: Speaker = this.#frame): string {
    if (speak.has(`error-${refusal.key}`)) return speak.refusal(refusal);
    const own = `web-error-${refusal.key}`;
    return speak.has(own) ? speak.say(own, refusal.facts) : speak.say("web-error-other", { key: refusal.key });
  }

  has(key: string): boolean {
    return this.#frame.has(key);
  }

  /** What somebody is called, in the page's language where nobody has named them. */
  called(name: string): string {
    return this.#frame.called(name);
  }

  /** An attribute of a message of the page. */
  aside(key: string, attribute: string): string {
    return this.#frame.aside(key, attribute);
  }

  #speaker(game: string, pieces: Names = {}, names: readonly string[] = [], reader: number | null = null): Speaker {
    const language = this.#language;
    const words = this.#bundles[`${language}/${game}`] ?? this.#bundles[`${language}/`];
    if (!words) throw new Error("Words were needed before they were loaded.");
    return new Speaker({ language, bundle: words, pieces, names, reader });
  }

  async #load(language: Language, game: string, marks: Marks): Promise<void> {
    const loaded = await bundle(language, game, marks);
    this.#bundles = { ...this.#bundles, [`${language}/${game}`]: loaded };
  }
}

export const words = new Words();

/** Words of the page, in its language. */
export function say(key: string, facts?: Facts): string {
  return words.say(key, facts);
}
