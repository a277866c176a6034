import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LineInfo, Said } from "../../api/types";
import { fightAt, fightOf, verdictOf, type Meeting } from "./fights";
import { CARGOES, SLOTS, TILES } from "./glyphs";
import { notesOf } from "./notes";
import { fittings, holds, lengthOf, sections } from "./rigging";
import { CLASSES } from "./sails";
import { CARGO, pieces, seating, type PirateView, type SeaView } from "./view";

const table = (name: string): string[][] => readFileSync(`../src/wardroom/games/nassau/data/${name}.csv`, "utf8").trim().split("\n").slice(1).map((line) => line.split(","));
const said = (kind: string, facts: Said["facts"]): Said => ({ kind, facts, seats: ["player"], rule: "" });

test("everything in the box has a drawing", () => {
  expect(table("tiles").map(([id]) => id ?? "").filter((id) => !(id in TILES))).toEqual([]);
  expect(table("merchants").map((row) => row[2] ?? "").filter((rig) => !(rig in CLASSES))).toEqual([]);
  expect(CARGO.filter((kind) => !(kind in CARGOES))).toEqual([]);
});

const slot = (section: string, name: string): PirateView["slots"][number] => ({ section, slot: name, tile: null, state: "" });
const ship = (...more: string[]): PirateView =>
  ({ sections: ["bow", "stern", ...more], slots: [slot("bow", "crew"), slot("bow", "crew"), slot("stern", "black"), slot("stern", "yellow-stern")] }) as unknown as PirateView;

test("a ship grows from the middle, and shows what can be built next", () => {
  expect(sections(ship()).map(({ id, isBuilt }) => [id, isBuilt])).toEqual([["stern", true], ["brigantine", false], ["bow", true]]);
  expect(sections(ship("brigantine")).map(({ id, isBuilt }) => [id, isBuilt])).toEqual([["stern", true], ["galleon", false], ["brigantine", true], ["bow", true]]);
  expect(sections(ship("brigantine", "galleon")).every(({ isBuilt }) => isBuilt)).toBe(true);
  expect(lengthOf(sections(ship("brigantine")))).toBeGreaterThan(lengthOf(sections(ship())));
});

test("every slot has a place and a colour of its own, every section four places in the hold", () => {
  const all = sections(ship());
  expect(new Set(fittings(ship(), all).map(({ at }) => at.join("/"))).size).toBe(4);
  expect(holds(all).length).toBe(8);
  expect(Object.keys(SLOTS)).toContain("yellow-stern");
});

test("a fight shows both values, a bombardment its guns", () => {
  expect(fightOf(said("fought", { player: 1, navigation: 4, their_navigation: 3, gunnery: 2, their_gunnery: 2 }))).toEqual([
    { value: "navigation", ours: 4, theirs: 3 },
    { value: "gunnery", ours: 2, theirs: 2 },
  ]);
  expect(fightOf(said("bombarded", { player: 1, gunnery: 7, their_gunnery: 6 }))).toEqual([{ value: "gunnery", ours: 7, theirs: 6 }]);
  expect(fightOf(said("passed", { player: 1 }))).toEqual([]);
});

test("what happens to a ship floats up from it", () => {
  const loot = said("stowed", { player: 2, cargo: ["powder", "powder", "eight"], by: "2.capture.4.b" });
  expect(notesOf([said("passed", { player: 0, closed: false }), loot])).toEqual([
    { seat: 2, marks: [{ glyph: "powder", text: "+2" }, { glyph: "eight", text: "+1" }], isGood: true },
  ]);
  expect(notesOf([said("lost-cargo", { player: 1, cargo: ["rum"] })])[0]).toMatchObject({ isGood: false, marks: [{ glyph: "rum", text: "−1" }] });
});

test("the reader sits first, and cargo is told one by one", () => {
  const view = { pirates: [1, 2, 3, 4] } as unknown as SeaView;
  expect(seating(view, 2)).toEqual([2, 3, 0, 1]);
  expect(seating(view, null)).toEqual([0, 1, 2, 3]);
  expect(pieces({ rum: 2, powder: 1 })).toEqual(["powder", "rum", "rum"]);
});

const met = (...pairs: [number, number][]): Meeting[] => pairs.map(([ours, theirs], at) => ({ value: at === 0 ? "navigation" : "gunnery", ours, theirs }));

test("a fight is won by both values, tied by an equal one, and the navy takes a half for each", () => {
  expect(verdictOf(met([4, 3], [4, 3]), "merchants")).toBe("wins");
  expect(verdictOf(met([4, 3], [3, 3]), "merchants")).toBe("ties");
  expect(verdictOf(met([4, 3], [2, 3]), "merchants")).toBe("loses");
  expect(verdictOf(met([6, 6]), "ports")).toBe("ties");
  expect([met([3, 2], [3, 2]), met([3, 2], [2, 2]), met([2, 2], [1, 2])].map((each) => verdictOf(each, "navy"))).toEqual(["eludes", "half", "both"]);
});

test("the stage keeps a fight until its end is told, and names what the values are made of", () => {
  const view = { captains: { "c-2-1": { navigation: 2, gunnery: 1 } }, pirates: [{ strength: { merchants: { navigation: 1, gunnery: 1 } } }] } as unknown as SeaView;
  const blow = said("fought", { player: 0, target: "m1-amity", card: "c-2-1", navigation: 4, their_navigation: 1, gunnery: 2, their_gunnery: 1, navy: false });
  const past = [{ number: 3, seat: 0, play: "", events: [blow], stills: [] } as unknown as LineInfo];
  const fight = fightAt(blow, [], view);
  expect(fight?.meetings.map(({ ship, card, crew }) => [ship, card, crew])).toEqual([[1, 2, 1], [1, 1, 0]]);
  expect(fightAt(said("captured", { player: 0, ship: "m1-amity" }), past, view)).toEqual(fight);
  expect(fightAt(said("stowed", { player: 0, cargo: [] }), past, view)).toBeNull();
});
