/** What a click means, what a quay offers, what a battle comes to, and that everything has a drawing. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { AskInfo, Explanation, OptionInfo, RuleInfo, Said } from "../../api/types";
import { click } from "../../table/narrow";
import { contestOf, isJustOver, lastFight } from "./battles";
import { chancesAt, ghosts, pieceFor } from "./ghosts";
import { FLAGS, GLYPHS, face } from "./glyphs";
import { notesOf } from "./notes";
import { panelFor, sceneOf, struckBy } from "./panels";
import { portrait } from "./portraits";
import { amountOf, errands, isOnQuay } from "./quays";
import { factsOf, field, plan, profile } from "./ships";
import { abilityName, abilityOf, chaptersOf, readable, specialsOf } from "./texts";
import { counted, ensign, kindOf, seating, shortName, type SeaView } from "./view";

const said = (kind: string, facts: Record<string, unknown> = {}, seats: string[] = ["player", "other"]): Said => ({ kind, rule: "", facts, seats }) as Said;
const option = (kind: string, facts: Record<string, unknown> = {}): OptionInfo => ({ play: [kind, ...Object.values(facts)].join(" "), said: said(kind, facts) }) as OptionInfo;
const asking = (kind: string, options: OptionInfo[], facts: Record<string, unknown> = {}): AskInfo => ({ seat: 0, said: said(kind, facts), options }) as unknown as AskInfo;
const rowsOf = (file: string): string[] => readFileSync(`../src/wardroom/games/marauders/data/${file}.csv`, "utf8").trim().split("\n").slice(1).map((line) => line.split(",")[0] ?? "");

const sea = (more: Partial<SeaView>): SeaView => ({ zones: { havana: { demand: "sugar" }, nassau: { demand: "rum" } }, npcs: [], players: [{}, {}, {}], mine: { cargo: ["sugar", "wood", "sugar"] }, battle: null, raid: null, ...more }) as unknown as SeaView;

test("a ghost tells who lies in wait and what the hold would bring", () => {
  const view = sea({ npcs: [{ id: "npc_esp_1", zone: "havana", hostile: [0] }, { id: "npc_eng_1", zone: "havana", hostile: [1] }] as SeaView["npcs"] });
  const found = ghosts(view, asking("what-next", [option("dock", { zone: "havana" }), option("sail", { zone: "havana" }), option("sail", { zone: "nassau" }), option("end-turn")]));
  expect(found.map(({ zone, isInPort }) => [zone, isInPort])).toEqual([["havana", false], ["nassau", false], ["havana", true]]);
  expect(found[0]).toMatchObject({ hostile: ["npc_esp_1"], wanted: { good: "sugar", count: 2 } });
  expect(found[1]).toMatchObject({ hostile: [], wanted: null });
  expect(found[2]?.hostile).toEqual([]);
  expect(ghosts(view, null)).toEqual([]);
});

test("beside a ship stands the chance to spot it, beside a course that of being spotted", () => {
  const likely = (chance: number): Explanation => ({ notes: [], sums: [], chances: [{ outcome: said("passed"), chance, is_good: true }, { outcome: said("failed"), chance: 1 - chance, is_good: false }] }) as unknown as Explanation;
  const ask = asking("what-next", [option("sail", { zone: "havana" }), option("sail", { zone: "nassau" }), option("scout-npc", { npc: "npc_esp_1" }), option("scout-player", { player: 2 })]);
  const found = chancesAt(ask, { "sail havana": likely(0.4), "scout-npc npc_esp_1": likely(0.7), "scout-player 2": likely(0.5) });
  expect([...found]).toEqual([["sea/havana", { percent: 60, isGood: false }], ["npc_esp_1", { percent: 70, isGood: true }], ["seat-2", { percent: 50, isGood: true }]]);
  expect(chancesAt(null, {}).size).toBe(0);
});

test("an option is chosen by the piece that says most", () => {
  const ask = asking("what-ashore", [option("repair", { area: "hull", gold: 2 }), option("repair", { area: "masts", gold: 2 }), option("seek-rumor", { gold: 2 }), option("leave-quay")]);
  expect(ask.options.map((each) => pieceFor(ask, each))).toEqual(["hull", "masts", "gold-2", null]);
  expect(click(ask, [], "hull")).toMatchObject({ kind: "play", option: { play: "repair hull 2" } });
});

test("the water of a zone means sailing there; where more can be done, the choice is narrowed", () => {
  const ask = asking("what-next", [option("sail", { zone: "nassau" }), option("dock", { zone: "havana" }), option("scout-merchant", { zone: "havana" })]);
  expect(click(ask, [], "nassau")).toMatchObject({ kind: "play" });
  expect(click(ask, [], "havana")).toEqual({ kind: "choose", chosen: ["havana"] });
});

test("errands are sorted by place, and several amounts of a good are one errand", () => {
  const ask = asking("what-to-sell", [option("sell", { good: "sugar", count: 1, gold: 6 }), option("sell", { good: "sugar", count: 2, gold: 12 }), option("stash", { gold: 10 }), option("done")]);
  const found = errands(ask);
  expect(found.map(({ place }) => place)).toEqual(["market", "chest"]);
  expect(found[0]?.errands).toMatchObject([{ piece: "sugar", glyph: "sugar" }]);
  expect(found[0]?.errands[0]?.options).toHaveLength(2);
  const chest = errands(asking("how-much-to-stash", [option("stash", { gold: 1 }), option("stash", { gold: 20 }), option("withdraw", { gold: 1 }), option("done")]));
  expect(chest[0]?.errands.map(({ options, gives }) => [options.map(amountOf), gives])).toEqual([[[1, 20], true], [[1], false]]);
  expect(isOnQuay(ask)).toBe(true);
  expect(isOnQuay(asking("what-next", []))).toBe(false);
  expect(isOnQuay(null)).toBe(false);
});

test("every errand has a drawing", () => {
  const all = [option("buy-goods", { cards: 6 }), option("repair", { area: "hull", gold: 2 }), option("buy-weapon", { weapon: "chain_shot", gold: 3 }), option("buy-modification", { modification: "chasers", gold: 3 }), option("buy-ship", { ship: "frigate", gold: 25 }), option("hire", { count: 1, gold: 1 }), option("claim", { mission: "refinery" })];
  const found = errands(asking("what-ashore", all)).flatMap(({ errands: each }) => each);
  expect(found).toHaveLength(all.length);
  expect(found.filter(({ glyph }) => !(glyph in GLYPHS))).toEqual([]);
});

const FIGHT: Said[] = [
  said("attacked-npc", { player: 1, npc: "npc_eng_1" }),
  said("escaped", { player: 1 }),
  said("attacked-by-npc", { npc: "npc_fra_1", player: 0 }),
  said("long-guns", { player: 0, dice: ["skull"], hits: 1 }),
  said("battle-round", { round: 1 }),
  said("npc-declared", { npc: "npc_fra_1", action: "shoot" }),
  said("declared", { player: 0, action: "board" }),
  said("npc-contest-rolled", { npc: "npc_fra_1", dice: ["1", "skull"], successes: 1 }),
  said("contest-rolled", { player: 0, dice: ["skull", "skull"], successes: 2 }),
  said("npc-volley", { npc: "npc_fra_1", dice: ["2"] }),
  said("hit", { player: 0, area: "masts", left: 2 }),
  said("sold", { player: 2 }),
  said("battle-round", { round: 2 }),
  said("boarding", { player: 0 }),
  said("crew-rolled", { player: 0, dice: ["skull"], removed: 1 }),
  said("won", { player: 0, how: "boarded" }),
  said("hit", { player: 2, area: "hull", left: 1 }),
];

test("the last battle is told again round by round", () => {
  const fight = lastFight(FIGHT);
  expect(fight?.sides).toEqual(["npc_fra_1", "seat-0"]);
  expect(fight?.rounds.map(({ number }) => number)).toEqual([0, 1, 2]);
  const [before, first, second] = fight?.rounds ?? [];
  expect(before?.rolls).toEqual([{ by: "seat-0", kind: "long-guns", dice: ["skull"], value: 1 }]);
  expect(first?.declared).toEqual({ npc_fra_1: "shoot", "seat-0": "board" });
  expect(first?.rolls.map(({ by, kind, value }) => [by, kind, value])).toEqual([["npc_fra_1", "contest", 1], ["seat-0", "contest", 2], ["npc_fra_1", "volley", null]]);
  expect(first?.strikes).toEqual([{ on: "seat-0", area: "masts", left: 2 }]);
  expect(second?.told.map(({ kind }) => kind)).toEqual(["boarding"]);
  expect(second?.strikes).toEqual([]);
  expect(fight?.end?.kind).toBe("won");
});

test("more successes win a contest, then the other dice, a tie nobody, and a battle under way has no end", () => {
  const fight = lastFight(FIGHT.slice(0, 9));
  expect(fight?.end).toBeNull();
  expect(fight && contestOf(fight.rounds[1]!, fight.sides)).toBe("seat-0");
  const roll = (dice: string[]) => lastFight([...FIGHT.slice(0, 8), said("contest-rolled", { player: 0, dice, successes: 1 })]);
  const [tie, ahead] = [roll(["skull", "1"]), roll(["skull", "2"])];
  expect(ahead && contestOf(ahead.rounds[1]!, ahead.sides)).toBe("seat-0");
  expect(tie && contestOf(tie.rounds[1]!, tie.sides)).toBeNull();
  expect(lastFight([said("sold", { player: 0 })])).toBeNull();
});

test("a battle is only just over until somebody's turn begins", () => {
  const end = said("parted");
  expect(isJustOver([said("turn-began", { player: 0 }), end, said("sold", { player: 0 })])).toBe(true);
  expect(isJustOver([end, said("turn-began", { player: 1 })])).toBe(false);
  expect(isJustOver([said("battle-round", { round: 1 })])).toBe(false);
});

test("what is shown large: a battle before a raid before a quay before a battle that is over", () => {
  const quay = asking("what-ashore", []);
  const battle = { zone: "havana" } as SeaView["battle"];
  const raid = { zone: "havana" } as SeaView["raid"];
  expect(sceneOf(sea({ battle, raid }), quay, true)).toBe("battle");
  expect(sceneOf(sea({ raid }), quay, true)).toBe("raid");
  expect(sceneOf(sea({}), quay, true)).toBe("quay");
  expect(sceneOf(sea({}), null, true)).toBe("after");
  expect(sceneOf(sea({}), null, false)).toBeNull();
});

test("a question opens the panel that it is about", () => {
  expect(panelFor("quay", asking("what-ashore", []))).toBe("scene");
  expect(panelFor(null, asking("in-anothers-turn", []))).toBe("cards");
  expect(panelFor("after", asking("what-next", []))).toBe("ship");
});

test("hits are placed on the ship that is meant", () => {
  expect(struckBy(asking("where-it-strikes", []))).toBe("seat-0");
  expect(struckBy(asking("where-it-strikes-npc", [], { npc: "npc_esp_1" }))).toBe("npc_esp_1");
  expect(struckBy(asking("what-to-sabotage", [], { player: 2 }))).toBe("seat-2");
  expect(struckBy(null)).toBeNull();
});

test("goods, refits, weapons, areas and nations have drawings", () => {
  const ids = [...rowsOf("goods"), ...rowsOf("modifications"), ...rowsOf("weapons"), "hull", "masts", "cargo", "crew", "cannons", "escape", "shoot", "board", "flee"];
  expect(ids.filter((id) => !(id in GLYPHS))).toEqual([]);
  expect(["eng", "fra", "ned", "esp", "pir"].filter((id) => !(id in FLAGS))).toEqual([]);
  expect(new Set(["1", "2", "3", "4", "skull"].map((shown) => face(shown, "#000", "#fff"))).size).toBe(5);
});

test("every kind of ship has a profile, a plan and figures of its own", () => {
  const kinds = rowsOf("ships");
  expect(kinds).toHaveLength(5);
  for (const draw of [profile, plan, field]) expect(new Set(kinds.map(draw)).size).toBe(5);
  expect(profile("canoe")).toBe("");
  expect(factsOf("sloop")).toEqual({ hull: 2, masts: 2, cargo: 2, crew: 2, cannons: 1, maneuver: 4 });
});

test("every captain looks like nobody else of the same nation", () => {
  const captains = readFileSync("../src/wardroom/games/marauders/data/captains.csv", "utf8").trim().split("\n").slice(1).map((line) => line.split(","));
  expect(new Set(captains.map(([id = "", , nation = ""]) => portrait(id, nation))).size).toBe(captains.length);
});

test("the register in words for players", () => {
  const rules = [{ id: "zone.havana.port", title: { en: "Havana: honest trade" }, summary: { en: "Sells at 7." } }, { id: "zone.nassau.port", title: { en: "Nassau: low prices" }, summary: { en: "Cheap." } }] as unknown as RuleInfo[];
  expect(specialsOf(rules, "havana", "en")).toEqual([{ title: "honest trade", summary: "Sells at 7." }]);
  expect(readable("deliver in st_maarten or at sea", new Set(["st_maarten"]), () => "St. Maarten")).toBe("deliver in St. Maarten or at sea");
  expect(abilityOf("England, port_royal, 3/3/2/2. Once per raid, she may.")).toBe("Once per raid, she may.");
  expect(abilityName("Ann Hawley, Raider's nerve")).toBe("Raider's nerve");
});

test("notes float up from whom they concern", () => {
  const notes = notesOf([said("npc-hit", { npc: "npc_esp_1", area: "hull", left: 1 }), said("raid-won", { player: 2, gold: 9 }), said("turn-began", { player: 0 })]);
  expect(notes).toEqual([
    { id: "npc_esp_1", glyph: "hull", text: "−1", isGood: false },
    { id: "seat-2", glyph: "gold", text: "+9", isGood: true },
  ]);
});

test("names and numbers", () => {
  expect(shortName("Commodore Ashby", "eng")).toBe("Ashby");
  expect(shortName("Black Osric", "frg")).toBe("Black Osric");
  expect(shortName("Spanish man-of-war", "esp")).toBe("Spanish man-of-war");
  expect(ensign("slp")).toBe("pir");
  expect(kindOf("bosun.2")).toBe("bosun");
  expect(counted(["rum", "wood", "rum"])).toEqual([["rum", 2], ["wood", 1]]);
  expect(seating(sea({}), 2)).toEqual([2, 0, 1]);
});

test("what cards of the hand say is asked for once somebody has some", () => {
  const sea = (player: object, mine: object | null = null): SeaView => ({ players: [{ specialists: [], kept: [], ...player }], mine }) as unknown as SeaView;
  const open = ["captain", "event", "missioncard", "npccard", "zone"];
  expect(chaptersOf(sea({}, { hand: [], rumor: null }), null)).toEqual(open);
  const [card, all] = [{ id: "bosun.1" }, [...open, "glorycard", "rumorcard"]];
  expect(chaptersOf(sea({ specialists: [card] }), null)).toEqual(all);
  expect(chaptersOf(sea({}, { hand: [card], rumor: null }), null)).toEqual(all);
  expect(chaptersOf(sea({}), asking("which-rumor", [option("keep-rumor", { card: "shark" })]))).toEqual(all);
});
