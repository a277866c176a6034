/** For tests: a game's words from their files, as the server sends them. */
import { readFileSync } from "node:fs";
import { vi } from "vitest";
import { api } from "../api/client";
import { bundle, LANGUAGES } from "./bundles";
import { words } from "./words.svelte";

export async function learnFromFiles(game: string): Promise<void> {
  const read = (_: string, language: string): Promise<string> => Promise.resolve(readFileSync(`../src/wardroom/games/${game}/${language}.ftl`, "utf8"));
  const asking = vi.spyOn(api, "words").mockImplementation(read);
  const marks = Object.fromEntries(LANGUAGES.map((language) => [language, "mark"]));
  await Promise.all(LANGUAGES.map((language) => bundle(language, game, marks)));
  asking.mockRestore();
  await words.learn(game, marks);
}
