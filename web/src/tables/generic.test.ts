// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { GameInfo } from "../api/types";
import { shelf } from "../shelf.svelte";
import { learnFromFiles } from "../words/files";
import { words } from "../words/words.svelte";
import Generic from "./Generic.svelte";

vi.stubGlobal("ResizeObserver", class {
  observe(): void {}
  disconnect(): void {}
});
const VIEW = { deck: 24, hands: [3, 2], hulls: [4, 0], spent: [1, 6, 6], mine: [2, 5], turn: 1 };

const GAME: GameInfo = { id: "skirmish", players: [2], switches: [], bots: [], usual_bot: "", words: {}, has_tables: false, look: { seats: ["turn"], by_seat: ["hands", "hulls"], page: "" } };

async function shown(language: "en" | "it"): Promise<{ text: string; clicked: string[] }> {
  await words.change(language);
  await learnFromFiles("skirmish");
  const clicked: string[] = [];
  const speak = words.game("skirmish", {}, ["Anna", "Bruno"], 0);
  const props = { view: VIEW, game: "skirmish", reader: 0, names: ["Anna", "Bruno"], ask: null, lit: new Set(["seat-1", "gun-5"]), chosen: [], spoken: new Set<string>(), onpiece: (id: string) => void clicked.push(id), events: [], speak };
  vi.spyOn(shelf, "find").mockReturnValue(GAME);
  const table = mount(Generic, { target: document.body, props });
  flushSync();
  for (const lit of document.querySelectorAll<HTMLElement>("button.lit")) lit.click();
  const text = document.body.textContent?.replace(/\s+/g, " ") ?? "";
  await unmount(table);
  return { text, clicked };
}

test("a view without a table of its own is shown by the words of its game", async () => {
  const { text, clicked } = await shown("en");
  for (const part of ["Hull points 4", "In the magazine24", "Your guns", "6 ×2", "TurnBruno"]) expect(text).toContain(part);
  expect(clicked).toEqual(["seat-1", "gun-5"]);
});

test("and in the reader's language", async () => {
  const { text } = await shown("it");
  for (const part of ["Punti scafo 4", "Nel deposito24", "I tuoi cannoni", "Bruno"]) expect(text).toContain(part);
  expect(text).not.toMatch(/hull|deck|guns/i);
});
