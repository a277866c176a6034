// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { learnFromFiles } from "../words/files";
import { words } from "../words/words.svelte";
import Generic from "./Generic.svelte";

const VIEW = { deck: 24, hands: [3, 2], hulls: [4, 0], spent: [1, 6], mine: [2, 5] };

async function shown(language: "en" | "it"): Promise<{ text: string; clicked: string[] }> {
  await words.change(language);
  await learnFromFiles("skirmish");
  const clicked: string[] = [];
  const speak = words.game("skirmish", {}, ["Anna", "Bruno"], 0);
  const props = { view: VIEW, reader: 0, names: ["Anna", "Bruno"], ask: null, lit: new Set(["seat-1", "gun-5"]), chosen: [], spoken: new Set<string>(), onpiece: (id: string) => void clicked.push(id), events: [], speak };
  const table = mount(Generic, { target: document.body, props });
  flushSync();
  for (const lit of document.querySelectorAll<HTMLElement>("button.lit")) lit.click();
  const text = document.body.textContent?.replace(/\s+/g, " ") ?? "";
  await unmount(table);
  return { text, clicked };
}

test("a view without a table of its own is shown by the words of its game", async () => {
  const { text, clicked } = await shown("en");
  for (const part of ["Hull points 4", "In the magazine 24", "Your guns"]) expect(text).toContain(part);
  expect(clicked).toEqual(["seat-1", "gun-5"]);
});

test("and in the reader's language", async () => {
  const { text } = await shown("it");
  for (const part of ["Punti scafo 4", "Nel deposito 24", "I tuoi cannoni"]) expect(text).toContain(part);
  expect(text).not.toMatch(/hull|deck|guns/i);
});
