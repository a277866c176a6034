/** The Fluent files: those of the frame, which the terminal reads too, of the page and of its tables. The server sends those of the games. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { api } from "../api/client";
import { isAlone } from "../edition";

export const LANGUAGES = ["en", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
/** What the languages call themselves. */
export const NAMES_OF: Readonly<Record<Language, string>> = { en: "English", it: "Italiano" };

type Files = Record<string, () => Promise<string>>;
const frame: Files = import.meta.glob<string>("../../../src/wardroom/words/*.ftl", { query: "?raw", import: "default" });
const page: Files = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
/** Of clocks and lists of tables; under the name of a game that is none. */
const club: Files = import.meta.glob<string>(["../../../src/wardroom/words/club/*.ftl", "../club/*.ftl", "../sets/*.ftl"], { query: "?raw", import: "default" });
const tables: Files = import.meta.glob<string>("../tables/*/*.ftl", { query: "?raw", import: "default" });

/** What stewards have done at tables, and their desk; under the name of a game that is none. */
const stewards: Files = import.meta.glob<string>(["../../../src/wardroom/words/stewards/*.ftl", "../stewards/*.ftl"], { query: "?raw", import: "default" });

/** What the page of notices says, and what it calls events as letters do. */
const notices: Files = import.meta.glob<string>(["../notices/*.ftl", "../../../src/wardroom/words/letters/*.ftl"], { query: "?raw", import: "default" });

/** What a folder says differently, having no server: such words take the place of the others. */
const alone: Files = isAlone ? import.meta.glob<string>("../alone/*.ftl", { query: "?raw", import: "default" }) : {};

const known = new Map<string, Promise<FluentBundle>>();

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** By language, the marks of a game's words; one that it does not speak is not there. */
export type Marks = Readonly<Record<string, string>>;

/** All words of a language, with those of a game, or of `notices`, if one is named; each file is loaded once. */
export function bundle(language: Language, game = "", marks: Marks = {}): Promise<FluentBundle> {
  const key = `${language}/${game}`;
  const made = known.get(key) ?? make(language, game, marks);
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}

/** The language that a game speaks to readers of this one: English, if it lacks theirs. */
const spokenFor = (language: Language, marks: Marks): string => (language in marks ? language : "en");

async function make(language: Language, game: string, marks: Marks): Promise<FluentBundle> {
  const mark = marks[spokenFor(language, marks)];
  const texts = await Promise.all([
    text(frame, `../../../src/wardroom/words/${language}.ftl`),
    text(page, `./${language}.ftl`),
    mark ? api.words(game, spokenFor(language, marks), mark) : "",
    text(tables, `../tables/${game}/${language}.ftl`),
    text(club, `../../../src/wardroom/words/${game}/${language}.ftl`),
    text(club, `../${game}/${language}.ftl`),
    text(stewards, `../../../src/wardroom/words/${game}/${language}.ftl`),
    text(stewards, `../${game}/${language}.ftl`),
    text(notices, `../${game}/${language}.ftl`),
    game === "notices" ? text(notices, `../../../src/wardroom/words/letters/${language}.ftl`) : "",
  ]);
  return bundleOf(language, texts, await text(alone, `../alone/${language}.ftl`));
}

/** A bundle over the given texts, and over words that take the place of theirs. Marks around foreign names are left out, as they are at the terminal. */
export function bundleOf(language: string, texts: readonly string[], instead = ""): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  bundle.addResource(new FluentResource(instead), { allowOverrides: true });
  return bundle;
}

function text(files: Files, path: string): Promise<string> {
  return files[path]?.() ?? Promise.resolve("");
}
