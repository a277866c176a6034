/**
 * A speaker puts phrases and refusals into words, in one language and for one reader.
 *
 * The words are Fluent messages: `option-fire`, `ask-evade`, `event-shot`, `error-stale`, `table-row`. A phrase's facts
 * are their variables. A seat becomes the player's name and brings along `$fact_is`, which is `you` for the reader,
 * `other` for everyone else, `phantom` for a side that nobody plays and `nobody` for none. A text names a piece: it
 * becomes the message `name-…`, whose attributes come along too, so that Italian can say `{ $target_the }` or choose by
 * `{ $target_gender }`; and with it `$fact_first`, the first letter of the name, small and without accents, for articles
 * such as `l'` before vowels; or `article` where the name brings its own, such as La Paloma. Several pieces are listed
 * by name; those that have a plural, the attribute `many`, are counted: 2 barrels of powder and 1 cask of rum.
 *
 * Players whom nobody has named have names that are data: `guest-4711` is a guest of the server, `bot-captain` a bot.
 *
 * The same rules, and the same files of words, as `wardroom/words/speaker.py`.
 */
import { FluentBundle, FluentNumber, type FluentVariable } from "@fluent/bundle";
import type { AskInfo, Facts, Refusal, Said } from "../api/types";

/** What pieces are called, by id and language. */
export type Names = Record<string, Record<string, string>>;
type Family = "ask" | "option" | "event" | "note";
type Variables = Record<string, FluentVariable>;

/** A stretch of a sentence; with `piece`, the name of that piece. */
export interface Part {
  text: string;
  piece?: string;
}

export interface Voice {
  language: string;
  bundle: FluentBundle;
  /** What pieces are called where the game's data say it rather than its words. */
  pieces?: Names;
  /** Who plays, by seat. */
  names?: readonly string[];
  reader?: number | null;
  /** Whatever cannot be said properly is added here, if somebody wants to know. */
  problems?: string[];
}

// Private use: they enclose the name of a piece within a sentence, and never leave this file.
const [OPEN, CLOSE] = ["\uE000", "\uE001"];
const ARTICLES = ["il", "lo", "la", "le", "gli", "el", "los", "las", "the"];
const UNNAMED = /^(guest|bot)-(\w+(?:-\w+)?)( \d+)?$/;

export class Speaker {
  constructor(private readonly voice: Voice) {}

  get language(): string {
    return this.voice.language;
  }

  get names(): readonly string[] {
    return this.voice.names ?? [];
  }

  get reader(): number | null {
    return this.voice.reader ?? null;
  }

  /** The same words for another reader. */
  to(reader: number | null): Speaker {
    return new Speaker({ ...this.voice, reader });
  }

  /** What is asked; the words also know `$seat`, the one who is asked. */
  ask(ask: Pick<AskInfo, "seat" | "said">): string {
    return plain(this.#phrase("ask", asked(ask)));
  }

  /** What can be chosen. */
  option(said: Said): string {
    return plain(this.#phrase("option", said));
  }

  /** What happened. */
  event(said: Said): string {
    return plain(this.#phrase("event", said));
  }

  /** What there is to know about a choice. */
  note(said: Said): string {
    return plain(this.#phrase("note", said));
  }

  /** A sentence in parts, so that the pieces it speaks of can be shown. */
  parts(family: "option" | "event" | "note", said: Said): Part[] {
    return split(this.#phrase(family, said), tokens(said));
  }

  /** What is asked, in parts. */
  askParts(ask: Pick<AskInfo, "seat" | "said">): Part[] {
    return split(this.#phrase("ask", asked(ask)), tokens(ask.said));
  }

  /** Why not. */
  refusal(refusal: Refusal): string {
    const told = Object.entries(refusal.facts).map(([name, value]) => [name, isRefusal(value) ? this.refusal(value) : value]);
    return plain(this.#format(`error-${refusal.key}`, this.#variables(Object.fromEntries(told), ["seat", "waiting"])));
  }

  /** Words of the table itself: `table-<key>`. Facts called `seat` are seats. */
  table(key: string, facts: Facts = {}): string {
    return this.say(`table-${key}`, facts);
  }

  /** Any other words. Facts called `seat` are seats. */
  say(key: string, facts: Facts = {}): string {
    return plain(this.#format(key, this.#variables(facts, ["seat"])));
  }

  /** An attribute of a message, such as `switch-hull.about`; empty where there is none. */
  aside(key: string, attribute: string, facts: Record<string, number> = {}): string {
    const pattern = this.voice.bundle.getMessage(key)?.attributes[attribute];
    return pattern ? plain(this.voice.bundle.formatPattern(pattern, facts)) : "";
  }

  /** What one is trying to do in this game, with these options and so many players; empty if it does not say. */
  goal(options: Readonly<Record<string, boolean | number | string>>, players: number): string {
    const pattern = this.voice.bundle.getMessage("goal")?.value;
    const told = Object.entries(options).map(([name, value]) => [name, typeof value === "boolean" ? (value ? "yes" : "no") : value] as const);
    return pattern ? plain(this.voice.bundle.formatPattern(pattern, { ...Object.fromEntries(told), players })) : "";
  }

  /** Words that stand by themselves, by key: what pieces, fields of the view and parts of the table are called. */
  plain(): Record<string, string> {
    const said = [...this.voice.bundle._messages].flatMap(([key, { value }]) => (/^(name|view|table)-/.test(key) && typeof value === "string" ? [[key, value] as const] : []));
    const named = Object.keys(this.voice.pieces ?? {}).map((piece) => [`name-${piece}`, this.nameOf(piece)] as const);
    return Object.fromEntries([...named, ...said]);
  }

  /** Whether there are words for a key. */
  has(key: string): boolean {
    return this.voice.bundle.hasMessage(key);
  }

  /** Whether a piece has a name, in the words or in the game's data. */
  hasName(token: string): boolean {
    const kind = kindOf(token);
    return this.has(`name-${kind}`) || kind in (this.voice.pieces ?? {});
  }

  /** The name of the player in a seat. */
  name(seat: number): string {
    const name = this.names[seat];
    if (name !== undefined) return this.called(name);
    return this.has("phantom") ? plain(this.#format("phantom", {})) : String(seat + 1);
  }

  /** What a player is called: by name, or in words whom nobody has named. */
  called(name: string): string {
    const [, kind, which = "", again = ""] = UNNAMED.exec(name) ?? [];
    if (kind === "guest") return plain(this.#format("usual-guest", { number: which })) + again;
    return kind === "bot" && this.has(`usual-${which}`) ? plain(this.#format(`usual-${which}`, {})) + again : name;
  }

  /** What a piece is called: by its message `name-…`, else by the game's data; copies share a name unless they say. */
  nameOf(token: string): string {
    const kind = kindOf(token);
    if (this.has(`name-${kind}`)) return plain(this.#format(`name-${kind}`, {}));
    const known = this.voice.pieces ?? {};
    const named = known[token] ?? known[kind];
    return named?.[this.language] ?? named?.["en"] ?? token;
  }

  #phrase(family: Family, said: Said): string {
    return this.#format(`${family}-${said.kind}`, this.#variables(said.facts, said.seats, true));
  }

  #variables(facts: Facts, seats: readonly string[], mark = false): Variables {
    const variables: Variables = {};
    for (const [name, value] of Object.entries(facts)) {
      const isSeat = seats.includes(name);
      variables[name] = this.#value(value, isSeat, mark);
      if (isSeat && (value === null || typeof value === "number")) variables[`${name}_is`] = this.#who(value);
      else if (typeof value === "string") {
        variables[`${name}_first`] = initial(this.nameOf(value));
        Object.assign(variables, this.#traits(name, value, mark));
      }
    }
    return variables;
  }

  #who(seat: number | null): string {
    if (seat === null) return "nobody";
    if (seat === this.reader) return "you";
    return this.names[seat] !== undefined || !this.has("phantom") ? "other" : "phantom";
  }

  #value(value: unknown, isSeat: boolean, mark: boolean): FluentVariable {
    if (Array.isArray(value)) return this.#listed(this.#counted(value, mark) ?? value.map((item) => String(this.#item(item, isSeat, mark))));
    const item = this.#item(value, isSeat, mark);
    // Python groups digits in every language; Intl leaves 1200 in Italian as it is unless told.
    return typeof item === "number" ? new FluentNumber(item, { useGrouping: "always" }) : item;
  }

  /** Pieces that all have a plural, each kind with its number; null for any others. */
  #counted(pieces: readonly unknown[], mark: boolean): string[] | null {
    const kinds = [...new Set(pieces)].map((piece) => ({ piece: String(piece), count: pieces.filter((each) => each === piece).length }));
    const plurals = kinds.map(({ piece }) => this.aside(`name-${kindOf(piece)}`, "many"));
    if (plurals.length === 0 || plurals.includes("")) return null;
    return kinds.map(({ piece, count }, at) => {
      const name = count === 1 ? this.nameOf(piece) : (plurals[at] ?? "");
      return `${count} ${mark ? enclose(piece, name) : name}`;
    });
  }

  #item(value: unknown, isSeat: boolean, mark: boolean): string | number {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return isSeat ? this.name(value) : value;
    if (value === null || value === undefined || value === "") return "-";
    const name = this.nameOf(String(value));
    return mark && this.hasName(String(value)) ? enclose(String(value), name) : name;
  }

  /** The grammar of a name: its attributes. */
  #traits(fact: string, token: string, mark: boolean): Variables {
    const attributes = this.voice.bundle.getMessage(`name-${kindOf(token)}`)?.attributes ?? {};
    const traits = Object.entries(attributes).map(([trait, pattern]): [string, string] => {
      const words = this.voice.bundle.formatPattern(pattern);
      return [`${fact}_${trait}`, mark && words.includes(this.nameOf(token)) ? enclose(token, words) : words];
    });
    return Object.fromEntries(traits);
  }

  #listed(items: string[]): string {
    const last = items.at(-1);
    if (last === undefined) return this.#format("none", {});
    return items.length === 1 ? last : this.#format("list", { items: items.slice(0, -1).join(", "), last });
  }

  /** The words; a message that is missing shows its key, so that play goes on. */
  #format(key: string, variables: Variables): string {
    const pattern = this.voice.bundle.getMessage(key)?.value;
    if (!pattern) {
      this.#complain(key, "is missing");
      return key;
    }
    const errors: Error[] = [];
    const words = this.voice.bundle.formatPattern(pattern, variables, errors);
    for (const error of errors) this.#complain(key, error.message);
    return words;
  }

  #complain(key: string, problem: string): void {
    this.voice.problems?.push(`${key}: ${problem}`);
  }
}

/** What decides the article of a name: its first letter, small and without its accent, or that it has its own. */
function initial(name: string): string {
  const [word = "", ...rest] = name.split(" ");
  if (rest.length > 0 && ARTICLES.includes(word.toLowerCase())) return "article";
  return name.normalize("NFD").charAt(0).toLowerCase();
}

/** `lay_mines.2` is a copy of `lay_mines`. */
function kindOf(token: string): string {
  return token.split(".", 1)[0] ?? token;
}

function asked(ask: Pick<AskInfo, "seat" | "said">): Said {
  const { said, seat } = ask;
  return { ...said, facts: { seat, ...said.facts }, seats: ["seat", ...said.seats] };
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "key" in value && "facts" in value;
}

function enclose(token: string, name: string): string {
  return `${OPEN}${token}${OPEN}${name}${CLOSE}`;
}

const ENCLOSED = new RegExp(`${OPEN}([^${OPEN}]*)${OPEN}([^${CLOSE}]*)${CLOSE}`, "g");

function plain(words: string): string {
  return words.replace(ENCLOSED, "$2");
}

/** Every text fact of a phrase. */
export function tokens(said: Said): string[] {
  return Object.values(said.facts)
    .flat()
    .filter((value): value is string => typeof value === "string" && value !== "");
}

function split(words: string, known: string[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of words.matchAll(ENCLOSED)) {
    if (found.index > from) parts.push({ text: words.slice(from, found.index) });
    const piece = found[1] ?? "";
    const text = found[2] ?? "";
    parts.push(known.includes(piece) ? { text, piece } : { text });
    from = found.index + found[0].length;
  }
  if (from < words.length) parts.push({ text: words.slice(from) });
  return parts;
}
