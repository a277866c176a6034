/** What the chart makes of events: movements, smoke, the clock, dice, fates. */
import { expect, test } from "vitest";
import type { LineInfo, Said } from "../../api/types";
import { rowOf } from "./boxes";
import { activations, faceOf, stepOf, STEPS } from "./clock";
import { diceOf } from "./dice";
import { fateOf } from "./fates";
import { beatsOf, between, chancesOf, freshOn, lengthOf, meleeChances, shotAt, smokes, startOf, turnOf, wayOf } from "./story";
import type { BattleView, TokenView } from "./view";

const said = (kind: string, facts: Record<string, unknown>): Said => ({ kind, facts, seats: [], rule: "", to: null });
const FIRED = said("fired", { ship: "gb_shannon", side: "port", target: "us_chesapeake", rolled: 6, modifier: 4, score: 10, against: 3, damage: 3, rake: "bow" });

test("a phase is called, sailing is a movement, a broadside a shot, sinking an end; talk is nothing", () => {
  const events = [said("phase-called", { phase: 4 }), said("token-shown", { ship: "gb_shannon", value: 3 }), said("phase-called", { phase: 3 }), said("sailed", { ship: "gb_shannon", distance: 3, x: 4, y: 5, heading: 24 }), FIRED, said("sank", { ship: "us_chesapeake" })];
  expect(beatsOf(events)).toEqual([
    { kind: "phase", ship: "", phase: 3 },
    { kind: "move", ship: "gb_shannon", to: { x: 4, y: 5, heading: 90 }, inches: 3 },
    { kind: "shot", ship: "gb_shannon", side: "port", target: "us_chesapeake", damage: 3, rake: "bow" },
    { kind: "gone", ship: "us_chesapeake", way: "sunk" },
  ]);
});

test("with many beats waiting each is shorter", () => {
  const [beat] = beatsOf([FIRED]);
  expect(lengthOf(beat!, 20)).toBeLessThan(lengthOf(beat!, 0) / 3);
});

test("a ship turns the shorter way and arrives where she is meant to", () => {
  expect(turnOf(350, 10)).toBe(20);
  expect(turnOf(10, 350)).toBe(-20);
  const [from, to] = [{ x: 0, y: 0, heading: 350 }, { x: 2, y: 3, heading: 40 }];
  expect(between(from, to, 1)).toEqual({ x: 2, y: 3, heading: 400 });
  expect(between(from, to, 0)).toEqual(from);
});

test("nobody crosses the whole table because a reader went back to another moment", () => {
  const [beat] = beatsOf([said("sailed", { ship: "gb_shannon", distance: 3, x: 4, y: 5, heading: 24 })]);
  if (beat?.kind !== "move") throw new Error("not a movement");
  const near = { x: 2, y: 5, heading: 90 };
  expect(startOf(near, beat)).toBe(near);
  expect(startOf({ x: 40, y: 30, heading: 0 }, beat)).toBe(beat.to);
  expect(startOf(undefined, beat)).toBe(beat.to);
});

test("smoke thins when a phase is called, and is gone with the next", () => {
  const line = (number: number, ...events: Said[]): LineInfo => ({ number, seat: 0, play: "", events }) as unknown as LineInfo;
  const called = said("phase-called", { phase: 2 });
  const past = [line(1, FIRED), line(2, called, FIRED), line(3, called, said("fired-off", { ship: "gb_shannon", side: "starboard" }))];
  expect(smokes(past).map(({ side, age }) => [side, age])).toEqual([["starboard", 0], ["port", 1]]);
  expect(smokes([...past, line(4, said("turn-began", { turn: 2 }))])).toEqual([]);
});

test("dice stand beside what they decided", () => {
  expect(diceOf(FIRED)).toEqual({ ours: 6, plus: 4, theirs: 3 });
  expect(diceOf(said("wind-turned", { rolled: 5 }))).toEqual({ ours: 5, plus: null, theirs: null });
  expect(diceOf(said("idle", { ship: "x" }))).toBeNull();
});

test("the clock points at the phase, and nowhere once the battle is over", () => {
  expect(STEPS[stepOf({ stage: "act", phase: 4, ending: "" })]).toBe("4");
  expect(STEPS[stepOf({ stage: "melee", phase: 0, ending: "" })]).toBe("boarding");
  expect(stepOf({ stage: "victory", phase: 0, ending: "crushing" })).toBe(-1);
});

const token = (change: Partial<TokenView>): TokenView => ({ value: 0, placed: true, shown: false, used: [], past: [], units: [], ...change });

test("a token is shown, mine, face down, or not there", () => {
  expect([token({ shown: true, value: 3 }), token({ value: 3 }), token({}), token({ placed: false })].map(faceOf)).toEqual(["up", "mine", "down", "none"]);
});

test("who acts now and who later, as far as the reader knows", () => {
  const ship = (id: string, change: Partial<TokenView>): unknown => ({ id, place: "sea", token: token(change) });
  const view = { stage: "act", phase: 3, ships: [ship("a", { value: 4, shown: true }), ship("b", { value: 3, shown: true }), ship("c", {}), ship("d", { value: 1 })], batteries: [] } as unknown as BattleView;
  const slots = activations(view).filter(({ units }) => units.length > 0);
  expect(slots.map(({ phase, units, state }) => [phase, units.join(), state])).toEqual([[4, "a", "now"], [3, "b", "now"], [1, "d", "to-come"], [0, "c", "hidden"]]);
});

test("what became of a ship", () => {
  const ship = { place: "sea", side: 0, born: 0, marks: [] };
  expect(fateOf(ship)).toBe("afloat");
  expect(fateOf({ ...ship, side: 1 })).toBe("taken");
  expect(fateOf({ ...ship, place: "sunk", side: 1 })).toBe("sunk");
  expect(fateOf({ ...ship, marks: ["struck"] })).toBe("struck");
  expect(fateOf({ ...ship, place: "off" })).toBe("gone");
});

const sailed = (ship: string, x: number): Said => said("sailed", { ship, distance: 2, x, y: 5, heading: 0 });
const told = (...events: Said[]): LineInfo[] => [{ number: 1, seat: 0, events, stills: [] }] as unknown as LineInfo[];
const CALLED = said("phase-called", { phase: 2 });

test("a way leads from where she lay before through every place she has come to, until she does something else", () => {
  const past = told(sailed("a", 1), sailed("b", 9), CALLED, sailed("a", 3), sailed("b", 8), sailed("a", 5));
  expect(wayOf(past, "a").map(({ x }) => x)).toEqual([1, 3, 5]);
  expect(wayOf(past, "b").map(({ x }) => x)).toEqual([9, 8]);
  expect(wayOf([...past, ...told(CALLED, said("token-shown", { ship: "a" }))], "a").map(({ x }) => x)).toEqual([1, 3, 5]);
  expect(wayOf([...past, ...told(said("tried", { ship: "a" }))], "a").map(({ x }) => x)).toEqual([1, 3, 5]);
  expect(wayOf([...past, ...told(CALLED, said("loaded", { ship: "a" }))], "a")).toEqual([]);
  expect(wayOf([...past, ...told(said("turn-began", {}))], "a")).toEqual([]);
  expect(wayOf(told(CALLED, sailed("a", 3)), "a").map(({ x }) => x)).toEqual([3]);
});

test("a shot is shown until somebody sails or another phase is called", () => {
  const struck = said("hull-struck", { ship: "us_chesapeake", side: "port", boxes: 2 });
  expect(shotAt(told(CALLED, FIRED, struck))).toBe(FIRED);
  expect(shotAt(told(FIRED, CALLED))).toBeNull();
  expect(shotAt(told(CALLED, FIRED, sailed("a", 1)))).toBeNull();
});

test("boxes struck in this phase are fresh", () => {
  const struck = (kind: string, facts: object): Said => said(kind, { ship: "a", ...facts });
  const past = told(struck("hull-struck", { side: "port", boxes: 4 }), CALLED, struck("hull-struck", { side: "port", boxes: 1 }), struck("hull-struck", { side: "port", boxes: 2 }), struck("rigging-struck", { mast: "fore", boxes: 1 }), struck("crew-struck", { boxes: 3 }), said("crew-struck", { ship: "b", boxes: 1 }));
  expect(freshOn(past, "a")).toEqual({ port: 3, fore: 1, crew: 3 });
  expect(rowOf(6, 2, 0, 0, 100, 1, 3).map(({ isFresh }) => isFresh)).toEqual([false, true, true, true, false, false]);
});

test("the chance before a roll counts all rolls, as the rules do", () => {
  expect(chancesOf(3, 10)).toEqual([0.21, 0.39, 0.15, 0.25].map((part) => expect.closeTo(part)));
  expect(meleeChances(0, 0, 10)).toEqual([0.45, 0.1, 0.45].map((part) => expect.closeTo(part)));
  expect(meleeChances(2, 0, 6)[0]).toBeGreaterThan(0.6);
});
