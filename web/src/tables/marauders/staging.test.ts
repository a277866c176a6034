/** What the theatre shows large, from what was told. */
import { expect, test } from "vitest";
import type { LineInfo, Said } from "../../api/types";
import { actAt, chanceOf, shotsOn, zoneOf, type Clash } from "./staging";
import type { SeaView } from "./view";

const said = (kind: string, facts: Record<string, unknown> = {}): Said => ({ kind, rule: "", facts, seats: ["player", "other"] }) as Said;
const lines = (...events: Said[]): LineInfo[] => [{ number: 1, seat: 0, events, stills: [] }] as unknown as LineInfo[];
const ship = { ship: "sloop", areas: [3, 3, 2, 3, 2], full: [3, 3, 3, 3, 3], zone: "havana", maneuver: 3 };
const side = { seat: -1, npc: "npc_esp_1", ship: "frigate", areas: [4, 4, 4, 4, 4], full: [4, 4, 4, 4, 4], declared: "shoot" };
const sea = (more: object): SeaView => ({ zones: { havana: {}, nassau: {} }, npcs: [{ id: "npc_esp_1", zone: "nassau", ship: "frigate" }], players: [ship], active: 0, battle: null, raid: null, ...more }) as unknown as SeaView;

const BEGAN = said("attacked-by-npc", { npc: "npc_esp_1", player: 0 });
const VOLLEY = said("volley", { player: 0, dice: ["skull", "2", "4"] });
const HIT = said("hit", { player: 0, area: "masts", left: 2 });
const SAVED = said("hit-cancelled", { player: 0, area: "cannons", by: "bosun" });

test("numbers strike before skulls, one shot after the other", () => {
  expect(shotsOn([VOLLEY], "seat-0").map(({ die, area, state }) => [die, area, state])).toEqual([["2", "masts", "next"], ["4", "cannons", "next"], ["skull", "", "next"]]);
  const [masts, cannons, skull] = shotsOn([VOLLEY, HIT, SAVED], "seat-0");
  expect(masts).toMatchObject({ state: "done", isSaved: false });
  expect(cannons).toMatchObject({ state: "now", isSaved: true });
  expect(skull).toMatchObject({ state: "next" });
});

test("a volley is over when another round begins, and is nobody else's", () => {
  expect(shotsOn([VOLLEY, said("battle-round", { round: 2 })], "seat-0")).toEqual([]);
  expect(shotsOn([VOLLEY], "npc_esp_1")).toEqual([]);
});

test("a hit in a battle: both ships with their areas, and the die that fell", () => {
  const view = sea({ battle: { zone: "havana", round: 1, boarding: 0, aggressor: side, defender: { ...side, seat: 0, npc: "", ...ship } } });
  const act = actAt(HIT, lines(BEGAN, said("battle-round", { round: 1 }), VOLLEY, HIT), view) as Clash;
  expect(act.kind).toBe("battle");
  expect(act.sides.map(({ id, ship: kind, areas }) => [id, kind, areas[0]])).toEqual([["npc_esp_1", "frigate", 4], ["seat-0", "sloop", 3]]);
  expect(act.blow).toEqual({ on: "seat-0", area: "masts", left: 2, die: "2" });
});

test("equal successes are decided by the other dice, and whoever has still to roll shows no old ones", () => {
  const view = sea({ battle: { zone: "havana", round: 1, boarding: 0, aggressor: side, defender: { ...side, seat: 0, npc: "", ...ship } } });
  const [theirs, mine] = [said("npc-contest-rolled", { npc: "npc_esp_1", dice: ["skull", "4"], successes: 1 }), said("contest-rolled", { player: 0, dice: ["skull", "2"], successes: 1 })];
  const half = actAt(theirs, lines(BEGAN, theirs), view) as Clash;
  expect([half.throws.map((roll) => roll?.value ?? null), half.winner]).toEqual([[1, null], null]);
  expect((actAt(mine, lines(BEGAN, theirs, mine), view) as Clash).winner).toBe("npc_esp_1");
});

test("a storm strikes one ship, a raid has a merchant, a test has its chance", () => {
  const storm = said("storm-strikes", { player: 0, dice: ["2"] });
  expect(actAt(HIT, lines(storm, HIT), sea({}))).toMatchObject({ kind: "storm", sides: [{ id: "seat-0" }], blow: { die: "2" } });
  const raid = actAt(said("raid-cards"), lines(), sea({ raid: { zone: "havana", dice: ["skull", "1"], cards: [] } })) as Clash;
  expect([raid.kind, raid.sides.map(({ id }) => id), raid.throws[0]?.value]).toEqual(["raid", ["seat-0", "merchant"], 1]);
  const tested = said("skill-tested", { player: 0, skill: "scouting", dice: ["1", "skull"], successes: 1, need: 1 });
  expect(actAt(tested, lines(tested), sea({}))).toMatchObject({ kind: "test", skill: "scouting", need: 1, successes: 1 });
  const again = said("rerolled", { player: 0, by: "x", dice: ["3", "3"], successes: 0 });
  expect(actAt(again, lines(tested, again), sea({}))).toMatchObject({ skill: "scouting", need: 1, successes: 0 });
  expect(actAt(said("sold", { player: 0 }), lines(), sea({}))).toBeNull();
  expect(chanceOf(2, 1)).toBeCloseTo(5 / 9);
  expect(chanceOf(3, 2)).toBeCloseTo(7 / 27);
  expect(chanceOf(1, 0)).toBeCloseTo(1);
});

test("the zone of an event is the one it names, else where the battle, the captain or the player is", () => {
  expect(zoneOf(said("docked", { player: 0, port: "nassau" }), sea({}))).toBe("nassau");
  expect(zoneOf(said("hit", { player: 0 }), sea({ battle: { zone: "nassau" } }))).toBe("nassau");
  expect(zoneOf(said("npc-gone", { npc: "npc_esp_1" }), sea({}))).toBe("nassau");
  expect(zoneOf(said("sold", { player: 0 }), sea({}))).toBe("havana");
  expect(zoneOf(said("round-began", {}), sea({}))).toBe("");
});
