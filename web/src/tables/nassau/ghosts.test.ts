import { expect, test } from "vitest";
import type { AskInfo } from "../../api/types";
import { click, litBy } from "../../table/narrow";
import { ghosts, pieceAt, prospect, services } from "./ghosts";
import type { PirateView, SeaView, SpaceView } from "./view";

const option = (die: number, to: number, place: string): AskInfo["options"][number] => ({
  play: `sail ${die} ${to}`,
  said: { kind: "sail", facts: { die, to, place }, seats: [], rule: "" },
  gives_up: false,
  passes: false,
  gathers: false,
});
const ask: AskInfo = {
  seat: 0,
  is_reaction: false,
  said: { kind: "where-to", facts: { move: 2, trim: 0, six: false, chart: false }, seats: [], rule: "2.move.die" },
  options: [option(2, 6, "m1-atlas"), option(2, 2, "route-2"), option(2, 7, "transit-1"), option(5, 9, "route-9"), option(5, 1, "la-havana"), option(5, 7, "transit-1")],
};
const nothing = { powder: 0, goods: 0, rum: 0, eight: 0, hostage: 0 };
const route = (space: number, navigation = 0, gunnery = 0): SpaceView => ({
  space, kind: "route", region: 1, id: `route-${space}`, offer: [], pieces: 0, gunnery: 0, plunder: 0, ransom: 0, plundered: false, pirates: [],
  merchant: navigation > 0 ? { id: "m1-atlas", region: 1, navigation, gunnery, loot: nothing } : null,
});
const port = (gunnery: number, plundered = false): SpaceView => ({ ...route(1), kind: "port", id: "la-havana", gunnery, plundered });
const values = { navigation: 2, gunnery: 2 };
const pirate = { space: 4, dice: [2, 5], hand: ["c-3-3", "c-2-1", "c-1-2"], strength: { merchants: values, navy: values, ports: values } } as unknown as PirateView;
const view = {
  pirates: [pirate],
  captains: { "c-3-3": { navigation: 3, gunnery: 3 }, "c-2-1": { navigation: 2, gunnery: 1 }, "c-1-2": { navigation: 1, gunnery: 2 } },
} as unknown as SeaView;

test("every space that a die leads to has one ghost, with its dice and its way", () => {
  expect(ghosts(view, ask)).toEqual([
    { space: 6, dice: [2], way: "on", isAny: false },
    { space: 2, dice: [2], way: "back", isAny: false },
    { space: 7, dice: [2, 5], way: "on", isAny: true },
    { space: 9, dice: [5], way: "on", isAny: false },
    { space: 1, dice: [5], way: "back", isAny: false },
  ]);
  expect(ghosts(view, null)).toEqual([]);
});

test("a die that is picked up leaves the spaces it leads to", () => {
  expect(ghosts(view, ask, ["die-5"]).map(({ space }) => space)).toEqual([9, 1, 7]);
});

test.each([
  [route(6, 3, 2), "merchant", "c-2-1"],
  [route(6, 2, 3), "merchant", "c-1-2"],
  [route(6, 4, 4), "merchant", "c-3-3"],
  [route(6, 5, 4), "merchant", null],
  [route(6), "empty", null],
  [port(3), "port", "c-1-2"],
  [port(5), "port", null],
  [port(3, true), "plundered", null],
])("the weakest card that wins, and none where equal values meet: %#", (space, kind, card) => {
  expect(prospect(view, 0, space)).toEqual({ kind, card });
});

test("a click on a space means the move there, else what lies there", () => {
  const space = route(6, 3, 2);
  expect(pieceAt(space, litBy(ask, []))).toBe("to-6");
  expect(pieceAt(space, new Set(["m1-atlas"]))).toBe("m1-atlas");
  expect(pieceAt(space, new Set())).toBe("m1-atlas");
  expect(pieceAt(route(6), new Set())).toBe("route-6");
});

test("a space that one die leads to is sailed to at once; a transit asks for the die", () => {
  expect(click(ask, [], "to-9")).toMatchObject({ kind: "play", option: { play: "sail 5 9" } });
  expect(click(ask, [], "to-7")).toEqual({ kind: "choose", chosen: ["to-7"] });
  expect(click(ask, ["to-7"], "die-2")).toMatchObject({ kind: "play", option: { play: "sail 2 7" } });
});

test("the crew that may be called upon say what they bring", () => {
  const said = (kind: string, facts: Record<string, unknown>): AskInfo["options"][number] => ({ ...option(1, 1, ""), said: { kind, facts, seats: [], rule: "" } }) as AskInfo["options"][number];
  const offered = [said("help", { crew: "boatswain", value: "gunnery" }), said("fetch", { crew: "cook", cargo: "rum" }), said("jolly-roger", { crew: "bard" })];
  expect([...services({ ...ask, options: offered })]).toEqual([["boatswain", "gunnery"], ["cook", "rum"]]);
  expect(services(null).size).toBe(0);
});
