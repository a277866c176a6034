import { describe, expect, it } from "vitest";
import { CARDS, SHIPS } from "../data";
import { changed, choosable, fileName, freeNavies, inRowOf, newDraft, pointsOf, problemOf, readDraft, toggled, withNavy, withoutSide, withSide, worthOf, type Box, type Draft } from "./scenario";

const names = (id: string): Record<string, string> => ({ en: id, it: id });
const BOX: Box = {
  navies: { us: ["us-iowa", "us-knox", "us-sturgeon"], su: ["su-kirov", "su-k-316"], no: ["no-bergen"] },
  neutral: "non-combatant",
  ships: Object.fromEntries(Object.entries(SHIPS).map(([id, facts]) => [id, { ...facts, names: names(id), pack: "base" }])),
  cards: Object.fromEntries(Object.entries(CARDS).map(([id, facts]) => [id, { ...facts, names: names(id), copies: 2 }])),
  kinds: ["intel"],
  scenarios: {},
  most: { sides: 3, gifts: 10, target: 999, rounds: 99, rows: 3 },
};
const DRAFT: Draft = toggled(toggled(toggled(newDraft(BOX, ""), 0, "us-iowa", BOX), 0, "us-knox", BOX), 0, "us-sturgeon", BOX);

describe("a side of a drawn scenario", () => {
  it("gets ships, and loses them with all that was said about them", () => {
    const marked = changed(worthOf(DRAFT, 0, "us-iowa", 12), 0, { protects: "us-iowa" });
    const without = toggled(marked, 0, "us-iowa", BOX).sides[0];
    expect(without?.ships.map(({ ship }) => ship)).toEqual(["us-knox", "us-sturgeon"]);
    expect(without).toMatchObject({ worth: {}, protects: "" });
  });

  it("has a row for all its surface ships or for none, and never for a submarine", () => {
    const formed = inRowOf(DRAFT, 0, "us-knox", 2, BOX);
    expect(formed.sides[0]?.ships.map(({ row }) => row)).toEqual([1, 2, 0]);
    expect(inRowOf(formed, 0, "us-iowa", 0, BOX).sides[0]?.ships.map(({ row }) => row)).toEqual([0, 0, 0]);
  });

  it("puts a new ship into the first row where the others have rows", () => {
    const formed = toggled(inRowOf(toggled(DRAFT, 0, "us-knox", BOX), 0, "us-iowa", 1, BOX), 0, "us-knox", BOX);
    expect(formed.sides[0]?.ships.at(-1)).toEqual({ ship: "us-knox", row: 1 });
  });

  it("counts what its ships are worth here", () => {
    expect(pointsOf(DRAFT.sides[0]!, BOX)).toBe(17);
    expect(pointsOf(worthOf(DRAFT, 0, "us-iowa", 1).sides[0]!, BOX)).toBe(10);
    expect(worthOf(worthOf(DRAFT, 0, "us-iowa", 1), 0, "us-iowa", null).sides[0]?.worth).toEqual({});
  });

  it("begins anew with another navy", () => {
    expect(withNavy(DRAFT, 0, "no").sides[0]).toMatchObject({ navy: "no", ships: [] });
  });

  it("has a navy of its own", () => {
    expect(freeNavies(BOX, DRAFT, 0)).toEqual(["us", "no"]);
  });

  it("may have the neutral ship unless another has her", () => {
    expect(choosable(BOX, DRAFT, 1)).toContain("non-combatant");
    expect(choosable(BOX, toggled(DRAFT, 0, "non-combatant", BOX), 1)).not.toContain("non-combatant");
  });
});

describe("what keeps a scenario from being played", () => {
  const ready = { ...toggled(DRAFT, 1, "su-kirov", BOX), name: { en: "A", it: "B" } };
  const team = (...teams: number[]): Draft => ({ ...ready, sides: ready.sides.map((each, at) => ({ ...each, team: teams[at] ?? 0 })) });

  it("is nothing once all is said", () => {
    expect(problemOf(ready, BOX)).toBeNull();
    expect(problemOf(team(1, 2), BOX)).toBeNull();
    expect(problemOf({ ...ready, air_attacks: false, rounds: 3 }, BOX)).toBeNull();
    expect(problemOf(changed({ ...ready, target: 0 }, 0, { protects: "us-iowa" }), BOX)).toBeNull();
  });

  it.each<[string, Draft, number]>([
    ["name", { ...ready, name: { en: "A", it: " " } }, 0],
    ["ships", changed(ready, 1, { ships: [] }), 2],
    ["rows", inRowOf(ready, 0, "us-knox", 3, BOX), 1],
    ["end", { ...ready, target: 0 }, 0],
    ["rounds", { ...ready, air_attacks: false }, 0],
    ["teams", team(0, 1), 0],
    ["teams", team(1, 1), 0],
  ])("is said: %s", (kind, draft, side) => {
    expect(problemOf(draft, BOX)).toEqual({ kind, side });
  });
});

describe("sides", () => {
  it("come while there are navies, and go", () => {
    const three = withSide(DRAFT, BOX);
    expect(three.sides.map(({ navy }) => navy)).toEqual(["us", "su", "no"]);
    expect(withSide(three, BOX)).toBe(three);
    expect(withoutSide(three, 1).sides.map(({ navy }) => navy)).toEqual(["us", "no"]);
  });
});

describe("a file", () => {
  it("is read with its usual values filled in", () => {
    const read = readDraft('{"name": {"en": "North Cape"}, "sides": [{"navy": "no", "ships": [{"ship": "no-bergen"}]}], "target": 5}');
    expect(read).toMatchObject({ name: { en: "North Cape", it: "" }, target: 5, rounds: 0, reinforcements: true });
    expect(read?.sides[0]).toMatchObject({ ships: [{ ship: "no-bergen", row: 0 }], cards: [], team: 0 });
  });

  it.each(["no JSON", "[]", '{"sides": 3}', '{"sides": [{"navy": "no"}]}', "null"])("that is none is refused: %s", (text) => {
    expect(readDraft(text)).toBeNull();
  });

  it("is called after the scenario", () => {
    expect(fileName({ ...DRAFT, name: { en: "Bear's Hug, again!", it: "" } })).toBe("bear-s-hug-again.json");
    expect(fileName(DRAFT)).toBe("scenario.json");
  });
});
