import { describe, expect, it } from "vitest";
import { SHIPS } from "./data";
import { ask, battle, ship, side } from "./fixtures";
import { around, battleOf, cardHeight, hullLeft, ownersOf, rowsOf, rowsOffered, worth } from "./layout";
import type { BattleView, SeaView } from "./view";

function sea(...battles: BattleView[]): SeaView {
  return { seat: 0, scenario: "none", teams: 0, air_rows: false, defence_limit: false, battles, campaign: null, ships: SHIPS, cards: {} };
}

const THREE = battle(side(0), side(1), side(2));

describe("the sides around the table", () => {
  it("begin at the reader's left and end with the reader", () => {
    expect(around(THREE, 1).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  it("stand in their own order for a spectator", () => {
    expect(around(THREE, null).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it("are those of the reader's own battle in a team campaign", () => {
    const [north, south] = [battle(side(0), side(1)), battle(side(2), side(3))];
    expect(battleOf(sea(north, south), 3)).toBe(south);
    expect(battleOf(sea(north, south), null)).toBe(north);
    expect(battleOf(sea(), 0)).toBeNull();
  });
});

describe("rows", () => {
  const fleet = side(0, ship("us-gary"), ship("us-knox", 2), ship("us-sturgeon", 0), ship("us-iowa", -1));

  it("are those with ships, submarines and ships in harbour have none", () => {
    expect(rowsOf(fleet)).toEqual([1, 2]);
  });

  it("are joined by one into which a ship may go", () => {
    expect(rowsOf(fleet, [3])).toEqual([1, 2, 3]);
  });

  it("are offered by the options", () => {
    const question = ask("where-to-move", {}, { play: "stay", facts: {} }, { play: "move us-knox 1", facts: { ship: "us-knox", row: 1 } }, { play: "move us-gary 2", facts: { ship: "us-gary", row: 2 } });
    expect(rowsOffered(question)).toEqual([1, 2]);
    expect(rowsOffered(null)).toEqual([]);
  });
});

describe("room", () => {
  it("makes cards lower the more rows there are, within bounds", () => {
    expect(cardHeight(760, 2, 220)).toBe(118);
    expect(cardHeight(760, 6, 220)).toBe(84);
    expect(cardHeight(500, 6, 220)).toBe(74);
  });
});

describe("ships", () => {
  it("have so much hull left, and never less than none", () => {
    expect(hullLeft(SHIPS["us-iowa"], 4)).toBe(5);
    expect(hullLeft(SHIPS["us-iowa"], 12)).toBe(0);
  });

  it("are worth their points together", () => {
    expect(worth(["us-iowa", "us-knox"], SHIPS)).toBe(11);
  });

  it("have owners", () => {
    expect(ownersOf(battle(side(0, ship("us-gary")), side(1, ship("su-kirov")))).get("su-kirov")).toBe(1);
    expect(ownersOf(null).size).toBe(0);
  });
});
