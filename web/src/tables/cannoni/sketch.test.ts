/** Battles that are being drawn: moving things, the file, and what may be wrong with it. */
import { expect, test } from "vitest";
import { blank, changed, headingAt, joined, moved, room, scenarioOf, sketchOf, split, spotOf, thingsIn, turned, withGround, without, withoutSide, withShip, withSide, withWork, wrongOf } from "./sketch";
import { degreesOf } from "./view";
import { idOf, manned } from "./yard";

const names = (id: string): Record<string, string> => ({ en: id, it: id });
const battle = withWork(withGround(withShip(withShip(blank(), 0, "gb_shannon"), 1, "fr_bellone"), "land", [20, 4]), names, [20, 6]);

test("a drawing becomes a file and comes back from it", () => {
  const file = scenarioOf({ ...battle, title: "The Narrows" });
  const again = sketchOf(JSON.parse(JSON.stringify(file)), "en");
  expect(scenarioOf(again!)).toEqual(file);
  expect(thingsIn(again!)).toEqual(["ship:0:0", "ship:1:0", "work:0", "land:0"]);
});

test("what is no scenario is not opened", () => {
  for (const data of [null, 3, {}, { table: [3, 4] }, { table: 3, sides: { GB: {}, FR: {} } }]) expect(sketchOf(data, "en")).toBeNull();
});

test("a thing moves by quarters of an inch and stays on the table", () => {
  const [x, y] = spotOf(battle, "ship:0:0")!;
  expect(spotOf(moved(battle, "ship:0:0", 1.1, -0.4), "ship:0:0")).toEqual([x + 1, y - 0.5]);
  expect(spotOf(moved(battle, "work:0", -99, 99), "work:0")).toEqual([0, 36]);
});

test("a corner moves alone, an outline as a whole", () => {
  const corner = moved(battle, "land:0", 1, 0, 2).land[0]!;
  expect(corner.map(([x], at) => x - battle.land[0]![at]![0])).toEqual([0, 0, 1, 0]);
  expect(moved(battle, "land:0", 1, 0).land[0]!.map(([x], at) => x - battle.land[0]![at]![0])).toEqual([1, 1, 1, 1]);
});

test("corners come and go, but three stay", () => {
  const more = split(battle, "land:0", 1);
  expect(more.land[0]).toHaveLength(5);
  const few = [0, 0, 0, 0].reduce((sketch) => joined(sketch, "land:0", 0), more);
  expect(few.land[0]).toHaveLength(3);
});

test("a new ship lies clear of others and can sail", () => {
  const fleet = ["a", "b", "c", "d", "e"].reduce((sketch, ship) => withShip(sketch, 0, ship), { ...battle, wind: "E" });
  const spots = fleet.sides[0]!.ships;
  spots.forEach((ship, at) => spots.slice(at + 1).forEach((other) => expect(Math.hypot(ship.x - other.x, ship.y - other.y)).toBeGreaterThan(4)));
  for (const { heading } of spots.slice(1)) expect(Math.abs(degreesOf(heading) - degreesOf("E"))).toBeGreaterThanOrEqual(45);
  expect(room(blank(), 1)[0]).toBeGreaterThan(22);
  expect(headingAt({ ...blank(), wind: "" }, [4, 18])).toBe("E");
});

test("a new battery stands on the shore and looks over the table", () => {
  const sketch = withWork(withGround(blank(), "land", [4, 18]), names);
  expect(sketch.works[0]).toMatchObject({ x: 7, y: 17.5, arc_centre: "E" });
});

test("there are four batteries at most", () => {
  const many = [1, 2, 3, 4, 5].reduce((sketch) => withWork(sketch, names), blank());
  expect(new Set(many.works.map(({ id }) => id)).size).toBe(4);
});

test("ships turn by points, change and go", () => {
  expect(turned("N", -1)).toBe("NNW");
  expect(changed(battle, "ship:1:0", { sails: "full" }).sides[1]!.ships[0]!.sails).toBe("full");
  expect(without(battle, "ship:0:0").sides[0]!.ships).toEqual([]);
});

test("a special rule goes with the ships it names", () => {
  const special = { ...battle, special: [{ rule: "hold_fire", ships: ["gb_shannon"], turns: 1 }] };
  expect(scenarioOf(special)["special"]).toHaveLength(1);
  expect(scenarioOf(without(special, "ship:0:0"))["special"]).toHaveLength(0);
});

test("what the rules refuse is shown where it is", () => {
  expect(wrongOf({ where: "scenario.sides.FR.ships[0]", expected: "deep enough water" }, battle)).toEqual({ wrong: "aground", thing: "ship:1:0" });
  expect(wrongOf({ where: "scenario.land[0]", expected: "an outline that does not cross itself" }, battle)).toEqual({ wrong: "crossed", thing: "land:0" });
  expect(wrongOf({ where: "scenario.forts[0].batteries[0]", expected: "a point on the table" }, battle)).toEqual({ wrong: "outline", thing: "work:0" });
  expect(wrongOf({ where: "scenario.sides.FR.ships", expected: "at least one ship" }, battle)).toEqual({ wrong: "empty", thing: "" });
});

test("a design is known by its flag and name, and its crew by its nation", () => {
  expect(idOf("GB", "L'Espérance II")).toBe("gb_l_esperance_ii");
  const yard = { nations: { ES: { manoeuvre: [4, 6], combat: [0, 2], fire: [-2, 0] } } } as const;
  const design = { id: "", name: "Gamo", nation: "ES", built: "ES", type: "xebec", guns: 32, men: 319, manoeuvre: 8, combat: -1, fire: 1, carronades: 0, qualities: [] };
  expect(manned(design, yard)).toMatchObject({ id: "es_gamo", manoeuvre: 6, combat: 0, fire: 0 });
});

test("a third side, alliances and squadrons go into the file and come back", () => {
  const three = withSide(blank(), ["GB", "FR", "US"]);
  expect(three.sides.map(({ name, home_edge }) => [name, home_edge])).toEqual([["GB", "W"], ["FR", "E"], ["US", "S"]]);
  const fleet = withShip(withShip(withShip(three, 0, "gb_java", [10, 8]), 0, "gb_shannon", [10, 12]), 2, "us_wasp", [30, 8]);
  const named = { ...fleet, sides: fleet.sides.map((side, at) => ({ ...side, alliance: at === 1 ? 0 : 1, ships: side.ships.map((ship) => ({ ...ship, heading: "N", squadron: 1 })) })) };
  const file = scenarioOf(named) as { sides: Record<string, { squadrons: string[][]; ships: object[] }>; alliances: string[][] };
  expect(file.alliances).toEqual([["GB", "US"]]);
  expect(file.sides["GB"]!.squadrons).toEqual([["gb_shannon", "gb_java"]]);
  expect(file.sides["US"]!.squadrons).toEqual([]);
  expect(Object.keys(file.sides["GB"]!.ships[0]!)).not.toContain("squadron");
  const again = sketchOf(file, "en")!;
  expect(again.sides.map(({ alliance }) => alliance)).toEqual([1, 0, 1]);
  expect(again.sides[0]!.ships.map(({ squadron }) => squadron)).toEqual([1, 1]);
});

test("a file of old has one squadron", () => {
  const side = { home_edge: "W", ships: [{ ship: "gb_java", x: 5, y: 5, heading: "N" }], squadron: ["gb_java"] };
  const found = sketchOf({ table: [40, 30], turns: 5, sides: { GB: side, FR: { home_edge: "E", ships: [] } } }, "en")!;
  expect(found.sides[0]!.ships[0]!.squadron).toBe(1);
});

test("a side goes with its ships and batteries", () => {
  const work = (side: number) => ({ ...withWork(blank(), () => ({})).works[0]!, side });
  const three = { ...withSide(blank(), ["US"]), works: [work(1), work(2)] };
  const two = withoutSide(three, 1);
  expect(two.sides.map(({ name }) => name)).toEqual(["GB", "US"]);
  expect(two.works.map(({ side }) => side)).toEqual([1]);
  expect(withoutSide(two, 0)).toBe(two);
});

test("what is wrong with sides, alliances and squadrons has words", () => {
  expect(wrongOf({ where: "scenario.sides", expected: "two to four sides" }, blank()).wrong).toBe("sides");
  expect(wrongOf({ where: "scenario.alliances", expected: "an enemy" }, blank()).wrong).toBe("allies");
  expect(wrongOf({ where: "scenario.sides.GB.squadrons[0]", expected: "ships in line ahead, van first" }, blank()).wrong).toBe("line");
});
