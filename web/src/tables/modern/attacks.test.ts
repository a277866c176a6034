import { describe, expect, it } from "vitest";
import type { Said } from "../../api/types";
import { click } from "../../table/narrow";
import { aiming, boxes, prospectOf, setOn, standingOf, throwsIn } from "./attacks";
import { arrowBetween, arrowFromSky } from "./arrows";
import { CARDS, SHIPS } from "./data";
import { ask, battle, side } from "./fixtures";
import { handOf } from "./hand";
import { offersIn, withReserve } from "./offers";
import type { AttackView, DefenceView, SeaView } from "./view";

const ATTACK: AttackView = {
  number: 2, card: "msl-ssm-2", text: "msl-ssm-2", ships: ["us-gary"], shows: ["ssm"], hits: 2, needs: 0, penalty: 0, sinks: false, owner: 1, target: "su-kirov", distance: 2, fate: "open", roll: 0, moved: false,
};
const BLOCK: DefenceView = { seat: 1, how: "block", attack: 2, card: "near-miss-3", text: "near-miss-3", ship: "", needs: 3, roll: 0, done: false };
const SEA: SeaView = { seat: 0, scenario: "none", teams: 0, air_rows: false, defence_limit: false, battles: [], campaign: null, ships: SHIPS, cards: CARDS };
const rolled = (kind: string, facts: Said["facts"]): Said => ({ kind, facts, seats: ["player"], rule: "" });

describe("an attack", () => {
  it.each([["open", "open"], ["blocked", "stopped"], ["evaded", "stopped"], ["cancelled", "stopped"], ["missed", "stopped"], ["hit", "through"], ["sunk", "through"]])("that is %s stands %s", (fate, standing) => {
    expect(standingOf({ ...ATTACK, fate })).toBe(standing);
  });

  it("bears what is set on it and nothing else", () => {
    expect(setOn(ATTACK, [BLOCK, { ...BLOCK, attack: 1 }])).toEqual([BLOCK]);
  });
});

describe("dice", () => {
  it("are read in the order in which they fell", () => {
    const events = [
      rolled("block-rolled", { attack: 1, using: "near-miss-3", roll: 4, modifier: -1, needs: 3, success: true }),
      rolled("sunk", { ship: "su-kirov" }),
      rolled("evasion-rolled", { attack: 2, ship: "su-k-316", roll: 2, modifier: 0, needs: 5, success: false }),
    ];
    expect(throwsIn(events).map(({ key, isGood }) => [key, isGood])).toEqual([["1/near-miss-3", true], ["2/evade", false]]);
    expect(throwsIn(events)[0]?.modifier).toBe(-1);
  });
});

describe("what an attack would do", () => {
  const kirov = SHIPS["su-kirov"]!;

  it("is so many points of hull", () => {
    expect(prospectOf(CARDS["msl-ssm-2"], kirov, 0, 0)).toEqual({ kind: "left", number: 5 });
  });

  it("is the end of a ship with little left, and of any submarine", () => {
    expect(prospectOf(CARDS["msl-ssm-2"], kirov, 5, 0)?.kind).toBe("sinks");
    expect(prospectOf(CARDS["torp-3"], SHIPS["su-k-316"]!, 0, 0)?.kind).toBe("sinks");
  });

  it("needs a number from the air, more of it in the rows behind", () => {
    expect(prospectOf(CARDS["air-strike"], kirov, 0, 2)).toEqual({ kind: "chance", number: 5 });
    expect(prospectOf(CARDS["air-strike"], SHIPS["su-k-316"]!, 0, 2)).toEqual({ kind: "chance", number: 5 });
  });

  it("follows from the card or ship that is asked about", () => {
    const now = battle(side(0), side(1));
    expect(aiming(SEA, now, ask("which-target", { using: "msl-ssm-2" }))?.hits).toBe(2);
    expect(aiming(SEA, now, ask("which-target", { using: "us-nimitz" }))?.asw).toBe(4);
    expect(aiming(SEA, now, ask("which-flight", { ship: "us-nimitz", needs: 3 }))?.air).toBe(3);
    expect(aiming(SEA, now, ask("what-next", {}))).toBeNull();
  });
});

it("a card has green boxes where it reaches", () => {
  expect(boxes(CARDS["msl-cruise-6"])).toEqual([2, 3]);
  expect(boxes(CARDS["torp-4"])).toEqual([]);
});

describe("a click", () => {
  const rolls = ask("which-roll", {}, { play: "roll-all", facts: {} }, { play: "roll 1 near-miss-3", facts: { attack: 1, using: "near-miss-3", needs: 3 } }, { play: "evade 2", facts: { attack: 2, ship: "su-k-316", needs: 5 } });

  it("on an attack rolls for it", () => {
    expect(click(rolls, [], "attack-1")).toMatchObject({ kind: "play", option: { play: "roll 1 near-miss-3" } });
  });

  it("on a ship that evades rolls for her", () => {
    expect(click(rolls, [], "su-k-316")).toMatchObject({ kind: "play", option: { play: "evade 2" } });
  });

  it("on a ship and then a row moves her there", () => {
    const moves = ask("where-to-move", {}, { play: "move us-knox 1", facts: { ship: "us-knox", row: 1 } }, { play: "move us-knox 3", facts: { ship: "us-knox", row: 3 } }, { play: "move us-gary 3", facts: { ship: "us-gary", row: 3 } });
    expect(click(moves, [], "us-knox")).toEqual({ kind: "choose", chosen: ["us-knox"] });
    expect(click(moves, ["us-knox"], "row-3")).toMatchObject({ kind: "play", option: { play: "move us-knox 3" } });
  });
});

it("what is on offer is read from the options", () => {
  const question = ask("which-purchase", {}, { play: "ready", facts: {} }, { play: "take us-iowa", facts: { ship: "us-iowa", vp: 8 } }, { play: "buy-strategy insight", facts: { strategy: "insight", cost: 0 } });
  expect(offersIn(question)).toEqual([{ id: "us-iowa", kind: "ship", price: 8 }, { id: "insight", kind: "strategy", price: 0 }]);
});

it("whoever pays for reinforcements sees the whole reserve, the cheapest of the rest first", () => {
  const now = offersIn(ask("which-to-spend", {}, { play: "bring us-knox", facts: { ship: "us-knox", vp: 3 } }));
  const all = withReserve(now, { reserve: ["us-iowa", "us-knox", "us-spruance"] }, SEA);
  expect(all.map(({ id, price }) => [id, price])).toEqual([["us-knox", 3], ["us-spruance", 5], ["us-iowa", 8]]);
});

it("copies of a card in hand are told apart, and so is the one that is laid", () => {
  const hand = handOf({ hand: ["intel", "intel", "torp-4"], beside: ["intel"], paid: ["intel"], laid: [] });
  expect(new Set(hand.map(({ key }) => key)).size).toBe(4);
  expect(hand.map(({ isLaid }) => isLaid)).toEqual([true, false, false, false]);
  expect(hand.at(-1)?.isBeside).toBe(true);
});

describe("an arrow", () => {
  const [above, below, beside] = [{ left: 0, right: 100, top: 0, bottom: 50 }, { left: 200, right: 300, top: 200, bottom: 250 }, { left: 200, right: 300, top: 0, bottom: 50 }];

  it("goes from the lower edge of one card to the upper edge of the other", () => {
    expect(arrowBetween(above, below, 3).path).toMatch(/^M50 50C/);
    expect(arrowBetween(below, above, 3).path).toMatch(/^M250 200C/);
  });

  it("goes sideways between neighbours", () => {
    expect(arrowBetween(above, beside, 3).path).toMatch(/^M100 25C/);
  });

  it("shifts with its number, so that two attacks do not lie on each other", () => {
    expect(arrowBetween(above, below, 1).path).not.toBe(arrowBetween(above, below, 2).path);
  });

  it("of aircraft comes from the side of the attacker", () => {
    expect(arrowFromSky(below, true, 0).y).toBeLessThan(below.top);
    expect(arrowFromSky(below, false, 0).y).toBeGreaterThan(below.bottom);
  });
});
