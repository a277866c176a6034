// @vitest-environment jsdom
/** The pieces that the tables of all games share, drawn without a browser. */
import { flushSync, mount, unmount, type Component, type Snippet } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { AskInfo, LineInfo, OptionInfo, Said, SeatInfo, TableInfo } from "../api/types";
import Die from "../pieces/Die.svelte";
import Ship from "../pieces/Ship.svelte";
import { cruiser } from "../pieces/ships";
import type { Speaker } from "../words/speaker";
import { learnFromFiles } from "../words/files";
import { words } from "../words/words.svelte";
import Log from "./Log.svelte";
import Options from "./Options.svelte";
import Players from "./Players.svelte";
import Prompt from "./Prompt.svelte";
import Timeline from "./Timeline.svelte";

let isNarrow = false;
let speak: Speaker;
const shown: Record<string, unknown>[] = [];

beforeAll(async () => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: isNarrow && query.includes("max-width"), addEventListener: () => undefined, removeEventListener: () => undefined }));
  Element.prototype.scrollTo = () => undefined;
  await words.change("en");
  await learnFromFiles("skirmish");
  speak = words.game("skirmish", {}, ["Anna", "Bruno"], 0);
});

afterEach(async () => {
  await Promise.all(shown.splice(0).map((each) => unmount(each)));
  isNarrow = false;
});

function show<Props extends Record<string, unknown>>(piece: Component<Props>, props: Props): void {
  shown.push(mount(piece as Component, { target: document.body, props }));
  flushSync();
}

const all = (selector: string): HTMLElement[] => [...document.body.querySelectorAll<HTMLElement>(selector)];
const text = (selector: string): string[] => all(selector).map((each) => (each.textContent ?? "").replace(/\s+/g, " ").trim());
const said = (kind: string, facts: Said["facts"] = {}, seats: string[] = [], to: number[] | null = null): Said => ({ kind, facts, seats, rule: "2", to });
const fire = (gun: number): OptionInfo => ({ play: `fire ${gun} 1`, said: said("fire", { gun, target: 1 }, ["target"]), gives_up: false, passes: false, gathers: false });
const HOLD: OptionInfo = { play: "hold", said: said("hold"), gives_up: false, passes: false, gathers: false };
const asking = (...options: OptionInfo[]): AskInfo => ({ seat: 0, is_reaction: false, said: said("aim"), options });

test("a die says what it is and what it shows", () => {
  show(Die, { sides: 10 });
  show(Die, { sides: 8, value: 5 });
  expect(all("svg").map((die) => die.getAttribute("aria-label"))).toEqual(["d10", "d8: 5"]);
  expect(text("svg text")).toEqual(["10", "5"]);
});

test("a ship is drawn from its parameters", () => {
  show(Ship, { drawing: cruiser(3) });
  expect(all("svg path").length).toBeGreaterThan(20);
});

test("the options are chosen by click and by arrows", () => {
  const chosen: string[] = [];
  show(Options, { game: "skirmish", options: [HOLD, fire(2), fire(5)], speak, isDisabled: false, choose: (option: OptionInfo) => void chosen.push(option.play), speakOf: () => undefined });
  const press = (key: string): boolean => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })) ?? false;
  expect(text("li")).toEqual(["1Use no gun", "2Fire gun 2 at Bruno", "3Fire gun 5 at Bruno"]);
  all("li button")[0]?.focus();
  press("ArrowDown");
  (document.activeElement as HTMLElement).click();
  press("End");
  (document.activeElement as HTMLElement).click();
  press("Home");
  (document.activeElement as HTMLElement).click();
  expect(chosen).toEqual(["fire 2 1", "fire 5 1", "hold"]);
  flushSync();
  expect(all("li button").map((each) => each.tabIndex)).toEqual([0, -1, -1]);
});

function prompt(ask: AskInfo | null, chosen: string[] = []): string[] {
  const nothing = (): undefined => undefined;
  const tools = nothing as unknown as Snippet;
  const plays: string[] = [];
  show(Prompt, { game: "skirmish", ask, chosen, waiting: [1], speak, isBusy: false, isOffline: false, isList: false, choose: (option: OptionInfo) => void plays.push(option.play), putBack: nothing, speakOf: nothing, tools });
  return plays;
}

test("the prompt asks, names the rule, and offers a few answers in the bar", () => {
  prompt(asking(HOLD, fire(2), fire(5)));
  expect(text(".question")).toEqual(["Fire a gun, or hold your fire? 2"]);
  expect(text(".answers button")).toEqual(["1Use no gun", "2Fire gun 2 at Bruno", "3Fire gun 5 at Bruno"]);
});

test("a digit chooses the answer that bears it, but not while somebody types", () => {
  const plays = prompt(asking(HOLD, fire(2), fire(5)));
  const press = (key: string, at: EventTarget = document.body): boolean => at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const line = document.body.appendChild(document.createElement("input"));
  press("3");
  press("7");
  press("2", line);
  line.remove();
  expect(plays).toEqual(["fire 5 1"]);
});

test("the boldest answer is never the one that passes", () => {
  prompt(asking({ ...HOLD, passes: true }, fire(2)));
  expect(text(".answers .main")).toEqual(["2Fire gun 2 at Bruno"]);
});

test("where there is little room only those answers stand in the bar that no piece stands for", () => {
  isNarrow = true;
  prompt(asking(HOLD, fire(2), fire(5)));
  expect(text(".answers [data-play]")).toEqual(["1Use no gun"]);
  all(".answers [aria-expanded]")[0]?.click();
  flushSync();
  expect(all("#options-list [data-play]").map((each) => each.dataset["play"])).toEqual(["hold", "fire 2 1", "fire 5 1"]);
});

test("a chosen piece narrows the answers", () => {
  prompt(asking(HOLD, fire(2), fire(5)), ["gun-5"]);
  expect(text("[data-play]")).toEqual(["Fire gun 5 at Bruno"]);
  expect(text("button.chosen")[0]).toContain("Gun 5");
});

test("whoever is not asked reads who is waited for", () => {
  prompt(null);
  expect(text(".question")).toEqual(["Waiting for Bruno…"]);
});

const LINES: LineInfo[] = [
  { number: 0, seat: null, events: [], dice: "", stills: [], is_given: false },
  { number: 1, seat: 0, events: [said("shot", { attacker: 0, target: 1, attack: 9, defence: 4 }, ["attacker", "target"])], dice: "", stills: [], is_given: false },
  { number: 2, seat: 1, events: [said("loaded", { gun: 3 }, [], [1])], dice: "", stills: [], is_given: false },
];

test("the log tells what happened, and after the end what others were told", () => {
  show(Log, { game: "skirmish", lines: LINES, speak, speakOf: () => undefined });
  expect(text(".words")).toEqual(["You fire at Bruno: 9 against 4.", "Bruno: You load a gun of calibre 3."]);
  expect(all(".event")[0]?.className).toContain("seat-1");
  expect(text(".rule")).toEqual(["2", "2"]);
});

test("in a replay a line of the log can be chosen", () => {
  const lines: number[] = [];
  show(Log, { game: "skirmish", lines: LINES, speak, speakOf: () => undefined, current: 1, choose: (line: number) => void lines.push(line) });
  all("button.words")[1]?.click();
  expect(lines).toEqual([2]);
  expect(all(".current").map((each) => each.dataset["line"])).toEqual(["1"]);
});

test("a match is scrubbed on its timeline", () => {
  const lines: number[] = [];
  show(Timeline, { lines: LINES, last: 2, at: 1, go: (line: number) => void lines.push(line) });
  const slider = all("input")[0] as HTMLInputElement;
  expect([slider.max, slider.value, slider.getAttribute("aria-valuetext")]).toEqual(["2", "1", "Step 1 of 2"]);
  slider.value = "2";
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  expect(lines).toEqual([2]);
});

test("the players are named with what they are doing", () => {
  const seat = (at: number, more: Partial<SeatInfo>): SeatInfo => ({ seat: at, kind: "person", name: `P${at}`, bot: "", is_mine: false, is_present: true, resigned: false, is_stand_in: false, can_return: false, is_kept: false, is_kept_for_me: false, ...more });
  const seats = [seat(0, { is_mine: true }), seat(1, {}), seat(2, { kind: "bot", name: "bot-lieutenant" }), seat(3, { is_present: false }), seat(4, { resigned: true }), seat(5, { kind: "bot", is_stand_in: true }), seat(6, { is_present: false })];
  show(Players, { table: { seats } as unknown as TableInfo, waiting: [1, 6], reader: 0 });
  expect(text("li")).toEqual(["P0you", "P1to move", "Lieutenantcomputer", "P3away", "P4gave up", "P5a bot stands in", "P6to move, away"]);
});

test("an option says its chance, and a tap opens the sums", () => {
  const gun = (calibre: number): Said => said("gun", { gun: calibre }, []);
  const die = (captain: number): Said => said("die", { captain }, ["captain"]);
  const worth = {
    notes: [said("may-evade", { target: 1 }, ["target"])],
    sums: [{ title: die(0), dice: [6], items: [{ said: gun(5), value: 5 }], needs: null }],
    chances: [
      { outcome: said("hits", { target: 1 }, ["target"]), chance: 0.97, is_good: true },
      { outcome: said("misses", { target: 1 }, ["target"]), chance: 0.03, is_good: false },
    ],
  };
  show(Options, { game: "skirmish", options: [HOLD, fire(5)], explained: { "fire 5 1": worth }, speak, isDisabled: false, choose: () => undefined, speakOf: () => undefined });
  expect(text(".chip")).toEqual(["Bruno is hit 97 %"]);
  all(".chip")[0]?.click();
  flushSync();
  expect(text(".worth p")).toEqual(["Bruno may still evade with a gun; reckoned here without one."]);
  expect(text(".worth dt")).toEqual(["your die", "gun of calibre 5"]);
  expect(text(".worth li")).toEqual(["Bruno is hit 97 %", "Bruno is missed 3 %"]);
});
