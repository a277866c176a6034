/** The games: those that can be played, those that are still being built, and their rules. */
import { api } from "./api/client";
import type { GameInfo, Names, RuleInfo } from "./api/types";
import { say, words } from "./words/words.svelte";

/** The five games of the house, in the order in which they stand on the shelf. */
export const HOUSE = ["kaiser", "cannoni", "nassau", "modern", "marauders"] as const;

class Shelf {
  #games = $state.raw<GameInfo[]>([]);
  #names = $state.raw<Readonly<Record<string, Names>>>({});
  #named = new Map<string, Promise<void>>();
  #rules = new Map<string, Promise<RuleInfo[]>>();
  #tags = new Map<string, Promise<Record<string, string>>>();

  /** Every game that can be played. */
  get games(): GameInfo[] {
    return this.#games;
  }

  /** The ids of all that is shown: the five of the house first, then whatever else can be played. */
  get shown(): string[] {
    const others = this.#games.map((game) => game.id).filter((id) => !HOUSE.includes(id as (typeof HOUSE)[number]));
    return [...HOUSE, ...others];
  }

  async load(): Promise<void> {
    this.#games = await api.games();
    // A game from elsewhere says itself what it is called; until then its id has to do.
    for (const { id } of this.#games) if (!words.has(`web-game-${id}`)) this.#learnWords(id).catch(() => undefined);
  }

  find(id: string): GameInfo | undefined {
    return this.#games.find((game) => game.id === id);
  }

  /** Load the words of a game and what its pieces are called, over the cards that rules name if these are not the package's. */
  async learn(game: string, rules = ""): Promise<void> {
    await Promise.all([this.#learnWords(game), this.#learnNames(game, rules)]);
  }

  #learnWords(game: string): Promise<void> {
    return words.learn(game, this.find(game)?.words ?? {});
  }

  #learnNames(game: string, rules: string): Promise<void> {
    const key = keyOf(game, rules);
    const keep = (names: Names): void => void (this.#names = { ...this.#names, [key]: names });
    const asked = this.#named.get(key) ?? api.names(game, key === game ? "" : rules).then(keep);
    this.#named.set(key, asked);
    asked.catch(() => this.#named.delete(key));
    return asked;
  }

  /** What the pieces of a game are called, as far as that is loaded; by other cards they may be called otherwise. */
  names(game: string, rules = ""): Names {
    return this.#names[keyOf(game, rules)] ?? this.#names[game] ?? {};
  }

  /** The rule register of a game in the page's language, or some chapters of it, asked for once. */
  rules(game: string, chapters: readonly string[] = []): Promise<RuleInfo[]> {
    return once(this.#rules, `${words.language}/${game}/${chapters.join()}`, () => api.rules(game, words.language, chapters));
  }

  /** What the rules of a game are called in short, by id, in the page's language, asked for once. */
  tags(game: string): Promise<Record<string, string>> {
    return once(this.#tags, `${words.language}/${game}`, () => api.tags(game, words.language));
  }
}

/** A game over other cards is another one, for what its pieces are called: rules such as `1+20a0be0c` name the mark. */
function keyOf(game: string, rules: string): string {
  const mark = rules.split("+")[1];
  return mark ? `${game}+${mark}` : game;
}

/** What has been asked for already, or the answer to asking now; a failure is forgotten. */
function once<Kind>(kept: Map<string, Promise<Kind>>, key: string, ask: () => Promise<Kind>): Promise<Kind> {
  const asked = kept.get(key) ?? ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

export const shelf = new Shelf();

/** What a game is called: a game from elsewhere by its own words if they are loaded, else by its id. */
export function titleOf(game: string): string {
  const key = `web-game-${game}`;
  if (words.has(key)) return words.say(key);
  const speaker = words.game(game);
  return speaker.has("title") ? speaker.say("title") : game;
}

/**
 * A few words about a game: its `tag`, its `facts`, or what it is when one has picked it. A game from elsewhere says it by
 * its title's `tag` and by `about`; how many play is known.
 */
export function aboutOf(game: string, what: "tag" | "facts" | "pick"): string {
  const key = `web-game-${game}`;
  if (words.has(key)) return words.aside(key, what);
  const speaker = words.game(game);
  if (what === "facts") return playersOf(shelf.find(game)?.players ?? []);
  if (what === "pick") return speaker.has("about") ? speaker.say("about") : "";
  return speaker.aside("title", "tag") || say("web-game-other");
}

function playersOf(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return numbers.length > 0 ? say("web-game-players", { most, span: least === most ? String(most) : `${least}–${most}` }) : "";
}
